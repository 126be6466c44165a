-- Related persons: people an account holder cares for and books visits for (FHIR RelatedPerson).
--
-- They have no account and no chart of their own here. A visit for one of them carries who it is for, as a copy: what was
-- said then stays true of that visit when the person is removed later. Everything of one patient begins with their
-- calendar's lock, as a booking does.

create table public.related_persons (
  id uuid primary key,
  patient_id uuid not null references public.patients (profile_id),
  name text not null check (length(name) between 1 and 100)
    constraint name_is_plain check (name = private.plain_name(name)),
  date_of_birth date not null check (date_of_birth >= date '1900-01-01'),
  gender text not null check (gender in ('male', 'female', 'non-binary', 'other', 'prefer-not-to-say')),
  relation text not null check (relation in ('child', 'partner', 'parent', 'sibling', 'grandparent', 'grandchild', 'other')),
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock()
);
comment on table public.related_persons is
  'People whom an account holder cares for (FHIR RelatedPerson). The account holder alone reads them; a specialist meets the copy in the visit. Written by functions only.';

create index related_persons_of_patient on public.related_persons (patient_id, created_at);

alter table public.related_persons enable row level security;
alter table public.related_persons force row level security;
create policy "people read those they care for" on public.related_persons
  for select to authenticated using (patient_id = (select private.me()));
revoke all on public.related_persons from public, anon, authenticated, service_role;
grant select on public.related_persons to authenticated;

create trigger related_persons_touch before update on public.related_persons for each row execute function private.touch();

create function private.related_person_values(p_form jsonb) returns public.related_persons
language plpgsql stable security definer set search_path = '' as $$
declare
  v_row public.related_persons;
begin
  if p_form is null or jsonb_typeof(p_form) <> 'object' or pg_column_size(p_form) > 4096 then
    perform private.refuse('data.invalid');
  end if;
  v_row.name := private.form_name(p_form, 'name', 'person.nameRequired', 1, 100);
  v_row.date_of_birth := private.form_date_of_birth(p_form);
  v_row.gender := private.form_text(p_form, 'gender', 'validation.gender', 1, 40);
  v_row.relation := private.form_text(p_form, 'relation', 'person.relationRequired', 1, 40);
  if v_row.gender not in ('male', 'female', 'non-binary', 'other', 'prefer-not-to-say') then
    perform private.refuse('validation.gender');
  end if;
  if v_row.relation not in ('child', 'partner', 'parent', 'sibling', 'grandparent', 'grandchild', 'other') then
    perform private.refuse('person.relationRequired');
  end if;
  return v_row;
end $$;
comment on function private.related_person_values(jsonb) is
  'What was typed of a related person {name, dateOfBirth, gender, relation}. Hints: person.nameRequired, person.relationRequired, validation.dateOfBirth, dateOfBirthPast, gender, tooLong, data.invalid.';

create function public.add_related_person(p_form jsonb, p_key uuid) returns public.related_persons
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_patient();
  v_new public.related_persons := private.related_person_values(p_form);
  v_row public.related_persons;
begin
  if p_key is null then
    perform private.refuse('data.invalid');
  end if;
  -- One at a time, so that two tabs cannot go past the limit together.
  perform from public.patients p where p.profile_id = v_me for no key update;
  select * into v_row from public.related_persons r where r.id = p_key;
  if found then
    if v_row.patient_id <> v_me then
      perform private.refuse('data.conflict');
    end if;
    return v_row;
  end if;
  if exists (select from private.closed_accounts c where c.id = v_me) then
    raise exception 'the account is closed' using errcode = '42501', hint = 'access.refused';
  end if;
  if (select count(*) from public.related_persons r where r.patient_id = v_me) >= 20 then
    perform private.refuse('validation.tooMany');
  end if;
  insert into public.related_persons (id, patient_id, name, date_of_birth, gender, relation)
  values (p_key, v_me, v_new.name, v_new.date_of_birth, v_new.gender, v_new.relation) returning * into v_row;
  return v_row;
end $$;
comment on function public.add_related_person(jsonb, uuid) is
  'The caller, a patient, adds somebody they care for; the key is the id, the same key again gives the same row. At most 20. Hints: those of the form, validation.tooMany, data.conflict.';
grant execute on function public.add_related_person to authenticated;

create function public.change_related_person(p_person uuid, p_form jsonb) returns public.related_persons
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_patient();
  v_new public.related_persons := private.related_person_values(p_form);
  v_row public.related_persons;
begin
  perform private.lock_patient(v_me);
  update public.related_persons r set name = v_new.name, date_of_birth = v_new.date_of_birth, gender = v_new.gender,
    relation = v_new.relation
  where r.id = p_person and r.patient_id = v_me returning * into v_row;
  if not found then
    perform private.refuse('person.notFound');
  end if;
  -- A visit ahead follows a correction; what was, stays as it was said.
  update public.appointments a set for_name = v_row.name, for_birth_date = v_row.date_of_birth, for_gender = v_row.gender,
    for_relation = v_row.relation
  where a.for_person_id = v_row.id and a.status in ('held', 'requested', 'awaiting_payment', 'booked', 'waiting')
    and a.ends_at > private.clock();
  return v_row;
end $$;
comment on function public.change_related_person(uuid, jsonb) is
  'Corrects somebody the caller cares for, also on visits that are still ahead. Hints: person.notFound and those of the form.';
grant execute on function public.change_related_person to authenticated;

create function public.remove_related_person(p_person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_patient();
begin
  perform private.lock_patient(v_me);
  delete from public.related_persons r where r.id = p_person and r.patient_id = v_me;
end $$;
comment on function public.remove_related_person(uuid) is
  'Removes somebody the caller cares for; their visits keep who they were for. Repeatable.';
grant execute on function public.remove_related_person to authenticated;
