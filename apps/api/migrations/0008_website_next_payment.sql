CREATE TABLE "payment_notices" (
	"key" text PRIMARY KEY NOT NULL,
	"website_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "trial_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "next_amount" integer;--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "next_attempt_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD CONSTRAINT "payment_notices_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_notices_website_id" ON "payment_notices" USING btree ("website_id");