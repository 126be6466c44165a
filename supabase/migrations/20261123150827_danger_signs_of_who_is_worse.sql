-- Somebody who is worse than when they booked answers the danger signs; the practice knows it at once.

alter table public.intake add column danger jsonb
  check (danger is null or (symptoms_worse is not distinct from 'worse' and jsonb_typeof(danger) = 'object'));
comment on column public.intake.danger is
  'Of somebody who is worse: {level, rules, signs}, the danger signs answered and how urgent the rules of the patient''s own device call it. Null: not checked.';

create function private.intake_danger(p_form jsonb, p_last public.intake) returns jsonb
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_said jsonb := nullif(p_form -> 'danger', 'null');
begin
  if p_form ->> 'symptomsWorse' is distinct from 'worse' then
    return null;
  end if;
  if not p_form ? 'danger' then
    return p_last.danger;
  end if;
  if v_said is null then
    return null;
  end if;
  if jsonb_typeof(v_said) <> 'object' or coalesce(v_said ->> 'level', '') !~ '^[1-5]$'
    or coalesce(v_said ->> 'rules', '') !~ '^[0-9a-f]{16}$' or coalesce(jsonb_typeof(v_said -> 'signs'), '') <> 'array'
    or jsonb_array_length(v_said -> 'signs') > 40 or exists (select from jsonb_array_elements(v_said -> 'signs') s
      where coalesce(s.value ->> 'id', '') !~ '^[a-z][a-zA-Z0-9.]{0,79}$'
        or length(coalesce(s.value ->> 'says', '')) not between 1 and 200
        or coalesce(s.value ->> 'answer', '') not in ('yes', 'unsure')) then
    perform private.refuse('data.invalid');
  end if;
  return jsonb_build_object('level', (v_said ->> 'level')::int, 'rules', v_said -> 'rules', 'signs',
    (select coalesce(jsonb_agg(jsonb_build_object('id', s.value -> 'id', 'says', s.value -> 'says',
        'answer', s.value -> 'answer') order by s.position), '[]')
      from jsonb_array_elements(v_said -> 'signs') with ordinality s (value, position)));
end $$;
comment on function private.intake_danger(jsonb, public.intake) is
  'The danger check of an intake form of somebody who is worse: {level, rules, signs: [{id, says, answer}]} as their device worked it out; kept as it was when the form says nothing of it. Hint: data.invalid.';
revoke execute on function private.intake_danger from public, anon, authenticated, service_role;

create or replace function public.save_intake(p_appointment uuid, p_form jsonb) returns public.intake
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_visit public.appointments;
  v_last public.intake;
  v_new public.intake;
begin
  -- The row's lock puts saves in line, and keeps the visit from beginning in the middle of one.
  select * into v_visit from public.appointments a where a.id = p_appointment
    and (a.patient_id = v_me or private.delegated(a.patient_id, 'book', v_me) is not null) for no key update;
  if not found then
    perform private.refuse('consultation.notFound');
  end if;
  if v_visit.status not in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting') then
    perform private.refuse('consultation.intakeClosed');
  end if;
  if p_form is null or jsonb_typeof(p_form) <> 'object' or pg_column_size(p_form) > 16384
    or coalesce(jsonb_typeof(p_form -> 'reason'), 'string') <> 'string'
    or coalesce(p_form ->> 'symptomsWorse', 'same') not in ('better', 'same', 'worse') then
    perform private.refuse('data.invalid');
  end if;
  select * into v_last from public.intake i where i.appointment_id = p_appointment order by i.version desc limit 1;
  v_new.appointment_id := p_appointment;
  v_new.version := coalesce(v_last.version, 0) + 1;
  v_new.patient_id := v_visit.patient_id;
  v_new.reason := btrim(coalesce(p_form ->> 'reason', ''), E' \t\n\r');
  v_new.top_questions := private.intake_questions(p_form);
  v_new.symptoms_worse := p_form ->> 'symptomsWorse';
  v_new.danger := private.intake_danger(p_form, v_last);
  v_new.files := private.intake_files(p_form, v_visit.patient_id);
  v_new.written_by := v_me;
  v_new.created_at := private.clock();
  if length(v_new.reason) > 1000 then
    perform private.refuse('validation.tooLong');
  end if;
  if (v_last.reason, v_last.top_questions, v_last.symptoms_worse, v_last.files, v_last.danger)
    is not distinct from (v_new.reason, v_new.top_questions, v_new.symptoms_worse, v_new.files, v_new.danger) then
    return v_last;
  end if;
  if p_form ? 'over' and (p_form ->> 'over')::timestamptz
      is distinct from date_trunc('milliseconds', v_last.created_at) then
    perform private.refuse('data.conflict');
  end if;
  if v_new.version > 500 then
    perform private.refuse('data.busy');
  end if;
  insert into public.intake values (v_new.*);
  perform private.broadcast('consultation:' || p_appointment, 'intake_changed',
    jsonb_build_object('id', p_appointment, 'version', v_new.version));
  if (v_new.danger ->> 'level')::int <= 2 and v_new.danger is distinct from v_last.danger then
    perform private.tell_practice(c, 'consultation.patientWorse', '{}', v_new.version::text)
    from public.consultations c where c.appointment_id = p_appointment;
  end if;
  return v_new;
end $$;
comment on function public.save_intake(uuid, jsonb) is
  'The patient (or a delegate who books for them) keeps {reason, topQuestions, symptomsWorse, files, danger} for a visit, until it begins; a danger check of level 1 or 2 is told to the practice at once. With over, the time of the version it was written over (null: none), in milliseconds, it is refused when there is a newer one. Saving the same again changes nothing. Hints: consultation.notFound, intakeClosed, fileNotFound, data.invalid, data.conflict, validation.tooLong, validation.tooMany.';

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
        'questions', i.top_questions, 'symptoms', i.symptoms_worse, 'danger', i.danger, 'files', (select coalesce(jsonb_agg(
            private.file_line(d, p_me) order by d.created_at, d.id), '[]')
          from public.documents d where d.id = any (i.files) and d.appointment_id is distinct from p_visit.id
            and d.state not in ('refused', 'removed')))
      from public.intake i where i.appointment_id = p_visit.id order by i.version desc limit 1) end,
    'files', case when m.patient or m.holds then (select coalesce(jsonb_agg(private.file_line(d, p_me)
        order by d.created_at, d.id), '[]')
      from public.documents d where d.appointment_id = p_visit.id and d.state = 'stored') else '[]' end,
    'triage', exists (select from public.triage_sessions t where t.appointment_id = p_visit.id),
    'sharing', (select jsonb_build_object('categories', g.categories, 'files', g.files, 'state', g.state, 'until', g.until)
      from public.access_grants g where g.appointment_id = p_visit.id
        and (m.patient or m.books or g.grantee_id = p_me and g.state <> 'offered')
      order by g.version desc, g.created_at desc limit 1))
  from may m
$$;

create or replace function private.fhir_questionnaireresponse(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'QuestionnaireResponse', 'id', i.appointment_id || '-' || i.version,
    'status', case when i.version = 1 then 'completed' else 'amended' end, 'subject', private.fhir_ref('Patient',
      i.patient_id::text),
    'encounter', private.fhir_encounter_of(i.appointment_id), 'authored', i.created_at, 'author',
      private.fhir_who(i.written_by, p_person),
    'item', (select jsonb_agg(jsonb_build_object('linkId', q.link, 'text', q.text, 'answer', q.answers) order by q.place)
      from (values
      (1, 'reason', 'Reason for the visit', case when i.reason ~ '\S'
        then jsonb_build_array(jsonb_build_object('valueString', i.reason))
        end),
      (2, 'questions', 'Questions to ask', (select jsonb_agg(jsonb_build_object('valueString', t))
        from unnest(i.top_questions) t)),
      (3, 'worse', 'Symptoms since booking', case when i.symptoms_worse is not null then
        jsonb_build_array(jsonb_build_object('valueString', i.symptoms_worse)) end),
      (4, 'danger', 'Danger signs, by the patient''s own device', (select jsonb_agg(jsonb_build_object('valueString',
          (s.value ->> 'says') || case s.value ->> 'answer' when 'unsure' then ' (not sure)' else '' end))
        from jsonb_array_elements(i.danger -> 'signs') s)),
      (5, 'files', 'Files for the visit', (select jsonb_agg(jsonb_build_object('valueReference',
        private.fhir_ref('DocumentReference', d.id::text))) from public.documents d where d.id = any (i.files)
          and d.patient_id = p_person))
      ) q (place, link, text, answers) where q.answers is not null))
  from public.intake i where i.patient_id = p_person
$$;
