-- What a migrated database is: its shape, and the rows that migrations put into it. `empty.sql` goes back to it.
CREATE SCHEMA kept;
CREATE SCHEMA kept_rows;
CREATE FUNCTION kept.shape() RETURNS text LANGUAGE sql AS $shape$
    SELECT md5(string_agg(line, E'\n' ORDER BY line)) FROM (
        SELECT format('%s %s %s %s %s', c.relname, c.relkind, a.attname, a.atttypid, a.attnotnull) AS line
        FROM pg_class c LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
        WHERE c.relnamespace = 'public'::regnamespace
        UNION ALL SELECT format('%s %s', conrelid::regclass, conname) FROM pg_constraint
        UNION ALL SELECT format('%s %s %s', tgrelid::regclass, tgname, tgenabled) FROM pg_trigger WHERE NOT tgisinternal
        UNION ALL SELECT format('%s %s', proname, md5(prosrc)) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
        UNION ALL SELECT version FROM public.__diesel_schema_migrations
    ) lines
$shape$;
CREATE TABLE kept.made AS SELECT kept.shape() AS shape;
DO $$
DECLARE
    of record;
    has_rows boolean;
BEGIN
    FOR of IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> '__diesel_schema_migrations' LOOP
        EXECUTE format('SELECT EXISTS (SELECT FROM public.%I)', of.tablename) INTO has_rows;
        IF has_rows THEN
            EXECUTE format('CREATE TABLE kept_rows.%I AS TABLE public.%I', of.tablename, of.tablename);
        END IF;
    END LOOP;
END $$;
