-- Onboarding of a patient, in one transaction, with every rule of the form asked again here. What a specialist's onboarding
-- has in common with it is here, too.
--
-- The forms are the camelCase values of contracts' entities/onboarding.ts. Agreement with the browser's schemas is
-- tested by running the same accepted and refused examples through both.

create function private.keep_list(p_table text, p_patient uuid, p_labels text[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  execute format('update public.%I set status = ''removed'' where patient_id = $1 and source = ''self'' and status = ''active''
    and not lower(label) = any (select lower(l) from unnest($2) l)', p_table) using p_patient, p_labels;
  -- A label that is listed in any category stays where it is: a quick form must not repeat a sensitive fact in an open place.
  execute format('insert into public.%1$I (patient_id, label, recorded_by) select $1, l, coalesce(private.me(), $1) from unnest($2) l
    where not exists (select from public.%1$I e where e.patient_id = $1 and e.status = ''active'' and lower(e.label) = lower(l))
    on conflict (patient_id, category, lower(label)) where status = ''active'' do nothing', p_table)
    using p_patient, p_labels;
end $$;
comment on function private.keep_list(text, uuid, text[]) is
  'Makes the self-reported entries of one list equal to the labels given; what is no longer there becomes removed.';

create function private.keep_contact(p_patient uuid, p_contact jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_phone text := private.form_text(p_contact, 'phone', 'validation.phone', 10, 40);
begin
  insert into public.emergency_contacts as c (patient_id, name, relationship, phone, phone_e164)
  values (p_patient, private.form_name(p_contact, 'name', 'validation.emergencyName', 1, 100),
    private.form_name(p_contact, 'relationship', 'validation.emergencyRelationship', 1, 100), v_phone,
    private.said_e164(v_phone, p_contact ->> 'phoneE164'))
  -- A form that says nothing of dialling keeps what is known of the same number.
  on conflict (patient_id) do update set name = excluded.name, relationship = excluded.relationship, phone = excluded.phone,
    phone_e164 = case when p_contact ? 'phoneE164' or c.phone <> excluded.phone then excluded.phone_e164 else c.phone_e164 end,
    updated_at = private.clock();
end $$;
comment on function private.keep_contact(uuid, jsonb) is 'Checks and keeps the emergency contact of a patient.';

create function private.begin_onboarding(p_form jsonb, p_role text) returns public.profiles
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.profiles;
begin
  perform private.require_me();
  if p_form is null or jsonb_typeof(p_form) <> 'object' or pg_column_size(p_form) > 65536 then
    perform private.refuse('data.invalid');
  end if;
  v_row := public.sync_my_profile(p_role);
  select * into v_row from public.profiles where id = v_row.id for update;
  if v_row.role <> p_role then
    perform private.refuse('access.refused');
  end if;
  return v_row;
end $$;
comment on function private.begin_onboarding(jsonb, text) is 'The locked profile of the caller, who must have (or now takes) the given role.';

create function private.finish_onboarding(p_profile uuid, p_form jsonb, p_time_zone text) returns public.profiles
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_phone text := private.form_text(p_form, 'phoneNumber', 'validation.phone', 10, 40);
  v_row public.profiles;
begin
  if p_form -> 'termsAccepted' is distinct from 'true'::jsonb then
    perform private.refuse('validation.terms');
  end if;
  update public.profiles set phone_raw = v_phone, phone_e164 = private.said_e164(v_phone, p_form ->> 'phoneE164'),
    time_zone = private.zone_or(p_time_zone, time_zone), terms_accepted_at = coalesce(terms_accepted_at, private.clock()),
    onboarding_completed_at = coalesce(onboarding_completed_at, private.clock())
  where id = p_profile returning * into v_row;
  return v_row;
end $$;
comment on function private.finish_onboarding(uuid, jsonb, text) is 'What both forms share: phone, terms, zone, and the mark of completion.';

create function public.complete_patient_onboarding(p_form jsonb, p_time_zone text) returns public.profiles
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := (private.begin_onboarding(p_form, 'patient')).id;
  v_gender text := private.form_text(p_form, 'gender', 'validation.gender', 1, 40);
begin
  if v_gender not in ('male', 'female', 'non-binary', 'other', 'prefer-not-to-say') then
    perform private.refuse('validation.gender');
  end if;
  insert into public.patients as p (profile_id, date_of_birth, gender, address)
  values (v_me, private.form_date_of_birth(p_form), v_gender, private.form_text(p_form, 'address', 'validation.address', 1, 300))
  on conflict (profile_id) do update set date_of_birth = excluded.date_of_birth, gender = excluded.gender,
    address = excluded.address;
  perform private.keep_contact(v_me, p_form -> 'emergencyContact');
  perform private.keep_list('patient_conditions', v_me, private.form_list(p_form, 'medicalConditions', 50, 120));
  perform private.keep_list('patient_allergies', v_me, private.form_list(p_form, 'allergies', 50, 120));
  perform private.keep_list('patient_medications', v_me, private.form_list(p_form, 'currentMedications', 50, 120));
  -- One's own word of oneself, as say_no_allergies keeps it; an allergy on the list outweighs it.
  update public.patients f set no_allergies_at = private.clock(), no_allergies_by = v_me, no_allergies_from = v_me
  where f.profile_id = v_me and p_form -> 'noAllergies' = 'true'::jsonb and (private.allergy_state(v_me)).state = 'not_asked';
  return private.finish_onboarding(v_me, p_form, p_time_zone);
end $$;
comment on function public.complete_patient_onboarding(jsonb, text) is
  'Checks and saves the patient form of the caller and marks onboarding complete; noAllergies says that none are known, and counts where none is listed. Repeatable; the newest values win.';
grant execute on function public.complete_patient_onboarding to authenticated;

create function public.update_medical_info(p_info jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  if p_info is null or jsonb_typeof(p_info) <> 'object' or pg_column_size(p_info) > 65536 then
    perform private.refuse('data.invalid');
  end if;
  update public.patients set blood_type = left(btrim(coalesce(p_info ->> 'bloodType', '')), 10) where profile_id = v_me;
  if not found then
    perform private.refuse('access.refused');
  end if;
  perform private.keep_contact(v_me, p_info -> 'emergencyContact');
  perform private.keep_list('patient_conditions', v_me, private.form_list(p_info, 'chronicConditions', 50, 120));
  perform private.keep_list('patient_allergies', v_me, private.form_list(p_info, 'allergies', 50, 120));
  perform private.keep_list('patient_medications', v_me, private.form_list(p_info, 'medications', 50, 120));
end $$;
comment on function public.update_medical_info(jsonb) is 'Replaces the self-reported medical information of the caller, a patient.';
grant execute on function public.update_medical_info to authenticated;
