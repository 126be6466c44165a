-- Doses: the most of a day, and by weight for children. Nothing is guessed: what is not in numbers is not compared.

create function private.mg_per_unit(p_strength text, p_unit text) returns numeric
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_strength text := replace(lower(btrim(coalesce(p_strength, ''))), ',', '.');
  v_found text[];
  v_factor numeric;
begin
  if p_unit in ('mg', 'g', 'mcg') then
    return case p_unit when 'g' then 1000 when 'mcg' then 0.001 else 1 end;
  end if;
  if p_unit = 'ml' then
    v_found := regexp_match(v_strength, '^([0-9]+(?:\.[0-9]+)?) ?(mg|g|mcg|micrograms)/ ?([0-9]+(?:\.[0-9]+)?)? ?ml$');
  elsif p_unit in ('tablet', 'capsule', 'lozenge', 'suppository', 'sachet', 'puff') then
    v_found := regexp_match(v_strength, '^([0-9]+(?:\.[0-9]+)?) ?(mg|g|mcg|micrograms)$');
  end if;
  v_factor := case v_found[2] when 'mg' then 1 when 'g' then 1000 when 'mcg' then 0.001 when 'micrograms' then 0.001 end;
  return v_found[1]::numeric * v_factor / coalesce(nullif(v_found[3]::numeric, 0), 1);
end $$;
comment on function private.mg_per_unit(text, text) is
  'How many mg one unit of a dose holds, from "500 mg" or "120 mg/5ml"; null where that cannot be told: of combinations, drops, spoons.';

create function private.positive(p_text text) returns numeric
language sql immutable security invoker set search_path = '' as $$
  select case when p_text ~ '^[0-9]{1,5}(\.[0-9]{1,4})?$' and p_text::numeric > 0 then p_text::numeric end
$$;
comment on function private.positive(text) is 'A number above nothing, or null.';

create function private.check_most_a_day(p_item jsonb, p_medicine private.catalogue_medicines) returns jsonb
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_amount numeric := private.positive(p_item ->> 'doseAmount');
  v_times numeric := private.positive(p_item ->> 'timesADay');
  v_mg numeric := private.mg_per_unit(p_item ->> 'strength', p_item ->> 'doseUnit') * v_amount * v_times;
  v_said text := (regexp_match(p_medicine.adult_max, '([0-9.]+(?:/[0-9.]+)+)'))[1];
begin
  if p_medicine.max_mg is null and p_medicine.max_units is null then
    return private.check_line('maximum', 'unknown', 'maximum.unknown');
  elsif v_amount is null or v_times is null then
    return private.check_line('maximum', 'not_checked', 'dose.words');
  elsif p_medicine.max_mg is not null then
    if v_mg is null then
      return private.check_line('maximum', 'not_checked', 'dose.strength');
    end if;
    return private.check_line('maximum', case when v_mg > p_medicine.max_mg then 'conflict' else 'clear' end,
      case when v_mg > p_medicine.max_mg then 'maximum.over' else 'maximum.clear' end,
      jsonb_build_object('mg', trim_scale(round(v_mg, 3)), 'most', trim_scale(p_medicine.max_mg), 'said', p_medicine.adult_max), v_mg > p_medicine.max_mg);
  elsif p_item ->> 'doseUnit' in ('tablet', 'capsule') and (v_said is null or strpos(p_item ->> 'strength', v_said) = 1) then
    return private.check_line('maximum', case when v_amount * v_times > p_medicine.max_units then 'conflict' else 'clear' end,
      case when v_amount * v_times > p_medicine.max_units then 'maximum.overUnits' else 'maximum.clearUnits' end,
      jsonb_build_object('units', trim_scale(v_amount * v_times), 'most', trim_scale(p_medicine.max_units), 'said', p_medicine.adult_max),
      v_amount * v_times > p_medicine.max_units);
  end if;
  return private.check_line('maximum', 'not_checked', 'dose.strength');
end $$;
comment on function private.check_most_a_day(jsonb, private.catalogue_medicines) is 'The dose of a grown person against the usual maximum of a day.';

create function private.check_child_dose(p_item jsonb, p_medicine private.catalogue_medicines, p_facts jsonb) returns jsonb
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_child jsonb := p_medicine.child;
  v_kg numeric := private.positive(p_facts #>> '{weight,kg}');
  v_hidden boolean := coalesce((p_facts #>> '{weight,hidden}')::boolean, false);
  v_amount numeric := private.positive(p_item ->> 'doseAmount');
  v_times numeric := private.positive(p_item ->> 'timesADay');
  v_dose numeric := private.mg_per_unit(p_item ->> 'strength', p_item ->> 'doseUnit') * v_amount;
  v_most_dose numeric;
  v_most_day numeric;
  v_over text;
begin
  if coalesce(v_child ->> 'dose_per_kg', v_child ->> 'day_per_kg') is null then
    return private.check_line('child_dose', 'unknown', 'child.unknown', jsonb_build_object('said', p_medicine.child_dose));
  elsif v_kg is null or (p_facts #>> '{weight,days}')::numeric > 30 then
    return private.check_line('child_dose', 'not_checked', case when v_kg is null then 'child.noWeight' else 'child.oldWeight' end);
  elsif v_amount is null or v_times is null then
    return private.check_line('child_dose', 'not_checked', 'dose.words');
  elsif v_dose is null then
    return private.check_line('child_dose', 'not_checked', 'dose.strength');
  end if;
  v_most_dose := least((v_child ->> 'dose_per_kg')::numeric * v_kg, (v_child ->> 'dose')::numeric);
  v_most_day := least((v_child ->> 'day_per_kg')::numeric * v_kg, (v_child ->> 'day')::numeric, p_medicine.max_mg);
  v_over := case when v_dose > v_most_dose then 'child.overDose' when v_dose * v_times > v_most_day then 'child.overDay' end;
  return private.check_line('child_dose', case when v_over is null then 'clear' else 'conflict' end, coalesce(v_over, 'child.clear'),
    jsonb_strip_nulls(jsonb_build_object('mg', trim_scale(round(v_dose, 2)), 'day', trim_scale(round(v_dose * v_times, 2)),
      'kg', case when not v_hidden then trim_scale(v_kg) end, 'per_kg', case when not v_hidden then (v_child ->> 'dose_per_kg')::numeric end,
      'mg_per_kg', case when not v_hidden then trim_scale(round(v_dose / v_kg, 1)) end,
      'most_dose', case when not v_hidden then trim_scale(round(v_most_dose, 1)) end,
      'most_day', case when not v_hidden then trim_scale(round(v_most_day, 1)) end)), v_over is not null);
end $$;
comment on function private.check_child_dose(jsonb, private.catalogue_medicines, jsonb) is
  'The dose of a child by weight. A weight older than 30 days is missing. A weight the prescriber may not see is counted with, and not told.';

create function private.check_dose(p_item jsonb, p_ids text[], p_is_text boolean, p_facts jsonb, p_version int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_age numeric := (p_facts ->> 'age')::numeric;
  v_kg numeric := case when (p_facts #>> '{weight,days}')::numeric <= 30 then private.positive(p_facts #>> '{weight,kg}') end;
  -- From twelve years and 40 kg on the doses of grown people hold.
  v_is_child boolean := v_age < 12 or (v_age < 18 and (v_kg is null or v_kg < 40));
  v_medicine private.catalogue_medicines;
begin
  select * into v_medicine from private.catalogue_medicines m where m.version = p_version and m.id = any (p_ids)
    and v_age < (m.child ->> 'from_years')::numeric order by (m.child ->> 'from_years')::numeric desc limit 1;
  if found then
    return jsonb_build_array(private.check_line('child_dose', 'conflict', 'child.tooYoung',
      jsonb_build_object('from', trim_scale((v_medicine.child ->> 'from_years')::numeric), 'said',
        concat_ws('; ', nullif(v_medicine.child_dose, ''), nullif(v_medicine.child_max, ''))), true));
  elsif v_age is null then
    return jsonb_build_array(private.check_line('maximum', 'not_checked', 'dose.noAge'));
  elsif p_is_text then
    return jsonb_build_array(private.check_line(case when v_is_child then 'child_dose' else 'maximum' end, 'not_checked', 'text'));
  end if;
  select * into strict v_medicine from private.catalogue_medicines m where m.version = p_version and m.id = p_ids[1];
  return jsonb_build_array(case when v_is_child then private.check_child_dose(p_item, v_medicine, p_facts)
    else private.check_most_a_day(p_item, v_medicine) end);
end $$;
comment on function private.check_dose(jsonb, text[], boolean, jsonb, int) is
  'The dose of one medicine: too young for it, by weight, or against the maximum of a day.';
