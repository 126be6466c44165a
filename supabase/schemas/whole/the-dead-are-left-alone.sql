-- Nothing new begins for somebody who has died, nor in a record that points to another of the same person, and what stands
-- there stays: one rule for every table that says it.
--
-- A note may still be finished and signed, and a letter about a visit issued: who saw the patient completes the record of it.
-- This folder is read last (the files that schema_paths does not name come in the order of their names).

do $$
declare
  v_table text;
begin
  -- What begins. Its end is open to everybody whose machine has it.
  foreach v_table in array array['public.appointments', 'public.waitlist_entries', 'public.slot_offers', 'public.access_requests',
    'public.delegations', 'public.renewal_requests', 'public.correction_requests', 'public.prescriptions', 'public.intake',
    'public.messages', 'public.visit_files', 'public.documents', 'public.break_glass', 'private.record_links', 'private.medicine_reviews'] loop
    execute format('create trigger died before insert on %s for each row execute function private.refuse_died()', v_table);
  end loop;
  create trigger died before insert on public.access_grants for each row
    when (new.purpose <> 'visit') execute function private.refuse_died();
  -- What a record says.
  foreach v_table in array array['patient_conditions', 'patient_allergies', 'patient_medications', 'patient_vaccinations',
    'patient_remarks', 'observations', 'patients', 'emergency_contacts', 'medical_aids'] loop
    execute format('create trigger died before insert or update on public.%I for each row execute function private.refuse_died()', v_table);
  end loop;
  create trigger died_before_issue before update of issued_at on public.prescriptions for each row
    when (old.issued_at is null and new.issued_at is not null) execute function private.refuse_died();
end $$;
