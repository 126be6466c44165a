-- People somebody acts for: children and adults without a sign-in, each a patient with a record of their own.
--
-- A person is a profile; an account is a profile with a sign-in. Whoever adds a child is its guardian by their own word,
-- which the delegation says (basis), until somebody has seen a paper.

create function private.person_form(p_form jsonb, out first_name text, out last_name text, out date_of_birth date,
  out gender text, out relation text, out basis text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_form is null or jsonb_typeof(p_form) <> 'object' or pg_column_size(p_form) > 4096 then
    perform private.refuse('data.invalid');
  end if;
  first_name := private.form_name(p_form, 'firstName', 'validation.firstName', 1, 100);
  last_name := private.form_name(p_form, 'lastName', 'validation.lastName', 1, 100);
  date_of_birth := private.form_date_of_birth(p_form);
  gender := private.form_text(p_form, 'gender', 'validation.gender', 1, 40);
  relation := private.form_text(p_form, 'relation', 'person.relationRequired', 1, 40);
  basis := private.form_text(p_form, 'basis', 'person.basisRequired', 1, 40);
  if gender not in ('male', 'female', 'non-binary', 'other', 'prefer-not-to-say') then
    perform private.refuse('validation.gender');
  end if;
  if relation not in ('child', 'partner', 'parent', 'sibling', 'grandparent', 'grandchild', 'other') then
    perform private.refuse('person.relationRequired');
  end if;
  -- Nobody is the guardian of a person who is of age.
  if basis not in ('guardian', 'carer')
    or basis = 'guardian' and private.today_at_home() >= private.birthday(date_of_birth, 18) then
    perform private.refuse('person.basisRequired');
  end if;
end $$;
comment on function private.person_form(jsonb) is
  'What was typed of somebody without a sign-in: {firstName, lastName, dateOfBirth, gender, relation, basis}. Hints: validation.firstName, lastName, person.relationRequired, person.basisRequired, validation.gender, dateOfBirth, dateOfBirthPast, tooLong, plainName, data.invalid.';

create function public.add_person(p_form jsonb, p_key uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_actor uuid := private.require_actor();
  v_form record;
  v_mine public.patients;
begin
  if p_key is null then
    perform private.refuse('data.invalid');
  end if;
  select * into v_form from private.person_form(p_form);
  -- One at a time, so that two tabs cannot go past the limit together.
  select * into v_mine from public.patients f where f.profile_id = v_actor for no key update;
  if not found or exists (select from private.closed_accounts c where c.id = v_actor) then
    raise exception 'for patients only' using errcode = '42501', hint = 'access.refused';
  end if;
  if exists (select from public.profiles p where p.id = p_key) then
    if not exists (select from public.delegations d where d.patient_id = p_key and d.delegate_id = v_actor
        and d.basis <> 'invited') then
      perform private.refuse('data.conflict');
    end if;
    return p_key;
  end if;
  if (select count(*) from public.delegations d where d.delegate_id = v_actor and d.state = 'active' and d.basis <> 'invited') >= 20 then
    perform private.refuse('validation.tooMany');
  end if;
  perform private.spend('add_person', 20, 20, 86400);
  insert into public.profiles (id, role, first_name, last_name, locale, time_zone, terms_accepted_at, onboarding_completed_at)
  select p_key, 'patient', v_form.first_name, v_form.last_name, p.locale, p.time_zone, private.clock(), private.clock()
  from public.profiles p where p.id = v_actor;
  insert into public.patients (profile_id, date_of_birth, gender, address)
  values (p_key, v_form.date_of_birth, v_form.gender, v_mine.address);
  insert into public.delegations (patient_id, delegate_id, scopes, may, state, accepted_at, basis, relation)
  values (p_key, v_actor, array['book', 'join', 'pay', 'records', 'sensitive', 'prescriptions', 'messages', 'manage'], 'add', 'active',
    private.clock(), v_form.basis, v_form.relation);
  return p_key;
end $$;
comment on function public.add_person(jsonb, uuid) is
  'Makes a record for somebody without a sign-in, whom the caller, a patient, acts for from now on; the key is the id, the same key again gives the same. At most 20. Hints: those of the form, validation.tooMany, data.conflict, data.busy.';
grant execute on function public.add_person to authenticated;

create function private.cared_for(p_person uuid) returns public.delegations
language plpgsql stable security definer set search_path = '' as $$
declare
  v_row public.delegations;
begin
  select d.* into v_row from public.delegations d
  where d.patient_id = p_person and d.delegate_id = private.require_actor() and d.state = 'active'
    and 'manage' = any (private.effective_scopes(d));
  if v_row.id is null then
    perform private.refuse('person.notFound');
  end if;
  return v_row;
end $$;
comment on function private.cared_for(uuid) is
  'The delegation by which the caller looks after this person''s record as a whole. Hint: person.notFound.';

create function public.change_person(p_person uuid, p_form jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_own public.delegations := private.cared_for(p_person);
  v_form record;
begin
  select * into v_form from private.person_form(p_form || jsonb_build_object('basis', v_own.basis, 'relation', v_own.relation));
  if exists (select from public.profiles p where p.id = p_person and p.clerk_id is not null) then
    perform private.refuse('person.hasSignIn');
  end if;
  update public.profiles p set first_name = v_form.first_name, last_name = v_form.last_name
  where p.id = p_person and (p.first_name, p.last_name) is distinct from (v_form.first_name, v_form.last_name);
  update public.patients f set date_of_birth = v_form.date_of_birth, gender = v_form.gender
  where f.profile_id = p_person and (f.date_of_birth, f.gender) is distinct from (v_form.date_of_birth, v_form.gender);
end $$;
comment on function public.change_person(uuid, jsonb) is
  'Corrects name, birth date or gender of somebody without a sign-in whom the caller looks after; earlier facts stay in chart_versions. Hints: person.notFound, person.hasSignIn and those of the form.';
grant execute on function public.change_person to authenticated;

create function private.next_visit_of(p_person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', a.id, 'startsAt', a.starts_at, 'endsAt', a.ends_at, 'mode', a.mode,
    'specialistName', private.person_name(a.specialist_id))
  from public.appointments a
  where a.patient_id = p_person and a.status in ('booked', 'waiting', 'in_progress') and a.ends_at > private.clock()
    and not private.is_hidden(a.id)
  order by a.starts_at limit 1
$$;
comment on function private.next_visit_of(uuid) is 'The visit of this person that comes next: {id, startsAt, endsAt, mode, specialistName}, or null.';

create function public.my_people()
returns table (id uuid, name text, first_name text, date_of_birth date, gender text, relation text, basis text, scopes text[],
  may text, since timestamptz, until timestamptz, delegation_id uuid, has_sign_in boolean, next_visit jsonb, allergies text,
  turns_12_on date, turns_18_on date, paper jsonb)
language sql stable security definer set search_path = '' as $$
  select p.id, p.name, p.first_name, f.date_of_birth, f.gender, coalesce(d.relation, 'other'), d.basis, s.scopes, d.may,
    d.accepted_at, d.until, d.id, p.clerk_id is not null,
    case when 'book' = any (s.scopes) then private.next_visit_of(p.id) end,
    case when 'records' = any (s.scopes) then (private.allergy_state(p.id, 'sensitive' = any (s.scopes))).state end,
    private.birthday(f.date_of_birth, 12), private.birthday(f.date_of_birth, 18), private.authority_of(d.id)
  from public.delegations d cross join lateral private.effective_scopes(d) s (scopes)
  join public.profiles p on p.id = d.patient_id join public.patients f on f.profile_id = d.patient_id
  where d.delegate_id = (select private.require_actor()) and d.state = 'active' and s.scopes <> '{}'
  order by d.accepted_at, d.id limit 200
$$;
comment on function public.my_people() is
  'Everybody the caller acts for now, longest first: who, on what basis, in which scopes; next_visit for who may book, allergies (recorded, none_known, not_asked) for who may read the record; paper as private.authority_of says it.';
grant execute on function public.my_people to authenticated;
