-- What people may write about conditions, allergies, medicines and themselves: the same rules as contracts' schemas/chart.ts.

create function private.form_optional(p_form jsonb, p_key text, p_max int) returns text
language plpgsql immutable security invoker set search_path = '' as $$
begin
  if coalesce(jsonb_typeof(p_form -> p_key), 'null') = 'null' then
    return '';
  end if;
  return private.form_text(p_form, p_key, 'data.invalid', 0, p_max);
end $$;
comment on function private.form_optional(jsonb, text, int) is 'A trimmed text of a form that may be missing (then empty).';

create function private.chart_table(p_list text) returns text
language plpgsql immutable security invoker set search_path = '' as $$
begin
  if p_list is null or p_list not in ('conditions', 'allergies', 'medications') then
    perform private.refuse('data.invalid');
  end if;
  return 'patient_' || p_list;
end $$;
comment on function private.chart_table(text) is 'The table of a list: conditions, allergies or medications.';

create function private.chart_entry_values(p_list text, p_entry jsonb) returns jsonb
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_usual text := case p_list when 'conditions' then 'conditions' when 'allergies' then 'profile' else 'medicines' end;
  v_values jsonb;
  v_code text;
  v_system text;
  v_category text;
  v_severity text;
begin
  if p_entry is null or jsonb_typeof(p_entry) <> 'object' or pg_column_size(p_entry) > 16384 then
    perform private.refuse('data.invalid');
  end if;
  v_code := nullif(private.form_optional(p_entry, 'code', 18), '');
  v_system := nullif(private.form_optional(p_entry, 'codeSystem', 18), '');
  v_category := coalesce(nullif(private.form_optional(p_entry, 'category', 40), ''), v_usual);
  v_values := jsonb_build_object('label', private.form_text(p_entry, 'label', 'chart.labelRequired', 1, 120),
    'note', private.form_optional(p_entry, 'note', 300), 'category', v_category, 'code', v_code, 'code_system', v_system);
  if v_category not in (v_usual, 'mental_health', 'sexual_health') then
    perform private.refuse('chart.categoryUnknown');
  end if;
  if (v_code is null) <> (v_system is null) or v_code !~ '^[A-Za-z0-9][A-Za-z0-9.-]{0,17}$'
    or v_system not in ('icd10', 'snomed', 'atc', 'rxnorm', 'nappi') then
    perform private.refuse('chart.codeInvalid');
  end if;
  if p_list = 'allergies' then
    v_severity := nullif(private.form_optional(p_entry, 'severity', 40), '');
    if v_severity not in ('mild', 'moderate', 'severe', 'life_threatening') then
      perform private.refuse('chart.severityUnknown');
    end if;
    return v_values || jsonb_build_object('reaction', private.form_optional(p_entry, 'reaction', 200), 'severity', v_severity);
  end if;
  if p_list = 'medications' then
    return v_values || jsonb_build_object('dose', private.form_optional(p_entry, 'dose', 120),
      'frequency', private.form_optional(p_entry, 'frequency', 120));
  end if;
  return v_values;
end $$;
comment on function private.chart_entry_values(text, jsonb) is
  'The columns of an entry of a list from what was typed (label, note, category, code, codeSystem; reaction, severity; dose, frequency), or a refusal. Hints: chart.labelRequired, chart.categoryUnknown, chart.codeInvalid, chart.severityUnknown, validation.tooLong, data.invalid.';

alter table public.patients
  add column id_kind text check (id_kind in ('sa_id', 'passport')),
  add column id_number text check (length(id_number) between 5 and 20),
  add check ((id_kind is null) = (id_number is null));
comment on table public.patients is
  'The patient''s own facts; id_number is for prescriptions and never part of an opened chart. Owner reads. An empty blood_type means unknown, never a default group. Earlier versions in chart_versions.';

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

revoke execute on function private.form_optional(jsonb, text, int), private.chart_table(text),
  private.chart_entry_values(text, jsonb), private.is_sa_id(text), public.update_patient_facts(jsonb, int)
  from public, anon, authenticated, service_role;
grant execute on function public.update_patient_facts(jsonb, int) to authenticated;
