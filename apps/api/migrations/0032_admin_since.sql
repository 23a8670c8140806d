ALTER TABLE "memberships" ADD COLUMN "admin_since" timestamp with time zone;--> statement-breakpoint
-- People become admins in many ways: by invitation, by promotion, by a claim of single sign-on, on servers of the previous release. All end here. The first member is the founder, who waits for nothing.
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
CREATE TRIGGER note_admin_since BEFORE INSERT OR UPDATE OF role ON "memberships" FOR EACH ROW EXECUTE FUNCTION note_admin_since();
