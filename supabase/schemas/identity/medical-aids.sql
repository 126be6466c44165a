-- The medical aid of a patient, by their own choice: it is printed on their receipts, so that a claim can be sent in. Nobody else
-- reads it, and it goes whenever they say so. What an account must name: regulation 5 of the Medical Schemes Act
-- (https://www.acts.co.za/medical-schemes-act-1998/r1262_5__accounts_by_suppliers_of_services).

create table public.medical_aids (
  patient_id uuid primary key references public.patients (profile_id),
  scheme text not null check (length(scheme) between 1 and 100),
  plan text not null default '' check (length(plan) <= 100),
  member_name text not null check (length(member_name) between 1 and 100)
    constraint member_name_is_one_line check (member_name = private.one_line(member_name)),
  member_number text not null check (length(member_number) between 1 and 30),
  dependant_code text not null default '' check (dependant_code ~ '^[0-9]{0,3}$'),
  updated_at timestamptz not null default private.clock(),
  version int not null default 1
);
comment on table public.medical_aids is
  'Scheme and membership for receipts, by the patient''s choice. Owner reads; erased by remove_my_medical_aid and when the account closes.';
comment on column public.medical_aids.member_name is 'The main member, who may be somebody else than the patient.';

alter table public.medical_aids enable row level security;
alter table public.medical_aids force row level security;
create policy "people read their own medical aid" on public.medical_aids for select to authenticated
  using (patient_id = (select private.me()));
revoke all on public.medical_aids from public, anon, authenticated, service_role;
grant select on public.medical_aids to authenticated;

create trigger medical_aids_touch before update on public.medical_aids for each row execute function private.touch();
create trigger medical_aids_version before update on public.medical_aids for each row execute function private.raise_version();

create function public.save_my_medical_aid(p_form jsonb, p_version int) returns public.medical_aids
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_patient();
  v_row public.medical_aids;
  v_new public.medical_aids;
begin
  perform private.require_form(p_form);
  perform from public.patients p where p.profile_id = v_me for no key update;
  select * into v_row from public.medical_aids m where m.patient_id = v_me;
  v_new.scheme := private.one_line(private.form_text(p_form, 'scheme', 'medicalAid.scheme', 1, 100));
  v_new.plan := private.one_line(private.form_text(p_form, 'plan', 'data.invalid', 0, 100));
  v_new.member_name := private.one_line(private.form_text(p_form, 'memberName', 'medicalAid.memberName', 1, 100));
  v_new.member_number := private.one_line(private.form_text(p_form, 'memberNumber', 'medicalAid.memberNumber', 1, 30));
  v_new.dependant_code := private.form_text(p_form, 'dependantCode', 'data.invalid', 0, 10);
  if v_new.dependant_code !~ '^[0-9]{0,3}$' then
    perform private.refuse('medicalAid.dependantCode');
  end if;
  if coalesce(v_row.version, 0) is distinct from p_version then
    perform private.refuse('data.conflict');
  end if;
  insert into public.medical_aids as m (patient_id, scheme, plan, member_name, member_number, dependant_code)
  values (v_me, v_new.scheme, v_new.plan, v_new.member_name, v_new.member_number, v_new.dependant_code)
  on conflict (patient_id) do update set scheme = excluded.scheme, plan = excluded.plan, member_name = excluded.member_name,
    member_number = excluded.member_number, dependant_code = excluded.dependant_code
  returning * into v_row;
  return v_row;
end $$;
comment on function public.save_my_medical_aid(jsonb, int) is
  'The caller, a patient, says which medical aid receipts name: {scheme, plan, memberName, memberNumber, dependantCode}, knowing the version they saw, 0 where there was none. Hints: medicalAid.*, validation.tooLong, data.conflict, data.invalid.';
grant execute on function public.save_my_medical_aid to authenticated;

create function public.remove_my_medical_aid() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from public.medical_aids m where m.patient_id = private.require_patient();
end $$;
comment on function public.remove_my_medical_aid() is
  'The caller, a patient, has no medical aid named on receipts any more. Erased; repeatable.';
grant execute on function public.remove_my_medical_aid to authenticated;
