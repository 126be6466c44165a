-- Nobody stands on both sides of a visit, nobody widens what a patient shares, and patients hear what is done for them.

create function private.acts_for(p_patient uuid, p_person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.delegations d where d.patient_id = p_patient and d.delegate_id = p_person
    and d.state = 'active' and (d.until is null or d.until > private.clock()))
$$;
comment on function private.acts_for(uuid, uuid) is 'Whether this person acts for the patient now, in any scope.';
revoke execute on function private.acts_for from public, anon, authenticated, service_role;

create function private.treats(p_patient uuid, p_person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.appointments a where a.patient_id = p_patient and a.specialist_id = p_person
      and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
      and (a.hold_expires_at is null or a.hold_expires_at > private.clock()))
    or exists (select from public.consultations c where c.patient_id = p_patient and c.covered_by = p_person and c.ended_at is null)
    or exists (select from public.access_grants g where g.patient_id = p_patient and g.grantee_id = p_person
      and g.purpose = 'visit' and g.state = 'active' and (g.until is null or g.until > private.clock()))
    or exists (select from public.renewal_requests r where r.patient_id = p_patient and r.specialist_id = p_person
      and r.closed_at is null)
$$;
comment on function private.treats(uuid, uuid) is
  'Whether this person has a visit with the patient (coming, going on, or still open by the access it gave), covers one, or has a renewal to decide.';
revoke execute on function private.treats from public, anon, authenticated, service_role;

create function private.keep_sides_apart() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row jsonb := to_jsonb(new);
begin
  if tg_table_name = 'delegations' then
    perform private.lock_patient(new.patient_id);
    if private.treats(new.patient_id, new.delegate_id) then
      perform private.refuse('access.delegateTreats');
    end if;
  elsif private.acts_for((v_row ->> 'patient_id')::uuid, (v_row ->> tg_argv[0])::uuid) then
    perform private.refuse('booking.specialistActsForPatient');
  end if;
  return new;
end $$;
comment on function private.keep_sides_apart() is
  'Trigger: the person in the named column does not act for the patient, and nobody begins to act for a patient they treat. Hints: booking.specialistActsForPatient, access.delegateTreats.';
revoke execute on function private.keep_sides_apart from public, anon, authenticated, service_role;

create trigger appointments_sides before insert on public.appointments for each row
  execute function private.keep_sides_apart('specialist_id');
create trigger appointments_sides_again before update on public.appointments for each row
  when (new.status = 'booked' and old.status in ('expired', 'no_show_patient', 'no_show_specialist'))
  execute function private.keep_sides_apart('specialist_id');
create trigger consultations_sides before update on public.consultations for each row
  when (new.covered_by is not null and new.covered_by is distinct from old.covered_by)
  execute function private.keep_sides_apart('covered_by');
create trigger prescriptions_sides before insert on public.prescriptions for each row
  execute function private.keep_sides_apart('prescriber_id');
create trigger prescriptions_sides_again before update on public.prescriptions for each row
  when (old.issued_at is null and new.issued_at is not null) execute function private.keep_sides_apart('prescriber_id');
create trigger renewal_requests_sides before insert on public.renewal_requests for each row
  execute function private.keep_sides_apart('specialist_id');
create trigger delegations_sides before insert or update on public.delegations for each row
  when (new.state = 'active' and new.delegate_id is not null) execute function private.keep_sides_apart();

create function private.tell_acted_for(p_patient uuid, p_what text, p_ref uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.me();
begin
  if v_me is null or v_me = p_patient or not private.acts_for(p_patient, v_me) then
    return;
  end if;
  perform private.notify(p_patient, 'access.actedFor', p_ref, jsonb_build_object('what', p_what, 'delegateId', v_me,
      'delegateName', (select p.name from public.profiles p where p.id = v_me)),
    concat_ws(':', 'access.actedFor', p_patient, p_what, p_ref, pg_current_xact_id()));
end $$;
comment on function private.tell_acted_for(uuid, text, uuid) is
  'Tells a patient that somebody who acts for them changed something: what and by whom, once a transaction. Nothing when the caller does not act for them.';
revoke execute on function private.tell_acted_for from public, anon, authenticated, service_role;

create function private.tell_of_delegate() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row jsonb := to_jsonb(new);
begin
  perform private.tell_acted_for((v_row ->> 'patient_id')::uuid, tg_argv[0],
    coalesce(v_row ->> 'appointment_id', v_row ->> 'id')::uuid);
  return null;
end $$;
comment on function private.tell_of_delegate() is
  'Trigger of what a delegate can change: the patient is told, whichever function changed it.';
revoke execute on function private.tell_of_delegate from public, anon, authenticated, service_role;

-- Not told: times that are only held while somebody chooses, and what follows by itself from a change that is told.
create trigger appointments_tell_delegate after update on public.appointments for each row
  when (new.status not in ('held', 'expired', 'waiting') and (new.status <> old.status or new.during <> old.during
      or new.reason <> old.reason or new.for_name is distinct from old.for_name)
    and (old.status, new.status) not in (('held', 'cancelled'), ('waiting', 'booked')))
  execute function private.tell_of_delegate('visit');
create trigger waitlist_entries_tell_delegate after insert on public.waitlist_entries for each row
  execute function private.tell_of_delegate('waitlist');
create trigger waitlist_entries_tell_delegate_too after update on public.waitlist_entries for each row
  when (new.state = 'left' and old.state <> 'left') execute function private.tell_of_delegate('waitlist');
create trigger slot_offers_tell_delegate after update on public.slot_offers for each row
  when (new.state in ('accepted', 'declined') and old.state = 'offered') execute function private.tell_of_delegate('waitlist');
create trigger payments_tell_delegate after update on public.payments for each row
  when (new.state in ('processing', 'authorised', 'paid') and old.state in ('requires_payment', 'failed', 'expired'))
  execute function private.tell_of_delegate('payment');
create trigger messages_tell_delegate after insert or update on public.messages for each row
  when (new.kind = 'text') execute function private.tell_of_delegate('message');
create trigger renewal_requests_tell_delegate after insert or update on public.renewal_requests for each row
  execute function private.tell_of_delegate('renewal');
create trigger consultations_tell_delegate after update on public.consultations for each row
  when ((new.consent_at, new.patient_location, new.callback_phone, new.patient_late_minutes)
    is distinct from (old.consent_at, old.patient_location, old.callback_phone, old.patient_late_minutes))
  execute function private.tell_of_delegate('waitingRoom');
create trigger intake_tell_delegate after insert on public.intake for each row execute function private.tell_of_delegate('details');
create trigger visit_preparations_tell_delegate after update on public.visit_preparations for each row
  execute function private.tell_of_delegate('details');

create function private.patients_choice(p_visit public.appointments) returns text[]
language sql stable security definer set search_path = '' as $$
  select case when g.state = 'revoked' then '{}' else coalesce(g.categories,
    case when p_visit.for_name is null then private.visit_categories() else '{}' end) end
  from (select) here left join lateral (select c.state, c.categories from public.access_grants c
    where c.appointment_id = p_visit.id and (c.created_by = p_visit.patient_id or c.state = 'revoked')
    order by c.version desc, c.created_at desc limit 1) g on true
$$;
comment on function private.patients_choice(public.appointments) is
  'What the patient themselves lets a visit see: what they last chose for it, nothing once they took it back, else what every visit shares.';

revoke execute on function private.patients_choice from public, anon, authenticated, service_role;

create or replace function public.set_visit_access(p_appointment uuid, p_categories text[], p_files boolean default null)
returns public.access_grants
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_categories text[] := private.tidy_categories(p_categories);
  v_files boolean;
  v_visit public.appointments;
  v_row public.access_grants;
begin
  select * into v_visit from public.appointments a where a.id = p_appointment
    and (a.patient_id = v_me or private.delegated(a.patient_id, 'book', v_me) is not null) for no key update;
  if not found then
    perform private.refuse('booking.notFound');
  end if;
  -- Whoever acts for a patient may share less than the patient does, never more.
  if v_visit.patient_id <> v_me and not v_categories <@ private.patients_choice(v_visit) then
    perform private.refuse('access.notDelegated');
  end if;
  select * into v_row from public.access_grants g where g.appointment_id = v_visit.id and g.state in ('offered', 'active') for update;
  v_files := coalesce(p_files, coalesce(v_row.files, true) and cardinality(v_categories) > 0);
  -- The patient alone opens again what they closed.
  if v_files and not coalesce(v_row.files, true) and v_visit.patient_id <> v_me then
    perform private.refuse('access.notDelegated');
  end if;
  if v_row.id is not null then
    if v_row.until <= private.clock() then
      perform private.refuse('access.notNow');
    end if;
    if v_row.categories = v_categories and v_row.files = v_files then
      return v_row;
    end if;
    v_row := private.replace_grant(v_row, v_categories, v_row.may, v_row.until, v_me, null, v_files);
    perform private.tell_acted_for(v_row.patient_id, 'access', v_visit.id);
    return v_row;
  end if;
  if v_visit.status not in ('held', 'requested', 'awaiting_payment') then
    perform private.refuse('access.notNow');
  end if;
  insert into public.access_grants (patient_id, grantee_id, categories, purpose, appointment_id, state, created_by, files)
  values (v_visit.patient_id, v_visit.specialist_id, v_categories, 'visit', v_visit.id, 'offered', v_me, v_files)
  returning * into v_row;
  perform private.tell_acted_for(v_row.patient_id, 'access', v_visit.id);
  return v_row;
end $$;
comment on function public.set_visit_access(uuid, text[], boolean) is
  'What a visit shares of the chart, and whether it shares the files that came with it (null: as before, and not when nothing else is shared), chosen before paying or changed later. For the patient, or a delegate who books within their scopes. Repeatable. Hints: booking.notFound, access.notNow, access.notDelegated, access.categoriesRequired.';

create or replace function private.book_paid(p_row public.appointments) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_row.status in ('booked', 'waiting', 'in_progress', 'completed', 'no_show_patient') then
    return true;
  end if;
  if p_row.status not in ('held', 'awaiting_payment', 'expired')
    or (p_row.starts_at <= private.clock() and (p_row.status = 'expired' or p_row.hold_expires_at <= private.clock())) then
    return false;
  end if;
  if p_row.status = 'expired' then
    perform private.flip_lapsed(p_row.patient_id, p_row.specialist_id, p_row.blocks);
    if exists (select from public.appointments a where a.specialist_id = p_row.specialist_id and a.id <> p_row.id
        and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
        and (a.blocks && p_row.during or a.during && p_row.blocks))
      or private.acts_for(p_row.patient_id, p_row.specialist_id) then
      return false;
    end if;
  end if;
  update public.appointments set status = 'booked', booked_at = private.clock(), hold_expires_at = null where id = p_row.id;
  return true;
exception when exclusion_violation or check_violation then
  -- The patient has another visit then, or the visit never said what it is about: nothing that money can book.
  return false;
end $$;
comment on function private.book_paid(public.appointments) is
  'Books a paid visit; false when its time is gone. Late money books again if the time is still free.';

create or replace function private.may_be_offered(p_entry public.waitlist_entries, p_specialist uuid, p_during tstzrange) returns boolean
language sql stable security definer set search_path = '' as $$
  select not private.is_quiet(p_entry.patient_id) and p_entry.patient_id <> p_specialist
    and not private.acts_for(p_entry.patient_id, p_specialist)
    and not exists (select from public.slot_offers o where o.patient_id = p_entry.patient_id
      and (o.state = 'offered' or (o.specialist_id = p_specialist and lower(o.during) = lower(p_during))))
    and not exists (select from public.appointments a where a.patient_id = p_entry.patient_id and a.during && p_during
      and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
      and (a.hold_expires_at is null or a.hold_expires_at > private.clock()))
$$;
comment on function private.may_be_offered(public.waitlist_entries, uuid, tstzrange) is
  'Whether this person may be asked now: awake, not asked about this time before, no other open offer, free then, and the specialist does not act for them.';

create or replace function public.join_waitlist(p_key uuid, p_specialist uuid, p_specialty text, p_modes text[], p_from timestamptz,
  p_until timestamptz, p_visit_type uuid default null, p_patient uuid default null) returns public.waitlist_entries
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_entry public.waitlist_entries;
begin
  v_entry.patient_id := private.acting_for(p_patient, 'book');
  if not exists (select from public.profiles p join public.patients t on t.profile_id = p.id
      where p.id = v_entry.patient_id and p.role = 'patient' and p.onboarding_completed_at is not null) then
    perform private.refuse(case when (select p.role from public.profiles p where p.id = v_entry.patient_id) = 'specialist'
      then 'booking.patientsOnly' else 'booking.onboardingFirst' end);
  end if;
  if p_key is null then
    perform private.refuse('data.invalid');
  end if;
  perform private.refuse_entry(p_specialist, p_specialty, p_visit_type, p_modes, p_from, p_until);
  if private.acts_for(v_entry.patient_id, p_specialist) then
    perform private.refuse('booking.specialistActsForPatient');
  end if;
  v_entry.specialist_id := p_specialist;
  v_entry.specialty := nullif(p_specialty, '');
  v_entry.visit_type_id := p_visit_type;
  v_entry.modes := p_modes;
  v_entry.wanted := tstzrange(p_from, p_until);
  v_entry.idempotency_key := p_key;
  return private.add_entry(v_entry);
end $$;
comment on function public.join_waitlist(uuid, uuid, text, text[], timestamptz, timestamptz, uuid, uuid) is
  'Joins the line for a specialist or a specialty; the same key gives the same place. Hints: waitlist.whomRequired, modeRequired, windowInvalid, tooMany, booking.onboardingFirst, patientsOnly, specialistActsForPatient, access.notDelegated.';

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
  'Holds an opening for ten minutes, for oneself or (p_patient) as delegate. The same key, or the same time while it is held, gives the same hold. Hints: booking.slotTaken, slotNotOffered, tooManyHolds, holdsUsedUp, overlapsYours, onboardingFirst, patientsOnly, modeNotOffered, specialistActsForPatient; access.notDelegated.';

create or replace function public.squeeze_in(p_patient uuid, p_visit_type uuid, p_starts_at timestamptz, p_reason text, p_mode text,
  p_key uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_practising();
  v_practice public.specialists := private.my_practice();
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
  v_type public.visit_types := private.own_visit_type(p_visit_type, v_me);
  v_day date;
  v_row public.appointments;
begin
  if p_key is null or v_reason = '' then
    perform private.refuse(case when p_key is null then 'data.invalid' else 'practice.squeezeReason' end);
  end if;
  if length(v_reason) > 500 then
    perform private.refuse('validation.tooLong');
  end if;
  if not exists (select from private.patients_of(v_me) t (id) where t.id = p_patient) then
    perform private.refuse('practice.patientNotFound');
  end if;
  if p_mode is null or not p_mode = any (v_type.modes) then
    perform private.refuse('booking.modeNotOffered');
  end if;
  if not v_type.active then
    perform private.refuse('practice.visitTypeRetired');
  end if;
  if p_starts_at is null or p_starts_at <= private.clock() or p_starts_at > private.clock() + interval '30 days'
    or p_starts_at <> date_trunc('minute', p_starts_at) then
    perform private.refuse('practice.squeezeTime');
  end if;
  perform private.lock_calendars(p_patient, v_me);
  select a.* into v_row from public.appointments a join public.squeeze_ins q on q.appointment_id = a.id
  where a.patient_id = p_patient and a.specialist_id = v_me and a.idempotency_key = p_key;
  if v_row.id is null then
    v_day := (p_starts_at at time zone v_practice.time_zone)::date;
    perform private.refuse_squeeze(v_me, p_patient, v_day);
    if exists (select from public.appointments a where a.patient_id = p_patient and a.idempotency_key = p_key) then
      perform private.refuse('data.invalid');
    end if;
    v_row := private.place_squeeze(v_type, p_patient, p_starts_at, p_mode, p_key, v_practice.time_zone);
    insert into public.squeeze_ins (appointment_id, specialist_id, patient_id, on_date, reason)
    values (v_row.id, v_me, p_patient, v_day, v_reason);
    perform private.tell_visit(v_row, 'booking.invited', 'patient',
      jsonb_build_object('answerUntil', v_row.hold_expires_at));
  end if;
  return jsonb_build_object('appointmentId', v_row.id, 'status', v_row.status, 'startsAt', v_row.starts_at,
    'answerUntil', v_row.hold_expires_at);
end $$;
comment on function public.squeeze_in(uuid, uuid, timestamptz, text, text, uuid) is
  'Invites a patient of the caller''s to an extra visit, also outside hours and notice; the patient accepts with submit_booking and pays. The same key gives the same invitation. Hints: practice.patientNotFound, squeezeReason, squeezeTime, squeezeLimit, visitTypeNotFound, visitTypeRetired, booking.slotTaken, timeUnavailable, modeNotOffered, specialistActsForPatient; 42501 without a verified registration.';

create or replace function public.cover_consultation(p_appointment uuid, p_colleague uuid) returns public.consultations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_row public.consultations;
begin
  select * into v from private.join_visit(p_appointment, array['specialist'], true);
  if (v.visit).status not in ('booked', 'waiting', 'in_progress') then
    perform private.refuse('consultation.over');
  end if;
  if p_colleague is not distinct from (v.room).covered_by then
    return v.room;
  end if;
  -- Strangers, people without a checked registration and those who are busy then: one answer, nothing to find out by asking.
  if p_colleague is not null and (p_colleague in ((v.visit).specialist_id, (v.visit).patient_id)
      or not private.is_practising(p_colleague) or private.acts_for((v.visit).patient_id, p_colleague)
      or exists (select from public.appointments a where a.specialist_id = p_colleague and a.during && (v.visit).during
        and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress'))) then
    perform private.refuse('consultation.colleagueNotFree');
  end if;
  update public.consultations set covered_by = p_colleague where id = (v.room).id returning * into v_row;
  if p_colleague is not null then
    perform private.tell_patient(v_row, 'consultation.covered', jsonb_build_object('colleagueName',
      (select p.name from public.profiles p where p.id = p_colleague)), p_colleague::text);
    perform private.tell_participant(v_row, p_colleague, 'consultation.coverNamed', '{}', '');
  end if;
  return v_row;
end $$;
comment on function public.cover_consultation(uuid, uuid) is
  'The specialist names a verified colleague who stands in for this visit (null: takes it back). The patient and the colleague are told; the colleague takes part and counts as present, but gets no right to the chart. Hints: consultation.notFound, over, colleagueNotFree.';

create or replace function public.accept_delegation(p_delegation uuid) returns public.delegations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.delegations;
begin
  -- The patient's lock comes first, as in booking: a visit and a delegation of one person never come about side by side.
  perform private.lock_patient(d.patient_id) from public.delegations d where d.id = p_delegation
    and d.invited_email = (select p.email from public.profiles p where p.id = v_me);
  v_row := private.delegation_to_me(p_delegation);
  if private.is_operator(v_me) then
    raise exception 'an operator acts for nobody' using errcode = '42501', hint = 'access.refused';
  end if;
  if v_row.state = 'active' then
    return v_row;
  end if;
  if v_row.offered_at <= private.clock() - interval '14 days' or v_row.until <= private.clock() or exists (
      select from public.delegations d where d.patient_id = v_row.patient_id and d.delegate_id = v_me and d.state = 'active') then
    perform private.refuse('access.notNow');
  end if;
  update public.delegations set state = 'active', delegate_id = v_me, accepted_at = private.clock() where id = v_row.id
  returning * into v_row;
  perform private.notify(v_row.patient_id, 'access.delegationAccepted', v_row.id,
    jsonb_build_object('delegateName', (select p.name from public.profiles p where p.id = v_me)), 'access.delegationAccepted:' || v_row.id);
  return v_row;
end $$;
comment on function public.accept_delegation(uuid) is
  'The invited person accepts to act for the patient; not one who treats them. Repeatable. Hints: access.delegationNotFound, access.notNow, access.delegateTreats.';

create or replace function public.attach_triage(p_session uuid, p_appointment uuid, p_called boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_visit public.appointments;
  v_row public.triage_sessions;
begin
  select * into v_row from public.triage_sessions t where t.id = p_session and t.profile_id = v_me for update;
  if not found then
    perform private.refuse('triage.notFound');
  end if;
  select * into v_visit from public.appointments a where a.id = p_appointment
    and (a.patient_id = v_me or private.delegated(a.patient_id, 'book', v_me) is not null);
  if not found then
    perform private.refuse('booking.notFound');
  end if;
  if v_row.appointment_id = p_appointment then
    return private.triage_result(v_row);
  end if;
  if v_visit.status not in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress') then
    perform private.refuse('triage.visitOver');
  end if;
  if exists (select from public.appointments a where a.id = v_row.appointment_id
      and (a.booked_at is not null or a.requested_at is not null)) then
    perform private.refuse('triage.attached');
  end if;
  -- Whoever should call an ambulance does not book a visit instead; after calling they may tell the specialist, too.
  if v_row.level <= 2 and v_row.called_at is null and p_called is not true then
    perform private.refuse('triage.emergencyFirst');
  end if;
  update public.triage_sessions set appointment_id = p_appointment, attached_at = private.clock(),
    called_at = coalesce(called_at, case when p_called then private.clock() end)
  where id = v_row.id returning * into v_row;
  perform private.tell_acted_for(v_visit.patient_id, 'details', p_appointment);
  perform private.broadcast('consultation:' || p_appointment, 'triage_attached', jsonb_build_object('session', v_row.id));
  return private.triage_result(v_row);
end $$;
comment on function public.attach_triage(uuid, uuid, boolean) is
  'Shows the caller''s own triage result to the specialist of a visit of theirs; repeatable. Levels 1 and 2 need p_called. Hints: triage.notFound, booking.notFound, triage.visitOver, triage.attached, triage.emergencyFirst.';

drop function private.check_delegate_choice(uuid, uuid, text[]);

-- What stood together before: the visit goes on, acting for the patient ends.
update public.delegations d set state = 'ended', ended_at = private.clock()
where d.state = 'active' and private.treats(d.patient_id, d.delegate_id);
