-- The picture of a listed specialist is shown where patients choose.

create function private.portrait_since(p_person uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select coalesce(o.updated_at, o.created_at) from storage.objects o
  where o.bucket_id = 'profile-images' and o.name = p_person::text || '/portrait'
    -- Ours are 20 kB; what is sent past our pages must not weigh on pages where many are shown.
    and (o.metadata ->> 'size')::bigint <= 262144
$$;
comment on function private.portrait_since(uuid) is
  'Since when this person''s portrait is as it is, which is also its version in addresses; null: there is none, or it is heavier than 256 kB.';
revoke execute on function private.portrait_since from public, anon, authenticated, service_role;

drop function public.find_slots(jsonb, timestamptz, timestamptz, int);
drop function private.searched(jsonb, timestamptz, timestamptz, int);

create function private.searched(p_filters jsonb, p_from timestamptz, p_to timestamptz, p_per_visit_type int)
returns table (specialist_id uuid, name text, specialty text, languages text[], hospital text, bio text, years_experience int,
  accepts_insurance boolean, council_number text, registration_checked_at timestamptz, time_zone text, visit_type_id uuid,
  visit_type_name text, minutes int, modes text[], price_minor int, currency text, openings timestamptz[], gender text,
  province text, city text, needs_approval boolean, extra_minutes int, opening_modes text[], portrait_at timestamptz)
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
      order by v.position, v.created_at, v.id limit case when asked.specialist is null then 1 else 20 end
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
revoke execute on function private.searched from public, anon, authenticated, service_role;

create function public.find_slots(p_filters jsonb default '{}', p_from timestamptz default private.clock(),
  p_to timestamptz default private.clock() + interval '14 days', p_per_visit_type int default 3)
returns table (specialist_id uuid, name text, specialty text, languages text[], hospital text, bio text, years_experience int,
  accepts_insurance boolean, council_number text, registration_checked_at timestamptz, time_zone text, visit_type_id uuid,
  visit_type_name text, minutes int, modes text[], price_minor int, currency text, openings timestamptz[], gender text,
  province text, city text, needs_approval boolean, extra_minutes int, opening_modes text[], portrait_at timestamptz)
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.spend_call('search', 600, 12000, 600);
  return query select * from private.searched(p_filters, p_from, p_to, greatest(coalesce(p_per_visit_type, 3), 1));
end $$;
comment on function public.find_slots(jsonb, timestamptz, timestamptz, int) is
  'Verified, listed specialists with their next openings, soonest first. For somebody who needs extra time visits are longer by extra_minutes, which minutes contains, and openings are those that long. opening_modes: by which of its modes each opening can be had, with commas, in their order; empty where all can. portrait_at: since when they have this picture, null for none. Filters: specialistId (then every visit type), visitTypeId, specialty, language, maxPriceMinor, acceptsInsurance, mode, gender, province, weekday (name or list) and dayPart (morning, afternoon, evening) in timeZone, timeZone, limit; device: the token of a guest, who is shown the time kept for them. At most 12 openings each, 500 of one specialist or visit type. Hint: data.busy.';
revoke execute on function public.find_slots from public, anon, authenticated, service_role;
grant execute on function public.find_slots to anon, authenticated;

create or replace function public.specialist_page(p_specialist uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.spend_call('search', 600, 12000, 600);
  return (
    select jsonb_build_object(
      'specialistId', sp.specialist_id, 'name', sp.name, 'specialty', sp.specialty, 'languages', sp.languages, 'hospital', sp.hospital,
      'bio', sp.bio, 'education', s.education, 'yearsOfExperience', sp.years_experience, 'acceptsInsurance', sp.accepts_insurance,
      'councilNumber', sp.council_number, 'registrationCheckedAt', sp.registration_checked_at, 'timeZone', sp.time_zone,
      'gender', sp.gender, 'province', sp.province, 'city', sp.city, 'portraitAt',
      private.portrait_since(sp.specialist_id),
      'visitTypes', (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'minutes', v.minutes, 'modes', v.modes,
          'amountMinor', v.price_minor, 'currency', v.currency, 'needsApproval', v.needs_approval)
          order by v.position, v.created_at, v.id), '[]')
        from public.visit_types v where v.specialist_id = sp.specialist_id and v.active),
      -- What holds today: hours of coming weeks are asked of find_slots, with everything that stands in their way.
      'hours', (select coalesce(jsonb_agg(jsonb_build_object('weekday', h.weekday, 'from', to_char(h.starts_at, 'HH24:MI'),
          'to', to_char(h.ends_at, 'HH24:MI'), 'modes', h.modes) order by h.weekday, h.starts_at), '[]')
        from public.availability_rules h
        where h.specialist_id = sp.specialist_id
          and (private.clock() at time zone sp.time_zone)::date between coalesce(h.valid_from, '-infinity') and coalesce(h.valid_to, 'infinity')),
      'visitsHeld', (select count(*) from public.appointments a where a.specialist_id = sp.specialist_id and private.was_held(a)),
      'reviews', (select jsonb_build_object('visits', r.visits, 'onTimePercent', r.on_time_percent,
          'clearConnectionPercent', r.clear_connection_percent, 'clearNextStepPercent', r.clear_next_step_percent)
        from public.specialist_reviews r where r.specialist_id = sp.specialist_id))
    from public.specialist_public sp join public.specialists s on s.profile_id = sp.specialist_id
    where sp.specialist_id = p_specialist
  );
end $$;
