-- What people choose a specialist by beyond specialty and price: gender, where the practice is, and the time of day.
--
-- All three are what specialists say of themselves, and none has to be said: a search for a gender leaves out who did
-- not say. Provinces are those of ISO 3166-2:ZA, without the country.

alter table public.specialists
  add column gender text check (gender in ('male', 'female', 'non-binary', 'other')),
  add column province text check (province in ('EC', 'FS', 'GP', 'KZN', 'LP', 'MP', 'NC', 'NW', 'WC')),
  add column city text not null default '' check (length(city) <= 80),
  add check (province is not null or city = '');
comment on column public.specialists.gender is 'As the specialist says; null when not said.';
comment on column public.specialists.province is 'Where the practice is, ISO 3166-2:ZA; null outside of South Africa and when not said.';

drop trigger specialists_version on public.specialists;
create trigger specialists_version before update on public.specialists for each row
  when ((old.bio, old.languages, old.education, old.hospital, old.years_experience, old.rate_minor, old.accepts_insurance,
      old.gender, old.province, old.city)
    is distinct from (new.bio, new.languages, new.education, new.hospital, new.years_experience, new.rate_minor,
      new.accepts_insurance, new.gender, new.province, new.city))
  execute function private.raise_version();

create or replace view public.specialist_public with (security_barrier = true) as
  select s.profile_id as specialist_id, p.name, s.specialty, s.languages, s.hospital, s.bio, s.years_experience,
    s.accepts_insurance, s.hpcsa_number as council_number, s.reg_checked_at as registration_checked_at, s.time_zone,
    s.gender, s.province, s.city
  from public.specialists s join public.profiles p on p.id = s.profile_id
  where s.listed and s.reg_state = 'verified' and s.reg_until > private.clock()
    and s.reg_checked_at > private.clock() - interval '1 year';

create function private.with_search_facts(p_row public.specialists, p_form jsonb) returns public.specialists
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_row public.specialists := p_row;
begin
  if p_form ? 'gender' then
    if coalesce(p_form ->> 'gender', '') not in ('male', 'female', 'non-binary', 'other', 'prefer-not-to-say') then
      perform private.refuse('data.invalid');
    end if;
    v_row.gender := nullif(p_form ->> 'gender', 'prefer-not-to-say');
  end if;
  if p_form ? 'province' then
    if coalesce(p_form ->> 'province', '-') not in ('', 'EC', 'FS', 'GP', 'KZN', 'LP', 'MP', 'NC', 'NW', 'WC') then
      perform private.refuse('data.invalid');
    end if;
    v_row.province := nullif(p_form ->> 'province', '');
    v_row.city := private.form_text(p_form, 'city', 'data.invalid', 0, 80);
    if v_row.province is null and v_row.city <> '' then
      perform private.refuse('data.invalid');
    end if;
  end if;
  return v_row;
end $$;
comment on function private.with_search_facts(public.specialists, jsonb) is
  'Gender and place of a form put into a specialist''s record. What is not sent stays; a place is sent whole. Hints: data.invalid, validation.tooLong.';

create or replace function public.update_specialist_profile(p_form jsonb, p_version int) returns public.specialists
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.specialists := private.my_practice();
  v_new public.specialists := v_row;
begin
  perform private.require_form(p_form);
  v_new.years_experience := private.form_years(p_form);
  v_new.education := private.form_text(p_form, 'education', 'validation.education', 1, 300);
  v_new.hospital := private.form_text(p_form, 'hospitalAffiliation', 'validation.hospitalAffiliation', 1, 300);
  v_new.bio := private.form_text(p_form, 'bio', 'validation.bio', 10, 2000);
  v_new.languages := private.form_list(p_form, 'languages', 50, 120);
  if cardinality(v_new.languages) = 0 then
    perform private.refuse('validation.languages');
  end if;
  v_new.rate_minor := private.form_rate_minor(p_form);
  v_new.accepts_insurance := private.form_flag(p_form, 'acceptsInsurance');
  v_new := private.with_search_facts(v_new, p_form);
  if to_jsonb(v_new) = to_jsonb(v_row) then
    return v_row;
  end if;
  if p_version is distinct from v_row.version then
    perform private.refuse('data.conflict');
  end if;
  update public.specialists s set years_experience = v_new.years_experience, education = v_new.education,
    hospital = v_new.hospital, bio = v_new.bio, languages = v_new.languages, rate_minor = v_new.rate_minor,
    accepts_insurance = v_new.accepts_insurance, gender = v_new.gender, province = v_new.province, city = v_new.city
  where s.profile_id = v_row.profile_id returning * into v_row;
  return v_row;
end $$;

-- The same as before, and the hours of the viewer's day that an opening may begin in.
drop function private.openings(public.visit_types, text, timestamptz, timestamptz, int, int[], text, uuid, boolean);
create function private.openings(p_type public.visit_types, p_zone text, p_from timestamptz, p_to timestamptz, p_limit int,
  p_weekdays int[] default null, p_viewer_zone text default null, p_not_of uuid default null, p_busy boolean default true,
  p_hours int[] default null)
returns timestamptz[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_from timestamptz := greatest(p_from, v_now + make_interval(mins => p_type.notice_minutes));
  v_to timestamptz := least(p_to, v_now + make_interval(days => p_type.window_days));
  v_length interval := make_interval(mins => p_type.minutes);
  v_grid interval := make_interval(mins => p_type.grid_minutes);
  v_before interval := make_interval(mins => p_type.buffer_before_minutes);
  v_after interval := make_interval(mins => p_type.buffer_after_minutes);
  v_viewer text := coalesce(p_viewer_zone, p_zone);
  v_day date := (v_from at time zone p_zone)::date;
  v_days int := case when p_limit > 12 then 62 else 2 end;
  v_next date;
  v_visits tstzmultirange := '{}';
  v_blocks tstzmultirange := '{}';
  v_free tstzrange;
  v_local timestamp;
  v_start timestamptz;
  v_found timestamptz[] := '{}';
begin
  while v_from < v_to loop
    v_next := least(v_day + v_days, (v_to at time zone p_zone)::date + 1);
    if p_busy then
      -- Lapsed holds do not count, nor does what the person asking is holding.
      select coalesce(range_agg(a.during), '{}'), coalesce(range_agg(a.blocks), '{}') into v_visits, v_blocks
      from public.appointments a
      where a.specialist_id = p_type.specialist_id
        and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
        and a.starts_at between ((v_day - 1)::timestamp at time zone p_zone) and ((v_next + 1)::timestamp at time zone p_zone)
        and (a.hold_expires_at is null or a.hold_expires_at > v_now)
        and not (a.status = 'held' and a.patient_id is not distinct from p_not_of);
    end if;
    -- One more day on both ends: hours that touch at midnight are one stretch. What begins on these dates is answered.
    for v_free in select unnest(private.free_time(p_type.specialist_id, p_zone, v_day - 1, v_next) - v_blocks) loop
      v_local := date_bin(v_grid, greatest(lower(v_free), v_from, v_day::timestamp at time zone p_zone) at time zone p_zone,
        timestamp '2000-01-01');
      while v_local < v_next loop
        v_start := v_local at time zone p_zone;
        exit when v_start + v_length > upper(v_free) or v_start >= v_to;
        if v_start >= v_from and v_start >= lower(v_free) and v_local >= v_day and v_start at time zone p_zone = v_local
          and (p_weekdays is null or extract(isodow from v_start at time zone v_viewer) = any (p_weekdays))
          and (p_hours is null or (extract(hour from v_start at time zone v_viewer) >= p_hours[1]
            and extract(hour from v_start at time zone v_viewer) < p_hours[2]))
          and not v_visits && tstzrange(v_start - v_before, v_start + v_length + v_after) then
          v_found := v_found || v_start;
          if cardinality(v_found) >= p_limit then
            return v_found;
          end if;
        end if;
        v_local := v_local + v_grid;
      end loop;
    end loop;
    exit when v_next::timestamp at time zone p_zone >= v_to;
    v_day := v_next;
    v_days := v_days * 3;
  end loop;
  return v_found;
end $$;
comment on function private.openings(public.visit_types, text, timestamptz, timestamptz, int, int[], text, uuid, boolean, int[]) is
  'The first openings of a visit type: inside hours, on the grid of local time, after the notice, within the window, buffers kept. Without p_busy: what would be offered if nobody had booked. Weekdays and hours (from, before) are the viewer''s.';

create function private.hours_of_day(p_part text) returns int[]
language sql immutable security invoker set search_path = '' as $$
  select case p_part when 'morning' then array[5, 12] when 'afternoon' then array[12, 17] when 'evening' then array[17, 24] end
$$;
comment on function private.hours_of_day(text) is 'The hours, from and before, that a part of the day stands for; null for anything else.';

drop function public.find_slots(jsonb, timestamptz, timestamptz, int);
create function public.find_slots(p_filters jsonb default '{}', p_from timestamptz default private.clock(),
  p_to timestamptz default private.clock() + interval '14 days', p_per_visit_type int default 3)
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
    select o.*, private.openings(o.visit_type, o.time_zone, p_from, asked.until,
      least(greatest(coalesce(p_per_visit_type, 3), 1), 500), asked.weekdays, asked.viewer_zone, asked.me, true, asked.hours)
      as openings
    from offered o cross join asked
  )
  select a.specialist_id, a.name, a.specialty, a.languages, a.hospital, a.bio, a.years_experience, a.accepts_insurance,
    a.council_number, a.registration_checked_at, a.time_zone, (a.visit_type).id, (a.visit_type).name, (a.visit_type).minutes,
    (a.visit_type).modes, (a.visit_type).price_minor, (a.visit_type).currency, a.openings, a.gender, a.province, a.city,
    (a.visit_type).needs_approval
  from answered a
  order by a.openings[1] nulls last, a.name, (a.visit_type).position limit (select most from asked)
$$;
comment on function public.find_slots(jsonb, timestamptz, timestamptz, int) is
  'Verified, listed specialists with their next openings, soonest first. Filters: specialistId (then every visit type), visitTypeId, specialty, language, maxPriceMinor, acceptsInsurance, mode, gender, province, weekday (name or list) and dayPart (morning, afternoon, evening) in timeZone, timeZone, limit.';

create function public.count_slots(p_searches jsonb) returns int[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_search jsonb;
  v_counts int[] := '{}';
begin
  perform private.require_form(p_searches, 'array');
  if jsonb_array_length(p_searches) > 10 then
    perform private.refuse('data.invalid');
  end if;
  for v_search in select e from jsonb_array_elements(p_searches) e loop
    perform private.require_form(v_search);
    perform private.require_form(coalesce(v_search -> 'filters', '{}'));
    v_counts := v_counts || (
      select count(*)::int
      from public.find_slots(coalesce(v_search -> 'filters', '{}') || '{"limit": 200}',
        coalesce((v_search ->> 'from')::timestamptz, private.clock()),
        coalesce((v_search ->> 'to')::timestamptz, private.clock() + interval '14 days'), 1) s
      where cardinality(s.openings) > 0 or (v_search ->> 'onlyOpen')::boolean is not true);
  end loop;
  return v_counts;
end $$;
comment on function public.count_slots(jsonb) is
  'How many specialists each of up to ten searches would find: [{filters, from, to, onlyOpen}], filters as of find_slots; onlyOpen counts those with an opening. Hint: data.invalid.';

create function public.public_facts(p_time_zone text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  with found as materialized (
    select * from public.find_slots('{"limit": 200}', private.clock(), private.clock() + interval '14 days', 1)
  ), tomorrow as (
    select ((private.clock() at time zone z.name)::date + 1)::timestamp at time zone z.name as at
    from (select private.zone_or(p_time_zone, 'Africa/Johannesburg') as name) z
  )
  select jsonb_build_object(
    'specialists', (select count(*) from public.specialist_public),
    'languages', (select count(distinct lower(l)) from public.specialist_public sp, unnest(sp.languages) l),
    'openToday', (select count(*) from found f, tomorrow t where f.openings[1] < t.at),
    'first', (select jsonb_build_object('at', f.openings[1], 'specialistId', f.specialist_id, 'visitTypeId', f.visit_type_id,
        'name', f.name, 'languages', f.languages)
      from found f where f.openings[1] is not null order by f.openings[1], f.name limit 1),
    'prices', (select coalesce(jsonb_agg(jsonb_build_object('specialty', l.specialty, 'minutes', l.minutes,
          'amountMinor', l.price_minor, 'currency', l.currency)), '[]')
      -- Amounts of two currencies cannot be compared.
      from (select distinct on (f.specialty, f.currency) f.specialty, f.currency, f.price_minor, f.minutes
        from found f order by f.specialty, f.currency, f.price_minor, f.minutes) l))
$$;
comment on function public.public_facts(text) is
  'What the landing page says in numbers: listed specialists, their languages, how many are free before midnight of the zone, the very next opening, and the lowest price of a visit by specialty and currency.';

revoke execute on function private.with_search_facts(public.specialists, jsonb), private.hours_of_day(text),
  private.openings(public.visit_types, text, timestamptz, timestamptz, int, int[], text, uuid, boolean, int[]),
  public.find_slots(jsonb, timestamptz, timestamptz, int), public.count_slots(jsonb), public.public_facts(text)
  from public, anon, authenticated, service_role;
grant execute on function public.find_slots(jsonb, timestamptz, timestamptz, int), public.count_slots(jsonb),
  public.public_facts(text) to anon, authenticated;
