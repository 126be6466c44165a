-- Every table is bounded by the day, whoever adds one later (foundations/day-bounds.sql). Counters do not count themselves, and
-- answers that are kept for guests are a fixed number of rows.

do $$
declare
  v_table record;
begin
  for v_table in select c.oid::regclass as name,
      exists (select from pg_catalog.pg_attribute a where a.attrelid = c.oid and a.attname = 'size_bytes') as announces
    from pg_catalog.pg_class c
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
      and c.relname not in ('rate_counts', 'kept_answers') order by c.relname
  loop
    execute format('create trigger keep_to_day after insert on %s referencing new table as added
      for each statement execute function private.keep_to_day(%s)', v_table.name, case when v_table.announces then '''files''' end);
  end loop;
end $$;
