-- "No allergies are known" as a fact of its own, with who said it and when: an empty list says only that nobody has asked.
--
-- Three answers, in one place: recorded, none_known, not_asked. A newer allergy, also one that was taken off the list again,
-- outweighs the word; what is unknown is never taken for none.

create function private.allergy_state(p_patient uuid, p_sensitive boolean default true, out state text, out at timestamptz,
  out by_id uuid, out from_id uuid)
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Of one person with two records, what either says.
  v_records constant uuid[] := private.records_of(p_patient);
begin
  select f.no_allergies_at, f.no_allergies_by, f.no_allergies_from into at, by_id, from_id from public.patients f
  where f.profile_id = any (v_records) and f.no_allergies_at is not null order by f.no_allergies_at desc limit 1;
  if exists (select from public.patient_allergies e where e.patient_id = any (v_records) and e.status = 'active'
      and (p_sensitive or e.category = 'profile')) then
    state := 'recorded';
  elsif at is null or exists (select from public.patient_allergies e where e.patient_id = any (v_records)
      and e.created_at > allergy_state.at and (p_sensitive or e.category = 'profile')) then
    state := 'not_asked';
  else
    state := 'none_known';
  end if;
  if state <> 'none_known' then
    at := null;
    by_id := null;
    from_id := null;
  end if;
end $$;
comment on function private.allergy_state(uuid, boolean) is
  'What a record says of allergies: recorded, none_known (then at, by_id: who wrote it down, from_id: who said it, null for an adult who came along) or not_asked. Without p_sensitive the sensitive entries do not count, for who may not know of them.';

create function private.none_known_of(p_patient uuid, p_sensitive boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('at', s.at, 'by', s.by_id, 'by_name', private.person_name(s.by_id), 'from', s.from_id,
    'from_name', private.person_name(s.from_id))
  from private.allergy_state(p_patient, p_sensitive) s where s.state = 'none_known'
$$;
comment on function private.none_known_of(uuid, boolean) is
  'That no allergies are known of somebody: {at, by, by_name, from, from_name}; null where an allergy is recorded or nobody has asked.';

create function private.forget_none_known() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.patients f set no_allergies_at = null, no_allergies_by = null, no_allergies_from = null
  where f.profile_id = new.patient_id and f.no_allergies_at is not null;
  return null;
end $$;
comment on function private.forget_none_known() is
  'An allergy on the list ends that none are known. One in a sensitive part does so for who may see it only (allergy_state): the others must not notice it.';

create trigger patient_allergies_none_known after insert or update on public.patient_allergies
  for each row when (new.status = 'active' and new.category = 'profile') execute function private.forget_none_known();

create function private.told_allergies(p_patient uuid, p_basis text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_adults uuid[];
begin
  if p_basis <> 'grant' then
    return private.actor();
  elsif private.today_at_home() >= (select private.birthday(f.date_of_birth, 12) from public.patients f where f.profile_id = p_patient) then
    return p_patient;
  end if;
  -- Under twelve the adult is asked: who looks after the child, if that is one alone, else who booked what is going on.
  v_adults := array(select d.delegate_id from public.delegations d where d.patient_id = p_patient and d.basis <> 'invited'
    and 'manage' = any (private.effective_scopes(d)));
  return case when cardinality(v_adults) = 1 then v_adults[1] else (select a.booked_by from public.appointments a
    where a.patient_id = p_patient and a.specialist_id = private.actor() and a.status = 'in_progress' and a.booked_by = any (v_adults)
    order by a.starts_at desc limit 1) end;
end $$;
comment on function private.told_allergies(uuid, text) is
  'Who says that a patient has no known allergies when the caller, on that basis, writes it: the caller; for a clinician the patient, or of a child the adult. Null: an adult whom we do not know.';

create function public.say_no_allergies(p_none boolean, p_patient uuid default null, p_screen text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_patient uuid := coalesce(p_patient, private.me());
  v_row public.patients;
  v_basis text;
begin
  if p_none is null then
    perform private.refuse('data.invalid');
  end if;
  v_basis := private.open_category(v_patient, 'profile', p_screen, 'add');
  -- One at a time per patient: an allergy that is added beside it comes before or after.
  select * into v_row from public.patients f where f.profile_id = v_patient for no key update;
  if not found then
    perform private.refuse('access.refused');
  end if;
  -- A clinician hears of an entry in a closed part, as the check of a prescription tells them; who acts for somebody not, nor
  -- who may write what they were told and read nothing. Their word is kept, and counts for nobody who sees more.
  if p_none and (select b.basis from private.access_basis(v_me, v_patient, 'profile') b) is not null
    and (private.allergy_state(v_patient, v_basis <> 'delegation' or private.actor_may('sensitive'))).state = 'recorded' then
    perform private.refuse('chart.allergyListed');
  end if;
  if not p_none and v_row.no_allergies_at is null then
    return private.changed(v_patient, v_row.version);
  end if;
  update public.patients f set no_allergies_at = case when p_none then private.clock() end,
    no_allergies_by = case when p_none then v_me end, no_allergies_from = case when p_none then private.told_allergies(v_patient, v_basis) end
  where f.profile_id = v_patient returning * into v_row;
  if v_basis = 'grant' and p_none then
    perform private.notify(v_patient, 'chart.entryAdded', v_patient, '{}', 'chart.entryAdded:' || v_patient || ':' || v_row.version);
  end if;
  return private.changed(v_patient, v_row.version);
end $$;
comment on function public.say_no_allergies(boolean, uuid, text) is
  'Says of a patient (null: the caller) that no allergies are known, or takes that back: the patient, who acts for them, or a clinician with a grant to add who asked. Gives id and version of their facts. Hints: access.notGranted, chart.allergyListed, data.invalid.';
grant execute on function public.say_no_allergies to authenticated;
