ALTER TABLE "websites" ADD COLUMN "ownership_method" text;--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "ownership_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "websites" ADD CONSTRAINT "websites_ownership_method" CHECK ("websites"."ownership_method" in ('dns', 'file', 'snippet'));