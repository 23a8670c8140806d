ALTER TABLE "payment_customers" ADD COLUMN "credit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD COLUMN "synced_at" timestamp with time zone;