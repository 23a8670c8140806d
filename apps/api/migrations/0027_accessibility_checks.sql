CREATE TABLE "accessibility_check_pages" (
	"check_id" uuid NOT NULL,
	"path" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"theme" text,
	"count" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accessibility_check_pages_check_id_path_pk" PRIMARY KEY("check_id","path")
);
--> statement-breakpoint
CREATE TABLE "accessibility_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"website_id" uuid NOT NULL,
	"started_by" uuid,
	"width" integer,
	"theme" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"token_hash" text NOT NULL,
	"secret_hash" text,
	"origin" text,
	"found" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp with time zone,
	"replayed_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accessibility_checks_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "accessibility_checks_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "accessibility_findings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"website_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"rule" text NOT NULL,
	"impact" text NOT NULL,
	"pages" jsonb NOT NULL,
	"count" integer NOT NULL,
	"snippet" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"status_by" uuid,
	"status_at" timestamp with time zone,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"width" integer,
	"theme" text NOT NULL,
	"change" text NOT NULL,
	"changed_in" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manual_check_answers" (
	"website_id" uuid NOT NULL,
	"check" text NOT NULL,
	"outcome" text NOT NULL,
	"note" text NOT NULL,
	"answered_by" uuid,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "manual_check_answers_website_id_check_pk" PRIMARY KEY("website_id","check")
);
--> statement-breakpoint
ALTER TABLE "accessibility_check_pages" ADD CONSTRAINT "accessibility_check_pages_check_id_accessibility_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."accessibility_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accessibility_checks" ADD CONSTRAINT "accessibility_checks_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accessibility_checks" ADD CONSTRAINT "accessibility_checks_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accessibility_findings" ADD CONSTRAINT "accessibility_findings_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accessibility_findings" ADD CONSTRAINT "accessibility_findings_status_by_users_id_fk" FOREIGN KEY ("status_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_check_answers" ADD CONSTRAINT "manual_check_answers_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_check_answers" ADD CONSTRAINT "manual_check_answers_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accessibility_checks_website_id" ON "accessibility_checks" USING btree ("website_id","created_at");--> statement-breakpoint
CREATE INDEX "accessibility_checks_created_at" ON "accessibility_checks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "accessibility_checks_started_by" ON "accessibility_checks" USING btree ("started_by");--> statement-breakpoint
CREATE UNIQUE INDEX "accessibility_findings_fingerprint" ON "accessibility_findings" USING btree ("website_id","fingerprint");--> statement-breakpoint
CREATE INDEX "accessibility_findings_last_seen_at" ON "accessibility_findings" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "accessibility_findings_status_by" ON "accessibility_findings" USING btree ("status_by");--> statement-breakpoint
CREATE INDEX "manual_check_answers_answered_by" ON "manual_check_answers" USING btree ("answered_by");