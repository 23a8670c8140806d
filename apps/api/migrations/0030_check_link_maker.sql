ALTER TABLE "accessibility_checks" ADD COLUMN "link_made_by" uuid;--> statement-breakpoint
UPDATE "accessibility_checks" SET "link_made_by" = "started_by";--> statement-breakpoint
ALTER TABLE "accessibility_checks" ADD CONSTRAINT "accessibility_checks_link_made_by_users_id_fk" FOREIGN KEY ("link_made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accessibility_checks_link_made_by" ON "accessibility_checks" USING btree ("link_made_by");