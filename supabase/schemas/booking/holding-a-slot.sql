-- Holding a time, for oneself or for somebody who asked one to, with as few statements as the rules allow; and what becomes
-- of holds that lapse.
--
-- Helpers are plpgsql, because SQL functions that keep a search path are planned anew on each call.

create function private.refuse_time(p_type public.visit_types, p_zone text, p_starts_at timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  p_type.modes := '{video,voice,chat}';
  perform private.refuse(case when private.is_offered(p_type, p_zone, p_starts_at) then 'booking.modeNotThen'
    else 'booking.slotNotOffered' end);
end $$;
comment on function private.refuse_time(public.visit_types, text, timestamptz) is
  'Refuses a time that is not offered: open then for other kinds of visit only (booking.modeNotThen), or not at all (booking.slotNotOffered).';

create function private.refuse_unless_offered(p_type public.visit_types, p_zone text, p_starts_at timestamptz,
  p_patient uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_end timestamptz := p_starts_at + make_interval(mins => p_type.minutes);
begin
  if not private.is_offered(p_type, p_zone, p_starts_at) then
    perform private.refuse_time(p_type, p_zone, p_starts_at);
  end if;
  if private.is_taken(p_type.specialist_id, tstzrange(p_starts_at, v_end),
      tstzrange(p_starts_at - make_interval(mins => p_type.buffer_before_minutes),
        v_end + make_interval(mins => p_type.buffer_after_minutes)), null, p_patient) then
    perform private.refuse('booking.slotTaken');
  end if;
end $$;
comment on function private.refuse_unless_offered(public.visit_types, text, timestamptz, uuid) is
  'Tells a time that was never offered (booking.slotNotOffered, modeNotThen) from one that somebody has (booking.slotTaken).';

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

create function public.hold_slot(p_visit_type uuid, p_starts_at timestamptz, p_mode text, p_time_zone text,
  p_idempotency_key uuid, p_device uuid default null) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_patient uuid := private.me();
  v_now timestamptz := private.clock();
  v_type public.visit_types;
  v_has_mode boolean;
  v_longer public.visit_types;
  v_extra int := 0;
  v_was_kept boolean;
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
  -- From here on it is asked whether the time is offered by the mode that was chosen.
  v_has_mode := coalesce(p_mode = any (v_type.modes), false);
  v_type.modes := array[p_mode];
  perform private.lock_calendars(v_patient, v_type.specialist_id);
  -- What was kept for them as a guest becomes this hold, also where the notice has passed since.
  v_was_kept := p_device is not null and private.end_guest_hold(p_device, p_visit_type, p_starts_at);
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
  if not v_has_mode then
    perform private.refuse('booking.modeNotOffered');
  end if;
  if not private.is_offered(v_type, v_zone, p_starts_at)
    and not (v_was_kept and cardinality(private.open_modes(v_type, v_zone, p_starts_at)) > 0) then
    perform private.refuse_time(v_type, v_zone, p_starts_at);
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
  'Holds an opening for ten minutes for the person the request is for; longer for a patient who needs extra time, where that time is free. The same key, or the same time while it is held, gives the same hold. What was kept for the guest of p_device becomes it. Hints: booking.slotTaken, slotNotOffered, tooManyHolds, holdsUsedUp, overlapsYours, onboardingFirst, patientsOnly, modeNotOffered, modeNotThen, specialistActsForPatient, and those of refuse_too_many.';
grant execute on function public.hold_slot to authenticated;

create function private.replace_own_hold(p_type public.visit_types, p_starts_at timestamptz, p_mode text, p_patient uuid)
returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_span tstzrange := tstzrange(p_starts_at - make_interval(mins => p_type.buffer_before_minutes),
    p_starts_at + make_interval(mins => p_type.minutes + p_type.buffer_after_minutes));
  v_row public.appointments;
begin
  update public.appointments a set mode = p_mode
  where a.patient_id = p_patient and a.visit_type_id = p_type.id and a.starts_at = p_starts_at
    and a.status = 'held' and a.hold_expires_at > private.clock()
  returning * into v_row;
  if not found then
    -- Moving one's own hold to a time beside it must not be refused by that very hold.
    update public.appointments a set status = 'cancelled', cancelled_by = 'system', cancel_reason = 'replaced'
    where a.patient_id = p_patient and a.specialist_id = p_type.specialist_id and a.status = 'held' and a.blocks && v_span
      and a.hold_expires_at > private.clock();
  end if;
  return v_row;
end $$;
comment on function private.replace_own_hold(public.visit_types, timestamptz, text, uuid) is
  'The hold the patient already has on this very time; otherwise releases their holds with this specialist that are in the way.';

create function public.extend_hold(p_appointment uuid) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.my_appointment(p_appointment, 'patient');
begin
  if v_row.status not in ('held', 'awaiting_payment', 'requested', 'expired') then
    perform private.refuse('booking.cannotSubmit');
  end if;
  if v_row.status = 'expired' or v_row.hold_expires_at <= private.clock() then
    perform private.refuse('booking.holdExpired');
  end if;
  if v_row.extension_used or v_row.status <> 'held' then
    perform private.refuse('booking.extensionUsed');
  end if;
  update public.appointments set extension_used = true, hold_expires_at = hold_expires_at + interval '5 minutes'
  where id = p_appointment returning * into v_row;
  return v_row;
end $$;
comment on function public.extend_hold(uuid) is 'Five more minutes, once. Hints: booking.extensionUsed, booking.holdExpired.';
grant execute on function public.extend_hold to authenticated;

create function public.expire_lapsed_holds() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count int;
begin
  -- Skipping locked rows keeps the job out of the way of anyone who is booking or paying right now.
  update public.appointments set status = 'expired' where id in (
    select a.id from public.appointments a
    where a.status in ('requested', 'held', 'awaiting_payment') and a.hold_expires_at <= private.clock()
    order by a.hold_expires_at limit 500 for update skip locked);
  get diagnostics v_count = row_count;
  delete from private.booking_drafts where expires_at <= private.clock();
  delete from private.guest_holds g where g.device in (
    select l.device from private.guest_holds l where l.expires_at <= private.clock() for update skip locked);
  delete from private.rate_counts where period < private.clock() - interval '1 day';
  perform private.forget_guest_questions();
  return v_count;
end $$;
comment on function public.expire_lapsed_holds() is 'The scheduled tidying; nothing depends on when it runs. Returns how many holds lapsed.';
