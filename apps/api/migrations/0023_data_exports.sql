CREATE TABLE "data_export_pieces" (
	"export_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "data_export_pieces_export_id_number_pk" PRIMARY KEY("export_id","number")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid,
	"user_id" uuid,
	"requested_by" uuid,
	"language" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempt_id" uuid,
	"part" text,
	"parts_done" integer DEFAULT 0 NOT NULL,
	"parts_total" integer DEFAULT 0 NOT NULL,
	"rows" bigint DEFAULT 0 NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "data_exports_subject" CHECK (num_nonnulls("data_exports"."organization_id", "data_exports"."user_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "data_export_pieces" ADD CONSTRAINT "data_export_pieces_export_id_data_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."data_exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_open_of_organization" ON "data_exports" USING btree ("organization_id") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_open_of_user" ON "data_exports" USING btree ("user_id") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "data_exports_organization_id" ON "data_exports" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "data_exports_user_id" ON "data_exports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "data_exports_requested_by" ON "data_exports" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "data_exports_requested_at" ON "data_exports" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "data_exports_expires_at" ON "data_exports" USING btree ("expires_at");