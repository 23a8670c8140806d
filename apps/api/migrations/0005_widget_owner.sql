CREATE TABLE "feature_uses" (
	"website_id" uuid NOT NULL,
	"month" date NOT NULL,
	"feature" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "feature_uses_website_id_month_feature_pk" PRIMARY KEY("website_id","month","feature")
);
--> statement-breakpoint
CREATE TABLE "visit_notices" (
	"website_id" uuid NOT NULL,
	"month" date NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "visit_notices_website_id_month_percent_pk" PRIMARY KEY("website_id","month","percent")
);
--> statement-breakpoint
CREATE TABLE "widget_installations" (
	"website_id" uuid PRIMARY KEY NOT NULL,
	"first_seen_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"host" text,
	"version" text,
	"snippets" integer,
	"stray_host" text,
	"stray_seen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "widget_parts" (
	"address" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feature_uses" ADD CONSTRAINT "feature_uses_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_notices" ADD CONSTRAINT "visit_notices_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_installations" ADD CONSTRAINT "widget_installations_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;