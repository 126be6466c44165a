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
  check (patient_id <> specialist_id and patient_id is distinct from covered_by and specialist_id is distinct from covered_by),
  check (state not in ('active', 'interrupted', 'ended', 'note_signed', 'transferred_to_emergency') or started_at is not null),
  check ((state = 'interrupted') = (interrupted_at is not null)),
  check ((interrupted_at is null) = (interrupted_side is null) and (interrupted_at is null) = (fallback_step is null)),
  check ((state in ('ended', 'note_signed', 'abandoned', 'transferred_to_emergency')) = (ended_at is not null)),
  check (state <> 'lobby' or (consent_at is not null and patient_location is not null and callback_phone is not null)),
  check (state <> 'note_signed' or note_signed_at is not null),
  check (state <> 'abandoned' or closing_reason is not null)
);
comment on table public.consultations is
  'How one booked visit goes. Patient, the patient''s messages-delegate, specialist and a covering colleague read it; changed by functions only; a trigger refuses illegal steps for anyone.';
comment on column public.consultations.covered_by is 'A colleague who stands in: counts as the specialist being present.';
comment on column public.consultations.room_id is 'Names the call''s room; cannot be guessed from the visit.';
comment on column public.consultations.fallback_step is 'What is tried while interrupted: the steps go video, low_video, audio, phone, chat.';
comment on column public.consultations.paused_seconds is 'How long the call was down altogether: the visit''s clock stood still.';
comment on column public.consultations.unsettled_at is 'When operators were told that evidence decides nothing here; the job leaves it to people.';
create index consultations_of_patient on public.consultations (patient_id, created_at desc);
create index consultations_of_specialist on public.consultations (specialist_id, created_at desc);
create index consultations_of_colleague on public.consultations (covered_by, created_at desc) where covered_by is not null;

create table public.consultation_events (
  id bigint generated always as identity primary key,
  consultation_id uuid not null references public.consultations (id),
  from_state text,
  to_state text not null,
  medium text not null,
  fallback_step text,
  covered_by uuid,
  actor uuid,
  at timestamptz not null default private.clock()
);
comment on table public.consultation_events is
  'History of each consultation: states, media, fallback steps and stand-ins, by whom (null: the system). Append-only, written by trigger; readers are those of the consultation.';
create index consultation_events_of_consultation on public.consultation_events (consultation_id, id);

create table public.join_events (
  id bigint generated always as identity primary key,
  consultation_id uuid not null references public.consultations (id),
  profile_id uuid not null references public.profiles (id),
  side text not null check (side in ('patient', 'delegate', 'specialist', 'covering')),
  kind text not null check (kind in ('join', 'leave', 'drop', 'device', 'quality', 'callback')),
  detail text not null default '' check (length(detail) <= 100),
  client_id uuid not null,
  visit_starts_at timestamptz not null,
  at timestamptz not null default private.clock(),
  unique (consultation_id, profile_id, client_id),
  check (kind <> 'callback' or (side in ('specialist', 'covering') and detail in ('answered', 'noAnswer')))
);
comment on table public.join_events is
  'Who came, left, fell out, checked a device or rang back, by the server''s time: the evidence for no-shows. Participants and operators read; appended through functions, never changed.';
comment on column public.join_events.visit_starts_at is 'The visit''s start when it was written: evidence does not move along with a rescheduled visit.';
create index join_events_of_consultation on public.join_events (consultation_id, id);
create index join_events_of_profile on public.join_events (profile_id, at desc);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['consultations', 'consultation_events', 'join_events'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('alter table public.%I force row level security', v_table);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', v_table);
    execute format('grant select on public.%I to authenticated', v_table);
  end loop;
  foreach v_table in array array['consultation_events', 'join_events'] loop
    execute format('create trigger %I before update or delete on public.%I for each row execute function private.refuse_change()',
      v_table || '_keep', v_table);
    execute format('create trigger %I before truncate on public.%I for each statement execute function private.refuse_change()',
      v_table || '_keep_all', v_table);
  end loop;
end $$;

create policy "patients read their own consultations" on public.consultations
  for select to authenticated using (patient_id = (select private.me()));
create policy "specialists read the consultations they hold" on public.consultations
  for select to authenticated using (specialist_id = (select private.me()));
create policy "covering colleagues read the consultations they cover" on public.consultations
  for select to authenticated using (covered_by = (select private.me()));
create policy "delegates for messages read the patient's consultations" on public.consultations
  for select to authenticated using (patient_id in (select d.patient_id from public.delegations d
    where d.delegate_id = (select private.me()) and d.state = 'active' and 'messages' = any (d.scopes)
      and (d.until is null or d.until > private.clock())));
create policy "readers of a consultation read its history" on public.consultation_events
  for select to authenticated using (consultation_id in (select c.id from public.consultations c));
create policy "readers of a consultation read who was there" on public.join_events
  for select to authenticated using (consultation_id in (select c.id from public.consultations c));
create policy "operators read who was there" on public.join_events for select to authenticated
  using ((select private.me()) in (select o.profile_id from public.operators o where o.ended_at is null));

-- The topic of a visit is joined by those who may read its consultation. They also say there that they are here, and
-- exchange what their browsers need to connect, while the visit is open: nothing clinical travels on it.
do $$
declare
  v_topic constant text := $topic$(select case when realtime.topic() ~ '^consultation:[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$'
    then substr(realtime.topic(), 14)::uuid end)$topic$;
begin
  if to_regclass('realtime.messages') is not null and to_regprocedure('realtime.topic()') is not null then
    execute format('create policy "participants hear their consultation" on realtime.messages for select to authenticated
      using (extension in (''broadcast'', ''presence'') and exists (select from public.consultations c
        where c.appointment_id = %s))', v_topic);
    execute format('create policy "participants speak in their open consultation" on realtime.messages for insert to authenticated
      with check (extension in (''broadcast'', ''presence'') and exists (select from public.consultations c
        where c.appointment_id = %s and c.state in (''scheduled'', ''lobby'', ''active'', ''interrupted'')))', v_topic);
  end if;
end $$;
