-- Issuing a prescription, its later steps, the patient's list, and the page where a pharmacist checks a code.

create function private.checks_to_issue(p_row public.prescriptions, p_unchecked boolean, out allergies jsonb, out checks jsonb)
language plpgsql volatile security definer set search_path = '' as $$
begin
  allergies := private.allergy_check(p_row);
  checks := private.checked_script(p_row);
exception when others then
  -- What another transaction is in the way of is tried again by who asked.
  if not p_unchecked or sqlstate like '40%' then
    raise;
  end if;
  raise warning 'a prescription is issued unchecked: %', sqlerrm;
  allergies := jsonb_build_object('result', 'unknown', 'findings', '[]'::jsonb, 'unrecognised', '[]'::jsonb, 'unknown',
    (select coalesce(jsonb_agg(i ->> 'medicine'), '[]') from jsonb_array_elements(p_row.draft_items) i), 'allergies', 0, 'hidden', 0,
    'checked_at', private.clock());
  checks := jsonb_build_object('failed', true, 'items', '[]'::jsonb, 'facts', '{}'::jsonb, 'severe', 0, 'conflicts', 0, 'unknown', 0,
    'not_checked', jsonb_array_length(p_row.draft_items), 'checked_at', private.clock(), 'seen_by', p_row.prescriber_id);
end $$;
comment on function private.checks_to_issue(public.prescriptions, boolean) is
  'The checks of a draft that is being issued. Where they cannot run and the prescriber has tried for long enough, that nothing was checked.';

create function public.issue_prescription(p_id uuid, p_version int, p_override_reason text default null, p_unchecked boolean default false)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.prescriptions := private.my_prescription(p_id);
  v_reason text := nullif(btrim(coalesce(p_override_reason, ''), E' \t\n\r'), '');
  v_runs_out date;
  v_check jsonb;
  v_checks jsonb;
begin
  -- A repeat whose answer was lost finds the prescription issued.
  if v_row.status = 'active' and v_row.version = p_version + 1 then
    return private.changed(v_row.id, v_row.version);
  end if;
  perform private.require_practising();
  perform private.refuse_wrong_person(v_row.appointment_id);
  v_row := private.my_checked_draft(p_id, p_version);
  perform private.require_whole_items(v_row);
  if p_unchecked and not exists (select from private.look_tickets t where t.kind = 'allergy_check' and t.issued_to = v_row.prescriber_id
      and t.subject = jsonb_build_object('prescription', v_row.id, 'version', v_row.version)
      and t.issued_at between private.clock() - interval '1 hour' and private.clock() - interval '30 seconds') then
    perform private.refuse('prescriptions.checkFirst');
  end if;
  select c.allergies, c.checks into v_check, v_checks from private.checks_to_issue(v_row, p_unchecked) c;
  if p_unchecked and not v_checks ? 'failed' and (v_check ->> 'result' not in ('clear', 'unknown') or (v_checks ->> 'severe')::int > 0) then
    -- The check runs again, and what it found was not seen: the reason was for something else.
    perform private.refuse('prescriptions.conflictFound');
  elsif not v_checks ? 'failed' and v_check ->> 'result' in ('clear', 'unknown') and (v_checks ->> 'severe')::int = 0 then
    v_reason := null;
  elsif v_reason is null then
    perform private.refuse(case when v_checks ? 'failed' then 'prescriptions.reasonRequired' when v_check ->> 'result' in ('clear', 'unknown') then 'prescriptions.conflictFound'
      else 'prescriptions.allergyFound' end);
  elsif length(v_reason) < 10 then
    perform private.refuse('prescriptions.reasonRequired');
  elsif length(v_reason) > 500 then
    perform private.refuse('prescriptions.reasonTooLong');
  end if;
  perform private.end_replaced(v_row);
  v_runs_out := private.write_items(v_row);
  update public.prescriptions set status = 'active', issued_at = private.clock(), allergy_check = v_check,
    checks = private.kept_checks(v_checks), override_reason = v_reason, particulars = private.script_particulars(v_row), verify_code = private.new_verify_code(),
    runs_out_on = v_runs_out
  where id = v_row.id returning * into v_row;
  perform private.write_access_log(v_row.patient_id, v_row.prescriber_id, 'specialist', v_row.category, 'add', 'author',
    v_row.id, 'prescription');
  -- Of a corrected one it is told once, that something changed.
  perform private.notify(v_row.patient_id, case when v_row.replaces_id is null then 'prescription.issued' else 'prescription.changed' end, v_row.id,
    jsonb_build_object('appointmentId', v_row.appointment_id), 'prescription.issued:' || v_row.id);
  perform private.add_system_message(v_row.appointment_id, 'prescription.issued', v_row.id);
  perform private.renewal_is_ready(v_row);
  return private.changed(v_row.id, v_row.version);
end $$;
comment on function public.issue_prescription(uuid, int, text, boolean) is
  'Issues the draft in the version the prescriber saw: checked by check_prescription before, particulars complete, an override with its reason. What it takes the place of is stopped in the same step. unchecked: the check was asked for and did not run for 30 seconds; where it still does not, the reason is kept and that nothing was checked. Repeatable. Hints: prescriptions.notFound, notNow, changedElsewhere, checkFirst, allergyFound, conflictFound, reasonRequired, reasonTooLong, particularsMissing, dispensedWhole, and one per missing particular of a medicine; consultation.wrongPerson.';
grant execute on function public.issue_prescription to authenticated;

create function public.set_prescription_status(p_id uuid, p_to text, p_reason text default null) returns public.prescriptions
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.prescriptions := private.my_prescription(p_id);
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
begin
  if p_to is null or p_to not in ('active', 'on_hold', 'completed', 'stopped', 'cancelled', 'entered_in_error') then
    perform private.refuse('data.invalid');
  end if;
  if v_row.status = p_to then
    return v_row;
  end if;
  if v_row.status = 'draft' and p_to <> 'cancelled' then
    perform private.refuse('prescriptions.notNow');
  end if;
  if length(v_reason) > 500 then
    perform private.refuse('prescriptions.reasonTooLong');
  end if;
  -- Putting away a draft or ending a course needs no reason; everything that surprises a patient does.
  if v_row.status <> 'draft' and p_to not in ('active', 'completed') and length(v_reason) < 10 then
    perform private.refuse('prescriptions.reasonRequired');
  end if;
  update public.prescriptions set status = p_to, status_reason = v_reason where id = v_row.id returning * into v_row;
  if v_row.issued_at is not null then
    perform private.notify(v_row.patient_id, 'prescription.changed', v_row.id, '{}',
      'prescription.changed:' || v_row.id || ':' || v_row.version);
  else
    perform private.renewal_draft_is_gone(v_row);
  end if;
  return v_row;
end $$;
comment on function public.set_prescription_status(uuid, text, text) is
  'The prescriber holds, resumes, completes, stops, cancels or corrects a prescription, with the reason; repeatable. Drafts are only cancelled here. Hints: prescriptions.notFound, notNow, reasonRequired, reasonTooLong.';
grant execute on function public.set_prescription_status to authenticated;

create function private.shown_code(p_code text) returns text
language sql immutable security invoker set search_path = '' as $$
  select btrim(regexp_replace(p_code, '(....)', '\1-', 'g'), '-')
$$;
comment on function private.shown_code(text) is 'A code in groups of four, as it is printed and read out.';

create function private.prescription_json(p_row public.prescriptions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(p_row) - array['draft_items', 'client_key', 'verify_code', 'particulars', 'asked', 'checks'] || jsonb_build_object(
    'prescriber_name', d.name, 'code', private.shown_code(p_row.verify_code), 'particulars', p_row.particulars,
    'items', (select coalesce(jsonb_agg(to_jsonb(i) - array['patient_id', 'prescriber_id', 'prescription_id'] order by i.position), '[]')
      from public.prescription_items i where i.prescription_id = p_row.id))
    || private.replacing_json(p_row)
  from public.profiles d where d.id = p_row.prescriber_id
$$;
comment on function private.prescription_json(public.prescriptions) is 'An issued prescription with its medicines, as the patient reads it.';

create function private.prescriptions_open(p_reader uuid, p_patient uuid) returns text[]
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.hold_rights(p_reader, p_patient);
  return array(select c.name from unnest(array['medicines', 'mental_health', 'sexual_health']) with ordinality c (name, place)
    where (select b.basis from private.access_basis(p_reader, p_patient, c.name) b) is not null order by c.place);
end $$;
comment on function private.prescriptions_open(uuid, uuid) is 'The categories in which this person may now see prescriptions of a patient.';

create function public.my_prescriptions() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_patient uuid := private.require_me();
  v_open text[] := private.prescriptions_open(private.actor(), v_patient);
  v_category text;
begin
  perform private.refuse_reading_request();
  foreach v_category in array v_open loop
    perform private.open_category(v_patient, v_category, 'prescriptions');
  end loop;
  return private.issue_look('prescriptions', v_patient, jsonb_build_object('opened', v_open));
end $$;
comment on function public.my_prescriptions() is
  'Opens the prescriptions of the person the request is for; a look of who acts for them is logged. Gives the ticket for read_look: there each comes with medicines, days left and the newest renewal request, null when there is none yet.';
grant execute on function public.my_prescriptions to authenticated;

create function private.look_at_prescriptions(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_patient uuid := p_look.about;
  v_open text[] := private.prescriptions_open(p_look.issued_to, v_patient);
  v_today date := (private.clock() at time zone (select private.zone_or(p.time_zone, 'Africa/Johannesburg')
    from public.profiles p where p.id = v_patient))::date;
begin
  return (select coalesce(jsonb_agg(private.prescription_json(p) || jsonb_build_object('days_left', p.runs_out_on - v_today, 'paper', private.paper_state('prescription', p.id),
      'reviews', private.script_reviews(p.id),
      'renewal', (select to_jsonb(r) - array['client_key', 'patient_id'] from public.renewal_requests r
        where r.prescription_id = p.id order by r.requested_at desc limit 1)) order by p.issued_at desc), '[]')
    from public.prescriptions p where p.patient_id = v_patient and p.issued_at is not null
      and not private.is_hidden(p.appointment_id) and p.category = any (v_open) and p_look.subject -> 'opened' ? p.category);
end $$;
comment on function private.look_at_prescriptions(private.look_tickets) is
  'The prescriptions of a patient in the categories that were opened and may still be seen.';

create function private.medicine_changes(p_medication uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(c.changed_at order by c.version), '[]') from (
    select v.version, v.changed_at, array[v.content ->> 'label', v.content ->> 'dose', v.content ->> 'frequency'] as before,
      lead(array[v.content ->> 'label', v.content ->> 'dose', v.content ->> 'frequency'], 1, array[m.label, m.dose, m.frequency])
        over (order by v.version) as after
    from public.patient_medications m join public.chart_versions v on v.kind = 'patient_medications' and v.row_id = m.id
    where m.id = p_medication) c
  where c.before is distinct from c.after
$$;
comment on function private.medicine_changes(uuid) is
  'When the dose, frequency or name of an entry of the list of medicines was changed, oldest first. The caller''s right was checked and logged before.';

create function private.chart_medicines(p_patient uuid, p_category text, p_newest int) returns jsonb
language sql stable security definer set search_path = '' as $$
  with taken as materialized (select t.entry_id, t.position from private.takes_now(p_patient) t)
  select coalesce(jsonb_agg(entry), '[]') from (
    (select to_jsonb(m) - array['patient_id', 'place'] || '{"kind": "medicine"}'
        || jsonb_build_object('taken', exists (select from taken t where t.entry_id = m.id), 'review', private.entry_review(m.id),
          'changes', private.medicine_changes(m.id)) as entry
      from (select e.*, row_number() over (order by e.updated_at desc, e.id) as place from public.patient_medications e
        where e.patient_id = p_patient and e.category = p_category and e.status <> 'removed') m
      where m.status = 'active' or p_newest is null or m.place <= p_newest
      order by m.status, m.created_at, m.id)
    union all
    (select to_jsonb(v) - array['patient_id', 'place'] || '{"kind": "vaccination"}'
      from (select e.*, row_number() over (order by e.given_on desc, e.id) as place from public.patient_vaccinations e
        where e.patient_id = p_patient and e.category = p_category and e.status <> 'removed') v
      where p_newest is null or v.place <= p_newest
      order by v.given_on desc, v.id)
    union all
    (select private.prescription_json(p) - array['code', 'particulars', 'patient_id']
        || jsonb_build_object('kind', 'prescription', 'reviews', private.script_reviews(p.id), 'taken',
          (select coalesce(jsonb_agg(t.position), '[]') from taken t where t.entry_id = p.id))
      from public.prescriptions p where p.id in (select e.id from (
        select x.id, x.status, row_number() over (order by x.issued_at desc, x.id) as place from public.prescriptions x
        where x.patient_id = p_patient and x.category = p_category and x.issued_at is not null) e
        where e.status = 'active' or p_newest is null or e.place <= p_newest or e.id in (select t.entry_id from taken t))
      order by p.issued_at desc, p.id)) entries
$$;
comment on function private.chart_medicines(uuid, text, int) is
  'Section medicines of a chart: what the patient reported, vaccinations, and what was prescribed; taken says which of it they take now (of a prescription: the positions), review and reviews what was said of it last, changes when an entry''s dose was changed. The caller''s right was checked and logged before.';
