-- Who said that they need extra time gets it: they are shown openings half as long again, their visit is held that long at the same
-- price, and the visit says how much of it that is.

alter table public.appointments add column extra_minutes int not null default 0 check (extra_minutes between 0 and 240);
comment on column public.appointments.extra_minutes is
  'How much of its length is the extra time that the patient needs, as they said when it was held.';

create or replace function private.guard_appointment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'appointments are never deleted' using errcode = '42501', hint = 'access.refused';
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'held' then
      raise exception 'an appointment begins as held' using errcode = 'P0001', hint = 'booking.notNow';
    end if;
    return new;
  end if;
  if (new.patient_id, new.specialist_id, new.visit_type_id, new.price_minor, new.currency, new.booked_by, new.created_at,
      new.idempotency_key, new.extra_minutes)
    is distinct from (old.patient_id, old.specialist_id, old.visit_type_id, old.price_minor, old.currency, old.booked_by,
      old.created_at, old.idempotency_key, old.extra_minutes) or new.sequence < old.sequence then
    raise exception 'these facts of an appointment never change' using errcode = '23514';
  end if;
  if new.replaces is distinct from old.replaces and (old.replaces is not null or old.status <> 'held') then
    raise exception 'what a time was kept for never changes' using errcode = '23514';
  end if;
  if (new.during, new.blocks) is distinct from (old.during, old.blocks) and (old.status <> 'booked' or new.status <> 'booked'
      or new.sequence <> old.sequence + 1 or upper(new.during) - lower(new.during) <> upper(old.during) - lower(old.during)
      or least(lower(new.during), lower(old.during)) <= private.clock()) then
    raise exception 'the time of an appointment changes only by moving a booked visit that lies ahead' using errcode = '23514';
  end if;
  if new.status <> old.status and not private.step_exists(old.status, new.status) then
    raise exception 'an appointment cannot go from % to %', old.status, new.status
      using errcode = 'P0001', hint = 'booking.notNow';
  end if;
  if new.status = 'booked' and old.status in ('held', 'requested', 'awaiting_payment', 'expired') and not exists (
      select from public.payments p where p.appointment_id = new.id and p.state in ('not_required', 'authorised', 'paid')) then
    raise exception 'an unpaid appointment is never booked' using errcode = '23514';
  end if;
  new.version := old.version + 1;
  new.updated_at := private.clock();
  return new;
end $$;
comment on function private.guard_appointment() is
  'Refuses steps that private.step_exists() does not have (hint: booking.notNow), changed facts and unpaid bookings, for anyone.';

create function private.needs_extra_time(p_person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.profiles p where p.id = p_person and p.needs @> '{"extraTime": true}');
end $$;
comment on function private.needs_extra_time(uuid) is 'Whether this person said that they need more time in a visit than others.';
revoke execute on function private.needs_extra_time from public, anon, authenticated, service_role;

create function private.with_extra_time(p_type public.visit_types) returns public.visit_types
language plpgsql immutable security definer set search_path = '' as $$
begin
  -- Half as long again, in steps of five minutes; the price stays. 480: as long as a visit may be.
  p_type.minutes := least(p_type.minutes + (p_type.minutes + 9) / 10 * 5, 480);
  return p_type;
end $$;
comment on function private.with_extra_time(public.visit_types) is
  'A kind of visit as long as it is for somebody who needs extra time: half as long again, rounded up to five minutes, 480 at most.';
revoke execute on function private.with_extra_time from public, anon, authenticated, service_role;

create function private.has_time(p_type public.visit_types, p_zone text, p_starts_at timestamptz, p_patient uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_end timestamptz := p_starts_at + make_interval(mins => p_type.minutes);
begin
  return private.is_offered(p_type, p_zone, p_starts_at) and not private.is_taken(p_type.specialist_id, tstzrange(p_starts_at, v_end),
    tstzrange(p_starts_at - make_interval(mins => p_type.buffer_before_minutes),
      v_end + make_interval(mins => p_type.buffer_after_minutes)), null, p_patient);
end $$;
comment on function private.has_time(public.visit_types, text, timestamptz, uuid) is
  'Whether the specialist works then as long as this kind of visit takes, and nothing but this patient''s own hold stands in the way.';
revoke execute on function private.has_time from public, anon, authenticated, service_role;

drop function private.insert_hold(public.visit_types, text, timestamptz, text, text, uuid, uuid, uuid);
drop function public.find_slots(jsonb, timestamptz, timestamptz, int);
drop function private.searched(jsonb, timestamptz, timestamptz, int);
drop function public.my_appointments(uuid, uuid, text, timestamptz, uuid);

create function private.insert_hold(p_type public.visit_types, p_zone text, p_starts_at timestamptz, p_mode text,
  p_time_zone text, p_key uuid, p_patient uuid, p_booked_by uuid default null, p_extra int default 0) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_end timestamptz := p_starts_at + make_interval(mins => p_type.minutes);
  v_viewer_zone text := case when private.is_time_zone(p_time_zone) then p_time_zone end;
  v_row public.appointments;
begin
  if v_viewer_zone is null then
    v_viewer_zone := (select p.time_zone from public.profiles p where p.id = p_patient);
  end if;
  insert into public.appointments (patient_id, specialist_id, visit_type_id, during, blocks, mode, hold_expires_at, booked_by,
    tz_patient, tz_specialist, visit_type_name, price_minor, currency, cancel_notice_minutes, late_refund_percent,
    needs_approval, idempotency_key, extra_minutes)
  values (p_patient, p_type.specialist_id, p_type.id, tstzrange(p_starts_at, v_end),
    tstzrange(p_starts_at - make_interval(mins => p_type.buffer_before_minutes), v_end + make_interval(mins => p_type.buffer_after_minutes)),
    p_mode, private.clock() + interval '10 minutes', coalesce(p_booked_by, p_patient), v_viewer_zone, p_zone, p_type.name,
    p_type.price_minor, p_type.currency, p_type.cancel_notice_minutes, p_type.late_refund_percent, p_type.needs_approval, p_key, p_extra)
  returning * into v_row;
  return v_row;
end $$;
comment on function private.insert_hold(public.visit_types, text, timestamptz, text, text, uuid, uuid, uuid, int) is
  'Inserts the hold, as long as the kind of visit given, of which so much is extra time. Callers have both calendars locked and have looked at them; the exclusion constraints (23P01) stand behind that.';
revoke execute on function private.insert_hold from public, anon, authenticated, service_role;

create function private.searched(p_filters jsonb, p_from timestamptz, p_to timestamptz, p_per_visit_type int)
returns table (specialist_id uuid, name text, specialty text, languages text[], hospital text, bio text, years_experience int,
  accepts_insurance boolean, council_number text, registration_checked_at timestamptz, time_zone text, visit_type_id uuid,
  visit_type_name text, minutes int, modes text[], price_minor int, currency text, openings timestamptz[], gender text,
  province text, city text, needs_approval boolean, extra_minutes int)
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
      private.needs_extra_time(private.me()) as has_extra
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
    select o.*, case when asked.per_type = 0 then '{}' else private.openings(o.visit_type, o.time_zone, p_from, asked.until,
      asked.per_type, asked.weekdays, asked.viewer_zone, asked.me, true, asked.hours) end as openings
    from offered o cross join asked
  )
  select a.specialist_id, a.name, a.specialty, a.languages, a.hospital, a.bio, a.years_experience, a.accepts_insurance,
    a.council_number, a.registration_checked_at, a.time_zone, (a.visit_type).id, (a.visit_type).name, (a.visit_type).minutes,
    (a.visit_type).modes, (a.visit_type).price_minor, (a.visit_type).currency, a.openings, a.gender, a.province, a.city,
    (a.visit_type).needs_approval, (a.visit_type).minutes - a.minutes
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
  province text, city text, needs_approval boolean, extra_minutes int)
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.spend_call('search', 600, 12000, 600);
  return query select * from private.searched(p_filters, p_from, p_to, greatest(coalesce(p_per_visit_type, 3), 1));
end $$;
comment on function public.find_slots(jsonb, timestamptz, timestamptz, int) is
  'Verified, listed specialists with their next openings, soonest first. For somebody who needs extra time visits are longer by extra_minutes, which minutes contains, and openings are those that long. Filters: specialistId (then every visit type), visitTypeId, specialty, language, maxPriceMinor, acceptsInsurance, mode, gender, province, weekday (name or list) and dayPart (morning, afternoon, evening) in timeZone, timeZone, limit. At most 12 openings each, 500 of one specialist or visit type. Hint: data.busy.';
revoke execute on function public.find_slots from public, anon, authenticated, service_role;
grant execute on function public.find_slots to anon, authenticated;

create function public.my_appointments(p_patient uuid default null, p_visit uuid default null, p_group text default null,
  p_after timestamptz default null, p_after_id uuid default null)
returns table (id uuid, status text, starts_at timestamptz, ends_at timestamptz, mode text, reason text, sequence int,
  hold_expires_at timestamptz, extension_used boolean, visit_type_id uuid, visit_type_name text, minutes int, price_minor int,
  currency text, viewer_role text, counterpart_id uuid, counterpart_name text, counterpart_specialty text, tz_patient text,
  tz_specialist text, cancelled_by text, cancel_reason text, cancelled_late boolean, payment_state text, created_at timestamptz,
  needs_approval boolean, moves_left int, alternatives timestamptz[], booked_by_other boolean,
  for_whom jsonb, extra_minutes int)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_patient uuid := private.acting_for(p_patient, 'book');
  v_words boolean := v_patient = v_me or private.delegated(v_patient, 'records', v_me) is not null;
begin
  if p_group not in ('upcoming', 'past', 'cancelled') or (p_after is null) <> (p_after_id is null) or p_after is not null and p_group is null then
    perform private.refuse('data.invalid');
  end if;
  return query
  with mine as (
    select a.*, 'patient' as side, a.specialist_id as other, s.specialty
    from public.appointments a join public.specialists s on s.profile_id = a.specialist_id
    where a.patient_id = v_patient and a.status <> 'entered_in_error' and (p_visit is null or a.id = p_visit)
      and (a.cancelled_by, a.cancel_reason) is distinct from ('system', 'replaced')
      and not (a.booked_at is null and private.offers_earlier_time(a.id))
    union all
    select a.*, 'specialist', a.patient_id, null
    from public.appointments a
    where v_patient = v_me and a.specialist_id = private.me_practising() and (a.booked_at is not null or a.requested_at is not null)
      and (p_visit is null or a.id = p_visit)
  ), standing as (
    select a.*, a.status in ('requested', 'held', 'awaiting_payment') and a.hold_expires_at <= c.at as lapsed,
      case when a.status = 'in_progress' or a.status in ('booked', 'waiting') and a.ends_at > c.at
          or a.status in ('requested', 'held', 'awaiting_payment') and a.hold_expires_at > c.at then 'upcoming'
        when a.status in ('booked', 'waiting', 'completed', 'no_show_patient', 'no_show_specialist') then 'past'
        else 'cancelled' end as lies
    from mine a cross join (select private.clock() as at) c
  ), ranked as (
    select a.*, row_number() over (partition by a.lies order by case a.lies when 'upcoming' then a.starts_at end,
      case when a.lies <> 'upcoming' then a.starts_at end desc, case a.lies when 'upcoming' then a.id end, a.id desc) as place
    from standing a
    where (p_group is null or a.lies = p_group) and (p_after is null or case a.lies
      when 'upcoming' then (a.starts_at, a.id) > (p_after, p_after_id) else (a.starts_at, a.id) < (p_after, p_after_id) end)
  )
  select m.id, case when m.lapsed then 'expired' else m.status end, m.starts_at, m.ends_at, m.mode,
    case when m.side = 'specialist' or v_words or m.booked_by = v_me then m.reason else '' end, m.sequence,
    case when m.lapsed then null else m.hold_expires_at end, m.extension_used, m.visit_type_id, m.visit_type_name,
    (extract(epoch from m.ends_at - m.starts_at) / 60)::int, m.price_minor, m.currency, m.side, m.other, o.name, m.specialty,
    m.tz_patient, m.tz_specialist, m.cancelled_by, m.cancel_reason, m.cancelled_late,
    case when m.lapsed and p.state in ('requires_payment', 'processing', 'failed') then 'expired' else p.state end, m.created_at,
    m.needs_approval, greatest(3 - m.moves_by_patient, 0), case when m.status = 'declined' then coalesce((
      select array_agg(t.at::timestamptz order by t.at) from public.appointment_events e
      cross join jsonb_array_elements_text(e.meta -> 'alternatives') t (at)
      where e.appointment_id = m.id and e.to_status = 'declined' and t.at::timestamptz > private.clock()), '{}') else '{}' end,
    m.booked_by <> m.patient_id, case when m.for_name is not null and (m.side = 'specialist' or v_words or m.booked_by = v_me)
      then jsonb_build_object('personId', case when v_words and m.side = 'patient' then m.for_person_id end, 'name', m.for_name,
        'dateOfBirth', m.for_birth_date, 'gender', m.for_gender, 'relation', m.for_relation) end, m.extra_minutes
  from ranked m join public.profiles o on o.id = m.other left join public.payments p on p.appointment_id = m.id
  where m.place <= case m.lies when 'upcoming' then 200 else 50 end
  order by m.starts_at desc, m.id desc;
end $$;
comment on function public.my_appointments(uuid, uuid, text, timestamptz, uuid) is
  'Visits of the caller on either side, or with p_patient those of somebody who delegated booking to them; newest first. Without a group the first page of each: the next 200 of upcoming, the last 50 of past and of cancelled (with those that lapsed or were declined). With a group and the start and id of the last one known, the page after it. With p_visit that one alone. What lapsed appears as expired before anyone has flipped it; a time offered as an earlier one for a visit stands in my_waitlist only. for_whom: {personId, name, dateOfBirth, gender, relation} when it is not the patient. Hints: access.notDelegated, data.invalid.';
revoke execute on function public.my_appointments from public, anon, authenticated, service_role;
grant execute on function public.my_appointments to authenticated;

create or replace function private.nearest_to(p_visit_type uuid, p_around timestamptz, p_limit int default 3)
returns table (specialist_id uuid, specialist_name text, visit_type_id uuid, starts_at timestamptz, same_specialist boolean)
language sql stable security definer set search_path = '' as $$
  with lost as materialized (
    select case when private.needs_extra_time(private.me()) then private.with_extra_time(v) else v end as visit_type, sp.name, sp.time_zone, sp.specialty, private.me() as me, least(greatest(coalesce(p_limit, 3), 1), 12) as most
    from public.visit_types v join public.specialist_public sp on sp.specialist_id = v.specialist_id
    where v.id = p_visit_type and v.active
  ), same as (
    select (l.visit_type).specialist_id, l.name, (l.visit_type).id as type_id, o.starts_at, true as same_one
    from lost l cross join lateral (
      select unnest(private.openings(l.visit_type, l.time_zone, p_around, p_around + interval '14 days', l.most, p_not_of => l.me))
      union
      select unnest(private.openings(l.visit_type, l.time_zone, p_around - interval '1 day', p_around, 200, p_not_of => l.me))
    ) o (starts_at)
  ), others as (
    select sp.specialist_id, sp.name, (t.v).id as type_id, o.starts_at, false as same_one
    from lost l join public.specialist_public sp
      on sp.specialty = l.specialty and sp.specialist_id <> (l.visit_type).specialist_id
    cross join lateral (select v from public.visit_types v where v.specialist_id = sp.specialist_id and v.active
      order by v.position, v.created_at, v.id limit 1) t
    cross join lateral (
      select unnest(private.openings(case when private.needs_extra_time(l.me) then private.with_extra_time(t.v) else t.v end, sp.time_zone, p_around - interval '2 hours', p_around + interval '3 days', 12,
        p_not_of => l.me))) o (starts_at)
  )
  select x.specialist_id, x.name, x.type_id, x.starts_at, x.same_one
  from (select * from same union all select * from others) x
  where not (x.same_one and x.starts_at = p_around)
  -- An hour's preference for the specialist one had chosen.
  order by abs(extract(epoch from x.starts_at - p_around)) + case when x.same_one then 0 else 3600 end, x.starts_at, x.name
  limit (select most from lost)
$$;
comment on function private.nearest_to(uuid, timestamptz, int) is 'What nearest_openings gives, uncounted.';

create or replace function public.hold_slot(p_visit_type uuid, p_starts_at timestamptz, p_mode text, p_time_zone text,
  p_idempotency_key uuid, p_patient uuid default null) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_patient uuid := case when p_patient is null then v_me else private.acting_for(p_patient, 'book') end;
  v_now timestamptz := private.clock();
  v_type public.visit_types;
  v_longer public.visit_types;
  v_extra int := 0;
  v_zone text;
  v_during tstzrange;
  v_blocks tstzrange;
  v_theirs record;
  v_mine record;
  v_row public.appointments;
begin
  if not exists (select from public.profiles p join public.patients t on t.profile_id = p.id
      where p.id = v_patient and p.role = 'patient' and p.onboarding_completed_at is not null) then
    perform private.refuse(case when (select p.role from public.profiles p where p.id = v_patient) = 'specialist'
      then 'booking.patientsOnly' else 'booking.onboardingFirst' end);
  end if;
  select t.* into v_type from public.visit_types t where t.id = p_visit_type and t.active;
  select sp.time_zone into v_zone from public.specialist_public sp where sp.specialist_id = v_type.specialist_id;
  if v_zone is null or p_starts_at is null or p_idempotency_key is null then
    perform private.refuse('booking.slotNotOffered');
  end if;
  perform private.lock_calendars(v_patient, v_type.specialist_id);
  if private.needs_extra_time(v_patient) then
    v_longer := private.with_extra_time(v_type);
    -- Where the calendar has it: a time that was chosen without knowing of the need is not refused for it.
    if private.has_time(v_longer, v_zone, p_starts_at, v_patient) then
      v_extra := v_longer.minutes - v_type.minutes;
      v_type := v_longer;
    end if;
  end if;
  v_during := tstzrange(p_starts_at, p_starts_at + make_interval(mins => v_type.minutes));
  v_blocks := tstzrange(p_starts_at - make_interval(mins => v_type.buffer_before_minutes),
    upper(v_during) + make_interval(mins => v_type.buffer_after_minutes));
  v_mine := private.look_at_patient(v_type, v_patient, v_during, v_blocks, p_idempotency_key, v_now);
  if v_mine.known is not null then
    select * into v_row from public.appointments a where a.id = v_mine.known;
    return v_row;
  end if;
  if p_mode is null or not p_mode = any (v_type.modes) then
    perform private.refuse('booking.modeNotOffered');
  end if;
  if not private.is_offered(v_type, v_zone, p_starts_at) then
    perform private.refuse('booking.slotNotOffered');
  end if;
  v_theirs := private.look_at_specialist(v_type, v_patient, v_during, v_blocks, v_now);
  if v_theirs.taken then
    perform private.refuse('booking.slotTaken');
  end if;
  if v_theirs.own_near then
    v_row := private.replace_own_hold(v_type, p_starts_at, p_mode, v_patient);
    if v_row.id is not null then
      return v_row;
    end if;
  end if;
  if v_mine.hoards then
    perform private.refuse('booking.holdsUsedUp');
  end if;
  perform private.refuse_too_many(v_patient, v_me, v_type.specialist_id, v_type.price_minor);
  if v_mine.lapsed or v_theirs.lapsed then
    perform private.flip_lapsed(v_patient, v_type.specialist_id, v_blocks);
  end if;
  if v_mine.holds >= 2 then
    perform private.refuse('booking.tooManyHolds');
  end if;
  if v_mine.overlaps then
    perform private.refuse('booking.overlapsYours');
  end if;
  return private.insert_hold(v_type, v_zone, p_starts_at, p_mode, p_time_zone, p_idempotency_key, v_patient, v_me,
    v_extra);
end $$;
comment on function public.hold_slot(uuid, timestamptz, text, text, uuid, uuid) is
  'Holds an opening for ten minutes, for oneself or (p_patient) as delegate; longer for a patient who needs extra time, where that time is free. The same key, or the same time while it is held, gives the same hold. Hints: booking.slotTaken, slotNotOffered, tooManyHolds, holdsUsedUp, overlapsYours, onboardingFirst, patientsOnly, modeNotOffered, specialistActsForPatient, and those of refuse_too_many; access.notDelegated.';

create or replace function private.keep_another_time(p_visit public.appointments) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_from timestamptz := private.clock() + interval '2 hours';
  v_type public.visit_types;
  v_zone text;
  v_at timestamptz;
  v_row public.appointments;
begin
  select t.* into v_type from public.visit_types t where t.id = p_visit.visit_type_id and t.active and p_visit.mode = any (t.modes);
  select sp.time_zone into v_zone from public.specialist_public sp where sp.specialist_id = v_type.specialist_id;
  -- Whatever refuses a visit between these two must not stand in the way of the refund that comes with this.
  if v_zone is null or private.acts_for(p_visit.patient_id, p_visit.specialist_id)
    or exists (select from private.closed_accounts c where c.id in (p_visit.patient_id, p_visit.specialist_id)) then
    return null;
  end if;
  -- Whoever missed a visit has said yes to seeing this patient.
  v_type.needs_approval := false;
  v_type.minutes := v_type.minutes + p_visit.extra_minutes;
  for v_at in select unnest(private.openings(v_type, v_zone, v_from, v_from + interval '14 days', 40)) loop
    continue when exists (select from public.appointments a where a.patient_id = p_visit.patient_id
      and a.during && tstzrange(v_at, v_at + make_interval(mins => v_type.minutes))
      and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
      and (a.hold_expires_at is null or a.hold_expires_at > private.clock()));
    perform private.flip_lapsed(p_visit.patient_id, v_type.specialist_id, tstzrange(
      v_at - make_interval(mins => v_type.buffer_before_minutes),
      v_at + make_interval(mins => v_type.minutes + v_type.buffer_after_minutes)));
    -- In the specialist's name, so that it takes none of the times that the patient may hold.
    v_row := private.insert_hold(v_type, v_zone, v_at, p_visit.mode, p_visit.tz_patient, gen_random_uuid(), p_visit.patient_id,
      p_visit.specialist_id, p_visit.extra_minutes);
    update public.appointments a set hold_expires_at = least(v_at, private.clock() + interval '24 hours'),
      replaces = p_visit.id where a.id = v_row.id returning * into v_row;
    return v_row;
  end loop;
  return null;
end $$;
comment on function private.keep_another_time(public.appointments) is
  'Holds the next opening of the same kind and specialist for the patient of a visit that the specialist missed: from two hours ahead, within 14 days, for a day or until it begins; null where there is none. Both calendars must be locked.';
