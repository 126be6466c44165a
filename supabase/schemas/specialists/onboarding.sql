-- Specialist onboarding: the record, a first visit type and weekly hours from the form's weekday boxes.
--
-- The form asks a rate per hour; a visit's price is computed from it once and rounded once, and is what a patient sees
-- before the first click. Registration starts as pending: nobody is listed before an operator checked the number.

create function private.form_years(p_form jsonb) returns int
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_text text := private.form_text(p_form, 'yearsOfExperience', 'validation.yearsOfExperience', 1, 20);
begin
  if v_text !~ '^\d{1,2}$' or v_text::int > 70 then
    perform private.refuse('validation.yearsOfExperienceRange');
  end if;
  return v_text::int;
end $$;
comment on function private.form_years(jsonb) is 'Years of experience: a whole number from 0 to 70.';

create function private.form_rate_minor(p_form jsonb) returns int
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_text text := private.form_text(p_form, 'consultationRate', 'validation.consultationRate', 1, 20);
begin
  if v_text !~ '^\d{1,9}(\.\d{1,2})?$' or v_text::numeric > 100000 then
    perform private.refuse('validation.consultationRateRange');
  end if;
  return round(v_text::numeric * 100);
end $$;
comment on function private.form_rate_minor(jsonb) is 'The rate per hour in cents.';

create function private.form_weekdays(p_form jsonb) returns int[]
language sql immutable security invoker set search_path = '' as $$
  select coalesce(array_agg(d.ordinality::int), '{}')
  from unnest(array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']) with ordinality d (name, ordinality)
  where p_form -> 'availability' -> d.name = 'true'::jsonb
$$;
comment on function private.form_weekdays(jsonb) is 'The chosen weekdays as 1 (Monday) to 7.';

create function private.offer_first_visit(p_specialist uuid, p_rate_minor int, p_weekdays int[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into public.visit_types (specialist_id, name, minutes, modes, price_minor)
  values (p_specialist, 'Consultation', 30, array['video', 'voice', 'chat'], round(p_rate_minor * 30 / 60.0))
  on conflict (specialist_id, lower(name)) where active do update set price_minor = excluded.price_minor;
  delete from public.availability_rules where specialist_id = p_specialist;
  insert into public.availability_rules (specialist_id, weekday, starts_at, ends_at)
  select p_specialist, d, '09:00', '17:00' from unnest(p_weekdays) d;
end $$;
comment on function private.offer_first_visit(uuid, int, int[]) is
  'A 30-minute consultation at half the hourly rate, and 09:00 to 17:00 local on each chosen day.';

create function public.complete_specialist_onboarding(p_form jsonb, p_time_zone text) returns public.profiles
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_profile public.profiles := private.begin_onboarding(p_form, 'specialist');
  v_specialty text := private.form_text(p_form, 'specialty', 'validation.specialty', 1, 40);
  v_languages text[] := private.form_list(p_form, 'languages', 50, 120);
  v_rate int := private.form_rate_minor(p_form);
begin
  -- While the check is pending a second submit replaces the first (its answer may have been lost on the way). Later the
  -- record is what was verified, and hours and prices are edited one by one.
  -- The lock: a check that is being recorded right now must not end up on other values.
  perform from public.specialists s where s.profile_id = v_profile.id for update;
  if exists (select from public.specialists s where s.profile_id = v_profile.id and s.reg_state <> 'pending') then
    perform private.refuse('onboarding.alreadyDone');
  end if;
  if v_specialty not in ('general', 'internal', 'pediatrics', 'cardiology', 'dermatology', 'neurology', 'obgyn', 'psychiatry',
    'orthopedics', 'oncology', 'other') then
    perform private.refuse('validation.specialty');
  end if;
  if cardinality(v_languages) = 0 then
    perform private.refuse('validation.languages');
  end if;
  if cardinality(private.form_weekdays(p_form)) = 0 then
    perform private.refuse('validation.availability');
  end if;
  insert into public.specialists (profile_id, specialty, license_number, years_experience, education, hospital, bio, languages,
    rate_minor, accepts_insurance, time_zone)
  values (v_profile.id, v_specialty, private.form_text(p_form, 'licenseNumber', 'validation.licenseNumber', 1, 300),
    private.form_years(p_form), private.one_line(private.form_text(p_form, 'education', 'validation.education', 1, 300)),
    private.one_line(private.form_text(p_form, 'hospitalAffiliation', 'validation.hospitalAffiliation', 1, 300)),
    private.form_text(p_form, 'bio', 'validation.bio', 10, 2000), v_languages, v_rate,
    coalesce(p_form -> 'acceptsInsurance' = 'true'::jsonb, false), private.zone_or(p_time_zone, v_profile.time_zone))
  on conflict (profile_id) do update set specialty = excluded.specialty, license_number = excluded.license_number,
    years_experience = excluded.years_experience, education = excluded.education, hospital = excluded.hospital,
    bio = excluded.bio, languages = excluded.languages, rate_minor = excluded.rate_minor,
    accepts_insurance = excluded.accepts_insurance, time_zone = excluded.time_zone;
  perform private.offer_first_visit(v_profile.id, v_rate, private.form_weekdays(p_form));
  return private.finish_onboarding(v_profile.id, p_form, p_time_zone);
end $$;
comment on function public.complete_specialist_onboarding(jsonb, text) is
  'Checks and saves the specialist form of the caller; the registration waits for the operator (set_registration). Refused with onboarding.alreadyDone after that.';
grant execute on function public.complete_specialist_onboarding to authenticated;
