CREATE TABLE "ended_sessions" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ended_sessions_expires_at" ON "ended_sessions" USING btree ("expires_at");