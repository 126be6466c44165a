-- Pages read some tables as they stand. There, too, the sensitive rows of a person stay closed to who acts for them without
-- that scope: a restrictive policy beside the one that opens the table.

select private.close_sensitive('public.' || t.name) from unnest(array['chart_versions', 'documents', 'notes', 'observations',
  'patient_allergies', 'patient_conditions', 'patient_medications', 'patient_remarks', 'patient_vaccinations', 'prescriptions']) t (name);

create policy "who acts for somebody reads what their scopes open" on public.triage_sessions as restrictive for select to authenticated
  using ((select not private.is_acting()) or private.sees_check(category, saved_by, answers));

select private.hide_private('public.' || t.name, t.visit) from (values ('appointments', 'id'), ('consultations', 'appointment_id'),
  ('notes', 'appointment_id'), ('documents', 'appointment_id'), ('letters', 'appointment_id'), ('messages', 'appointment_id'),
  ('payments', 'appointment_id'), ('prescriptions', 'appointment_id'), ('triage_sessions', 'appointment_id'),
  ('visit_codes', 'appointment_id'), ('visit_files', 'appointment_id'), ('access_grants', 'appointment_id'),
  ('squeeze_ins', 'appointment_id'), ('intake', 'appointment_id'), ('visit_preparations', 'appointment_id'),
  ('capacity_decisions', 'appointment_id')) t (name, visit);
