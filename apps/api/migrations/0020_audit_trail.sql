CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
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
CREATE INDEX "audit_entries_organization_id_at" ON "audit_entries" USING btree ("organization_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_id" ON "audit_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_entries_target_id" ON "audit_entries" USING btree ("target_id");--> statement-breakpoint
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
REVOKE EXECUTE ON FUNCTION forget_old_audit_entries(integer, integer), forget_audit_of_organization(uuid), forget_audit_of_person(uuid, text) FROM PUBLIC;
