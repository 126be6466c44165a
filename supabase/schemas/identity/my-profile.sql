-- What people edit about themselves: how to reach them, what they need in a visit, what they identify themselves by.
--
-- Names come from the identity: they are not edited here.

create function private.form_needs(p_form jsonb) returns jsonb
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_needs jsonb := p_form -> 'needs';
begin
  perform private.require_form(v_needs);
  if jsonb_typeof(v_needs -> 'interpreter') is distinct from 'string' then
    perform private.refuse('data.invalid');
  end if;
  return jsonb_build_object('captions', private.form_flag(v_needs, 'captions'),
    'interpreter', private.form_text(v_needs, 'interpreter', 'data.invalid', 0, 60),
    'largeText', private.form_flag(v_needs, 'largeText'), 'audioOnly', private.form_flag(v_needs, 'audioOnly'),
    'extraTime', private.form_flag(v_needs, 'extraTime'));
end $$;
comment on function private.form_needs(jsonb) is 'What somebody needs in a visit, in its fixed shape; anything else in the form is left out.';

create function public.update_my_profile(p_form jsonb, p_version int) returns public.profiles
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.profiles;
  v_new public.profiles;
begin
  select * into v_row from public.profiles p where p.id = private.require_me() for no key update;
  if not found then
    perform private.refuse('data.notFound');
  end if;
  perform private.require_form(p_form);
  v_new := v_row;
  -- Who gave a number has one; it can be replaced, not taken away.
  if p_form ? 'phoneNumber' then
    v_new.phone_raw := private.form_text(p_form, 'phoneNumber', 'validation.phone', 10, 40);
    v_new.phone_e164 := private.said_e164(v_new.phone_raw, p_form ->> 'phoneE164');
  end if;
  v_new.locale := private.form_text(p_form, 'locale', 'profile.locale', 1, 20);
  if v_new.locale !~ '^[a-z]{2,3}(-[A-Z]{2})?$' then
    perform private.refuse('profile.locale');
  end if;
  v_new.time_zone := private.form_text(p_form, 'timeZone', 'practice.zone', 1, 60);
  if not private.named_zone(v_new.time_zone) then
    perform private.refuse('practice.zone');
  end if;
  v_new.needs := private.form_needs(p_form);
  if v_new = v_row then
    return v_row;
  end if;
  if p_version is distinct from v_row.version then
    perform private.refuse('data.conflict');
  end if;
  update public.profiles p set phone_raw = v_new.phone_raw, phone_e164 = v_new.phone_e164,
    locale = v_new.locale, time_zone = v_new.time_zone, needs = v_new.needs
  where p.id = v_row.id returning * into v_row;
  return v_row;
end $$;
comment on function public.update_my_profile(jsonb, int) is
  'Saves what the caller says about themselves: {phoneNumber?, phoneE164?, locale, timeZone, needs}. Names, e-mail and role stay. The same again changes nothing. Hints: data.conflict, validation.phone, tooLong, profile.locale, practice.zone, data.invalid.';
grant execute on function public.update_my_profile to authenticated;

create function private.visit_with_needs(p_reader uuid, p_appointment uuid) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit public.appointments;
begin
  -- A cancellation waits for a read that has begun, and the other way round.
  select * into v_visit from public.appointments a where a.id = p_appointment for share;
  if v_visit.id is null or v_visit.status not in ('booked', 'waiting', 'in_progress')
    or coalesce(private.part_in(p_appointment, p_reader), '') not in ('patient', 'specialist', 'covering')
    or (v_visit.patient_id <> p_reader and not private.is_practising(p_reader)) then
    perform private.refuse('booking.notFound');
  end if;
  return v_visit;
end $$;
comment on function private.visit_with_needs(uuid, uuid) is
  'A coming visit whose patient''s needs this person may know: the patient and who treats them. Hint: booking.notFound.';

create function public.visit_needs(p_appointment uuid, p_screen text default '') returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_visit public.appointments;
begin
  perform private.refuse_reading_request();
  v_visit := private.visit_with_needs(v_me, p_appointment);
  if v_visit.patient_id <> v_me then
    perform private.write_access_log(v_visit.patient_id, v_me, 'specialist', 'profile', 'view', 'visit', p_appointment,
      p_screen);
  end if;
  return private.issue_look('needs', v_visit.patient_id, jsonb_build_object('appointment', p_appointment));
end $$;
comment on function public.visit_needs(uuid, text) is
  'Opens what the patient of a coming visit needs in it, for the patient and for who treats them; a specialist''s look is in the access log. Gives the ticket for read_look. Hint: booking.notFound.';
grant execute on function public.visit_needs to authenticated;

create function private.look_at_needs(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return (select p.needs from private.visit_with_needs(p_look.issued_to, (p_look.subject ->> 'appointment')::uuid)
    join public.profiles p on p.id = p_look.about);
end $$;
comment on function private.look_at_needs(private.look_tickets) is 'What the patient of a coming visit needs in it. Hint: booking.notFound.';

create function private.is_sa_id(p_number text) returns boolean
language sql immutable security invoker set search_path = '' as $$
  -- Thirteen digits whose last is the check digit (Luhn).
  select p_number ~ '^[0-9]{13}$' and (select sum(case when at % 2 = 1 then digit
      else digit * 2 - case when digit > 4 then 9 else 0 end end) % 10 = 0
    from (select at, substr(p_number, at, 1)::int as digit from generate_series(1, 13) at) d)
$$;
comment on function private.is_sa_id(text) is 'Whether the text is a South African identity number by its check digit.';

create function public.update_patient_facts(p_facts jsonb, p_version int) returns public.patients
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.patients;
  v_gender text;
  v_blood text;
  v_number text;
  v_kind text;
begin
  if p_facts is null or jsonb_typeof(p_facts) <> 'object' or pg_column_size(p_facts) > 16384 then
    perform private.refuse('data.invalid');
  end if;
  v_gender := private.form_text(p_facts, 'gender', 'validation.gender', 1, 40);
  v_blood := private.form_optional(p_facts, 'bloodType', 10);
  v_number := nullif(upper(regexp_replace(private.form_optional(p_facts, 'idNumber', 40), '\s', '', 'g')), '');
  if v_gender not in ('male', 'female', 'non-binary', 'other', 'prefer-not-to-say') then
    perform private.refuse('validation.gender');
  end if;
  if v_blood not in ('', 'A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-') then
    perform private.refuse('chart.bloodTypeUnknown');
  end if;
  v_kind := case when v_number is null then null when v_number ~ '^[0-9]{13}$' then 'sa_id' else 'passport' end;
  if (v_kind = 'sa_id' and not private.is_sa_id(v_number)) or (v_kind = 'passport' and v_number !~ '^[A-Z0-9]{5,20}$') then
    perform private.refuse('chart.idNumberInvalid');
  end if;
  select * into v_row from public.patients p where p.profile_id = v_me for update;
  if not found then
    perform private.refuse('access.refused');
  elsif v_row.version is distinct from p_version then
    perform private.refuse('data.conflict');
  end if;
  update public.patients set date_of_birth = private.form_date_of_birth(p_facts), gender = v_gender, blood_type = v_blood,
    address = private.form_text(p_facts, 'address', 'validation.address', 1, 300), id_kind = v_kind, id_number = v_number
  where profile_id = v_me returning * into v_row;
  return v_row;
end $$;
comment on function public.update_patient_facts(jsonb, int) is
  'The caller, a patient, changes their own facts (dateOfBirth, gender, address, bloodType, idNumber), knowing the version they saw. Hints: those of the form, chart.bloodTypeUnknown, chart.idNumberInvalid, data.conflict.';
grant execute on function public.update_patient_facts to authenticated;

create function public.update_emergency_contact(p_contact jsonb, p_version int) returns public.emergency_contacts
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_patient();
  v_row public.emergency_contacts;
begin
  perform private.require_form(p_contact);
  perform from public.patients p where p.profile_id = v_me for no key update;
  select * into v_row from public.emergency_contacts c where c.patient_id = v_me;
  if coalesce(v_row.version, 0) is distinct from p_version then
    perform private.refuse('data.conflict');
  end if;
  perform private.keep_contact(v_me, p_contact);
  select * into v_row from public.emergency_contacts c where c.patient_id = v_me;
  return v_row;
end $$;
comment on function public.update_emergency_contact(jsonb, int) is
  'The caller, a patient, says whom to call: {name, relationship, phone, phoneE164?}, knowing the version they saw, 0 where there was none. Hints: validation.emergencyName, emergencyRelationship, phone, tooLong, plainName, data.conflict, data.invalid.';
grant execute on function public.update_emergency_contact to authenticated;

create function public.confirm_my_facts() returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_patient();
begin
  update public.profiles set facts_reviewed_at = private.clock() where id = v_me;
  return private.clock();
end $$;
comment on function public.confirm_my_facts() is
  'The caller, a patient, went through everything they say about themselves: it is still right. Gives when.';
grant execute on function public.confirm_my_facts to authenticated;
