-- Realtime: private channels are authorised by policies on realtime.messages, changes are captured by triggers on the
-- tables of the publication supabase_realtime. Same names and calls as hosted.

create table realtime.messages (
  id uuid primary key default gen_random_uuid(),
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now()
);
create index messages_inserted_at_idx on realtime.messages (inserted_at);
alter table realtime.messages enable row level security;
grant select, insert on realtime.messages to anon, authenticated, service_role;

create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')::text
$$;
grant execute on function realtime.topic() to anon, authenticated, service_role;

-- The payload waits in the table because a notification holds 8000 bytes only.
create function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  insert into realtime.messages (payload, event, topic, private, extension)
  values (payload, event, topic, private, 'broadcast') returning id into v_id;
  perform pg_notify('realtime', 'm:' || v_id);
end $$;
revoke execute on function realtime.send(jsonb, text, text, boolean) from public;
grant execute on function realtime.send(jsonb, text, text, boolean) to service_role;

create table realtime.changes (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  schema_name text not null,
  table_name text not null,
  type text not null,
  pk jsonb not null,
  record jsonb,
  old_pk jsonb
);
create index changes_at_idx on realtime.changes (at);

create function realtime.capture() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  v_new jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  v_old jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  v_keys text[] := string_to_array(tg_argv[0], ',');
  v_id bigint;
begin
  insert into realtime.changes (schema_name, table_name, type, pk, record, old_pk)
  values (
    tg_table_schema, tg_table_name, tg_op,
    (select jsonb_object_agg(k, coalesce(v_new, v_old) -> k) from unnest(v_keys) k),
    v_new,
    (select jsonb_object_agg(k, v_old -> k) from unnest(v_keys) k where v_old is not null)
  ) returning id into v_id;
  perform pg_notify('realtime', 'c:' || v_id);
  return null;
end $$;
revoke execute on function realtime.capture() from public;

do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;

-- Called after migrations: tables of the publication get the trigger, tables that left it lose theirs.
create function realtime.sync_publication() returns integer language plpgsql set search_path = '' as $$
declare
  r record;
  v_count integer := 0;
begin
  for r in select t.tgrelid::regclass as tbl from pg_catalog.pg_trigger t where t.tgname = 'zz_realtime' loop
    execute format('drop trigger zz_realtime on %s', r.tbl);
  end loop;
  for r in
    select c.oid::regclass as tbl,
      (select string_agg(a.attname, ',' order by a.attnum)
         from pg_catalog.pg_index i
         join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as keys
    from pg_catalog.pg_publication_tables p
    join pg_catalog.pg_namespace s on s.nspname = p.schemaname
    join pg_catalog.pg_class c on c.relname = p.tablename and c.relnamespace = s.oid
    where p.pubname = 'supabase_realtime'
  loop
    continue when r.keys is null; -- without a key nobody can be asked whether they may see the row
    execute format(
      'create trigger zz_realtime after insert or update or delete on %s for each row execute function realtime.capture(%L)',
      r.tbl, r.keys);
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;
revoke execute on function realtime.sync_publication() from public;
