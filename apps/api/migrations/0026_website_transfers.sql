CREATE TABLE "website_transfers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"website_id" uuid NOT NULL,
	"from_organization_id" uuid NOT NULL,
	"email" text NOT NULL,
	"offered_by" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"subscription_id" text,
	"price_id" text,
	"paid_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "website_transfers_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "website_transfers_subscription_id_unique" UNIQUE("subscription_id")
);
--> statement-breakpoint
ALTER TABLE "website_transfers" ADD CONSTRAINT "website_transfers_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_transfers" ADD CONSTRAINT "website_transfers_from_organization_id_organizations_id_fk" FOREIGN KEY ("from_organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_transfers" ADD CONSTRAINT "website_transfers_offered_by_users_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "website_transfers_one_open" ON "website_transfers" USING btree ("website_id") WHERE accepted_at is null and closed_at is null;--> statement-breakpoint
CREATE INDEX "website_transfers_website_id" ON "website_transfers" USING btree ("website_id");--> statement-breakpoint
CREATE INDEX "website_transfers_from_organization_id" ON "website_transfers" USING btree ("from_organization_id");--> statement-breakpoint
CREATE INDEX "website_transfers_offered_by" ON "website_transfers" USING btree ("offered_by");