ALTER TABLE "provider_visits" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "provider_visits" ADD COLUMN "started_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone;