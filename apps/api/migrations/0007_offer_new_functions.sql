-- A list of every function that existed meant "all", so it must not hide functions added later.
UPDATE "widget_configs" SET "config" = "config" - 'features'
WHERE "config"->'features' @> '["textSize","letterSpacing","lineHeight","font","align","contrast","grayscale","saturation","links","headings","tunnel","guide","cursor","motion","hideMedia","mute"]';
--> statement-breakpoint
UPDATE "widget_configs" SET "config" = "config" - 'profiles'
WHERE "config"->'profiles' @> '["see","understand","calm","focus","read"]';
