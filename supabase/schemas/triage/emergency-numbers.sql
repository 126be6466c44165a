-- Emergency numbers: versioned rows with a source and the day they were last checked, correctable without a release.
--
-- A number is never edited. A correction is a new version that names the one it replaces, so that two operators cannot
-- undo each other unseen; old versions stay readable to operators. What people read and what the link dials must agree.

create table public.emergency_numbers (
  id uuid primary key default gen_random_uuid(),
  country text not null check (country ~ '^[A-Z]{2}$'),
  region text not null default '' check (region ~ '^[A-Z0-9]{0,3}$'),
  kind text not null check (kind ~ '^[a-z][a-zA-Z]{1,39}$'),
  version int not null default 1 check (version > 0),
  position int not null default 0,
  label text not null check (length(label) between 1 and 120),
  number text not null check (number ~ '^[0-9+*#][0-9 +*#()-]{1,39}$'),
  tel text not null check (tel ~ '^\+?[0-9]{2,15}$'),
  route text not null check (route in ('medical', 'crisis')),
  source text not null check (length(source) between 1 and 300),
  verified_on date not null,
  published_at timestamptz not null default private.clock(),
  published_by uuid references public.operators (profile_id),
  retired_at timestamptz,
  retired_by uuid references public.operators (profile_id),
  unique (country, region, kind, version)
);
comment on table public.emergency_numbers is
  'Numbers to call, by country, region ('''' is the whole country) and kind. Anyone reads the current ones; operators read and write versions.';

create unique index emergency_numbers_current on public.emergency_numbers (country, region, kind) where retired_at is null;

alter table public.emergency_numbers enable row level security;
alter table public.emergency_numbers force row level security;
create policy "anyone reads the current emergency numbers" on public.emergency_numbers
  for select to anon, authenticated using (retired_at is null);
create policy "operators read earlier emergency numbers" on public.emergency_numbers for select to authenticated
  using ((select private.me_operating()) is not null);
revoke all on public.emergency_numbers from public, anon, authenticated, service_role;
grant select on public.emergency_numbers to anon, authenticated;

create trigger emergency_numbers_guard before update or delete on public.emergency_numbers
  for each row execute function private.guard_version();
create trigger emergency_numbers_guard_all before truncate on public.emergency_numbers
  for each statement execute function private.refuse_change();

create function private.dials(p_number text, p_tel text) returns boolean
language sql immutable security invoker set search_path = '' as $$
  select case when d.tel like '+%' then right(d.tel, length(d.digits)) = d.digits and length(d.tel) - length(d.digits) <= 4
    else d.tel = d.digits or d.tel = '0' || d.digits end
  from (select ltrim(regexp_replace(p_number, '[^0-9]', '', 'g'), '0') as digits, p_tel as tel) d where d.digits <> ''
$$;
comment on function private.dials(text, text) is
  'Whether a link dials the number that is read: the same digits, or with the country''s code instead of the leading 0.';

create function private.emergency_number_of(p_form jsonb) returns public.emergency_numbers
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_row public.emergency_numbers;
begin
  if p_form is null or jsonb_typeof(p_form) <> 'object' or pg_column_size(p_form) > 8192 then
    perform private.refuse('data.invalid');
  end if;
  v_row.country := private.form_text(p_form, 'country', 'emergency.country', 1, 8192);
  v_row.region := private.form_text(p_form, 'region', 'emergency.region', 0, 8192);
  v_row.kind := private.form_text(p_form, 'kind', 'emergency.kind', 1, 8192);
  v_row.label := private.form_text(p_form, 'label', 'emergency.label', 1, 120);
  v_row.number := private.form_text(p_form, 'number', 'emergency.number', 1, 8192);
  v_row.tel := private.form_text(p_form, 'tel', 'emergency.dialled', 1, 8192);
  v_row.route := private.form_text(p_form, 'route', 'emergency.route', 1, 8192);
  v_row.source := private.form_text(p_form, 'source', 'emergency.source', 1, 300);
  v_row.verified_on := private.form_day(p_form, 'verifiedOn', 'emergency.verifiedOn');
  if v_row.country !~ '^[A-Z]{2}$' then
    perform private.refuse('emergency.country');
  elsif v_row.region !~ '^[A-Z0-9]{0,3}$' then
    perform private.refuse('emergency.region');
  elsif v_row.kind !~ '^[a-z][a-zA-Z]{1,39}$' then
    perform private.refuse('emergency.kind');
  elsif v_row.number !~ '^[0-9+*#][0-9 +*#()-]{1,39}$' then
    perform private.refuse('emergency.number');
  elsif v_row.tel !~ '^\+?[0-9]{2,15}$' or private.dials(v_row.number, v_row.tel) is not true then
    perform private.refuse('emergency.dialled');
  elsif v_row.route not in ('medical', 'crisis') then
    perform private.refuse('emergency.route');
  end if;
  return v_row;
end $$;
comment on function private.emergency_number_of(jsonb) is 'The values of the form emergencyNumberSchema, checked by the same rules.';

create function private.publish_emergency_number(p_form jsonb, p_replaces int, p_by uuid) returns public.emergency_numbers
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_new public.emergency_numbers := private.emergency_number_of(p_form);
  v_old public.emergency_numbers;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('emergency_numbers', 0));
  select * into v_old from public.emergency_numbers n
  where (n.country, n.region, n.kind) = (v_new.country, v_new.region, v_new.kind) and n.retired_at is null;
  if (v_old.label, v_old.number, v_old.tel, v_old.route, v_old.source, v_old.verified_on)
      = (v_new.label, v_new.number, v_new.tel, v_new.route, v_new.source, v_new.verified_on) then
    return v_old;
  end if;
  if coalesce(v_old.version, 0) <> coalesce(p_replaces, 0) then
    perform private.refuse('data.conflict');
  end if;
  update public.emergency_numbers set retired_at = private.clock(), retired_by = p_by where id = v_old.id;
  insert into public.emergency_numbers (country, region, kind, version, position, label, number, tel, route, source,
    verified_on, published_by)
  select v_new.country, v_new.region, v_new.kind,
    coalesce(max(n.version) filter (where (n.region, n.kind) = (v_new.region, v_new.kind)), 0) + 1,
    coalesce(v_old.position, max(n.position) + 1, 0), v_new.label, v_new.number, v_new.tel, v_new.route, v_new.source,
    v_new.verified_on, p_by
  from public.emergency_numbers n where n.country = v_new.country
  returning * into v_new;
  return v_new;
end $$;
comment on function private.publish_emergency_number(jsonb, int, uuid) is
  'Publishes a number or a new version of it in the name of an operator; p_replaces is the version they saw (0: there was none). Hints: data.conflict, emergency.*.';

create function private.retire_emergency_number(p_id uuid, p_by uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.emergency_numbers;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('emergency_numbers', 0));
  select * into v_row from public.emergency_numbers n where n.id = p_id;
  if not found then
    perform private.refuse('data.notFound');
  end if;
  if not exists (select from public.emergency_numbers n where n.country = v_row.country and n.region = '' and n.id <> p_id
      and n.route = v_row.route and n.retired_at is null) then
    perform private.refuse('emergency.lastOne');
  end if;
  update public.emergency_numbers set retired_at = private.clock(), retired_by = p_by where id = p_id and retired_at is null;
  return p_id;
end $$;
comment on function private.retire_emergency_number(uuid, uuid) is
  'Takes a number away in the name of an operator and gives its id; repeatable. The last national number of a route stays. Hints: data.notFound, emergency.lastOne.';
