-- Appointments: the row, its state machine, its history.
--
-- Slots are computed, appointments are rows. Two exclusion constraints decide who gets a time: one visit at a time per
-- specialist and per patient. A predicate cannot depend on now(), so a lapsed hold blocks until its status changes;
-- booking functions flip overlapping lapsed holds first, searches ignore them by time, a scheduled job only tidies.

create table public.appointments (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.patients (profile_id),
  specialist_id uuid not null references public.specialists (profile_id),
  visit_type_id uuid not null references public.visit_types (id),
  during tstzrange not null check (not isempty(during) and lower_inc(during) and not upper_inc(during)
    and lower(during) is not null and upper(during) is not null),
  blocks tstzrange not null check (blocks @> during),
  starts_at timestamptz not null generated always as (lower(during)) stored,
  ends_at timestamptz not null generated always as (upper(during)) stored,
  status text not null default 'held' check (status in ('held', 'awaiting_payment', 'booked', 'expired', 'cancelled')),
  mode text not null check (mode in ('video', 'voice', 'chat')),
  hold_expires_at timestamptz,
  extension_used boolean not null default false,
  reason text not null default '' check (length(reason) <= 1000),
  consent_at timestamptz,
  booked_at timestamptz,
  booked_by uuid not null references public.profiles (id),
  tz_patient text not null check (length(tz_patient) <= 60),
  tz_specialist text not null check (length(tz_specialist) <= 60),
  visit_type_name text not null check (length(visit_type_name) <= 100),
  price_minor int not null check (price_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  cancel_notice_minutes int not null check (cancel_notice_minutes >= 0),
  late_refund_percent int not null check (late_refund_percent between 0 and 100),
  sequence int not null default 0 check (sequence >= 0),
  version int not null default 1,
  idempotency_key uuid not null,
  cancelled_by text check (cancelled_by in ('patient', 'specialist', 'system')),
  cancel_reason text check (length(cancel_reason) <= 500),
  cancelled_late boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (patient_id, idempotency_key),
  check (patient_id <> specialist_id),
  check (status not in ('held', 'awaiting_payment') or hold_expires_at is not null),
  check (status <> 'booked' or (booked_at is not null and hold_expires_at is null)),
  check (status not in ('awaiting_payment', 'booked') or (reason <> '' and consent_at is not null)),
  check ((status = 'cancelled') = (cancelled_by is not null)),
  constraint one_visit_at_a_time_per_specialist
    exclude using gist (specialist_id with =, during with &&) where (status in ('held', 'awaiting_payment', 'booked')),
  constraint one_visit_at_a_time_per_patient
    exclude using gist (patient_id with =, during with &&) where (status in ('held', 'awaiting_payment', 'booked'))
);
comment on table public.appointments is
  'One visit. Price, notice and zone are as shown when it was booked. Patient reads own; the specialist reads it once it was booked. Written by functions only; a trigger refuses illegal transitions for anyone.';
comment on column public.appointments.blocks is 'The visit with its buffers: no other visit of the specialist may lie in it.';

create index appointments_of_patient on public.appointments (patient_id, starts_at desc);
create index appointments_of_specialist on public.appointments (specialist_id, starts_at desc);
create index appointments_live_blocks on public.appointments using gist (specialist_id, blocks)
  where (status in ('held', 'awaiting_payment', 'booked'));
create index appointments_lapsing on public.appointments (hold_expires_at) where (status in ('held', 'awaiting_payment'));

create table public.appointment_events (
  id bigint generated always as identity primary key,
  appointment_id uuid not null references public.appointments (id),
  from_status text,
  to_status text not null,
  actor uuid,
  at timestamptz not null default now(),
  sequence int not null
);
comment on table public.appointment_events is
  'History of each visit: every change of status, by whom (null: the system). Append-only, written by trigger; readers are those of the visit.';
create index appointment_events_of_appointment on public.appointment_events (appointment_id, id);

create function private.guard_appointment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'appointments are never deleted' using errcode = '42501', hint = 'access.refused';
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'held' then
      raise exception 'an appointment begins as held' using errcode = '23514';
    end if;
    return new;
  end if;
  if (new.patient_id, new.specialist_id, new.visit_type_id, new.during, new.blocks, new.price_minor, new.currency, new.booked_by,
      new.created_at, new.idempotency_key)
    is distinct from (old.patient_id, old.specialist_id, old.visit_type_id, old.during, old.blocks, old.price_minor, old.currency,
      old.booked_by, old.created_at, old.idempotency_key) or new.sequence < old.sequence then
    raise exception 'these facts of an appointment never change' using errcode = '23514';
  end if;
  if new.status <> old.status and old.status || '>' || new.status not in ('held>awaiting_payment', 'held>booked', 'held>expired',
      'held>cancelled', 'awaiting_payment>booked', 'awaiting_payment>expired', 'awaiting_payment>cancelled', 'booked>cancelled',
      'expired>booked') then
    raise exception 'an appointment cannot go from % to %', old.status, new.status using errcode = '23514';
  end if;
  if new.status = 'booked' and old.status <> 'booked' and not exists (select from public.payments p
    where p.appointment_id = new.id and p.state in ('not_required', 'authorised', 'paid')) then
    raise exception 'an unpaid appointment is never booked' using errcode = '23514';
  end if;
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;
comment on function private.guard_appointment() is
  'The appointment machine: held → awaiting_payment → booked, with expired and cancelled. expired → booked is the late payment whose time is still free.';

create function private.record_appointment_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.status <> old.status then
    insert into public.appointment_events (appointment_id, from_status, to_status, actor, sequence)
    values (new.id, case when tg_op = 'UPDATE' then old.status end, new.status, private.me(), new.sequence);
  end if;
  return null;
end $$;
comment on function private.record_appointment_event() is 'Writes the history of a visit.';

create trigger appointments_guard before insert or update or delete on public.appointments
  for each row execute function private.guard_appointment();
create trigger appointments_guard_all before truncate on public.appointments
  for each statement execute function private.refuse_change();
create trigger appointments_history after insert or update on public.appointments
  for each row execute function private.record_appointment_event();
create trigger appointment_events_keep before update or delete on public.appointment_events
  for each row execute function private.refuse_change();
create trigger appointment_events_keep_all before truncate on public.appointment_events
  for each statement execute function private.refuse_change();

alter table public.appointments enable row level security;
alter table public.appointments force row level security;
alter table public.appointment_events enable row level security;
alter table public.appointment_events force row level security;
revoke all on public.appointments, public.appointment_events from public, anon, authenticated, service_role;
grant select on public.appointments, public.appointment_events to authenticated;

create policy "patients read their own appointments" on public.appointments
  for select to authenticated using (patient_id = (select private.me()));
create policy "specialists read appointments once booked" on public.appointments
  for select to authenticated using (specialist_id = (select private.me()) and booked_at is not null);
create policy "readers of an appointment read its history" on public.appointment_events
  for select to authenticated using (appointment_id in (select a.id from public.appointments a));

revoke execute on function private.guard_appointment(), private.record_appointment_event()
  from public, anon, authenticated, service_role;
