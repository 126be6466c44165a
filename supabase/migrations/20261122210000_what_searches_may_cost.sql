-- Searches are open to everybody, so what one of them may cost is bounded, and so is how many one caller sends.
--
-- Measured with 200 specialists: a usual search takes 80 ms, the dearest one took a second (62 days, 500 openings each), ten
-- counted searches took three. Many openings are for one calendar alone now; what is only counted computes no openings; and
-- all of it is counted per caller. Counting must not slow an honest search, so nobody waits at a counter: each
-- connection has a part of its own, and the parts are summed.

create function private.caller_name() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
begin
  -- Only what the nearest proxy wrote counts: anybody may send the first entries of x-forwarded-for themselves.
  return coalesce(private.me()::text, v_headers ->> 'cf-connecting-ip',
    btrim(split_part(v_headers ->> 'x-forwarded-for', ',', -1)), '');
end $$;
comment on function private.caller_name() is
  'Whom a call is counted for: the person, or the network address of a guest; empty when there is none.';

create or replace function private.spend(p_action text, p_per_caller int, p_altogether int, p_seconds int) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_period timestamptz := to_timestamp(floor(extract(epoch from private.clock()) / p_seconds) * p_seconds);
  v_caller text := private.caller_name();
  v_used int;
begin
  -- The address is kept as a hash for one period only; it is a counter's name, not a record of who came.
  insert into private.rate_counts as c (bucket, period, used)
  values (p_action || ':' || left(encode(sha256(convert_to(v_caller, 'utf8')), 'hex'), 32), v_period, 1)
  on conflict (bucket, period) do update set used = c.used + 1 returning used into v_used;
  if v_caller <> '' and v_used > p_per_caller then
    perform private.refuse('data.busy');
  end if;
  -- What strangers use up must not shut out people who are signed in.
  if private.me() is not null then
    return;
  end if;
  insert into private.rate_counts as c (bucket, period, used) values (p_action, v_period, 1)
  on conflict (bucket, period) do update set used = c.used + 1 returning used into v_used;
  if v_used > p_altogether then
    perform private.refuse('data.busy');
  end if;
end $$;

create table private.search_counts (
  caller text not null check (length(caller) <= 64),
  period timestamptz not null,
  part int not null,
  used int not null,
  primary key (caller, period, part)
);
comment on table private.search_counts is
  'Searches per caller and ten minutes, in parts by database connection: two searches never wait for each other''s counter. Tidied as it is written.';
create index search_counts_by_period on private.search_counts (period);
alter table private.search_counts enable row level security;
alter table private.search_counts force row level security;
revoke all on private.search_counts from public, anon, authenticated, service_role;

create function private.count_search(p_caller text, p_cost int) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- What a database can bear is a matter of real time, also where the clock of the data stands still.
  v_period timestamptz := date_bin(interval '10 minutes', clock_timestamp(), timestamptz '2000-01-01 00:00:00Z');
  v_used int;
begin
  insert into private.search_counts as c (caller, period, part, used) values (p_caller, v_period, pg_backend_pid(), p_cost)
  on conflict (caller, period, part) do update set used = c.used + p_cost returning used into v_used;
  if v_used = p_cost then
    delete from private.search_counts c where c.ctid = any (array(
      select o.ctid from private.search_counts o where o.period < v_period - interval '10 minutes' limit 200 for update skip locked));
  end if;
  select sum(c.used) into v_used from private.search_counts c where c.caller = p_caller and c.period = v_period;
  return v_used;
end $$;
comment on function private.count_search(text, int) is 'Counts searches of a caller; gives how many these ten minutes have seen.';

create function private.spend_search(p_cost int default 1) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_caller text := private.caller_name();
begin
  -- Nothing but a counter is written, which nobody needs to wait for; a crash forgets a second of it.
  perform set_config('synchronous_commit', 'off', true);
  if v_caller <> '' and private.count_search(left(encode(sha256(convert_to(v_caller, 'utf8')), 'hex'), 32), p_cost) > 600 then
    perform private.refuse('data.busy');
  end if;
  if private.me() is null and private.count_search('guests', p_cost) > 12000 then
    perform private.refuse('data.busy');
  end if;
end $$;
comment on function private.spend_search(int) is
  'Counts searches and refuses with data.busy above 600 in ten minutes per caller, or 12,000 of all guests together.';

create function private.searched(p_filters jsonb, p_from timestamptz, p_to timestamptz, p_per_visit_type int)
returns table (specialist_id uuid, name text, specialty text, languages text[], hospital text, bio text, years_experience int,
  accepts_insurance boolean, council_number text, registration_checked_at timestamptz, time_zone text, visit_type_id uuid,
  visit_type_name text, minutes int, modes text[], price_minor int, currency text, openings timestamptz[], gender text,
  province text, city text, needs_approval boolean)
language sql stable security definer set search_path = '' as $$
  with asked as materialized (
    select (f ->> 'specialistId')::uuid as specialist, (f ->> 'visitTypeId')::uuid as visit_type, f ->> 'specialty' as specialty,
      lower(f ->> 'language') as language, (f ->> 'maxPriceMinor')::numeric as max_price,
      (f ->> 'acceptsInsurance')::boolean as insurance, f ->> 'mode' as mode, private.weekday_numbers(f -> 'weekday') as weekdays,
      f ->> 'gender' as gender, f ->> 'province' as province, private.hours_of_day(f ->> 'dayPart') as hours,
      private.zone_or(f ->> 'timeZone', null) as viewer_zone, least(greatest(coalesce((f ->> 'limit')::int, 50), 1), 200) as most,
      -- A whole calendar is asked of one specialist, never of all of them at once.
      least(greatest(coalesce(p_per_visit_type, 3), 0),
        case when f ->> 'specialistId' is null and f ->> 'visitTypeId' is null then 12 else 500 end) as per_type,
      -- A question about ten years would be work without an answer; two months are more than any window shows at once.
      least(p_to, greatest(p_from, private.clock()) + interval '62 days') as until, private.me() as me
    from (select coalesce(p_filters, '{}') as f) x
  ), offered as materialized (
    select sp.*, v as visit_type
    from asked cross join public.specialist_public sp
    cross join lateral (
      select v from public.visit_types v
      where v.specialist_id = sp.specialist_id and v.active and (asked.visit_type is null or v.id = asked.visit_type)
        and (asked.max_price is null or v.price_minor <= asked.max_price) and (asked.mode is null or asked.mode = any (v.modes))
      order by v.position, v.created_at, v.id limit case when asked.specialist is null then 1 else 20 end
    ) v
    where (asked.specialist is null or sp.specialist_id = asked.specialist)
      and (asked.specialty is null or sp.specialty = asked.specialty)
      and (asked.language is null or asked.language in (select lower(l) from unnest(sp.languages) l))
      and (asked.insurance is not true or sp.accepts_insurance)
      and (asked.gender is null or sp.gender = asked.gender)
      and (asked.province is null or sp.province = asked.province)
  ), answered as materialized (
    select o.*, case when asked.per_type = 0 then '{}' else private.openings(o.visit_type, o.time_zone, p_from, asked.until,
      asked.per_type, asked.weekdays, asked.viewer_zone, asked.me, true, asked.hours) end as openings
    from offered o cross join asked
  )
  select a.specialist_id, a.name, a.specialty, a.languages, a.hospital, a.bio, a.years_experience, a.accepts_insurance,
    a.council_number, a.registration_checked_at, a.time_zone, (a.visit_type).id, (a.visit_type).name, (a.visit_type).minutes,
    (a.visit_type).modes, (a.visit_type).price_minor, (a.visit_type).currency, a.openings, a.gender, a.province, a.city,
    (a.visit_type).needs_approval
  from answered a
  order by a.openings[1] nulls last, a.name, (a.visit_type).position limit (select most from asked)
$$;
comment on function private.searched(jsonb, timestamptz, timestamptz, int) is
  'What find_slots gives, uncounted. At most 12 openings each (500 of one specialist or visit type); 0: none are computed.';

create or replace function public.find_slots(p_filters jsonb default '{}', p_from timestamptz default private.clock(),
  p_to timestamptz default private.clock() + interval '14 days', p_per_visit_type int default 3)
returns table (specialist_id uuid, name text, specialty text, languages text[], hospital text, bio text, years_experience int,
  accepts_insurance boolean, council_number text, registration_checked_at timestamptz, time_zone text, visit_type_id uuid,
  visit_type_name text, minutes int, modes text[], price_minor int, currency text, openings timestamptz[], gender text,
  province text, city text, needs_approval boolean)
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.spend_search();
  return query select * from private.searched(p_filters, p_from, p_to, greatest(coalesce(p_per_visit_type, 3), 1));
end $$;
comment on function public.find_slots(jsonb, timestamptz, timestamptz, int) is
  'Verified, listed specialists with their next openings, soonest first. Filters: specialistId (then every visit type), visitTypeId, specialty, language, maxPriceMinor, acceptsInsurance, mode, gender, province, weekday (name or list) and dayPart (morning, afternoon, evening) in timeZone, timeZone, limit. At most 12 openings each, 500 of one specialist or visit type. Hint: data.busy.';

create or replace function public.count_slots(p_searches jsonb) returns int[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_search jsonb;
  v_counts int[] := '{}';
begin
  perform private.require_form(p_searches, 'array');
  if jsonb_array_length(p_searches) > 10 then
    perform private.refuse('data.invalid');
  end if;
  perform private.spend_search(greatest(jsonb_array_length(p_searches), 1));
  for v_search in select e from jsonb_array_elements(p_searches) e loop
    perform private.require_form(v_search);
    perform private.require_form(coalesce(v_search -> 'filters', '{}'));
    v_counts := v_counts || (
      select count(*)::int
      from private.searched(coalesce(v_search -> 'filters', '{}') || '{"limit": 200}',
        coalesce((v_search ->> 'from')::timestamptz, private.clock()),
        coalesce((v_search ->> 'to')::timestamptz, private.clock() + interval '14 days'),
        ((v_search ->> 'onlyOpen')::boolean is true)::int) s
      where cardinality(s.openings) > 0 or (v_search ->> 'onlyOpen')::boolean is not true);
  end loop;
  return v_counts;
end $$;
comment on function public.count_slots(jsonb) is
  'How many specialists each of up to ten searches would find: [{filters, from, to, onlyOpen}], filters as of find_slots; onlyOpen counts those with an opening. Each counts as one search. Hints: data.invalid, data.busy.';

-- The landing page's numbers are asked with every visit to it; they are counted apart, so that they use up nobody's searches.
do $$
declare
  v_facts text := pg_catalog.pg_get_functiondef('public.public_facts(text)'::regprocedure);
  v_nearest text := pg_catalog.pg_get_functiondef('public.nearest_openings(uuid,timestamptz,int)'::regprocedure);
begin
  if position('public.find_slots' in v_facts) = 0 then
    raise exception 'public_facts no longer searches by find_slots';
  end if;
  execute replace(replace(v_facts, 'public.find_slots', 'private.searched'), 'public.public_facts', 'private.facts_in_numbers');
  execute replace(v_nearest, 'public.nearest_openings', 'private.nearest_to');
end $$;
comment on function private.facts_in_numbers(text) is 'What public_facts gives, uncounted.';
comment on function private.nearest_to(uuid, timestamptz, int) is 'What nearest_openings gives, uncounted.';

create or replace function public.public_facts(p_time_zone text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  if private.count_search('facts:' || left(encode(sha256(convert_to(private.caller_name(), 'utf8')), 'hex'), 32), 1)
      > (case private.caller_name() when '' then 12000 else 600 end) then
    perform private.refuse('data.busy');
  end if;
  return private.facts_in_numbers(p_time_zone);
end $$;
comment on function public.public_facts(text) is
  'What the landing page says in numbers: listed specialists, their languages, how many are free before midnight of the zone, the very next opening, and the lowest price of a visit by specialty and currency. 600 in ten minutes per caller. Hint: data.busy.';

create or replace function public.nearest_openings(p_visit_type uuid, p_around timestamptz, p_limit int default 3)
returns table (specialist_id uuid, specialist_name text, visit_type_id uuid, starts_at timestamptz, same_specialist boolean)
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.spend_search();
  return query select * from private.nearest_to(p_visit_type, p_around, p_limit);
end $$;
comment on function public.nearest_openings(uuid, timestamptz, int) is
  'Openings to offer instead of a lost one: the same specialist around that time, others of the same specialty near the same hour. Hint: data.busy.';

revoke execute on function private.caller_name(), private.count_search(text, int), private.spend_search(int),
  private.searched(jsonb, timestamptz, timestamptz, int), private.facts_in_numbers(text),
  private.nearest_to(uuid, timestamptz, int) from public, anon, authenticated, service_role;
