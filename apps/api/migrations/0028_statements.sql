CREATE TABLE "statement_versions" (
	"statement_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"title" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" uuid,
	CONSTRAINT "statement_versions_statement_id_number_pk" PRIMARY KEY("statement_id","number")
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"website_id" uuid NOT NULL,
	"language" text NOT NULL,
	"public_id" text NOT NULL,
	"draft" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_by" uuid,
	"published_number" integer,
	"is_indexable" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statements_public_id_unique" UNIQUE("public_id")
);
--> statement-breakpoint
ALTER TABLE "statement_versions" ADD CONSTRAINT "statement_versions_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_versions" ADD CONSTRAINT "statement_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_versions_published_by" ON "statement_versions" USING btree ("published_by");--> statement-breakpoint
CREATE UNIQUE INDEX "statements_website_id_language" ON "statements" USING btree ("website_id","language");--> statement-breakpoint
CREATE INDEX "statements_saved_by" ON "statements" USING btree ("saved_by");--> statement-breakpoint
-- No server can change what was published. Only the publisher's name may be removed.
CREATE FUNCTION refuse_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a published version of a statement cannot be changed';
END
$$;--> statement-breakpoint
CREATE TRIGGER statement_version_stays BEFORE UPDATE ON statement_versions FOR EACH ROW
WHEN ((OLD.statement_id, OLD.number, OLD.content, OLD.title, OLD.blocks, OLD.published_at)
  IS DISTINCT FROM (NEW.statement_id, NEW.number, NEW.content, NEW.title, NEW.blocks, NEW.published_at))
EXECUTE FUNCTION refuse_version_change();
