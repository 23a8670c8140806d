CREATE TABLE "memberships" (
	"user_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"role" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_user_id_organization_id_pk" PRIMARY KEY("user_id","organization_id"),
	CONSTRAINT "memberships_role" CHECK ("memberships"."role" in ('ORG_ADMIN', 'ORG_USER'))
);
--> statement-breakpoint
-- Most rows are copied before anything is locked; changes made meanwhile are picked up below.
INSERT INTO "memberships" ("user_id", "organization_id", "role", "since") SELECT "id", "organization_id", "role", "created_at" FROM "users" WHERE "organization_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "memberships_organization_id" ON "memberships" USING btree ("organization_id");--> statement-breakpoint
-- From here on writes to people and organizations wait; reads do not.
LOCK TABLE "users", "organizations" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
DELETE FROM "memberships" WHERE NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "memberships"."user_id" AND "users"."organization_id" = "memberships"."organization_id");--> statement-breakpoint
UPDATE "memberships" SET "role" = "users"."role" FROM "users" WHERE "users"."id" = "memberships"."user_id" AND "users"."role" <> "memberships"."role";--> statement-breakpoint
INSERT INTO "memberships" ("user_id", "organization_id", "role", "since") SELECT "id", "organization_id", "role", "created_at" FROM "users"
WHERE "organization_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "memberships" WHERE "memberships"."user_id" = "users"."id");--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Servers of the previous release know one organization per person and write it to "users". Their rights on the new table are granted after this migration.
CREATE FUNCTION follow_users() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	IF TG_OP = 'INSERT' OR OLD.organization_id IS NULL THEN
		IF NEW.organization_id IS NOT NULL THEN
			INSERT INTO memberships (user_id, organization_id, role) VALUES (NEW.id, NEW.organization_id, NEW.role) ON CONFLICT DO NOTHING;
		END IF;
	ELSIF NEW.organization_id IS NULL THEN
		DELETE FROM memberships WHERE user_id = NEW.id AND organization_id = OLD.organization_id;
	ELSIF NEW.organization_id = OLD.organization_id AND NEW.role <> OLD.role THEN
		UPDATE memberships SET role = NEW.role WHERE user_id = NEW.id AND organization_id = NEW.organization_id AND role <> NEW.role;
	END IF;
	-- From one organization to another: only servers that know memberships do that, and they have written them.
	RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER follow_users AFTER INSERT OR UPDATE OF organization_id, role ON "users" FOR EACH ROW EXECUTE FUNCTION follow_users();--> statement-breakpoint
-- They also delete the account of a person removed from an organization. People who belong to another one keep it.
CREATE FUNCTION keep_member_of_others() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM memberships WHERE user_id = OLD.id AND organization_id IS DISTINCT FROM OLD.organization_id) THEN RETURN OLD; END IF;
	DELETE FROM memberships WHERE user_id = OLD.id AND organization_id = OLD.organization_id;
	UPDATE users SET organization_id = oldest.organization_id, role = oldest.role
	FROM (SELECT organization_id, role FROM memberships WHERE user_id = OLD.id ORDER BY since, organization_id LIMIT 1) AS oldest
	WHERE users.id = OLD.id;
	RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER keep_member_of_others BEFORE DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION keep_member_of_others();--> statement-breakpoint
-- Last, because every request reads sessions and would wait for the lock.
ALTER TABLE "sessions" ADD COLUMN "organization_id" uuid;
