CREATE TABLE "removed_members" (
	"organization_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"removal" uuid NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "removed_members_organization_id_key_hash_pk" PRIMARY KEY("organization_id","key_hash")
);
--> statement-breakpoint
ALTER TABLE "removed_members" ADD CONSTRAINT "removed_members_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;