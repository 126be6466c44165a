/** A small schema for the backend's own tests, independent of the product's migrations. */
export const clinicSchema = `
create extension if not exists btree_gist with schema extensions;
create schema clinic_private;
create function clinic_private.me() returns text language sql stable security definer set search_path = '' as $$
  select case when auth.jwt() ->> 'sub' ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$'
    then (select i.provider_id from auth.identities i where i.user_id::text = auth.jwt() ->> 'sub' and i.provider = 'jwt')
    else auth.jwt() ->> 'sub' end
$$;
grant usage on schema clinic_private to anon, authenticated;
grant execute on function clinic_private.me to anon, authenticated, service_role;
create type public.visit_status as enum ('requested', 'confirmed');
create table public.people (
  id uuid primary key default gen_random_uuid(),
  owner text not null unique default clinic_private.me(),
  full_name text not null
);
create table public.visits (
  id uuid primary key default gen_random_uuid(),
  owner text not null default clinic_private.me(),
  doctor text not null,
  during tstzrange not null,
  status public.visit_status not null default 'requested',
  notes text,
  price_cents int not null default 5000,
  constraint visits_no_overlap exclude using gist (doctor with =, during with &&)
);
create table public.journal (id bigint generated always as identity primary key, entry text not null);
create table public.values_of_all_kinds (
  id int primary key,
  big bigint, num numeric(12, 2), txt text, d date, ts timestamp, tz timestamptz, span interval, bytes bytea,
  js jsonb, texts text[], times timestamptz[], status public.visit_status, statuses public.visit_status[],
  range tstzrange, flag boolean
);
insert into public.values_of_all_kinds values (
  1, 42, 12.50, 'sjö', '2027-01-02', '2027-01-02 03:04:05.678901', '2027-01-02 03:04:05.678901+00', '1 day 02:00',
  '\\xdeadbeef', '{"b": [1, null]}', array['a', 'b,c', null], array['2027-01-02 03:04:05+00'::timestamptz],
  'confirmed', array['requested', 'confirmed']::public.visit_status[], '[2027-01-01,2027-01-02)', true
);
alter table public.people enable row level security;
alter table public.visits enable row level security;
alter table public.journal enable row level security;
alter table public.values_of_all_kinds enable row level security;
revoke all on public.people, public.visits, public.journal, public.values_of_all_kinds from anon, authenticated;
grant select on public.people, public.values_of_all_kinds to anon, authenticated;
grant insert, update (full_name) on public.people to authenticated;
grant select, insert on public.visits to authenticated;
grant update (status, notes) on public.visits to authenticated;
create policy people_own on public.people to authenticated
  using (owner = (select clinic_private.me())) with check (owner = (select clinic_private.me()));
create policy visits_both on public.visits for select to authenticated
  using ((select clinic_private.me()) in (owner, doctor));
create policy visits_insert on public.visits for insert to authenticated with check (owner = (select clinic_private.me()));
create policy visits_doctor on public.visits for update to authenticated using (doctor = (select clinic_private.me()));
create policy values_all on public.values_of_all_kinds for select to anon, authenticated using (true);
create function public.book(p_doctor text, p_start timestamptz) returns public.visits
language plpgsql security definer set search_path = '' as $$
declare v public.visits;
begin
  if p_doctor = 'nobody' then
    raise exception 'no such doctor' using errcode = 'P0001', hint = 'booking.unknownDoctor', detail = '{"doctor":"nobody"}';
  end if;
  insert into public.visits (doctor, during) values (p_doctor, tstzrange(p_start, p_start + interval '30 min'))
  returning * into v;
  return v;
end $$;
revoke execute on function public.book from public;
grant execute on function public.book to authenticated;
create function public.describe_json(p_value jsonb, p_note text default null) returns jsonb language sql stable as $$
  select jsonb_strip_nulls(jsonb_build_object('type', jsonb_typeof(p_value), 'note', p_note))
    || jsonb_build_object('value', p_value)
$$;
create function public.describe_values(p_at timestamptz default null, p_yes boolean default null, p_texts text[] default null)
returns jsonb language sql stable as $$
  select jsonb_strip_nulls(jsonb_build_object('at', p_at, 'yes', p_yes)) || case when p_texts is null then '{}'
    else jsonb_build_object('texts', p_texts) end
$$;
create function public.whoami() returns jsonb language sql stable as $$
  select jsonb_build_object('role', current_user, 'sub', auth.jwt() ->> 'sub')
$$;
create function public.told_headers() returns jsonb language sql stable as $$
  select current_setting('request.headers', true)::jsonb
$$;
create function public.choose_answer(p_status text) returns text language plpgsql as $$
begin
  perform set_config('response.status', p_status, true);
  perform set_config('response.headers', '[{"x-room": "blue"}]', true);
  return 'chosen';
end $$;
create function public.slow_whoami(ms int) returns jsonb language plpgsql as $$
begin
  perform pg_sleep(ms / 1000.0);
  return jsonb_build_object('role', current_user, 'sub', auth.jwt() ->> 'sub');
end $$;
alter publication supabase_realtime add table public.visits;
create policy room_read on realtime.messages for select to authenticated using (
  realtime.topic() like 'visit:%'
  and exists (select 1 from public.visits v where v.id::text = split_part(realtime.topic(), ':', 2)));
create policy open_read on realtime.messages for select to anon, authenticated using (realtime.topic() like 'open:%');
create policy open_write on realtime.messages for insert to authenticated with check (topic like 'open:%');
create policy room_write on realtime.messages for insert to authenticated with check (
  exists (select 1 from public.visits v where v.id::text = split_part(realtime.topic(), ':', 2)));
grant execute on function public.describe_json, public.describe_values, public.whoami, public.told_headers, public.choose_answer,
  public.slow_whoami to anon, authenticated, service_role;
`;
