-- Holding a time for oneself or for somebody who asked one to, cheaply, and not again and again.
--
-- Whether one time is offered is answered for that time alone: hours, grid, notice and window are looked at, then the
-- specialist's live visits around it. The result is the same as private.openings() would give. Helpers are plpgsql:
-- SQL functions that keep a search path are planned anew on each call.

alter table public.visit_types add column needs_approval boolean not null default false;
comment on column public.visit_types.needs_approval is 'A visit of this type is asked for; the specialist says yes or no before it is booked.';
alter table public.appointments add column needs_approval boolean not null default false;
comment on column public.appointments.needs_approval is 'As the visit type said when the time was held.';

create function private.is_offered(p_type public.visit_types, p_zone text, p_starts_at timestamptz) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_local timestamp := p_starts_at at time zone p_zone;
  v_end timestamptz := p_starts_at + make_interval(mins => p_type.minutes);
  v_now timestamptz := private.clock();
begin
  if p_starts_at < v_now + make_interval(mins => p_type.notice_minutes)
    or p_starts_at >= v_now + make_interval(days => p_type.window_days)
    or date_bin(make_interval(mins => p_type.grid_minutes), v_local, timestamp '2000-01-01') <> v_local
    or v_local at time zone p_zone <> p_starts_at then
    return false;
  end if;
  -- Mostly one stretch of the weekly hours holds it, and nothing else is said about that date.
  if exists (select from public.availability_rules r
      where r.specialist_id = p_type.specialist_id and r.weekday = extract(isodow from v_local)
        and (r.valid_from is null or r.valid_from <= v_local::date) and (r.valid_to is null or r.valid_to >= v_local::date)
        and (v_local::date + r.starts_at) at time zone p_zone <= p_starts_at
        and (v_local::date + r.ends_at) at time zone p_zone >= v_end)
    and not exists (select from public.availability_exceptions e where e.specialist_id = p_type.specialist_id
      and e.on_date between v_local::date and (v_end at time zone p_zone)::date) then
    return true;
  end if;
  return tstzrange(p_starts_at, v_end)
    <@ private.free_time(p_type.specialist_id, p_zone, v_local::date, (v_end at time zone p_zone)::date);
end $$;
comment on function private.is_offered(public.visit_types, text, timestamptz) is
  'Whether the visit type has this very time, booked or not: hours, grid, notice, window.';

create function private.is_taken(p_specialist uuid, p_during tstzrange, p_blocks tstzrange, p_except uuid default null,
  p_not_held_by uuid default null) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.appointments a
    where a.specialist_id = p_specialist
      and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
      -- With buffers a visit reaches at most ten hours beyond its start and two before.
      and a.starts_at between lower(p_during) - interval '10 hours' and upper(p_during) + interval '2 hours'
      and (a.blocks && p_during or a.during && p_blocks)
      and (a.hold_expires_at is null or a.hold_expires_at > private.clock())
      and a.id is distinct from p_except and not (a.status = 'held' and a.patient_id is not distinct from p_not_held_by));
end $$;
comment on function private.is_taken(uuid, tstzrange, tstzrange, uuid, uuid) is
  'Whether a live visit of the specialist stands in the way, buffers of both included. Lapsed holds do not.';

create function private.try_lock_calendars(p_patient uuid, p_specialist uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  return pg_try_advisory_xact_lock(hashtextextended('patient:' || p_patient, 0))
    and pg_try_advisory_xact_lock(hashtextextended('specialist:' || p_specialist, 0));
end $$;
comment on function private.try_lock_calendars(uuid, uuid) is
  'Both calendars if nobody holds them. For jobs that go through many visits: waiting there could deadlock with a person.';

create or replace function private.refuse_unless_offered(p_type public.visit_types, p_zone text, p_starts_at timestamptz,
  p_patient uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_end timestamptz := p_starts_at + make_interval(mins => p_type.minutes);
begin
  if not private.is_offered(p_type, p_zone, p_starts_at) then
    perform private.refuse('booking.slotNotOffered');
  end if;
  if private.is_taken(p_type.specialist_id, tstzrange(p_starts_at, v_end),
      tstzrange(p_starts_at - make_interval(mins => p_type.buffer_before_minutes),
        v_end + make_interval(mins => p_type.buffer_after_minutes)), null, p_patient) then
    perform private.refuse('booking.slotTaken');
  end if;
end $$;

create function private.refuse_hoarding(p_patient uuid, p_specialist uuid, p_starts_at timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_hour int;
  v_day int;
  v_same int;
begin
  select count(*) filter (where a.created_at > v_now - interval '1 hour'), count(*),
    count(*) filter (where a.specialist_id = p_specialist and a.starts_at = p_starts_at)
  into v_hour, v_day, v_same
  from public.appointments a
  where a.patient_id = p_patient and a.starts_at > v_now - interval '1 day' and a.created_at > v_now - interval '1 day'
    and a.booked_at is null and a.requested_at is null;
  -- Somebody who compares times lets many go; nobody needs the same one seven times or sixty in a day.
  if v_hour >= 20 or v_day >= 60 or v_same >= 6 then
    perform private.refuse('booking.holdsUsedUp');
  end if;
end $$;
comment on function private.refuse_hoarding(uuid, uuid, timestamptz) is
  'Times held for a patient, by whomever, and never booked: at most 20 in an hour, 60 in a day, and six times the same one. Hint: booking.holdsUsedUp.';

drop function private.insert_hold(public.visit_types, text, timestamptz, text, text, uuid, uuid);
create function private.insert_hold(p_type public.visit_types, p_zone text, p_starts_at timestamptz, p_mode text, p_time_zone text,
  p_key uuid, p_patient uuid, p_booked_by uuid default null) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_end timestamptz := p_starts_at + make_interval(mins => p_type.minutes);
  v_constraint text;
  v_row public.appointments;
begin
  insert into public.appointments (patient_id, specialist_id, visit_type_id, during, blocks, mode, hold_expires_at, booked_by,
    tz_patient, tz_specialist, visit_type_name, price_minor, currency, cancel_notice_minutes, late_refund_percent,
    needs_approval, idempotency_key)
  values (p_patient, p_type.specialist_id, p_type.id, tstzrange(p_starts_at, v_end),
    tstzrange(p_starts_at - make_interval(mins => p_type.buffer_before_minutes), v_end + make_interval(mins => p_type.buffer_after_minutes)),
    p_mode, private.clock() + interval '10 minutes', coalesce(p_booked_by, p_patient),
    private.zone_or(p_time_zone, (select p.time_zone from public.profiles p where p.id = p_patient)), p_zone, p_type.name,
    p_type.price_minor, p_type.currency, p_type.cancel_notice_minutes, p_type.late_refund_percent, p_type.needs_approval, p_key)
  returning * into v_row;
  return v_row;
exception when exclusion_violation then
  get stacked diagnostics v_constraint = constraint_name;
  perform private.refuse(case v_constraint when 'one_visit_at_a_time_per_patient' then 'booking.overlapsYours' else 'booking.slotTaken' end);
end $$;
comment on function private.insert_hold(public.visit_types, text, timestamptz, text, text, uuid, uuid, uuid) is
  'Inserts the hold; a lost race arrives here as an exclusion violation and leaves as a message.';

drop function public.hold_slot(uuid, timestamptz, text, text, uuid);
create function public.hold_slot(p_visit_type uuid, p_starts_at timestamptz, p_mode text, p_time_zone text,
  p_idempotency_key uuid, p_patient uuid default null) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_patient uuid := private.acting_for(p_patient, 'book');
  v_type public.visit_types;
  v_zone text;
  v_row public.appointments;
begin
  if not exists (select from public.profiles p join public.patients t on t.profile_id = p.id
      where p.id = v_patient and p.role = 'patient' and p.onboarding_completed_at is not null) then
    perform private.refuse(case when (select p.role from public.profiles p where p.id = v_patient) = 'specialist'
      then 'booking.patientsOnly' else 'booking.onboardingFirst' end);
  end if;
  select v.* into v_type from public.visit_types v where v.id = p_visit_type and v.active;
  select sp.time_zone into v_zone from public.specialist_public sp where sp.specialist_id = v_type.specialist_id;
  if v_zone is null or p_starts_at is null or p_idempotency_key is null then
    perform private.refuse('booking.slotNotOffered');
  end if;
  perform private.lock_calendars(v_patient, v_type.specialist_id);
  select * into v_row from public.appointments a where a.patient_id = v_patient and a.idempotency_key = p_idempotency_key;
  if found then
    return v_row;
  end if;
  if p_mode is null or not p_mode = any (v_type.modes) then
    perform private.refuse('booking.modeNotOffered');
  end if;
  perform private.refuse_unless_offered(v_type, v_zone, p_starts_at, v_patient);
  v_row := private.replace_own_hold(v_type, p_starts_at, p_mode, v_patient);
  if v_row.id is not null then
    return v_row;
  end if;
  perform private.refuse_hoarding(v_patient, v_type.specialist_id, p_starts_at);
  perform private.flip_lapsed(v_patient, v_type.specialist_id, tstzrange(
    p_starts_at - make_interval(mins => v_type.buffer_before_minutes),
    p_starts_at + make_interval(mins => v_type.minutes + v_type.buffer_after_minutes)));
  perform private.refuse_patient_conflicts(v_patient, tstzrange(p_starts_at, p_starts_at + make_interval(mins => v_type.minutes)));
  return private.insert_hold(v_type, v_zone, p_starts_at, p_mode, p_time_zone, p_idempotency_key, v_patient, v_me);
end $$;
comment on function public.hold_slot(uuid, timestamptz, text, text, uuid, uuid) is
  'Holds an opening for ten minutes, for oneself or (p_patient) as delegate. The same key, or the same time while it is held, gives the same hold. Hints: booking.slotTaken, slotNotOffered, tooManyHolds, holdsUsedUp, overlapsYours, onboardingFirst, patientsOnly, modeNotOffered; access.notDelegated.';

revoke execute on function private.is_offered(public.visit_types, text, timestamptz),
  private.is_taken(uuid, tstzrange, tstzrange, uuid, uuid), private.try_lock_calendars(uuid, uuid),
  private.refuse_hoarding(uuid, uuid, timestamptz),
  private.insert_hold(public.visit_types, text, timestamptz, text, text, uuid, uuid, uuid),
  public.hold_slot(uuid, timestamptz, text, text, uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function public.hold_slot(uuid, timestamptz, text, text, uuid, uuid) to authenticated;
