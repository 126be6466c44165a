-- Squeezing somebody in: an extra visit outside hours or notice, said openly instead of booked twice.
--
-- It is an invitation: the time is held for the patient, longer than an opening would be, and becomes a visit only when the
-- patient agrees and pays like for any other. It never overlaps a live visit. Who invited whom and why is kept.

create table public.squeeze_ins (
  appointment_id uuid primary key references public.appointments (id),
  specialist_id uuid not null references public.specialists (profile_id),
  patient_id uuid not null references public.patients (profile_id),
  on_date date not null,
  reason text not null check (length(reason) between 1 and 500),
  created_at timestamptz not null default private.clock()
);
comment on table public.squeeze_ins is
  'Extra visits a specialist invited a patient of theirs to, and why. Both read it; append-only; the visit itself says what became of it. on_date is the specialist''s local day.';

create index squeeze_ins_of_specialist on public.squeeze_ins (specialist_id, on_date);
create index squeeze_ins_of_patient on public.squeeze_ins (patient_id, created_at desc);

alter table public.squeeze_ins enable row level security;
alter table public.squeeze_ins force row level security;
create policy "patients read the extra visits they were invited to" on public.squeeze_ins
  for select to authenticated using (patient_id = (select private.me()));
create policy "specialists read the extra visits they invited to" on public.squeeze_ins
  for select to authenticated using (specialist_id = (select private.me_practising()));
revoke all on public.squeeze_ins from public, anon, authenticated, service_role;
grant select on public.squeeze_ins to authenticated;

select private.append_only('public.squeeze_ins');

create function private.refuse_squeeze(p_specialist uuid, p_patient uuid, p_on_date date) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select count(*) from public.squeeze_ins q join public.appointments a on a.id = q.appointment_id
      where q.specialist_id = p_specialist and q.on_date = p_on_date
        and a.status not in ('expired', 'cancelled', 'declined', 'entered_in_error')
        and (a.hold_expires_at is null or a.hold_expires_at > private.clock())) >= 3
    -- Whoever lets invitations lapse again and again is not squeezing in.
    or (select count(*) from public.squeeze_ins q where q.specialist_id = p_specialist
      and q.created_at > private.clock() - interval '1 day') >= 10
    or (select count(*) from public.squeeze_ins q where q.specialist_id = p_specialist and q.patient_id = p_patient
      and q.created_at > private.clock() - interval '1 day') >= 3 then
    perform private.refuse('practice.squeezeLimit');
  end if;
end $$;
comment on function private.refuse_squeeze(uuid, uuid, date) is
  'At most three extra visits on a day, ten invitations within 24 hours, three of them to one person (practice.squeezeLimit).';

create function private.place_squeeze(p_type public.visit_types, p_patient uuid, p_starts_at timestamptz, p_mode text,
  p_key uuid, p_zone text) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_end timestamptz := p_starts_at + make_interval(mins => p_type.minutes);
  v_blocks tstzrange := tstzrange(p_starts_at - make_interval(mins => p_type.buffer_before_minutes),
    v_end + make_interval(mins => p_type.buffer_after_minutes));
  v_row public.appointments;
begin
  perform private.flip_lapsed(p_patient, p_type.specialist_id, v_blocks);
  -- Breaks between visits are the specialist's own to give up; visits are not.
  if exists (select from public.appointments a where a.specialist_id = p_type.specialist_id
      and a.starts_at between p_starts_at - interval '10 hours' and v_end and a.during && tstzrange(p_starts_at, v_end)
      and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
      and (a.hold_expires_at is null or a.hold_expires_at > private.clock()))
    or private.guest_has(p_type.specialist_id, tstzrange(p_starts_at, v_end), tstzrange(p_starts_at, v_end))
    or private.proposed_then(p_type.specialist_id, tstzrange(p_starts_at, v_end), tstzrange(p_starts_at, v_end), null, p_patient) then
    perform private.refuse('booking.slotTaken');
  end if;
  -- A specialist is not told what else the patient has.
  if exists (select from public.appointments a where a.patient_id = p_patient and a.during && tstzrange(p_starts_at, v_end)
      and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
      and (a.hold_expires_at is null or a.hold_expires_at > private.clock())) then
    perform private.refuse('booking.timeUnavailable');
  end if;
  -- The invitation is the specialist's yes.
  p_type.needs_approval := false;
  v_row := private.insert_hold(p_type, p_zone, p_starts_at, p_mode, null, p_key, p_patient, p_type.specialist_id);
  update public.appointments a set hold_expires_at = least(p_starts_at, private.clock() + interval '24 hours')
  where a.id = v_row.id returning * into v_row;
  return v_row;
end $$;
comment on function private.place_squeeze(public.visit_types, uuid, timestamptz, text, uuid, text) is
  'Holds an extra time for a patient until they answer: a day, at most until it begins. Both calendars must be locked.';

create function public.squeeze_in(p_patient uuid, p_visit_type uuid, p_starts_at timestamptz, p_reason text, p_mode text,
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
grant execute on function public.squeeze_in to authenticated;

create function public.withdraw_squeeze_in(p_appointment uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments;
begin
  perform private.require_me();
  if not exists (select from public.squeeze_ins q where q.appointment_id = p_appointment and q.specialist_id = private.me_practising()) then
    perform private.refuse('booking.notFound');
  end if;
  v_row := private.locked_appointment(p_appointment);
  if v_row.status in ('cancelled', 'expired') then
    return;
  end if;
  -- Once the patient agreed it is a visit like any other and is cancelled like one.
  if v_row.status <> 'held' then
    perform private.refuse('booking.notNow');
  end if;
  v_row := private.move_appointment(p_appointment, 'cancelled', null, jsonb_build_object('by', 'specialist'));
  perform private.tell_visit(v_row, 'booking.invitationWithdrawn', 'patient');
end $$;
comment on function public.withdraw_squeeze_in(uuid) is
  'Takes an invitation to an extra visit back while the patient has not agreed. Repeatable. Hints: booking.notFound, booking.notNow.';
grant execute on function public.withdraw_squeeze_in to authenticated;
