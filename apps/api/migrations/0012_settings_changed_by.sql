ALTER TABLE "widget_configs" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "widget_configs" ADD CONSTRAINT "widget_configs_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "widget_configs_updated_by" ON "widget_configs" USING btree ("updated_by");