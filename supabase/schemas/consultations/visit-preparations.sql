-- How far a patient got with preparing for a visit: what is ticked off, and whether camera, microphone and speaker were tried.
--
-- Nothing of it is clinical and none of it is a condition for coming: it is what both sides look at before the visit.

create function private.is_device_test(p_devices jsonb) returns boolean
language sql immutable security invoker set search_path = '' as $$
  select coalesce(jsonb_typeof(p_devices) = 'object' and p_devices ?& array['camera', 'microphone', 'speaker']
    and not exists (select from jsonb_each(p_devices) d where d.key not in ('camera', 'microphone', 'speaker')
      or d.value not in ('"works"', '"fails"', '"untried"')), false)
$$;
comment on function private.is_device_test(jsonb) is
  'Whether this says of camera, microphone and speaker that each works, fails or was not tried.';

create table public.visit_preparations (
  appointment_id uuid primary key references public.appointments (id),
  patient_id uuid not null references public.patients (profile_id),
  done text[] not null default '{}' check (done <@ array['place', 'light', 'reception', 'power', 'connection', 'pictures',
    'medicines', 'questions', 'address']),
  devices jsonb check (devices is null or private.is_device_test(devices)),
  devices_tested_at timestamptz,
  updated_at timestamptz not null default private.clock(),
  check ((devices is null) = (devices_tested_at is null))
);
comment on table public.visit_preparations is
  'What a patient has ready for a visit. The patient reads it, who holds the visit by visit_details; written by tick_preparation and keep_device_test until the visit begins.';
comment on column public.visit_preparations.done is 'Steps of the prepare list that are ticked off.';
comment on column public.visit_preparations.devices is
  'The last test of camera, microphone and speaker: works, fails or untried. On the device it was made on, which may be another one.';

create index visit_preparations_of_patient on public.visit_preparations (patient_id);

alter table public.visit_preparations enable row level security;
alter table public.visit_preparations force row level security;
create policy "patients read what they have ready" on public.visit_preparations
  for select to authenticated using (patient_id = (select private.me()));
revoke all on public.visit_preparations from public, anon, authenticated, service_role;
grant select on public.visit_preparations to authenticated;

create function private.announce_preparation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.broadcast('consultation:' || new.appointment_id, 'preparation_changed',
    jsonb_build_object('id', new.appointment_id));
  return null;
end $$;
comment on function private.announce_preparation() is 'Announces on the topic of a visit that more of it, or less, is ready.';

create trigger visit_preparations_announce after update on public.visit_preparations
  for each row when (new is distinct from old) execute function private.announce_preparation();

create function private.prepared(p_appointment uuid) returns public.visit_preparations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_visit public.appointments;
  v_row public.visit_preparations;
begin
  select * into v_visit from public.appointments a where a.id = p_appointment
    and a.patient_id = v_me and not private.is_hidden(a.id) for no key update;
  if not found then
    perform private.refuse('consultation.notFound');
  end if;
  if v_visit.status not in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting') then
    perform private.refuse('consultation.preparationClosed');
  end if;
  insert into public.visit_preparations (appointment_id, patient_id) values (v_visit.id, v_visit.patient_id)
  on conflict (appointment_id) do nothing;
  select * into v_row from public.visit_preparations p where p.appointment_id = p_appointment for update;
  return v_row;
end $$;
comment on function private.prepared(uuid) is
  'The preparations of a coming visit, for its patient, locked; begun when there are none. Hints: consultation.notFound, preparationClosed.';

create function public.tick_preparation(p_appointment uuid, p_step text, p_done boolean) returns public.visit_preparations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.visit_preparations := private.prepared(p_appointment);
begin
  if p_done is null or p_step is null or not p_step = any (array['place', 'light', 'reception', 'power', 'connection',
    'pictures', 'medicines', 'questions', 'address']) then
    perform private.refuse('data.invalid');
  end if;
  if p_done <> (p_step = any (v_row.done)) then
    update public.visit_preparations set updated_at = private.clock(),
      done = case when p_done then done || p_step else array_remove(done, p_step) end
    where appointment_id = p_appointment returning * into v_row;
  end if;
  return v_row;
end $$;
comment on function public.tick_preparation(uuid, text, boolean) is
  'Ticks one step of the prepare list of a coming visit, or takes the tick away; repeatable. For the patient or who books for them. Hints: consultation.notFound, preparationClosed, data.invalid.';
grant execute on function public.tick_preparation to authenticated;

create function public.keep_device_test(p_appointment uuid, p_devices jsonb) returns public.visit_preparations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.visit_preparations := private.prepared(p_appointment);
begin
  if not private.is_device_test(p_devices) then
    perform private.refuse('data.invalid');
  end if;
  update public.visit_preparations set devices = p_devices, devices_tested_at = private.clock(), updated_at = private.clock()
  where appointment_id = p_appointment returning * into v_row;
  return v_row;
end $$;
comment on function public.keep_device_test(uuid, jsonb) is
  'Keeps what the last test of camera, microphone and speaker said, for a coming visit; the newest counts. For the patient or who books for them. Hints: consultation.notFound, preparationClosed, data.invalid.';
grant execute on function public.keep_device_test to authenticated;
