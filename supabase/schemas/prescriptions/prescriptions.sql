-- Prescriptions: the record of what was prescribed, its machine and its history.
--
-- This is a record and a script to print and sign. It is not an electronic prescription in the sense of regulation 33 of
-- the Medicines Act, which asks for an advanced electronic signature. A draft keeps its medicines as the form typed them;
-- issuing writes them as rows that nobody changes afterwards.

create function private.asked_well(p_asked jsonb) returns boolean
language sql immutable security invoker set search_path = '' as $$
  select case when jsonb_typeof(p_asked) <> 'object' then false else not exists (select from jsonb_each(p_asked) a
    where a.key not in ('pregnancy', 'breastfeeding', 'alcohol') or a.value not in ('"yes"', '"no"', '"cannot_say"')) end
$$;
comment on function private.asked_well(jsonb) is 'Whether answers are of what a prescriber may ask while writing: pregnancy, breastfeeding, alcohol; each yes, no or cannot_say.';

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
  asked jsonb not null default '{}' check (private.asked_well(asked)),
  allergy_check jsonb,
  checks jsonb,
  override_reason text check (length(override_reason) between 10 and 500),
  particulars jsonb,
  verify_code text unique check (verify_code ~ '^[0-9A-HJKMNP-TV-Z]{20}$'),
  issued_at timestamptz,
  runs_out_on date,
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  replaces_id uuid references public.prescriptions (id),
  replaces_reason text check (length(replaces_reason) between 10 and 500),
  unique (prescriber_id, client_key),
  check ((replaces_id is null) = (replaces_reason is null)),
  check ((issued_at is null) = (verify_code is null) and (issued_at is null) = (particulars is null)
    and (issued_at is null) = (allergy_check is null) and (issued_at is null) = (runs_out_on is null)),
  check (case status when 'draft' then issued_at is null when 'cancelled' then true else issued_at is not null end)
);
comment on table public.prescriptions is
  'The record of a prescription, not a legal electronic one. Patient reads it once issued, the prescriber always; others through the chart. A trigger refuses illegal steps for anyone.';
comment on column public.prescriptions.allergy_check is
  'What the comparison with the patient''s allergies said when it was issued. Labels the prescriber may not see are left out.';
comment on column public.prescriptions.checks is
  'What was checked when it was issued (check_script): lines for each medicine, the version of the catalogue, what was unknown, who saw it. failed: the check did not run, and the reason says why it was issued.';
comment on column public.prescriptions.asked is 'What the prescriber asked while writing: pregnancy, breastfeeding, alcohol; each yes, no or cannot_say, nothing when not asked.';
comment on column public.prescriptions.particulars is
  'Who prescribed for whom, as it was when issued: name, qualification, council number, place; name, address, birth date, id number.';

comment on column public.prescriptions.replaces_id is
  'The script whose place it takes: that one counts until this one is issued, and is stopped then.';
comment on column public.prescriptions.replaces_reason is 'What was wrong with that one, as the patient reads it.';

-- A draft that was put away leaves the place to another one.
create unique index prescriptions_replacing on public.prescriptions (replaces_id) where status <> 'cancelled' or issued_at is not null;
create index prescriptions_of_patient on public.prescriptions (patient_id, issued_at desc);
create index prescriptions_of_prescriber on public.prescriptions (prescriber_id, created_at desc);
create index prescriptions_of_appointment on public.prescriptions (appointment_id);
create index prescriptions_renewing on public.prescriptions (renews_id);
create index prescriptions_running on public.prescriptions (runs_out_on) where status = 'active';

alter table public.prescriptions enable row level security;
alter table public.prescriptions force row level security;
create policy "prescribers read their own prescriptions" on public.prescriptions for select to authenticated
  using (prescriber_id = (select private.me_practising()));
create policy "patients read prescriptions issued to them" on public.prescriptions
  for select to authenticated using (patient_id = (select private.me()) and issued_at is not null);
revoke all on public.prescriptions from public, anon, authenticated, service_role;
grant select on public.prescriptions to authenticated;

create function private.guard_prescription() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'draft' or new.version <> 1 then
      raise exception 'a prescription begins as a draft' using errcode = '23514';
    end if;
    return new;
  end if;
  if (new.id, new.patient_id, new.prescriber_id, new.appointment_id, new.renews_id, new.client_key, new.created_at, new.replaces_id,
      new.replaces_reason) is distinct from (old.id, old.patient_id, old.prescriber_id, old.appointment_id, old.renews_id, old.client_key,
      old.created_at, old.replaces_id, old.replaces_reason)
    or old.status <> 'draft' and (new.category, new.draft_items, new.allergy_check, new.checks, new.asked, new.override_reason,
      new.particulars, new.verify_code, new.issued_at, new.runs_out_on) is distinct from (old.category, old.draft_items, old.allergy_check,
      old.checks, old.asked, old.override_reason, old.particulars, old.verify_code, old.issued_at, old.runs_out_on) then
    raise exception 'these facts of a prescription never change' using errcode = '23514';
  end if;
  if new.status <> old.status and old.status || '>' || new.status not in ('draft>active', 'draft>cancelled',
      'active>on_hold', 'active>completed', 'active>stopped', 'active>cancelled', 'active>entered_in_error', 'on_hold>active', 'on_hold>stopped',
      'on_hold>cancelled', 'on_hold>entered_in_error', 'completed>entered_in_error', 'stopped>entered_in_error') then
    raise exception 'a prescription cannot go from % to %', old.status, new.status
      using errcode = '23514', hint = 'prescriptions.notNow';
  end if;
  if old.status = 'draft' and new.status = 'active' and (new.allergy_check ->> 'result' is null
      or new.checks ->> 'severe' is null
      or ((new.allergy_check ->> 'result' not in ('clear', 'unknown') or (new.checks ->> 'severe')::int > 0 or new.checks ? 'failed')
        and new.override_reason is null)
      or not exists (select from public.prescription_items i where i.prescription_id = new.id)) then
    raise exception 'nothing is issued without medicines, its checks and, where they found something, a reason'
      using errcode = '23514';
  end if;
  new.version := old.version + 1;
  new.updated_at := private.clock();
  return new;
end $$;
comment on function private.guard_prescription() is
  'draft → active ⇄ on_hold; active → completed; active or on_hold → stopped, cancelled; all that was issued → entered_in_error. What was issued never changes.';

create trigger prescriptions_guard before update on public.prescriptions for each row
  when (not private.is_unlinking('prescriptions', to_jsonb(old), to_jsonb(new))) execute function private.guard_prescription();
create trigger prescriptions_guard_too before insert on public.prescriptions for each row
  execute function private.guard_prescription();

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

create trigger prescriptions_history after insert or update on public.prescriptions
  for each row execute function private.record_prescription_event();

select private.keep_rows('public.prescriptions');
