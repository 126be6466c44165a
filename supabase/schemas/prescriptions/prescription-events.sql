-- The history of each prescription.

create table public.prescription_events (
  id bigint generated always as identity primary key,
  prescription_id uuid not null references public.prescriptions (id),
  patient_id uuid not null references public.patients (profile_id),
  prescriber_id uuid not null references public.specialists (profile_id),
  from_status text,
  to_status text not null,
  reason text not null default '',
  actor uuid,
  at timestamptz not null default private.clock()
);
comment on table public.prescription_events is
  'History of each prescription: every step, by whom (null: the system) and why. Append-only, written by trigger. The prescriber reads all, the patient what followed the draft.';

create index prescription_events_of_prescription on public.prescription_events (prescription_id, id);
create index prescription_events_of_patient on public.prescription_events (patient_id);
create index prescription_events_of_prescriber on public.prescription_events (prescriber_id);

alter table public.prescription_events enable row level security;
alter table public.prescription_events force row level security;
create policy "prescribers read their own prescription events" on public.prescription_events for select to authenticated
  using (prescriber_id = (select private.me_practising()));
create policy "patients read what became of their prescriptions" on public.prescription_events
  for select to authenticated using (patient_id = (select private.me())
    and from_status is not null
    and prescription_id in (select p.id from public.prescriptions p where p.issued_at is not null));
revoke all on public.prescription_events from public, anon, authenticated, service_role;
grant select on public.prescription_events to authenticated;

select private.append_only('public.prescription_events');
