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
CREATE TRIGGER widget_change AFTER INSERT OR UPDATE OR DELETE ON switches FOR EACH ROW EXECUTE FUNCTION tell_widget_change();
