ALTER TABLE "organizations" ADD COLUMN "deletes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "closed_by" uuid;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "deletion_notice_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_link_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_secret_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_notice_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organizations_deletes_at" ON "organizations" USING btree ("deletes_at") WHERE deletes_at is not null;--> statement-breakpoint
CREATE INDEX "organizations_closed_by" ON "organizations" USING btree ("closed_by") WHERE closed_by is not null;--> statement-breakpoint
CREATE INDEX "users_deletes_at" ON "users" USING btree ("deletes_at") WHERE deletes_at is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_deletion_secret_hash_unique" UNIQUE("deletion_secret_hash");--> statement-breakpoint
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
