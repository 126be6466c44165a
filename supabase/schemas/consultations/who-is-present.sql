-- Who comes to a visit with its patient and on what right, and who agreed to it by which words: for who holds the visit.

create function private.consent_words(p_patient uuid, p_actor uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when p_patient = p_actor then 'own'
    when private.today_at_home() >= (select private.birthday(f.date_of_birth, 18) from public.patients f where f.profile_id = p_patient)
      then 'adult'
    when exists (select from public.delegations d where d.patient_id = p_patient and d.delegate_id = p_actor
      and d.state = 'active' and d.basis = 'guardian') then 'child'
    else 'carer' end
$$;
comment on function private.consent_words(uuid, uuid) is
  'By which words somebody agrees at the door of a visit: own; of a guardian for a child (child); of anybody else, for treatment that cannot wait for the parent (carer); for an adult they act for (adult).';

create function private.who_acts(p_patient uuid, p_who uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('name', p.name, 'basis', d.basis, 'relation', d.relation, 'relationship', coalesce(d.relationship, ''),
    'since', d.accepted_at, 'acts', coalesce(d.state = 'active', false),
    'paper', private.authority_of(d.id) - 'documentId' - 'reason',
    -- For the word alone: mother, grandfather. Of who was invited, the patient's own word counts.
    'gender', case when d.basis <> 'invited' and g.gender in ('male', 'female') then g.gender else '' end)
  from public.profiles p
  left join lateral (select * from public.delegations o where o.patient_id = p_patient and o.delegate_id = p.id
    and o.accepted_at is not null order by o.state = 'active' desc, o.accepted_at desc limit 1) d on true
  left join public.patients g on g.profile_id = p.id
  where p.id = p_who and p.id <> p_patient
$$;
comment on function private.who_acts(uuid, uuid) is
  'Somebody who did something for a patient, and on what right: {name, basis, relation (what the patient is to them), relationship (as the patient said), since, acts (still), paper {state, proof, at}, gender}. Null: nobody, or the patient.';

create function private.visit_present(p_visit public.appointments, p_side text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('firstName', p.first_name, 'hasSignIn', p.clerk_id is not null, 'isPrivate', p_visit.kept_private,
    'cameBy', private.who_acts(p_visit.patient_id, c.consent_by),
    'bookedBy', case when p_visit.booked_by <> p_visit.specialist_id then private.who_acts(p_visit.patient_id, p_visit.booked_by) end,
    'agreedAt', c.consent_at, 'words', c.consent_words,
    'guardians', (select coalesce(jsonb_agg(private.person_name(d.delegate_id) order by d.accepted_at), '[]')
      from public.delegations d where d.patient_id = p_visit.patient_id and d.basis = 'guardian' and d.state = 'active'
        and 'book' = any (private.effective_scopes(d))))
  from public.profiles p left join public.consultations c on c.appointment_id = p_visit.id
  where p.id = p_visit.patient_id and p_side in ('specialist', 'covering') and p_visit.booked_at is not null
$$;
comment on function private.visit_present(public.appointments, text) is
  'For who holds a booked visit: who came to its door for the patient, who booked it, when and by which words somebody agreed (null: not yet), who the guardians are. Names and rights only, nothing of their records. Null for others.';
