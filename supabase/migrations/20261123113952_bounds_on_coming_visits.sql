-- How many visits may lie ahead, and calling all of one person off in one step.

create function private.visit_bounds(out with_specialist int, out altogether int, out by_booker int, out free_with_specialist int,
  out free_altogether int)
language sql immutable security invoker set search_path = '' as $$
  select 12, 30, 60, 1, 3
$$;
comment on function private.visit_bounds() is
  'How many coming visits a patient has at most with one specialist and altogether, how many somebody books for others, and how many may be free.';
revoke execute on function private.visit_bounds from public, anon, authenticated, service_role;

create function private.refuse_too_many(p_patient uuid, p_booker uuid, p_specialist uuid, p_price_minor int, p_except uuid default null)
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_most record;
  v_has record;
begin
  v_most := private.visit_bounds();
  select count(*) as every, count(*) filter (where a.specialist_id = p_specialist) as here,
    count(*) filter (where a.price_minor = 0) as free,
    count(*) filter (where a.price_minor = 0 and a.specialist_id = p_specialist) as free_here
  into v_has from public.appointments a
  where a.patient_id = p_patient and a.starts_at > v_now and a.id is distinct from p_except and a.booked_by <> a.specialist_id
    and (a.status in ('booked', 'waiting') or a.status in ('requested', 'awaiting_payment') and a.hold_expires_at > v_now);
  if p_price_minor = 0 and v_has.free_here >= v_most.free_with_specialist then
    perform private.refuse('booking.oneFreeVisit');
  end if;
  if p_price_minor = 0 and v_has.free >= v_most.free_altogether then
    perform private.refuse('booking.tooManyFree', jsonb_build_object('most', v_most.free_altogether::text));
  end if;
  if v_has.here >= v_most.with_specialist then
    perform private.refuse('booking.tooManyWithSpecialist', jsonb_build_object('most', v_most.with_specialist::text));
  end if;
  if v_has.every >= v_most.altogether then
    perform private.refuse('booking.tooManyComing', jsonb_build_object('most', v_most.altogether::text));
  end if;
  if p_booker = p_patient then
    return;
  end if;
  -- Whoever books for many is counted over all of them, one booking at a time.
  perform pg_advisory_xact_lock(hashtextextended('booker:' || p_booker, 0));
  if (select count(*) from public.appointments a where a.booked_by = p_booker and a.booked_by <> a.patient_id
      and a.booked_by <> a.specialist_id and a.starts_at > v_now and a.id is distinct from p_except
      and (a.status in ('booked', 'waiting') or a.status in ('requested', 'awaiting_payment') and a.hold_expires_at > v_now))
    >= v_most.by_booker then
    perform private.refuse('booking.tooManyForOthers', jsonb_build_object('most', v_most.by_booker::text));
  end if;
end $$;
comment on function private.refuse_too_many(uuid, uuid, uuid, int, uuid) is
  'Refuses one more coming visit beyond visit_bounds(); extra visits that a specialist invited to do not count. The patient''s calendar must be locked. Hints: booking.oneFreeVisit, tooManyFree, tooManyWithSpecialist, tooManyComing, tooManyForOthers.';
revoke execute on function private.refuse_too_many from public, anon, authenticated, service_role;

create index appointments_of_booker on public.appointments (booked_by, starts_at) where booked_by <> patient_id;
create index waitlist_of_joiner on public.waitlist_entries (joined_by) where state = 'waiting';

create function public.call_off_visits_with(p_patient uuid, p_reason text) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_practising();
  v_visit uuid;
  v_count int := 0;
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.refuse('booking.cancelReasonRequired');
  end if;
  perform private.lock_calendars(p_patient, v_me);
  for v_visit in select a.id from public.appointments a where a.patient_id = p_patient and a.specialist_id = v_me
      and (a.booked_at is not null or a.requested_at is not null) and a.starts_at > private.clock()
      and a.status in ('requested', 'awaiting_payment', 'booked') order by a.starts_at limit 200 loop
    perform public.cancel_appointment(v_visit, p_reason);
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;
comment on function public.call_off_visits_with(uuid, text) is
  'A specialist calls off every coming visit of one person with them in one step: everything paid goes back, the openings are free again, the person is told of each. How many; nobody''s visits are none. Repeatable. Hints: booking.cancelReasonRequired, validation.tooLong; 42501 without a verified registration.';
revoke execute on function public.call_off_visits_with from public, anon, authenticated, service_role;
grant execute on function public.call_off_visits_with to authenticated;

create or replace function public.hold_slot(p_visit_type uuid, p_starts_at timestamptz, p_mode text, p_time_zone text,
  p_idempotency_key uuid, p_patient uuid default null) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_patient uuid := case when p_patient is null then v_me else private.acting_for(p_patient, 'book') end;
  v_now timestamptz := private.clock();
  v_type public.visit_types;
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
  v_during := tstzrange(p_starts_at, p_starts_at + make_interval(mins => v_type.minutes));
  v_blocks := tstzrange(p_starts_at - make_interval(mins => v_type.buffer_before_minutes),
    upper(v_during) + make_interval(mins => v_type.buffer_after_minutes));
  perform private.lock_calendars(v_patient, v_type.specialist_id);
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
  return private.insert_hold(v_type, v_zone, p_starts_at, p_mode, p_time_zone, p_idempotency_key, v_patient, v_me);
end $$;
comment on function public.hold_slot(uuid, timestamptz, text, text, uuid, uuid) is
  'Holds an opening for ten minutes, for oneself or (p_patient) as delegate. The same key, or the same time while it is held, gives the same hold. Hints: booking.slotTaken, slotNotOffered, tooManyHolds, holdsUsedUp, overlapsYours, onboardingFirst, patientsOnly, modeNotOffered, specialistActsForPatient, and those of refuse_too_many; access.notDelegated.';

create or replace function private.refuse_submit(p_row public.appointments, p_reason text, p_consent boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_row.status not in ('held', 'requested', 'awaiting_payment', 'expired') then
    perform private.refuse('booking.cannotSubmit');
  end if;
  if p_row.status = 'expired' or p_row.hold_expires_at <= private.clock() then
    perform private.refuse('booking.holdExpired');
  end if;
  if not private.is_practising(p_row.specialist_id) then
    perform private.refuse('booking.specialistAway');
  end if;
  if p_reason = '' then
    perform private.refuse('booking.reasonRequired');
  end if;
  if length(p_reason) > 1000 then
    perform private.refuse('booking.reasonTooLong');
  end if;
  if p_consent is not true then
    perform private.refuse('booking.consentRequired');
  end if;
  -- Asked when the time was held, and again now: two times may have been held at once.
  if p_row.status = 'held' and p_row.booked_by <> p_row.specialist_id then
    perform private.refuse_too_many(p_row.patient_id, p_row.booked_by, p_row.specialist_id, p_row.price_minor, p_row.id);
  end if;
  if p_row.status = 'held' and p_row.needs_approval and (select count(*) from public.appointments a
      where a.patient_id = p_row.patient_id and a.status = 'requested' and a.hold_expires_at > private.clock()) >= 3 then
    perform private.refuse('booking.tooManyRequests');
  end if;
end $$;
comment on function private.refuse_submit(public.appointments, text, boolean) is 'What speaks against sending these details now.';

create or replace function private.add_entry(p_entry public.waitlist_entries) returns public.waitlist_entries
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.waitlist_entries;
begin
  -- One at a time per person, so that the limit holds.
  perform pg_advisory_xact_lock(hashtextextended('waitlist:' || p_entry.patient_id, 0));
  select * into v_row from public.waitlist_entries e where e.patient_id = p_entry.patient_id
    and e.idempotency_key = p_entry.idempotency_key;
  if found then
    return v_row;
  end if;
  if (select count(*) from public.waitlist_entries e where e.patient_id = p_entry.patient_id and e.state = 'waiting') >= 5
    or (select count(*) from public.waitlist_entries e where e.joined_by = private.me() and e.patient_id <> e.joined_by
      and e.state = 'waiting') >= 20 then
    perform private.refuse('waitlist.tooMany');
  end if;
  insert into public.waitlist_entries (patient_id, specialist_id, specialty, visit_type_id, appointment_id, modes, wanted, joined_by,
    idempotency_key)
  values (p_entry.patient_id, p_entry.specialist_id, p_entry.specialty, p_entry.visit_type_id, p_entry.appointment_id, p_entry.modes,
    p_entry.wanted, private.me(), p_entry.idempotency_key)
  returning * into v_row;
  return v_row;
end $$;
comment on function private.add_entry(public.waitlist_entries) is 'Puts somebody at the end of the line, once per key. Hint: waitlist.tooMany.';
