-- A list that named every function of its time meant "all": it no longer hides those that came later.
UPDATE "widget_configs" SET "config" = "config" - 'features'
WHERE "config"->'features' @> '["textSize","letterSpacing","lineHeight","font","align","contrast","grayscale","saturation","links","headings","tunnel","guide","cursor","motion","hideMedia","mute"]';
--> statement-breakpoint
UPDATE "widget_configs" SET "config" = "config" - 'profiles'
WHERE "config"->'profiles' @> '["see","understand","calm","focus","read"]';
