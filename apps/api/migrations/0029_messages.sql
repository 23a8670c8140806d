CREATE TABLE "message_words" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_words_sender" CHECK ("message_words"."sender" in ('owner', 'visitor'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"website_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"language" text NOT NULL,
	"goal" text NOT NULL,
	"barrier" text NOT NULL,
	"email" text,
	"path" text,
	"functions" text[],
	"status" text DEFAULT 'new' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"finding_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"wrote_at" timestamp with time zone DEFAULT now() NOT NULL,
	"first_answered_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "messages_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "messages_status" CHECK ("messages"."status" in ('new', 'answered', 'mended'))
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "message_digest" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "takes_messages" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message_words" ADD CONSTRAINT "message_words_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_words" ADD CONSTRAINT "message_words_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_words_message_id" ON "message_words" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_words_author_id" ON "message_words" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "messages_website_id" ON "messages" USING btree ("website_id","wrote_at","id");--> statement-breakpoint
CREATE INDEX "messages_created_at" ON "messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_untold" ON "messages" USING btree ("website_id") WHERE status = 'new' and told_at is null;