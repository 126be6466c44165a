-- Pages read some tables as they stand. There, too, the sensitive rows of a person stay closed to who acts for them without
-- that scope: a restrictive policy beside the one that opens the table.

select private.close_sensitive('public.' || t.name) from unnest(array['chart_versions', 'documents', 'notes', 'observations',
  'patient_allergies', 'patient_conditions', 'patient_medications', 'patient_remarks', 'patient_vaccinations', 'prescriptions']) t (name);
