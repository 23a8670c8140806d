-- Partitions the counts of visits and uses by month, so that an old month is deleted by dropping a table. Existing rows become the first partition without being read or
-- copied: `prove-month-bound.ts` has made PostgreSQL check beforehand that none of them is newer than its bound.
DO $$
DECLARE
	parent text;
	bound date;
	other_columns text;
BEGIN
	FOREACH parent IN ARRAY ARRAY['visits', 'feature_uses'] LOOP
		SELECT substring(pg_get_constraintdef(oid) FROM '\d{4}-\d\d-\d\d') INTO bound
		FROM pg_constraint WHERE conrelid = parent::regclass AND conname = parent || '_month_bound' AND convalidated;
		other_columns := CASE parent WHEN 'visits' THEN '' ELSE ', feature' END;

		EXECUTE format('ALTER TABLE %I RENAME TO %I', parent, parent || '_before');
		EXECUTE format('ALTER TABLE %I RENAME CONSTRAINT %I TO %I', parent || '_before', parent || '_website_id_month' || replace(other_columns, ', ', '_') || '_pk', parent || '_before_pk');
		EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS, CONSTRAINT %I PRIMARY KEY (website_id, month%s), CONSTRAINT %I FOREIGN KEY (website_id) REFERENCES websites (id) ON DELETE CASCADE) PARTITION BY RANGE (month)',
			parent, parent || '_before', parent || '_website_id_month' || replace(other_columns, ', ', '_') || '_pk', other_columns, parent || '_website_id_websites_id_fk');
		IF bound IS NULL THEN
			-- Made a moment ago, in the same start: there is nothing in it yet.
			EXECUTE format('INSERT INTO %I SELECT * FROM %I', parent, parent || '_before');
			EXECUTE format('DROP TABLE %I', parent || '_before');
		ELSE
			EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', parent, parent || '_before', bound);
			EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', parent || '_before', parent || '_month_bound');
		END IF;
		-- A month for which no partition was made in time loses nothing.
		EXECUTE format('CREATE TABLE %I PARTITION OF %I DEFAULT', parent || '_default', parent);
	END LOOP;
END;
$$;--> statement-breakpoint
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
SELECT make_month_partitions(3);
