-- Holding a time with as few statements as the rules allow.
--
-- The rules are those of 101200. What changes is how they are asked: one look at the specialist's calendar and one at the
-- patient's answer every question of a plain booking; own holds and lapsed ones are touched only where there are any.
-- Helpers are plpgsql, because SQL functions that keep a search path are planned anew on each call.

create or replace function private.lock_calendars(p_patient uuid, p_specialist uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('patient:' || p_patient, 0));
  perform pg_advisory_xact_lock(hashtextextended('specialist:' || p_specialist, 0));
end $$;

create or replace function private.setting(p_key text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select value from private.settings where key = p_key);
end $$;

create or replace function private.zone_or(p_zone text, p_else text) returns text
language plpgsql stable security invoker set search_path = '' as $$
begin
  return case when private.is_time_zone(p_zone) then p_zone else p_else end;
end $$;

create or replace function private.flip_lapsed(p_patient uuid, p_specialist uuid, p_blocks tstzrange) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.appointments a set status = 'expired'
  where a.status in ('requested', 'held', 'awaiting_payment') and a.hold_expires_at <= private.clock()
    and (a.specialist_id = p_specialist or a.patient_id = p_patient)
    and a.starts_at between lower(p_blocks) - interval '10 hours' and upper(p_blocks) + interval '2 hours' and a.blocks && p_blocks;
end $$;

create function private.look_at_calendars(p_type public.visit_types, p_patient uuid, p_during tstzrange, p_blocks tstzrange,
  p_key uuid, p_now timestamptz, out known uuid, out own_near boolean, out taken boolean, out lapsed boolean,
  out holds int, out overlaps boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_mine_lapsed boolean;
begin
  -- With buffers a visit reaches at most ten hours beyond its start and two before.
  select coalesce(bool_or(mine and a.blocks && p_blocks), false),
    coalesce(bool_or(not mine and not past and (a.blocks && p_during or a.during && p_blocks)), false),
    coalesce(bool_or(past and a.blocks && p_blocks), false)
  into own_near, taken, lapsed
  from public.appointments a
  cross join lateral (select coalesce(a.hold_expires_at <= p_now, false) as past) p
  cross join lateral (select a.status = 'held' and a.patient_id = p_patient and not past as mine) m
  where a.specialist_id = p_type.specialist_id
    and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
    and a.starts_at between lower(p_during) - interval '10 hours' and upper(p_during) + interval '2 hours';
  select (array_agg(a.id) filter (where a.idempotency_key = p_key))[1],
    count(*) filter (where a.status in ('held', 'awaiting_payment') and not past and not replaced),
    coalesce(bool_or(a.during && p_during and live and not past and not replaced), false),
    coalesce(bool_or(a.blocks && p_blocks and live and past), false)
  into known, holds, overlaps, v_mine_lapsed
  from public.appointments a
  cross join lateral (select coalesce(a.hold_expires_at <= p_now, false) as past,
    a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress') as live) p
  -- A hold that this one takes the place of.
  cross join lateral (select a.specialist_id = p_type.specialist_id and a.status = 'held' and not past and a.blocks && p_blocks as replaced) r
  where a.patient_id = p_patient and (live or a.idempotency_key = p_key);
  lapsed := lapsed or v_mine_lapsed;
end $$;
comment on function private.look_at_calendars(public.visit_types, uuid, tstzrange, tstzrange, uuid, timestamptz) is
  'Everything a new hold must know of both calendars: the visit of this key, whether the patient''s own hold is on it or near it, whether somebody has it, whether lapsed holds are in the way, the patient''s live holds and overlaps.';

create or replace function public.hold_slot(p_visit_type uuid, p_starts_at timestamptz, p_mode text, p_time_zone text,
  p_idempotency_key uuid, p_patient uuid default null) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_patient uuid := case when p_patient is null then v_me else private.acting_for(p_patient, 'book') end;
  v_type public.visit_types;
  v_zone text;
  v_during tstzrange;
  v_blocks tstzrange;
  v record;
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
  v_during := tstzrange(p_starts_at, p_starts_at + make_interval(mins => v_type.minutes));
  v_blocks := tstzrange(p_starts_at - make_interval(mins => v_type.buffer_before_minutes),
    upper(v_during) + make_interval(mins => v_type.buffer_after_minutes));
  perform private.lock_calendars(v_patient, v_type.specialist_id);
  v := private.look_at_calendars(v_type, v_patient, v_during, v_blocks, p_idempotency_key, private.clock());
  if v.known is not null then
    select * into v_row from public.appointments a where a.id = v.known;
    return v_row;
  end if;
  if p_mode is null or not p_mode = any (v_type.modes) then
    perform private.refuse('booking.modeNotOffered');
  end if;
  if not private.is_offered(v_type, v_zone, p_starts_at) then
    perform private.refuse('booking.slotNotOffered');
  end if;
  if v.taken then
    perform private.refuse('booking.slotTaken');
  end if;
  if v.own_near then
    v_row := private.replace_own_hold(v_type, p_starts_at, p_mode, v_patient);
    if v_row.id is not null then
      return v_row;
    end if;
  end if;
  perform private.refuse_hoarding(v_patient, v_type.specialist_id, p_starts_at);
  if v.lapsed then
    perform private.flip_lapsed(v_patient, v_type.specialist_id, v_blocks);
  end if;
  if v.holds >= 2 then
    perform private.refuse('booking.tooManyHolds');
  end if;
  if v.overlaps then
    perform private.refuse('booking.overlapsYours');
  end if;
  return private.insert_hold(v_type, v_zone, p_starts_at, p_mode, p_time_zone, p_idempotency_key, v_patient, v_me);
end $$;

drop function private.refuse_patient_conflicts(uuid, tstzrange);

-- A hold concerns nobody but the person who made it: no message, and no wait for the queue of messages at commit.
drop trigger appointments_announce on public.appointments;
create trigger appointments_announce after update on public.appointments
  for each row execute function private.announce_appointment();

revoke execute on function private.look_at_calendars(public.visit_types, uuid, tstzrange, tstzrange, uuid, timestamptz)
  from public, anon, authenticated, service_role;
