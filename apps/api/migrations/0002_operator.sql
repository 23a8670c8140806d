CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"text_en" text NOT NULL,
	"text_fr" text NOT NULL,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "announcements_end" CHECK ("announcements"."ends_at" > "announcements"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"finished_at" timestamp with time zone DEFAULT now() NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deletions" (
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deletions_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "deletions_kind" CHECK ("deletions"."kind" in ('organization', 'account', 'message'))
);
--> statement-breakpoint
CREATE TABLE "payment_reversals" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"organization_id" uuid NOT NULL,
	"website_id" uuid,
	"invoice_id" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"answer_due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"synced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_reversals_kind" CHECK ("payment_reversals"."kind" in ('refund', 'dispute'))
);
--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "backups_finished_at" ON "backups" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "deletions_deleted_at" ON "deletions" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "payment_reversals_organization_id" ON "payment_reversals" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "payment_reversals_website_id" ON "payment_reversals" USING btree ("website_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_recipient" ON "mail_outbox" USING btree ("recipient");--> statement-breakpoint
-- As before, and for the suspension of an organization, which takes all its widgets off.
CREATE OR REPLACE FUNCTION tell_widget_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'switches' THEN
    PERFORM pg_notify('widget_change', '*');
  ELSIF TG_TABLE_NAME = 'websites' THEN
    PERFORM pg_notify('widget_change', OLD.unique_id);
  ELSIF TG_TABLE_NAME = 'organizations' THEN
    PERFORM pg_notify('widget_change', unique_id) FROM websites WHERE organization_id = NEW.id;
  ELSE
    PERFORM pg_notify('widget_change', unique_id) FROM websites WHERE id = COALESCE(NEW.website_id, OLD.website_id);
  END IF;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER widget_change AFTER UPDATE OF suspended_at ON organizations FOR EACH ROW EXECUTE FUNCTION tell_widget_change();
