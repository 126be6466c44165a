-- Consultations: what happens around one booked visit, and the evidence of who was there.
--
-- An appointment says that people meet; its consultation says how the meeting goes: who waits, what the call runs over,
-- why it stopped and what is tried instead. Losing the call is a state of it, never its end. Join events are evidence for
-- no-shows: appended with the server's time, never changed.

create table public.consultations (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null unique references public.appointments (id),
  patient_id uuid not null references public.patients (profile_id),
  specialist_id uuid not null references public.specialists (profile_id),
  covered_by uuid references public.specialists (profile_id),
  state text not null default 'scheduled' check (state in ('scheduled', 'lobby', 'active', 'interrupted', 'ended',
    'note_signed', 'abandoned', 'transferred_to_emergency')),
  room_id uuid not null unique default gen_random_uuid(),
  medium text not null check (medium in ('video', 'low_video', 'audio', 'phone', 'chat')),
  patient_location text check (length(patient_location) between 1 and 300),
  callback_phone text check (length(callback_phone) between 10 and 40),
  callback_e164 text check (callback_e164 ~ '^\+[1-9][0-9]{7,14}$'),
  consent_at timestamptz,
  consent_by uuid,
  identity_confirmed_at timestamptz,
  identity_confirmed_by uuid,
  waiting_since timestamptz,
  started_at timestamptz,
  interrupted_at timestamptz,
  interrupted_side text check (interrupted_side in ('patient', 'specialist', 'both')),
  fallback_step text check (fallback_step in ('video', 'low_video', 'audio', 'phone', 'chat')),
  paused_seconds int not null default 0 check (paused_seconds >= 0),
  ended_at timestamptz,
  ended_by uuid,
  closing_reason text check (length(closing_reason) <= 500),
  note_signed_at timestamptz,
  patient_late_minutes int check (patient_late_minutes between 5 and 120),
  patient_late_at timestamptz,
  specialist_late_minutes int check (specialist_late_minutes between 5 and 120),
  specialist_late_at timestamptz,
  unsettled_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  consent_words text check (consent_words in ('own', 'child', 'carer', 'adult')),
  wrong_person_at timestamptz,
  wrong_person_by uuid,
  check (patient_id <> specialist_id and patient_id is distinct from covered_by and specialist_id is distinct from covered_by),
  check (state not in ('active', 'interrupted', 'ended', 'note_signed', 'transferred_to_emergency') or started_at is not null),
  check ((state = 'interrupted') = (interrupted_at is not null)),
  check ((interrupted_at is null) = (interrupted_side is null) and (interrupted_at is null) = (fallback_step is null)),
  check ((state in ('ended', 'note_signed', 'abandoned', 'transferred_to_emergency')) = (ended_at is not null)),
  check (state <> 'lobby' or (consent_at is not null and patient_location is not null and callback_phone is not null)),
  check (state <> 'note_signed' or note_signed_at is not null),
  check (state <> 'abandoned' or closing_reason is not null),
  check ((wrong_person_at is null) = (wrong_person_by is null) and (wrong_person_at is null or identity_confirmed_at is null))
);
comment on table public.consultations is
  'How one booked visit goes. Patient, the patient''s delegate who sits in visits, specialist and a covering colleague read it; changed by functions only; a trigger refuses illegal steps for anyone.';
comment on column public.consultations.covered_by is 'A colleague who stands in: counts as the specialist being present.';
comment on column public.consultations.room_id is 'Names the call''s room; cannot be guessed from the visit.';
comment on column public.consultations.fallback_step is 'What is tried while interrupted: the steps go video, low_video, audio, phone, chat.';
comment on column public.consultations.paused_seconds is 'How long the call was down altogether: the visit''s clock stood still.';
comment on column public.consultations.consent_words is 'Which words were shown to who agreed at the door (private.consent_words).';
comment on column public.consultations.wrong_person_at is
  'Since when the practice says that somebody else than the patient is in the visit; null: it does not, or it was sorted.';
comment on column public.consultations.unsettled_at is 'When operators were told that evidence decides nothing here; the job leaves it to people.';

create index consultations_of_patient on public.consultations (patient_id, created_at desc);
create index consultations_of_specialist on public.consultations (specialist_id, created_at desc);
create index consultations_of_colleague on public.consultations (covered_by, created_at desc) where covered_by is not null;

alter table public.consultations enable row level security;
alter table public.consultations force row level security;
create policy "patients read their own consultations" on public.consultations
  for select to authenticated using (patient_id = (select private.me()));
create policy "specialists read the consultations they hold" on public.consultations
  for select to authenticated using (specialist_id = (select private.me_practising()));
create policy "covering colleagues read the consultations they cover" on public.consultations
  for select to authenticated using (covered_by = (select private.me_practising()));
revoke all on public.consultations from public, anon, authenticated, service_role;
-- Where somebody is and what number to ring is read by functions: of others, each leaves a line in the access log.
grant select (id, appointment_id, patient_id, specialist_id, covered_by, state, room_id, medium, consent_at, consent_by,
  identity_confirmed_at, identity_confirmed_by, waiting_since, started_at, interrupted_at, interrupted_side, fallback_step,
  paused_seconds, ended_at, ended_by, closing_reason, note_signed_at, patient_late_minutes, patient_late_at,
  specialist_late_minutes, specialist_late_at, unsettled_at, version, created_at, updated_at, consent_words, wrong_person_at, wrong_person_by)
  on public.consultations to authenticated;

create function private.guard_consultation() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_status text;
  v_again boolean := tg_op = 'UPDATE' and old.state = 'abandoned' and new.state = 'scheduled';
begin
  if tg_op = 'DELETE' then
    raise exception 'consultations are never deleted' using errcode = '42501', hint = 'access.refused';
  end if;
  if tg_op = 'INSERT' then
    if new.state <> 'scheduled' then
      raise exception 'a consultation begins as scheduled' using errcode = '23514';
    end if;
  else
    if (new.id, new.appointment_id, new.patient_id, new.specialist_id, new.room_id, new.created_at)
      is distinct from (old.id, old.appointment_id, old.patient_id, old.specialist_id, old.room_id, old.created_at)
      or (old.started_at is not null and new.started_at is distinct from old.started_at and not v_again)
      or (old.note_signed_at is not null and new.note_signed_at is distinct from old.note_signed_at)
      or (new.paused_seconds < old.paused_seconds and not v_again)
      or (new.covered_by is distinct from old.covered_by and old.ended_at is not null) then
      raise exception 'these facts of a consultation never change' using errcode = '23514';
    end if;
    if new.state <> old.state and old.state || '>' || new.state not in ('scheduled>lobby', 'scheduled>active', 'lobby>scheduled',
        'lobby>active', 'active>interrupted', 'interrupted>active', 'active>ended', 'interrupted>ended', 'ended>note_signed',
        'scheduled>abandoned', 'lobby>abandoned', 'active>abandoned', 'interrupted>abandoned', 'abandoned>scheduled',
        'active>transferred_to_emergency', 'interrupted>transferred_to_emergency') then
      raise exception 'a consultation cannot go from % to %', old.state, new.state
        using errcode = 'P0001', hint = 'consultation.notNow';
    end if;
    if v_again and new.started_at is not null then
      raise exception 'what is put back has not begun' using errcode = '23514';
    end if;
    new.version := old.version + 1;
    new.updated_at := private.clock();
  end if;
  if tg_op = 'INSERT' or new.state <> old.state then
    select a.status into v_status from public.appointments a where a.id = new.appointment_id;
    if v_status is distinct from (case when new.state = 'scheduled' then 'booked' when new.state = 'lobby' then 'waiting'
        when new.state in ('active', 'interrupted') then 'in_progress' when new.state = 'ended' then 'completed' else v_status end)
    then
      raise exception 'a consultation % does not go with an appointment %', new.state, v_status using errcode = '23514';
    end if;
  end if;
  return new;
end $$;
comment on function private.guard_consultation() is
  'The consultation machine. abandoned → scheduled is an operator''s correction of a no-show, whose beginning (if it was begun and never held) is in the history; a call that broke off is interrupted, and only people end it.';

create trigger consultations_guard before insert or update or delete on public.consultations
  for each row execute function private.guard_consultation();

create function private.record_consultation_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or (new.state, new.medium, new.fallback_step, new.covered_by)
    is distinct from (old.state, old.medium, old.fallback_step, old.covered_by) then
    insert into public.consultation_events (consultation_id, from_state, to_state, medium, fallback_step, covered_by, actor)
    values (new.id, case when tg_op = 'UPDATE' then old.state end, new.state, new.medium, new.fallback_step, new.covered_by,
      private.actor());
  end if;
  if tg_op = 'UPDATE' then
    perform private.broadcast('consultation:' || new.appointment_id, 'consultation_changed',
      jsonb_build_object('id', new.id, 'state', new.state, 'version', new.version));
  end if;
  return null;
end $$;
comment on function private.record_consultation_event() is 'Writes the history of a consultation and announces every change on its topic.';

create trigger consultations_record after insert or update on public.consultations
  for each row execute function private.record_consultation_event();

create trigger consultations_announce_rights after update on public.consultations for each row
  when (old.covered_by is distinct from new.covered_by) execute function private.announce_rights('covered_by');
create trigger consultations_guard_all before truncate on public.consultations
  for each statement execute function private.refuse_change();

-- The topic of a visit is joined by those who may read its consultation. They also say there that they are here, and
-- exchange what their browsers need to connect, while the visit is open: nothing clinical travels on it.
create policy "participants hear their consultation" on realtime.messages for select to authenticated
  using (extension in ('broadcast', 'presence') and exists (select from public.consultations c
    where c.appointment_id = (select case when realtime.topic() ~ '^consultation:[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$'
      then substr(realtime.topic(), 14)::uuid end)));
create policy "participants speak in their open consultation" on realtime.messages for insert to authenticated
  with check (extension in ('broadcast', 'presence') and exists (select from public.consultations c
    where c.appointment_id = (select case when realtime.topic() ~ '^consultation:[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$'
      then substr(realtime.topic(), 14)::uuid end) and c.state in ('scheduled', 'lobby', 'active', 'interrupted')));
