-- Comparing a draft with what is on record: a look into the record, so it is logged before anything is told, and issuing asks that
-- it was made. Every check is a line: with each the prescriber might learn of what is hidden from them.

create function private.allergy_check(p_row public.prescriptions) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_labels text[];
  v_hidden text[];
  v_check jsonb;
begin
  perform private.hold_rights(p_row.prescriber_id, p_row.patient_id);
  select coalesce(array_agg(a.label order by a.created_at, a.id), '{}'), coalesce(array_agg(a.label) filter (where
    (select b.basis from private.access_basis(p_row.prescriber_id, p_row.patient_id, a.category) b) is null), '{}')
  into v_labels, v_hidden from public.patient_allergies a
  where a.patient_id = any (private.records_of(p_row.patient_id)) and a.status = 'active';
  v_check := private.match_allergies(v_labels, array(select coalesce(i ->> 'medicine', '')
    from jsonb_array_elements(p_row.draft_items) with ordinality d (i, nr) order by d.nr));
  -- A danger is always told; the patient's own words about it only to those who may read them.
  return v_check || jsonb_build_object('checked_at', private.clock(), 'hidden', cardinality(v_hidden),
    'unrecognised', (select coalesce(jsonb_agg(u), '[]') from jsonb_array_elements(v_check -> 'unrecognised') u
      where not (u #>> '{}') = any (v_hidden)),
    'findings', (select coalesce(jsonb_agg(case when f ->> 'allergy' = any (v_hidden) then f || '{"allergy": null}' else f end), '[]')
      from jsonb_array_elements(v_check -> 'findings') f));
end $$;
comment on function private.allergy_check(public.prescriptions) is
  'Compares a draft with every allergy on record, those hidden from the prescriber included. The look was logged before.';

create function private.my_checked_draft(p_id uuid, p_version int) returns public.prescriptions
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.prescriptions := private.my_draft(p_id, p_version);
begin
  -- Whether a draft can be issued tells of the patient's allergies. That answer needs a line no refusal can undo.
  if not exists (select from private.look_tickets t where t.kind = 'allergy_check' and t.issued_to = v_row.prescriber_id
      and t.subject = jsonb_build_object('prescription', v_row.id, 'version', v_row.version)
      and t.issued_at > private.clock() - interval '1 hour' and t.issued_in <> pg_current_xact_id()) then
    perform private.refuse('prescriptions.checkFirst');
  end if;
  return v_row;
end $$;
comment on function private.my_checked_draft(uuid, int) is
  'A draft of the caller in the version they saw and had compared with the allergies in the last hour. Hints: prescriptions.notFound, notNow, changedElsewhere, checkFirst.';

create function public.check_prescription(p_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.prescriptions;
begin
  perform private.refuse_reading_request();
  perform private.require_practising();
  v_row := private.my_prescription(p_id);
  perform private.write_access_log(v_row.patient_id, v_row.prescriber_id, 'specialist', 'profile', 'view', 'author',
    v_row.id, 'allergy check');
  return private.issue_look('allergy_check', v_row.patient_id,
    jsonb_build_object('prescription', v_row.id, 'version', v_row.version));
end $$;
comment on function public.check_prescription(uuid) is
  'Has a draft compared with the patient''s allergies, medicines, measurements and results; their log tells of the look. Gives the ticket for read_look. There: result clear, unknown, caution or conflict, findings, allergies and medicines the table does not know; and checks (check_script). Hint: prescriptions.notFound.';
grant execute on function public.check_prescription to authenticated;

create function private.look_at_allergies(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.prescriptions;
begin
  perform private.require_practising();
  v_row := private.my_prescription((p_look.subject ->> 'prescription')::uuid);
  if v_row.version <> (p_look.subject ->> 'version')::int then
    perform private.refuse('prescriptions.changedElsewhere');
  end if;
  return private.allergy_check(v_row) || jsonb_build_object('checks', private.checked_script(v_row));
end $$;
comment on function private.look_at_allergies(private.look_tickets) is
  'What the allergy check and the other checks say of the version that was to be checked. Hints: prescriptions.notFound, changedElsewhere.';
