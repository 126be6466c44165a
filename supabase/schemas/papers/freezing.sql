-- What a paper says, put together from its source, the practice and the chart, and frozen.

create function private.capitals(p_first text, p_last text) returns text
language sql immutable security invoker set search_path = '' as $$
  select btrim(coalesce((select string_agg(upper(left(w, 1)) || '.', ' ' order by nr)
    from regexp_split_to_table(btrim(p_first), '\s+') with ordinality t (w, nr) where w <> ''), '') || ' ' || upper(btrim(p_last)))
$$;
comment on function private.capitals(text, text) is 'Initials and surname in block letters, as rule 16 asks of a certificate.';

create function private.paper_practice(p_author uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('capitals', private.capitals(d.first_name, d.last_name), 'practiceNumber', s.practice_number,
    'address', s.practice_address, 'phone', s.practice_phone)
  from public.specialists s join public.profiles d on d.id = s.profile_id where s.profile_id = p_author
$$;
comment on function private.paper_practice(uuid) is 'Where and under which numbers a practitioner is reached, as papers say it.';

create function private.paper_gaps(p_author uuid, p_kind text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(k order by k), '[]') from unnest(array['address', 'phone']) k
  where p_kind = 'prescription' and coalesce(private.paper_practice(p_author) ->> k, '') = ''
$$;
comment on function private.paper_gaps(uuid, text) is
  'What the profile still lacks for a paper of that kind: regulation 33 asks for the address of who prescribes, and a pharmacist rings them.';

create function private.age_words(p_born date, p_on date) returns text
language sql immutable security invoker set search_path = '' as $$
  select case when p_born is null or p_born + interval '18 years' <= p_on then null
    when p_born + interval '2 years' <= p_on then extract(year from age(p_on, p_born))::int || ' years'
    else (extract(year from age(p_on, p_born)) * 12 + extract(month from age(p_on, p_born)))::int || ' months' end
$$;
comment on function private.age_words(date, date) is 'How old somebody under eighteen is on a day; null for everybody else.';

create function private.chart_words(p_author uuid, p_patient uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.hold_rights(p_author, p_patient);
  return jsonb_build_object(
    'allergies', (select coalesce(string_agg(a.label, ', ' order by a.created_at, a.id), '') from public.patient_allergies a
      where a.patient_id = p_patient and a.status = 'active'
        and (select b.basis from private.access_basis(p_author, p_patient, a.category) b) is not null),
    'problems', (select coalesce(jsonb_agg(c.label order by c.created_at, c.id), '[]') from public.patient_conditions c
      where c.patient_id = p_patient and c.status = 'active'
        and (select b.basis from private.access_basis(p_author, p_patient, c.category) b) is not null),
    'medicines', (select coalesce(jsonb_agg(distinct t.label), '[]') from private.takes_now(p_patient) t
      where (select b.basis from private.access_basis(p_author, p_patient, t.category) b) is not null));
end $$;
comment on function private.chart_words(uuid, uuid) is
  'Allergies, problems and medicines of a patient as far as this practitioner may see them now; what is left out is not said to be none.';

create function private.prescription_facts(p_row public.prescriptions) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_said jsonb := p_row.particulars;
  v_born date := (v_said ->> 'patientBorn')::date;
  v_visit record;
begin
  select coalesce(c.started_at, a.starts_at) as seen_at, a.mode into v_visit
  from public.appointments a left join public.consultations c on c.appointment_id = a.id where a.id = p_row.appointment_id;
  return jsonb_build_object('kind', 'prescription', 'code', p_row.verify_code, 'issuedAt', p_row.issued_at,
    'seenAt', v_visit.seen_at, 'mode', v_visit.mode,
    'prescriber', private.paper_practice(p_row.prescriber_id) || jsonb_build_object('name', v_said -> 'prescriberName',
      'qualification', v_said -> 'qualification', 'councilNumber', v_said -> 'councilNumber', 'practice', v_said -> 'practice'),
    'patient', jsonb_build_object('name', v_said -> 'patientName', 'born', v_born, 'idNumber', coalesce(v_said ->> 'patientIdNumber', ''),
      'address', v_said -> 'patientAddress', 'age', private.age_words(v_born, p_row.issued_at::date)),
    'allergies', private.chart_words(p_row.prescriber_id, p_row.patient_id) -> 'allergies',
    'items', (select jsonb_agg(jsonb_build_object('medicine', i.medicine, 'form', i.form, 'strength', i.strength,
        'quantity', i.quantity, 'quantityWords', i.quantity_words, 'schedule', i.schedule, 'directions', i.directions,
        'repeats', i.repeats, 'daysSupply', i.days_supply) order by i.position)
      from public.prescription_items i where i.prescription_id = p_row.id));
end $$;
comment on function private.prescription_facts(public.prescriptions) is 'What the paper of an issued prescription says.';

create function private.letter_facts(p_row public.letters) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_said jsonb := p_row.particulars;
  v_born date := (v_said ->> 'patientBorn')::date;
  v_age text := private.age_words(v_born, (v_said ->> 'seenAt')::timestamptz::date);
begin
  -- A laboratory tells people apart by their number and bills by the code of the illness; of a note others read neither.
  return p_row.body || case p_row.kind when 'test_request' then jsonb_build_object('icd10', p_row.body ->> 'code') else '{}' end || jsonb_build_object('kind', case when p_row.kind in ('referral', 'test_request') then p_row.kind else 'sick_note' end,
    'code', p_row.verify_code, 'issuedAt', p_row.issued_at,
    'replaces', (select o.verify_code from public.letters o where o.id = p_row.replaces_id),
    'seenAt', v_said -> 'seenAt', 'mode', v_said -> 'mode',
    'prescriber', private.paper_practice(p_row.author_id) || jsonb_build_object('name', v_said -> 'authorName',
      'qualification', v_said -> 'qualification', 'councilNumber', v_said -> 'councilNumber', 'practice', v_said -> 'practice'),
    'patient', jsonb_build_object('name', v_said -> 'patientName', 'born', v_born, 'age', v_age, 'address', '',
      'idNumber', case p_row.kind when 'test_request' then coalesce((select f.id_number from public.patients f where f.profile_id = p_row.patient_id), '') else '' end))
    || case p_row.kind when 'referral' then private.chart_words(p_row.author_id, p_row.patient_id)
      when 'test_request' then private.chart_words(p_row.author_id, p_row.patient_id) - 'problems'
      else jsonb_build_object('isForSchool', p_row.kind = 'school_note') end;
end $$;
comment on function private.letter_facts(public.letters) is
  'What the paper of a letter says; a referral with allergies, problems and medicines of the chart, a school note is drawn as the sick note that it is, for a school.';
