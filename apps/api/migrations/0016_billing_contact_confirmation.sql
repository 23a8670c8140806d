ALTER TABLE "organizations" ADD COLUMN "billing_link_id" uuid;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "billing_secret_hash" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "billing_link_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "billing_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_billing_secret_hash_unique" UNIQUE("billing_secret_hash");