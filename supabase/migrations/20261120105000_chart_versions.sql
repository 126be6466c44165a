-- Versions of clinical rows: what a row said before it was changed stays, whole, for those who may read the row.
--
-- One trigger keeps them for every clinical table: it moves the old row aside, raises the version, and refuses changes of
-- the facts a row was made with. Clinical rows are never deleted.

create table public.chart_versions (
  kind text not null check (kind ~ '^[a-z_]{1,60}$'),
  row_id uuid not null,
  version int not null check (version > 0),
  patient_id uuid not null references public.patients (profile_id),
  category text not null check (length(category) <= 40),
  content jsonb not null,
  changed_at timestamptz not null default private.clock(),
  changed_by uuid,
  primary key (kind, row_id, version)
);
comment on table public.chart_versions is
  'Earlier versions of clinical rows, as they were. Patient reads own; others through chart_history. Append-only.';
create index chart_versions_of_patient on public.chart_versions (patient_id, changed_at desc);
alter table public.chart_versions enable row level security;
alter table public.chart_versions force row level security;
revoke all on public.chart_versions from public, anon, authenticated, service_role;
grant select on public.chart_versions to authenticated;
create policy "patients read earlier versions of their own rows" on public.chart_versions
  for select to authenticated using (patient_id = (select private.me()));
create trigger chart_versions_keep before update or delete on public.chart_versions
  for each row execute function private.refuse_change();
create trigger chart_versions_keep_all before truncate on public.chart_versions
  for each statement execute function private.refuse_change();

create function private.keep_version() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_old jsonb := to_jsonb(old);
  v_new jsonb := to_jsonb(new);
  v_fixed text;
begin
  foreach v_fixed in array array[tg_argv[0], tg_argv[1]] || tg_argv[2:] loop
    if v_old -> v_fixed is distinct from v_new -> v_fixed then
      raise exception '%.% never changes', tg_table_name, v_fixed using errcode = '42501', hint = 'access.refused';
    end if;
  end loop;
  if v_old - array['updated_at', 'version'] = v_new - array['updated_at', 'version'] then
    new.version := old.version;
    return new;
  end if;
  new.version := old.version + 1;
  insert into public.chart_versions (kind, row_id, version, patient_id, category, content, changed_by)
  values (tg_table_name, (v_old ->> tg_argv[0])::uuid, old.version, (v_old ->> tg_argv[1])::uuid,
    coalesce(v_old ->> 'category', 'profile'), v_old, private.me());
  return new;
end $$;
comment on function private.keep_version() is
  'Trigger before update of a clinical table with a column version. Arguments: id column, patient column, further columns that never change. Keeps the old row in chart_versions.';

create function private.keep_versions_of(p_table text, p_id text, p_patient text, variadic p_fixed text[] default '{}') returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_arguments text := (select string_agg(quote_literal(a), ', ') from unnest(array[p_id, p_patient] || p_fixed) a);
begin
  -- Named to run after the other triggers of the row: it keeps what they made of it.
  execute format('create trigger %I before update on public.%I for each row execute function private.keep_version(%s)',
    p_table || '_versions', p_table, v_arguments);
  execute format('create trigger %I before delete on public.%I for each row execute function private.refuse_change()',
    p_table || '_keep', p_table);
  execute format('create trigger %I before truncate on public.%I for each statement execute function private.refuse_change()',
    p_table || '_keep_all', p_table);
end $$;
comment on function private.keep_versions_of(text, text, text, text[]) is
  'For migrations: gives a clinical table (with a column version) versions and refuses deletion.';

alter table public.patients add column version int not null default 1;
alter table public.emergency_contacts add column version int not null default 1;
select private.keep_versions_of('patients', 'profile_id', 'profile_id', 'created_at'),
  private.keep_versions_of('emergency_contacts', 'patient_id', 'patient_id');

create function private.person_name(p_profile uuid) returns text
language sql stable security definer set search_path = '' as $$
  select p.name from public.profiles p where p.id = p_profile
$$;
comment on function private.person_name(uuid) is 'The name of a person, or null.';

create function private.chart_row(p_row jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select p_row - 'patient_id' || jsonb_build_object(
    'recorded_by_name', private.person_name((p_row ->> 'recorded_by')::uuid),
    'confirmed_by_name', private.person_name((p_row ->> 'confirmed_by')::uuid))
$$;
comment on function private.chart_row(jsonb) is 'A row as charts show it: with the names of who wrote and who confirmed it.';

create function private.refuse_reading_request() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Whoever opens something writes a log: a request that cannot write gets nothing, not even its own chart.
  if current_setting('transaction_read_only') = 'on' or current_setting('request.method', true) in ('GET', 'HEAD') then
    raise exception 'charts are opened by POST' using errcode = '42501', hint = 'access.refused';
  end if;
end $$;
comment on function private.refuse_reading_request() is 'Refuses with 42501 in read-only transactions and for GET.';

revoke execute on function private.keep_version(), private.keep_versions_of(text, text, text, text[]),
  private.person_name(uuid), private.chart_row(jsonb), private.refuse_reading_request()
  from public, anon, authenticated, service_role;
