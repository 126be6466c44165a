-- Prescriptions: the record of what was prescribed, its machine and its history.
--
-- This is a record and a script to print and sign. It is not an electronic prescription in the sense of regulation 33 of
-- the Medicines Act, which asks for an advanced electronic signature. A draft keeps its medicines as the form typed them;
-- issuing writes them as rows that nobody changes afterwards.

create table public.prescriptions (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.patients (profile_id),
  prescriber_id uuid not null references public.specialists (profile_id),
  appointment_id uuid not null references public.appointments (id),
  renews_id uuid references public.prescriptions (id),
  category text not null default 'medicines' check (category in ('medicines', 'mental_health', 'sexual_health')),
  status text not null default 'draft'
    check (status in ('draft', 'active', 'on_hold', 'completed', 'stopped', 'cancelled', 'entered_in_error')),
  status_reason text not null default '' check (length(status_reason) <= 500),
  draft_items jsonb not null default '[]' check (jsonb_typeof(draft_items) = 'array' and length(draft_items::text) <= 30000),
  client_key uuid not null,
  version int not null default 1 check (version > 0),
  allergy_check jsonb,
  override_reason text check (length(override_reason) between 10 and 500),
  particulars jsonb,
  verify_code text unique check (verify_code ~ '^[0-9A-HJKMNP-TV-Z]{20}$'),
  issued_at timestamptz,
  runs_out_on date,
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  unique (prescriber_id, client_key),
  check ((issued_at is null) = (verify_code is null) and (issued_at is null) = (particulars is null)
    and (issued_at is null) = (allergy_check is null) and (issued_at is null) = (runs_out_on is null)),
  check (case status when 'draft' then issued_at is null when 'cancelled' then true else issued_at is not null end)
);
comment on table public.prescriptions is
  'The record of a prescription, not a legal electronic one. Patient reads it once issued, the prescriber always; others through the chart. A trigger refuses illegal steps for anyone.';
comment on column public.prescriptions.allergy_check is
  'What the comparison with the patient''s allergies said when it was issued. Labels the prescriber may not see are left out.';
comment on column public.prescriptions.particulars is
  'Who prescribed for whom, as it was when issued: name, qualification, council number, place; name, address, birth date, id number.';
create index prescriptions_of_patient on public.prescriptions (patient_id, issued_at desc);
create index prescriptions_of_prescriber on public.prescriptions (prescriber_id, created_at desc);
create index prescriptions_of_appointment on public.prescriptions (appointment_id);
create index prescriptions_renewing on public.prescriptions (renews_id);
create index prescriptions_running on public.prescriptions (runs_out_on) where status = 'active';

create table public.prescription_items (
  id uuid primary key default gen_random_uuid(),
  prescription_id uuid not null references public.prescriptions (id),
  patient_id uuid not null references public.patients (profile_id),
  prescriber_id uuid not null references public.specialists (profile_id),
  position int not null check (position between 1 and 10),
  medicine text not null check (length(medicine) between 1 and 200),
  form text not null check (length(form) between 1 and 100),
  strength text not null check (length(strength) between 1 and 100),
  quantity int not null check (quantity between 1 and 10000),
  quantity_words text not null default '' check (length(quantity_words) <= 100),
  schedule int not null check (schedule between 0 and 6),
  directions text not null check (length(directions) between 1 and 500),
  repeats int not null check (repeats between 0 and 5),
  days_supply int not null check (days_supply between 1 and 400),
  runs_out_on date not null,
  unique (prescription_id, position),
  check (schedule < 6 or (quantity_words <> '' and repeats = 0 and days_supply <= 30))
);
comment on table public.prescription_items is
  'The medicines of an issued prescription with the particulars of regulation 33. Written once, when it is issued. Patient and prescriber read them.';
create index prescription_items_of_patient on public.prescription_items (patient_id);
create index prescription_items_of_prescriber on public.prescription_items (prescriber_id);

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

create function private.guard_prescription() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'draft' or new.version <> 1 then
      raise exception 'a prescription begins as a draft' using errcode = '23514';
    end if;
    return new;
  end if;
  if (new.id, new.patient_id, new.prescriber_id, new.appointment_id, new.renews_id, new.client_key, new.created_at)
    is distinct from (old.id, old.patient_id, old.prescriber_id, old.appointment_id, old.renews_id, old.client_key,
      old.created_at)
    or old.status <> 'draft' and (new.category, new.draft_items, new.allergy_check, new.override_reason, new.particulars,
      new.verify_code, new.issued_at, new.runs_out_on) is distinct from (old.category, old.draft_items, old.allergy_check,
      old.override_reason, old.particulars, old.verify_code, old.issued_at, old.runs_out_on) then
    raise exception 'these facts of a prescription never change' using errcode = '23514';
  end if;
  if new.status <> old.status and old.status || '>' || new.status not in ('draft>active', 'draft>cancelled',
      'active>on_hold', 'active>completed', 'active>stopped', 'active>cancelled', 'active>entered_in_error', 'on_hold>active', 'on_hold>stopped',
      'on_hold>cancelled', 'on_hold>entered_in_error', 'completed>entered_in_error', 'stopped>entered_in_error') then
    raise exception 'a prescription cannot go from % to %', old.status, new.status
      using errcode = '23514', hint = 'prescriptions.notNow';
  end if;
  if old.status = 'draft' and new.status = 'active' and (new.allergy_check ->> 'result' is null
      or (new.allergy_check ->> 'result' <> 'clear' and new.override_reason is null)
      or not exists (select from public.prescription_items i where i.prescription_id = new.id)) then
    raise exception 'nothing is issued without medicines, an allergy check and, where it found something, a reason'
      using errcode = '23514';
  end if;
  new.version := old.version + 1;
  new.updated_at := private.clock();
  return new;
end $$;
comment on function private.guard_prescription() is
  'draft → active ⇄ on_hold; active → completed; active or on_hold → stopped, cancelled; all that was issued → entered_in_error. What was issued never changes.';

create function private.guard_prescription_item() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.prescriptions p where p.id = new.prescription_id and p.status = 'draft'
      and (p.patient_id, p.prescriber_id) = (new.patient_id, new.prescriber_id)) then
    raise exception 'medicines are written when a draft is issued' using errcode = '23514';
  end if;
  return new;
end $$;
comment on function private.guard_prescription_item() is 'No medicine is added to a prescription that was issued.';

create function private.record_prescription_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.status <> old.status then
    insert into public.prescription_events (prescription_id, patient_id, prescriber_id, from_status, to_status, reason,
      actor)
    values (new.id, new.patient_id, new.prescriber_id, case when tg_op = 'UPDATE' then old.status end, new.status,
      new.status_reason, private.me());
  end if;
  return null;
end $$;
comment on function private.record_prescription_event() is 'Writes the history of a prescription.';

create trigger prescriptions_guard before insert or update on public.prescriptions
  for each row execute function private.guard_prescription();
create trigger prescriptions_history after insert or update on public.prescriptions
  for each row execute function private.record_prescription_event();
create trigger prescription_items_guard before insert on public.prescription_items
  for each row execute function private.guard_prescription_item();
create trigger prescription_items_fixed before update on public.prescription_items
  for each row execute function private.refuse_change();
create trigger prescription_events_fixed before update on public.prescription_events
  for each row execute function private.refuse_change();

do $$
declare
  v_table text;
begin
  foreach v_table in array array['prescriptions', 'prescription_items', 'prescription_events'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('alter table public.%I force row level security', v_table);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', v_table);
    execute format('grant select on public.%I to authenticated', v_table);
    execute format('create policy "prescribers read their own %s" on public.%I for select to authenticated
      using (prescriber_id = (select private.me()))',
      replace(v_table, '_', ' '), v_table);
    execute format('create trigger keep before delete on public.%I for each row execute function private.refuse_change()',
      v_table);
    execute format('create trigger keep_all before truncate on public.%I for each statement
      execute function private.refuse_change()', v_table);
  end loop;
end $$;
create policy "patients read prescriptions issued to them" on public.prescriptions
  for select to authenticated using (patient_id = (select private.me()) and issued_at is not null);
create policy "patients read the medicines prescribed to them" on public.prescription_items
  for select to authenticated using (patient_id = (select private.me()));
create policy "patients read what became of their prescriptions" on public.prescription_events
  for select to authenticated using (patient_id = (select private.me())
    and from_status is not null
    and prescription_id in (select p.id from public.prescriptions p where p.issued_at is not null));

revoke execute on function private.guard_prescription(), private.guard_prescription_item(),
  private.record_prescription_event() from public, anon, authenticated, service_role;
