-- Searching for a time: what find_slots gives and what count_slots counts.
--
-- Measured with 200 specialists: a usual search takes 80 ms, the dearest one took a second (62 days, 500 openings each), ten
-- counted searches took three. Many openings are for one calendar alone; what is only counted computes no openings.

create function private.modes_of_openings(p_type public.visit_types, p_zone text, p_openings timestamptz[]) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_length interval := make_interval(mins => p_type.minutes);
  v_open tstzmultirange[];
begin
  if coalesce(cardinality(p_openings), 0) = 0 then
    return '{}';
  end if;
  v_open := array(select private.free_time(p_type.specialist_id, p_zone, (p_openings[1] at time zone p_zone)::date,
      ((p_openings[cardinality(p_openings)] + v_length) at time zone p_zone)::date, m) from unnest(p_type.modes) m);
  return array(
    select (select string_agg(p_type.modes[n], ',' order by n) from generate_subscripts(p_type.modes, 1) n
      where v_open[n] @> tstzrange(o.at, o.at + v_length))
    from unnest(p_openings) with ordinality o (at, nr) order by o.nr);
end $$;
comment on function private.modes_of_openings(public.visit_types, text, timestamptz[]) is
  'By which modes each of these openings, in order, can be had: one text with commas for each.';

-- What a search finds, by the names that find_slots gives it.
create type private.found_slot as (specialist_id uuid, name text, specialty text, languages text[], hospital text, bio text, years_experience int,
  accepts_insurance boolean, council_number text, registration_checked_at timestamptz, time_zone text, visit_type_id uuid,
  visit_type_name text, minutes int, modes text[], price_minor int, currency text, openings timestamptz[], gender text,
  province text, city text, needs_approval boolean, extra_minutes int, opening_modes text[], portrait_at timestamptz);

create function private.searched(p_filters jsonb, p_from timestamptz, p_to timestamptz, p_per_visit_type int)
returns setof private.found_slot
language sql stable security definer set search_path = '' as $$
  with asked as materialized (
    select (f ->> 'specialistId')::uuid as specialist, (f ->> 'visitTypeId')::uuid as visit_type, f ->> 'specialty' as specialty,
      lower(f ->> 'language') as language, (f ->> 'maxPriceMinor')::numeric as max_price,
      (f ->> 'acceptsInsurance')::boolean as insurance, (f ->> 'cheapest')::boolean as cheapest, f ->> 'mode' as mode,
      private.weekday_numbers(f -> 'weekday') as weekdays,
      f ->> 'gender' as gender, f ->> 'province' as province, private.hours_of_day(f ->> 'dayPart') as hours,
      private.zone_or(f ->> 'timeZone', null) as viewer_zone, least(greatest(coalesce((f ->> 'limit')::int, 50), 1), 200) as most,
      -- A whole calendar is asked of one specialist, never of all of them at once.
      least(greatest(coalesce(p_per_visit_type, 3), 0),
        case when f ->> 'specialistId' is null and f ->> 'visitTypeId' is null then 12 else 500 end) as per_type,
      -- A question about ten years would be work without an answer; two months are more than any window shows at once.
      least(p_to, greatest(p_from, private.clock()) + interval '62 days') as until, private.me() as me,
      private.needs_extra_time(private.me()) as has_extra, (f ->> 'device')::uuid as device
    from (select coalesce(p_filters, '{}') as f) x
  ), offered as materialized (
    select sp.*, case when asked.has_extra then private.with_extra_time(v) else v end as visit_type, (v).minutes as minutes
    from asked cross join public.specialist_public sp
    cross join lateral (
      select v from public.visit_types v
      where v.specialist_id = sp.specialist_id and v.active and (asked.visit_type is null or v.id = asked.visit_type)
        and (asked.max_price is null or v.price_minor <= asked.max_price) and (asked.mode is null or asked.mode = any (v.modes))
      order by case when asked.cheapest then v.price_minor end, v.position, v.created_at, v.id
      limit case when asked.specialist is null then 1 else 20 end
    ) v
    where (asked.specialist is null or sp.specialist_id = asked.specialist)
      and (asked.specialty is null or sp.specialty = asked.specialty)
      and (asked.language is null or asked.language in (select lower(l) from unnest(sp.languages) l))
      and (asked.insurance is not true or sp.accepts_insurance)
      and (asked.gender is null or sp.gender = asked.gender)
      and (asked.province is null or sp.province = asked.province)
  ), answered as materialized (
    select o.*, case when asked.per_type = 0 then '{}' else private.openings(
      case when asked.mode is null then o.visit_type else private.by_mode(o.visit_type, asked.mode) end, o.time_zone, p_from, asked.until,
      asked.per_type, asked.weekdays, asked.viewer_zone, asked.me, true, asked.hours, asked.device) end as openings
    from offered o cross join asked
  )
  select a.specialist_id, a.name, a.specialty, a.languages, a.hospital, a.bio, a.years_experience, a.accepts_insurance,
    a.council_number, a.registration_checked_at, a.time_zone, (a.visit_type).id, (a.visit_type).name, (a.visit_type).minutes,
    (a.visit_type).modes, (a.visit_type).price_minor, (a.visit_type).currency, a.openings, a.gender, a.province, a.city,
    (a.visit_type).needs_approval, (a.visit_type).minutes - a.minutes,
    case when exists (select from public.availability_rules r where r.specialist_id = a.specialist_id and cardinality(r.modes) < 3)
      then private.modes_of_openings(a.visit_type, a.time_zone, a.openings) else '{}' end,
    private.portrait_since(a.specialist_id)
  from answered a
  order by a.openings[1] nulls last, a.name, (a.visit_type).position limit (select most from asked)
$$;
comment on function private.searched(jsonb, timestamptz, timestamptz, int) is
  'What find_slots gives, uncounted. At most 12 openings each (500 of one specialist or visit type); 0: none are computed.';

create function private.search_question(p_filters jsonb, p_from timestamptz, p_to timestamptz, p_per_visit_type int) returns jsonb
language sql stable security definer set search_path = '' as $$
  -- A device for which a time is kept is shown that time, and nobody else is.
  select case when not exists (select from private.guest_holds g where g.device = private.code_hash(p_filters ->> 'device')
      and g.expires_at > private.clock()) then
    jsonb_build_array('find_slots', case jsonb_typeof(p_filters) when 'object' then p_filters - 'device' else p_filters end,
      private.asks_when(p_from, p_to), p_per_visit_type) end
$$;
comment on function private.search_question(jsonb, timestamptz, timestamptz, int) is
  'What a stranger asks with a search, without their device; null: the answer is theirs alone.';

create function public.find_slots(p_filters jsonb default '{}', p_from timestamptz default private.clock(),
  p_to timestamptz default private.clock() + interval '14 days', p_per_visit_type int default 3)
returns table (specialist_id uuid, name text, specialty text, languages text[], hospital text, bio text, years_experience int,
  accepts_insurance boolean, council_number text, registration_checked_at timestamptz, time_zone text, visit_type_id uuid,
  visit_type_name text, minutes int, modes text[], price_minor int, currency text, openings timestamptz[], gender text,
  province text, city text, needs_approval boolean, extra_minutes int, opening_modes text[], portrait_at timestamptz)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_question constant jsonb := private.search_question(p_filters, p_from, p_to, p_per_visit_type);
  v_kept jsonb := private.spend_call('search', 600, 12000, 600, 1, v_question);
  v_found private.found_slot[];
begin
  if v_kept is not null then
    return query select k.* from jsonb_populate_recordset(null::private.found_slot, v_kept) k
      where private.is_listed(k.specialist_id);
  elsif private.answer_is_due(v_question) then
    v_found := array(select s from private.searched(p_filters, p_from, p_to, greatest(coalesce(p_per_visit_type, 3), 1)) s);
    perform private.keep_answer(v_question, to_jsonb(v_found));
    return query select * from unnest(v_found);
  else
    return query select * from private.searched(p_filters, p_from, p_to, greatest(coalesce(p_per_visit_type, 3), 1));
  end if;
end $$;
comment on function public.find_slots(jsonb, timestamptz, timestamptz, int) is
  'Verified, listed specialists with their next openings, soonest first. For somebody who needs extra time visits are longer by extra_minutes, which minutes contains, and openings are those that long. opening_modes: by which of its modes each opening can be had, with commas, in their order; empty where all can. portrait_at: since when they have this picture, null for none. Filters: specialistId (then every visit type), visitTypeId, specialty, language, maxPriceMinor, acceptsInsurance, cheapest (of each the kind with the lowest price, not the first), mode, gender, province, weekday (name or list) and dayPart (morning, afternoon, evening) in timeZone, timeZone, limit; device: the token of a guest, who is shown the time kept for them. At most 12 openings each, 500 of one specialist or visit type. Hint: data.busy.';
grant execute on function public.find_slots to anon, authenticated;

create function public.count_slots(p_searches jsonb) returns int[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_search jsonb;
  v_counts int[] := '{}';
  v_question jsonb;
  v_kept jsonb;
begin
  perform private.require_form(p_searches, 'array');
  if jsonb_array_length(p_searches) > 10 then
    perform private.refuse('data.invalid');
  end if;
  v_question := jsonb_build_array('count_slots', p_searches);
  v_kept := private.spend_call('search', 600, 12000, 600, greatest(jsonb_array_length(p_searches), 1), v_question);
  if v_kept is not null then
    return array(select e::int from jsonb_array_elements_text(v_kept) e);
  end if;
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
  perform private.keep_answer(v_question, to_jsonb(v_counts));
  return v_counts;
end $$;
comment on function public.count_slots(jsonb) is
  'How many specialists each of up to ten searches would find: [{filters, from, to, onlyOpen}], filters as of find_slots; onlyOpen counts those with an opening. Each counts as one search. Hints: data.invalid, data.busy.';
grant execute on function public.count_slots to anon, authenticated;
