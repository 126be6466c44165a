-- A specialist's own words on their card, and what people choose by beyond specialty and price: gender and where the
-- practice is. Council number and specialty come from the check of a registration: neither is edited here.
--
-- All of it is what specialists say of themselves, and none has to be said: a search for a gender leaves out who did
-- not say. Provinces are those of ISO 3166-2:ZA, without the country.

create function public.update_specialist_profile(p_form jsonb, p_version int) returns public.specialists
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.specialists := private.my_practice();
  v_new public.specialists := v_row;
begin
  perform private.require_form(p_form);
  v_new.years_experience := private.form_years(p_form);
  v_new.education := private.one_line(private.form_text(p_form, 'education', 'validation.education', 1, 300));
  v_new.hospital := private.one_line(private.form_text(p_form, 'hospitalAffiliation', 'validation.hospitalAffiliation', 1, 300));
  v_new.bio := private.form_text(p_form, 'bio', 'validation.bio', 10, 2000);
  v_new.languages := private.form_list(p_form, 'languages', 50, 120);
  if cardinality(v_new.languages) = 0 then
    perform private.refuse('validation.languages');
  end if;
  v_new.rate_minor := private.form_rate_minor(p_form);
  v_new.accepts_insurance := private.form_flag(p_form, 'acceptsInsurance');
  v_new := private.with_search_facts(v_new, p_form);
  if p_form ? 'practiceNumber' then
    v_new.practice_number := regexp_replace(private.form_text(p_form, 'practiceNumber', 'data.invalid', 0, 30), '[ -]', '', 'g');
    if v_new.practice_number !~ '^[0-9]{0,15}$' then
      perform private.refuse('practice.practiceNumber');
    end if;
  end if;
  if p_form ? 'practiceAddress' then
    v_new.practice_address := private.one_line(private.form_text(p_form, 'practiceAddress', 'data.invalid', 0, 200));
  end if;
  if p_form ? 'practicePhone' then
    v_new.practice_phone := private.form_text(p_form, 'practicePhone', 'data.invalid', 0, 30);
    if v_new.practice_phone !~ '^[+0-9 ()-]*$' then
      perform private.refuse('practice.practicePhone');
    end if;
  end if;
  if p_form ? 'prescribesUpTo' then
    if coalesce(p_form ->> 'prescribesUpTo', '') !~ '^[0-6]$' then
      perform private.refuse('data.invalid');
    end if;
    v_new.prescribes_up_to := (p_form ->> 'prescribesUpTo')::int;
  end if;
  if to_jsonb(v_new) = to_jsonb(v_row) then
    return v_row;
  end if;
  if p_version is distinct from v_row.version then
    perform private.refuse('data.conflict');
  end if;
  update public.specialists s set years_experience = v_new.years_experience, education = v_new.education,
    hospital = v_new.hospital, bio = v_new.bio, languages = v_new.languages, rate_minor = v_new.rate_minor,
    accepts_insurance = v_new.accepts_insurance, gender = v_new.gender, province = v_new.province, city = v_new.city,
    practice_number = v_new.practice_number, practice_address = v_new.practice_address, practice_phone = v_new.practice_phone,
    prescribes_up_to = v_new.prescribes_up_to
  where s.profile_id = v_row.profile_id returning * into v_row;
  return v_row;
end $$;
comment on function public.update_specialist_profile(jsonb, int) is
  'Saves what a specialist says about themselves; the public card follows at once. Number, name and specialty go through ask_registration, prices through save_visit_type. The same again changes nothing. Hints: data.conflict and those of onboarding.';
grant execute on function public.update_specialist_profile to authenticated;

create function private.with_search_facts(p_row public.specialists, p_form jsonb) returns public.specialists
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_row public.specialists := p_row;
begin
  if p_form ? 'gender' then
    if coalesce(p_form ->> 'gender', '') not in ('male', 'female', 'non-binary', 'other', 'prefer-not-to-say') then
      perform private.refuse('data.invalid');
    end if;
    v_row.gender := nullif(p_form ->> 'gender', 'prefer-not-to-say');
  end if;
  if p_form ? 'province' then
    if coalesce(p_form ->> 'province', '-') not in ('', 'EC', 'FS', 'GP', 'KZN', 'LP', 'MP', 'NC', 'NW', 'WC') then
      perform private.refuse('data.invalid');
    end if;
    v_row.province := nullif(p_form ->> 'province', '');
    v_row.city := private.one_line(private.form_text(p_form, 'city', 'data.invalid', 0, 80));
    if v_row.province is null and v_row.city <> '' then
      perform private.refuse('data.invalid');
    end if;
  end if;
  return v_row;
end $$;
comment on function private.with_search_facts(public.specialists, jsonb) is
  'Gender and place of a form put into a specialist''s record. What is not sent stays; a place is sent whole. Hints: data.invalid, validation.tooLong.';
