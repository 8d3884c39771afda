-- A used database as its migrations made it. Fails where a test changed its shape, or the user may not go past triggers
-- (rows of some tables are never deleted); then it is made again.
SET session_replication_role = replica;
DO $$
DECLARE
    of record;
BEGIN
    IF (SELECT shape FROM kept.made) IS DISTINCT FROM kept.shape() THEN
        RAISE EXCEPTION 'a test changed the shape of this database';
    END IF;
    FOR of IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> '__diesel_schema_migrations' LOOP
        EXECUTE format('DELETE FROM public.%I', of.tablename);
    END LOOP;
    FOR of IN SELECT tablename FROM pg_tables WHERE schemaname = 'kept_rows' LOOP
        EXECUTE format('INSERT INTO public.%I OVERRIDING SYSTEM VALUE SELECT * FROM kept_rows.%I', of.tablename, of.tablename);
    END LOOP;
    PERFORM setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL;
END $$;
