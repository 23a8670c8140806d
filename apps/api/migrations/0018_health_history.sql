CREATE TABLE "health_heartbeat" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "health_heartbeat_is_only" CHECK ("health_heartbeat"."is_only")
);
--> statement-breakpoint
CREATE TABLE "health_incidents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "health_incidents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "health_incidents_started_at" ON "health_incidents" USING btree ("started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "health_incidents_open" ON "health_incidents" USING btree ("kind") WHERE ended_at is null;