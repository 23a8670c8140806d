CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"secret_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_by" uuid,
	"created_by_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"expiry_notice_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "api_keys_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "api_replays" (
	"api_key_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_replays_api_key_id_idempotency_key_pk" PRIMARY KEY("api_key_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"organization_id" uuid,
	"event" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"actor_label" text,
	"target_kind" text,
	"target_id" text,
	"target_label" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"network" text NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
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
	"link_made_by" uuid,
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
CREATE TABLE "data_export_pieces" (
	"export_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "data_export_pieces_export_id_number_pk" PRIMARY KEY("export_id","number")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid,
	"user_id" uuid,
	"requested_by" uuid,
	"language" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempt_id" uuid,
	"part" text,
	"parts_done" integer DEFAULT 0 NOT NULL,
	"parts_total" integer DEFAULT 0 NOT NULL,
	"rows" bigint DEFAULT 0 NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "data_exports_subject" CHECK (num_nonnulls("data_exports"."organization_id", "data_exports"."user_id") = 1)
);
--> statement-breakpoint
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
CREATE TABLE "job_runners" (
	"lock_id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"template" text NOT NULL,
	"language" text NOT NULL,
	"params" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"skipped_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
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
	"email_confirmed_at" timestamp with time zone,
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
CREATE TABLE "ended_sessions" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"replaced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "mailed_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"new_email" text,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mailed_links_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"user_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"role" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"admin_since" timestamp with time zone,
	"message_digest" boolean DEFAULT true NOT NULL,
	CONSTRAINT "memberships_user_id_organization_id_pk" PRIMARY KEY("user_id","organization_id"),
	CONSTRAINT "memberships_role" CHECK ("memberships"."role" in ('ORG_ADMIN', 'ORG_USER'))
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"billing_email" text,
	"billing_language" text,
	"billing_link_id" uuid,
	"billing_secret_hash" text,
	"billing_link_expires_at" timestamp with time zone,
	"billing_confirmed_at" timestamp with time zone,
	"requires_second_factor" boolean DEFAULT false NOT NULL,
	"sso_enforced_domains" text[],
	"deletes_at" timestamp with time zone,
	"closed_by" uuid,
	"deletion_notice_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organizations_billing_secret_hash_unique" UNIQUE("billing_secret_hash")
);
--> statement-breakpoint
CREATE TABLE "provider_visits" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"action" text NOT NULL,
	"session_id" uuid,
	"browser_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"invitation_id" uuid,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"organization_id" uuid,
	"sso_organization_id" uuid,
	"confirmed_with" text,
	"device" text,
	"network" text,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"email_verified_at" timestamp with time zone,
	"language" text DEFAULT 'en' NOT NULL,
	"signed_up_with" text,
	"second_factor_at" timestamp with time zone,
	"first_sign_in_at" timestamp with time zone,
	"deletes_at" timestamp with time zone,
	"deletion_link_id" uuid,
	"deletion_secret_hash" text,
	"deletion_notice_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_deletion_secret_hash_unique" UNIQUE("deletion_secret_hash"),
	CONSTRAINT "users_email_lower_case" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "authenticator_apps" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"bound_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "pending_sign_ins" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factor_resets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"stop_hash" text NOT NULL,
	"mails_sent" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "second_factor_resets_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "second_factor_resets_stop_hash_unique" UNIQUE("stop_hash")
);
--> statement-breakpoint
CREATE TABLE "removed_members" (
	"organization_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"removal" uuid NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "removed_members_organization_id_key_hash_pk" PRIMARY KEY("organization_id","key_hash")
);
--> statement-breakpoint
CREATE TABLE "sso_connections" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text NOT NULL,
	"mode" text DEFAULT 'off' NOT NULL,
	"default_role" text DEFAULT 'ORG_USER' NOT NULL,
	"role_claim" text,
	"scope" text,
	"role_mappings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tested_at" timestamp with time zone,
	"last_try" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sso_connections_mode" CHECK ("sso_connections"."mode" in ('off', 'optional', 'enforced'))
);
--> statement-breakpoint
CREATE TABLE "sso_domains" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"proven_at" timestamp with time zone,
	"missing_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sso_domains_once" UNIQUE("organization_id","domain")
);
--> statement-breakpoint
CREATE TABLE "sso_identities" (
	"organization_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sso_identities_organization_id_issuer_subject_pk" PRIMARY KEY("organization_id","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "sso_visits" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"session_id" uuid,
	"is_confirmation" boolean DEFAULT false NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempted_at" timestamp with time zone,
	"next_attempt_at" timestamp with time zone,
	"http_status" integer,
	"duration_ms" integer,
	"answer" text,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_secret_until" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout_attempts" (
	"website_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"price_id" text NOT NULL,
	"with_trial" boolean NOT NULL,
	"session_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkout_attempts_id_unique" UNIQUE("id"),
	CONSTRAINT "checkout_attempts_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"credit" integer DEFAULT 0 NOT NULL,
	"currency" text,
	"synced_at" timestamp with time zone,
	CONSTRAINT "payment_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"key" text PRIMARY KEY NOT NULL,
	"website_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"organization_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trials_organization_id_domain_pk" PRIMARY KEY("organization_id","domain")
);
--> statement-breakpoint
CREATE TABLE "website_subscriptions" (
	"subscription_id" text PRIMARY KEY NOT NULL,
	"website_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"listed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "website_transfers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"website_id" uuid NOT NULL,
	"from_organization_id" uuid NOT NULL,
	"email" text NOT NULL,
	"offered_by" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"subscription_id" text,
	"price_id" text,
	"paid_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "website_transfers_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "website_transfers_subscription_id_unique" UNIQUE("subscription_id")
);
--> statement-breakpoint
CREATE TABLE "websites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"unique_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"price_id" text,
	"status" text,
	"subscription_name" text,
	"subscribed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"trial_ends_at" timestamp with time zone,
	"next_amount" integer,
	"currency" text,
	"next_attempt_at" timestamp with time zone,
	"subscription_id" text,
	"synced_at" timestamp with time zone,
	"ownership_method" text,
	"ownership_proven_at" timestamp with time zone,
	"takes_messages" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "websites_unique_id_unique" UNIQUE("unique_id"),
	CONSTRAINT "websites_ownership_method" CHECK ("websites"."ownership_method" in ('dns', 'file', 'snippet')),
	CONSTRAINT "websites_status" CHECK ("websites"."status" in ('ACTIVE', 'CANCELLED', 'NOT_PAID', 'INACTIVE'))
);
--> statement-breakpoint
CREATE TABLE "feature_uses" (
	"website_id" uuid NOT NULL,
	"month" date NOT NULL,
	"feature" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "feature_uses_website_id_month_feature_pk" PRIMARY KEY("website_id","month","feature")
) PARTITION BY RANGE ("month");
--> statement-breakpoint
CREATE TABLE "switches" (
	"name" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_notices" (
	"website_id" uuid NOT NULL,
	"month" date NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "visit_notices_website_id_month_percent_pk" PRIMARY KEY("website_id","month","percent")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"website_id" uuid NOT NULL,
	"month" date NOT NULL,
	"count" bigint NOT NULL,
	"bursts" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "visits_website_id_month_pk" PRIMARY KEY("website_id","month")
) PARTITION BY RANGE ("month");
--> statement-breakpoint
CREATE TABLE "widget_configs" (
	"website_id" uuid PRIMARY KEY NOT NULL,
	"config" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid
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
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_replays" ADD CONSTRAINT "api_replays_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accessibility_check_pages" ADD CONSTRAINT "accessibility_check_pages_check_id_accessibility_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."accessibility_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accessibility_checks" ADD CONSTRAINT "accessibility_checks_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accessibility_checks" ADD CONSTRAINT "accessibility_checks_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accessibility_checks" ADD CONSTRAINT "accessibility_checks_link_made_by_users_id_fk" FOREIGN KEY ("link_made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accessibility_findings" ADD CONSTRAINT "accessibility_findings_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accessibility_findings" ADD CONSTRAINT "accessibility_findings_status_by_users_id_fk" FOREIGN KEY ("status_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_check_answers" ADD CONSTRAINT "manual_check_answers_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_check_answers" ADD CONSTRAINT "manual_check_answers_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_export_pieces" ADD CONSTRAINT "data_export_pieces_export_id_data_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."data_exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_words" ADD CONSTRAINT "message_words_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_words" ADD CONSTRAINT "message_words_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticator_apps" ADD CONSTRAINT "authenticator_apps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD CONSTRAINT "pending_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor_resets" ADD CONSTRAINT "second_factor_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_members" ADD CONSTRAINT "removed_members_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD CONSTRAINT "sso_connections_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_domains" ADD CONSTRAINT "sso_domains_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_identities" ADD CONSTRAINT "sso_identities_membership" FOREIGN KEY ("user_id","organization_id") REFERENCES "public"."memberships"("user_id","organization_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_visits" ADD CONSTRAINT "sso_visits_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_versions" ADD CONSTRAINT "statement_versions_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_versions" ADD CONSTRAINT "statement_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_attempts" ADD CONSTRAINT "checkout_attempts_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD CONSTRAINT "payment_notices_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_subscriptions" ADD CONSTRAINT "website_subscriptions_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_transfers" ADD CONSTRAINT "website_transfers_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_transfers" ADD CONSTRAINT "website_transfers_from_organization_id_organizations_id_fk" FOREIGN KEY ("from_organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_transfers" ADD CONSTRAINT "website_transfers_offered_by_users_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "websites" ADD CONSTRAINT "websites_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feature_uses" ADD CONSTRAINT "feature_uses_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_notices" ADD CONSTRAINT "visit_notices_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_configs" ADD CONSTRAINT "widget_configs_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_configs" ADD CONSTRAINT "widget_configs_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_installations" ADD CONSTRAINT "widget_installations_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_organization_id" ON "api_keys" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "api_keys_created_by" ON "api_keys" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "api_keys_expires_at" ON "api_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "api_replays_created_at" ON "api_replays" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_organization_id_at" ON "audit_entries" USING btree ("organization_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_id" ON "audit_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_entries_target_id" ON "audit_entries" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "accessibility_checks_website_id" ON "accessibility_checks" USING btree ("website_id","created_at");--> statement-breakpoint
CREATE INDEX "accessibility_checks_created_at" ON "accessibility_checks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "accessibility_checks_started_by" ON "accessibility_checks" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "accessibility_checks_link_made_by" ON "accessibility_checks" USING btree ("link_made_by");--> statement-breakpoint
CREATE UNIQUE INDEX "accessibility_findings_fingerprint" ON "accessibility_findings" USING btree ("website_id","fingerprint");--> statement-breakpoint
CREATE INDEX "accessibility_findings_last_seen_at" ON "accessibility_findings" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "accessibility_findings_status_by" ON "accessibility_findings" USING btree ("status_by");--> statement-breakpoint
CREATE INDEX "manual_check_answers_answered_by" ON "manual_check_answers" USING btree ("answered_by");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_open_of_organization" ON "data_exports" USING btree ("organization_id") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_open_of_user" ON "data_exports" USING btree ("user_id") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "data_exports_organization_id" ON "data_exports" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "data_exports_user_id" ON "data_exports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "data_exports_requested_by" ON "data_exports" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "data_exports_requested_at" ON "data_exports" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "data_exports_expires_at" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "health_incidents_started_at" ON "health_incidents" USING btree ("started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "health_incidents_open" ON "health_incidents" USING btree ("kind") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_created_at" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "message_words_message_id" ON "message_words" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_words_author_id" ON "message_words" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "messages_website_id" ON "messages" USING btree ("website_id","wrote_at","id");--> statement-breakpoint
CREATE INDEX "messages_created_at" ON "messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_untold" ON "messages" USING btree ("website_id") WHERE status = 'new' and told_at is null;--> statement-breakpoint
CREATE INDEX "ended_sessions_expires_at" ON "ended_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identities_user_id" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invitations_organization_id" ON "invitations" USING btree ("organization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_open" ON "invitations" USING btree ("organization_id","email") WHERE accepted_at is null and replaced_at is null;--> statement-breakpoint
CREATE INDEX "mailed_links_user_id" ON "mailed_links" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "mailed_links_expires_at" ON "mailed_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "memberships_organization_id" ON "memberships" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "organizations_deletes_at" ON "organizations" USING btree ("deletes_at") WHERE deletes_at is not null;--> statement-breakpoint
CREATE INDEX "organizations_closed_by" ON "organizations" USING btree ("closed_by") WHERE closed_by is not null;--> statement-breakpoint
CREATE INDEX "provider_visits_expires_at" ON "provider_visits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_sso_organization_id" ON "sessions" USING btree ("sso_organization_id") WHERE sso_organization_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_verified_email_unique" ON "users" USING btree ("email") WHERE email_verified_at is not null;--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_unverified_created_at" ON "users" USING btree ("created_at") WHERE email_verified_at is null;--> statement-breakpoint
CREATE INDEX "users_organization_id" ON "users" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "users_deletes_at" ON "users" USING btree ("deletes_at") WHERE deletes_at is not null;--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_at" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user_id" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_user_id" ON "pending_sign_ins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_expires_at" ON "pending_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "recovery_codes_user_id" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "second_factor_resets_due_at" ON "second_factor_resets" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sso_domains_proven" ON "sso_domains" USING btree ("domain") WHERE proven_at is not null;--> statement-breakpoint
CREATE INDEX "sso_identities_user_id" ON "sso_identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sso_visits_expires_at" ON "sso_visits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "statement_versions_published_by" ON "statement_versions" USING btree ("published_by");--> statement-breakpoint
CREATE UNIQUE INDEX "statements_website_id_language" ON "statements" USING btree ("website_id","language");--> statement-breakpoint
CREATE INDEX "statements_saved_by" ON "statements" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_event_id" ON "webhook_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint_id" ON "webhook_deliveries" USING btree ("endpoint_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_organization_id" ON "webhook_endpoints" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "webhook_events_created_at" ON "webhook_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_events_organization_id" ON "webhook_events" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "payment_events_received_at" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_notices_website_id" ON "payment_notices" USING btree ("website_id");--> statement-breakpoint
CREATE INDEX "website_subscriptions_website_id" ON "website_subscriptions" USING btree ("website_id");--> statement-breakpoint
CREATE UNIQUE INDEX "website_transfers_one_open" ON "website_transfers" USING btree ("website_id") WHERE accepted_at is null and closed_at is null;--> statement-breakpoint
CREATE INDEX "website_transfers_website_id" ON "website_transfers" USING btree ("website_id");--> statement-breakpoint
CREATE INDEX "website_transfers_from_organization_id" ON "website_transfers" USING btree ("from_organization_id");--> statement-breakpoint
CREATE INDEX "website_transfers_offered_by" ON "website_transfers" USING btree ("offered_by");--> statement-breakpoint
CREATE UNIQUE INDEX "websites_domain_in_organization" ON "websites" USING btree ("organization_id","domain");--> statement-breakpoint
CREATE INDEX "widget_configs_updated_by" ON "widget_configs" USING btree ("updated_by");--> statement-breakpoint
-- Drizzle wrote everything above from the schema, but for "PARTITION BY" of visits and feature_uses. It does not know partitions, functions and triggers.
-- A month for which no partition was made in time loses nothing.
CREATE TABLE "visits_default" PARTITION OF "visits" DEFAULT;--> statement-breakpoint
CREATE TABLE "feature_uses_default" PARTITION OF "feature_uses" DEFAULT;--> statement-breakpoint
-- The partitions with bounds: months from `first` (inclusive) to `bound` (exclusive). `first` is null if there is no lower bound.
CREATE FUNCTION month_partitions(parent regclass) RETURNS TABLE (partition regclass, first date, bound date) LANGUAGE sql STABLE AS $$
	SELECT inhrelid::regclass, substring(range FROM 'FROM \(''([0-9-]+)''\)')::date, substring(range FROM 'TO \(''([0-9-]+)''\)')::date
	FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid, pg_get_expr(relpartbound, inhrelid) AS range
	WHERE inhparent = parent AND range <> 'DEFAULT';
$$;--> statement-breakpoint
-- Servers own no tables: these two functions let them create months and drop old ones, and nothing else.
CREATE FUNCTION make_month_partitions(months_ahead integer) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp SET lock_timeout = '500ms' AS $$
DECLARE
	parent text;
	month date;
BEGIN
	IF months_ahead IS NULL OR months_ahead NOT BETWEEN 0 AND 12 THEN RAISE EXCEPTION 'from 0 to 12 months ahead, not %', months_ahead; END IF;
	PERFORM pg_advisory_xact_lock(hashtextextended('month_partitions', 0));
	FOREACH parent IN ARRAY ARRAY['visits', 'feature_uses'] LOOP
		FOR ahead IN 0..months_ahead LOOP
			month := date_trunc('month', now() AT TIME ZONE 'utc') + make_interval(months => ahead);
			CONTINUE WHEN EXISTS (SELECT FROM month_partitions(parent::regclass) AS p WHERE (p.first IS NULL OR p.first <= month) AND month < p.bound);
			BEGIN
				EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)',
					parent || to_char(month, '_YYYY_MM'), parent, month, (month + interval '1 month')::date);
			EXCEPTION WHEN check_violation THEN
				-- It began without a partition, and stays where its rows are.
				NULL;
			END;
		END LOOP;
	END LOOP;
END;
$$;--> statement-breakpoint
CREATE FUNCTION drop_month_partitions(kept_months integer) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp SET lock_timeout = '500ms' AS $$
DECLARE
	parent text;
	old regclass;
BEGIN
	-- What owners are shown is never dropped, for any role.
	IF kept_months IS NULL OR kept_months < 12 THEN RAISE EXCEPTION 'at least 12 months are kept, not %', kept_months; END IF;
	PERFORM pg_advisory_xact_lock(hashtextextended('month_partitions', 0));
	FOREACH parent IN ARRAY ARRAY['visits', 'feature_uses'] LOOP
		FOR old IN SELECT partition FROM month_partitions(parent::regclass) AS p
			WHERE p.bound <= date_trunc('month', now() AT TIME ZONE 'utc') - make_interval(months => kept_months - 1) LOOP
			EXECUTE format('DROP TABLE %s', old);
		END LOOP;
	END LOOP;
END;
$$;--> statement-breakpoint
-- Lets a server that runs no migrations check that the schema is the one it needs.
CREATE FUNCTION newest_migration() RETURNS bigint LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' AS $$
	SELECT max(created_at) FROM drizzle.__drizzle_migrations;
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION make_month_partitions(integer), drop_month_partitions(integer) FROM PUBLIC;--> statement-breakpoint
SELECT make_month_partitions(3);--> statement-breakpoint
-- Notifies all servers of every change that affects a widget on a customer's page, no matter who makes it.
CREATE FUNCTION tell_widget_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'switches' THEN
    PERFORM pg_notify('widget_change', '*');
  ELSIF TG_TABLE_NAME = 'websites' THEN
    PERFORM pg_notify('widget_change', OLD.unique_id);
  ELSE
    PERFORM pg_notify('widget_change', unique_id) FROM websites WHERE id = COALESCE(NEW.website_id, OLD.website_id);
  END IF;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER widget_change AFTER UPDATE OR DELETE ON websites FOR EACH ROW EXECUTE FUNCTION tell_widget_change();--> statement-breakpoint
CREATE TRIGGER widget_change AFTER INSERT OR UPDATE OR DELETE ON widget_configs FOR EACH ROW EXECUTE FUNCTION tell_widget_change();--> statement-breakpoint
CREATE TRIGGER widget_change AFTER INSERT OR UPDATE OR DELETE ON switches FOR EACH ROW EXECUTE FUNCTION tell_widget_change();--> statement-breakpoint
-- People become admins in many ways: by invitation, by promotion, by a claim of single sign-on. All end here. The first member is the founder, who waits for nothing.
CREATE FUNCTION note_admin_since() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
	IF NEW.role <> 'ORG_ADMIN' THEN
		NEW.admin_since := NULL;
	ELSIF TG_OP = 'INSERT' THEN
		NEW.admin_since := CASE WHEN EXISTS (SELECT FROM memberships WHERE organization_id = NEW.organization_id) THEN now() END;
	ELSIF OLD.role <> 'ORG_ADMIN' THEN
		NEW.admin_since := now();
	END IF;
	RETURN NEW;
END;
$$;--> statement-breakpoint
CREATE TRIGGER note_admin_since BEFORE INSERT OR UPDATE OF role ON "memberships" FOR EACH ROW EXECUTE FUNCTION note_admin_since();--> statement-breakpoint
-- No server can change what was published. Only the publisher's name may be removed.
CREATE FUNCTION refuse_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a published version of a statement cannot be changed';
END
$$;--> statement-breakpoint
CREATE TRIGGER statement_version_stays BEFORE UPDATE ON statement_versions FOR EACH ROW
WHEN ((OLD.statement_id, OLD.number, OLD.content, OLD.title, OLD.blocks, OLD.published_at)
  IS DISTINCT FROM (NEW.statement_id, NEW.number, NEW.content, NEW.title, NEW.blocks, NEW.published_at))
EXECUTE FUNCTION refuse_version_change();--> statement-breakpoint
-- Servers may add and read entries. They can delete only through these functions of the owner, which refuse what must still be kept.
CREATE FUNCTION forget_old_audit_entries(kept_days integer, most integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
DECLARE
	forgotten integer;
BEGIN
	IF kept_days IS NULL OR kept_days < 400 THEN RAISE EXCEPTION 'entries are kept for at least 400 days, not %', kept_days; END IF;
	DELETE FROM audit_entries WHERE id = ANY (ARRAY(
		SELECT id FROM audit_entries WHERE at < now() - make_interval(days => kept_days) ORDER BY at LIMIT most
	));
	GET DIAGNOSTICS forgotten = ROW_COUNT;
	RETURN forgotten;
END;
$$;--> statement-breakpoint
CREATE FUNCTION forget_audit_of_organization(organization uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
BEGIN
	IF EXISTS (SELECT FROM organizations WHERE id = organization) THEN RAISE EXCEPTION 'organization % still exists', organization; END IF;
	DELETE FROM audit_entries WHERE organization_id = organization;
END;
$$;--> statement-breakpoint
-- What a person did for an organization stays in its trail without their name.
CREATE FUNCTION forget_audit_of_person(person uuid, address text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
BEGIN
	IF EXISTS (SELECT FROM users WHERE id = person OR (email = address AND email_verified_at IS NOT NULL)) THEN
		RAISE EXCEPTION 'account % still exists', person;
	END IF;
	DELETE FROM audit_entries WHERE actor_id = person AND organization_id IS NULL;
	UPDATE audit_entries SET actor_label = NULL WHERE actor_id = person;
	UPDATE audit_entries SET target_label = NULL WHERE target_id = person::text OR target_label = address;
END;
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION forget_old_audit_entries(integer, integer), forget_audit_of_organization(uuid), forget_audit_of_person(uuid, text) FROM PUBLIC;--> statement-breakpoint
-- Accounts also end when someone leaves or is removed. Some days later their names are removed from the trail, by id only: the email address may belong to a new account by then.
CREATE FUNCTION forget_names_of_gone_people(kept_days integer, most integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
DECLARE
	forgotten integer;
BEGIN
	IF kept_days IS NULL OR kept_days < 14 THEN RAISE EXCEPTION 'names are kept for at least 14 days, not %', kept_days; END IF;
	WITH gone AS (
		SELECT e.id,
			e.actor_kind = 'person' AND e.actor_id IS NOT NULL AND NOT EXISTS (SELECT FROM users u WHERE u.id = e.actor_id) AS has_no_actor,
			coalesce(e.target_kind = 'member' AND e.target_id IS NOT NULL, false) AND NOT EXISTS (SELECT FROM users u WHERE u.id::text = e.target_id) AS has_no_target
		FROM audit_entries e
		WHERE e.at < now() - make_interval(days => kept_days) AND (
			(e.actor_label IS NOT NULL AND e.actor_kind = 'person' AND e.actor_id IS NOT NULL AND NOT EXISTS (SELECT FROM users u WHERE u.id = e.actor_id))
			OR (e.target_label IS NOT NULL AND e.target_kind = 'member' AND e.target_id IS NOT NULL AND NOT EXISTS (SELECT FROM users u WHERE u.id::text = e.target_id))
		) LIMIT most
	)
	UPDATE audit_entries e SET
		actor_label = CASE WHEN gone.has_no_actor THEN NULL ELSE e.actor_label END,
		target_label = CASE WHEN gone.has_no_target THEN NULL ELSE e.target_label END
	FROM gone WHERE gone.id = e.id;
	GET DIAGNOSTICS forgotten = ROW_COUNT;
	RETURN forgotten;
END;
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION forget_names_of_gone_people(integer, integer) FROM PUBLIC;
