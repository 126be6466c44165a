-- How much one account may add in a day, so that nobody fills the disk: rows of each table, and bytes of each table with the
-- files that its rows announce. Every table is bounded (whole/days-of-accounts.sql), those of tomorrow as well.
--
-- It is counted with the rows, in their own transaction and in their own statement: a count goes exactly when the rows go, and
-- who comes at the same moment waits for the count of the other. What is written and undone again takes room as well until it is
-- tidied: large writes are counted a second time where a count stands (call-counts.sql). What guests leave is bounded by how often they may write
-- (rate-limits.sql) and lapses; what the server writes by itself is not counted. The numbers are far beyond a day of work, and
-- whoever runs an installation may raise one: it holds from the next statement on.

create table private.day_bounds (
  kind text primary key check (length(kind) <= 60),
  most_rows int not null check (most_rows > 0),
  most_bytes bigint not null check (most_bytes > 0)
);
comment on table private.day_bounds is
  'How many rows and bytes one account adds to a table in a day (of UTC) at most; the row without a name is for every table that has none. Written by whoever runs the installation.';

alter table private.day_bounds enable row level security;
alter table private.day_bounds force row level security;
revoke all on private.day_bounds from public, anon, authenticated, service_role;

insert into private.day_bounds (kind, most_rows, most_bytes) values
  ('', 2000, 20000000),
  -- Fifteen kinds of five thousand readings are what the page takes of a health export at once.
  ('observations', 100000, 60000000),
  -- Every look writes lines, about ten for a chart: a practice of eighty visits a day writes a few thousand.
  ('access_log', 50000, 50000000), ('access_log_heads', 50000, 50000000), ('look_tickets', 50000, 50000000),
  -- A note may have 50 kB; an earlier state is kept once a minute.
  ('note_copies', 3000, 100000000), ('notes', 1000, 50000000), ('chart_versions', 4000, 50000000),
  ('messages', 5000, 20000000), ('message_reads', 5000, 20000000), ('notifications', 10000, 20000000),
  ('outbox', 10000, 50000000), ('join_events', 20000, 20000000), ('appointment_events', 10000, 20000000),
  ('consultation_events', 10000, 20000000),
  -- The files themselves: fifty of the largest.
  ('documents', 500, 1000000000), ('visit_files', 500, 1000000000), ('registration_files', 100, 500000000),
  -- An encrypted record may have 1.5 MB.
  ('record_links', 200, 100000000);

create function private.day_is_used_up(p_kind text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.rate_counts c
    cross join (select * from private.day_bounds b where b.kind in (p_kind, '') order by b.kind desc limit 1) b
    where c.bucket = 'day ' || p_kind || ':' || private.me() and c.period = date_trunc('day', private.clock(), 'UTC')
      and (c.used >= b.most_rows or c.bytes >= b.most_bytes))
$$;
comment on function private.day_is_used_up(text) is
  'Whether the caller has added to this table what one may in a day: for what can be left out instead of being refused.';

create function private.keep_to_day() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.me();
  v_day timestamptz;
  v_rows bigint;
  v_size bigint;
  v_files bigint := 0;
  v_used bigint;
  v_bytes bigint;
  v_bound private.day_bounds;
begin
  if v_me is null then
    return null;
  end if;
  select count(*), sum(pg_column_size(a)) into v_rows, v_size from added a;
  if v_rows = 0 then
    return null;
  end if;
  -- A file is not in its row, but it comes: what was announced counts.
  if tg_nargs > 0 then
    select sum(a.size_bytes) into v_files from added a;
  end if;
  -- In pieces of 16 kB, 64 MB in ten minutes; what is smaller is no flood.
  if v_size >= 16384 and private.count_call('adding', v_me::text, 600, (v_size / 16384)::int) > 4000 then
    perform private.refuse('data.busy');
  end if;
  v_day := date_trunc('day', private.clock(), 'UTC');
  insert into private.rate_counts as c (bucket, period, used, bytes)
  values ('day ' || tg_table_name || ':' || v_me, v_day, v_rows, v_size + v_files)
  on conflict (bucket, period) do update set used = c.used + excluded.used, bytes = c.bytes + excluded.bytes
  returning used, bytes into v_used, v_bytes;
  select * into v_bound from private.day_bounds b where b.kind in (tg_table_name, '') order by b.kind desc limit 1;
  if v_used > v_bound.most_rows or v_bytes > v_bound.most_bytes then
    perform private.refuse(case when v_used > v_bound.most_rows then 'account.dayOfEntries' else 'account.dayOfBytes' end,
      jsonb_build_object('opens', to_char((v_day + interval '1 day') at time zone 'Africa/Johannesburg', 'HH24:MI'),
        'most', case when v_used > v_bound.most_rows then v_bound.most_rows else v_bound.most_bytes / 1000000 end));
  end if;
  return null;
end $$;
comment on function private.keep_to_day() is
  'Trigger after insert of every table, once for each statement: refuses what is more than an account may add in a day, and with data.busy what is more than 64 MB in ten minutes, undone or not. Argument: given where rows announce files of size_bytes. Hints: account.dayOfEntries, dayOfBytes, with most (rows, MB) and opens (the time of day in South Africa when the next day begins).';
