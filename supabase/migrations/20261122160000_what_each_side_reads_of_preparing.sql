-- The details of a visit told more of preparing than each side may read by itself: a specialist the words and the offered
-- access of a visit that was only asked for, or that they declined; who writes messages for somebody what is shared.

create or replace function private.visit_prepared(p_visit public.appointments, p_side text, p_me uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with may as materialized (
    select p_side = 'patient' as patient, p_side = 'delegate' and private.delegated(p_visit.patient_id, 'book', p_me) is not null
      as books, p_side in ('specialist', 'covering') and exists (select from public.consultations c
      where c.appointment_id = p_visit.id and p_me in (c.specialist_id, c.covered_by)) as holds
  )
  select jsonb_build_object(
    'preparation', case when m.patient or m.books or m.holds then (select jsonb_build_object('done', p.done,
        'devices', p.devices, 'devicesTestedAt', p.devices_tested_at)
      from public.visit_preparations p where p.appointment_id = p_visit.id) end,
    'intake', case when m.patient or m.holds then (select jsonb_build_object('savedAt', i.created_at, 'reason', i.reason,
        'questions', i.top_questions, 'symptoms', i.symptoms_worse, 'files', (select coalesce(jsonb_agg(jsonb_build_object(
            'id', d.id, 'title', case when d.patient_id = p_me then d.title end,
            'mayOpen', (select b.basis from private.access_basis(p_me, d.patient_id, d.category) b) is not null)
            order by d.created_at, d.id), '[]')
          from public.documents d where d.id = any (i.files) and d.state not in ('refused', 'removed')))
      from public.intake i where i.appointment_id = p_visit.id order by i.version desc limit 1) end,
    'triage', exists (select from public.triage_sessions t where t.appointment_id = p_visit.id),
    'sharing', (select jsonb_build_object('categories', g.categories, 'state', g.state, 'until', g.until)
      from public.access_grants g where g.appointment_id = p_visit.id
        and (m.patient or m.books or g.grantee_id = p_me and g.state <> 'offered')
      order by g.version desc, g.created_at desc limit 1))
  from may m
$$;
comment on function private.visit_prepared(public.appointments, text, uuid) is
  'What was prepared for a visit and what it shares: for the patient and, without their words, who books for them; for the practice from the booking on. The name of a file is the owner''s alone: others open it, which is written into the access log.';
