-- Pregnancy, kidneys, schedules, and whether the catalogue knows a medicine at all.

create function private.check_listed(p_ids text[], p_is_text boolean, p_is_named boolean, p_version int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when not p_is_text then '[]'::jsonb
    when p_ids = '{}' then jsonb_build_array(private.check_line('listed', 'unknown', 'listed.no'))
    else jsonb_build_array(private.check_line('listed', 'unknown', case when p_is_named then 'listed.named' else 'listed.words' end, jsonb_build_object('known',
      (select jsonb_agg(m.name order by m.name) from private.catalogue_medicines m where m.version = p_version and m.id = any (p_ids))))) end
$$;
comment on function private.check_listed(text[], boolean, boolean, int) is 'Of a medicine written as text: that nothing, only its words, or what the prescriber named could be compared.';

create function private.check_pregnancy(p_ids text[], p_is_text boolean, p_facts jsonb, p_version int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_said text := coalesce(p_facts ->> 'pregnancy', 'not_asked');
  v_recorded boolean := coalesce((p_facts ->> 'pregnant_on_record')::boolean, false);
  v_kinds text[] := array(select m.pregnancy from private.catalogue_medicines m where m.version = p_version and m.id = any (p_ids));
  v_avoid boolean := exists (select from unnest(v_kinds) k where k like 'avoid%');
  v_caution boolean := exists (select from unnest(v_kinds) k where k like 'caution%');
  v_values jsonb := jsonb_build_object('advice', coalesce((select max(k) from unnest(v_kinds) k where k like case when v_avoid then 'avoid%' else 'caution%' end), ''),
    'recorded', v_recorded);
begin
  if p_facts ->> 'gender' = 'male' or not coalesce((p_facts ->> 'age')::numeric >= 12 and (p_facts ->> 'age')::numeric < 56, true) then
    return '[]';
  elsif (v_said = 'yes' or v_recorded) and (v_avoid or v_caution) then
    -- The week is not known: what is to be avoided in one part of it is avoided in all of it.
    return jsonb_build_array(private.check_line('pregnancy', 'conflict', case when v_avoid then 'pregnancy.avoid' else 'pregnancy.caution' end,
      v_values, v_avoid));
  elsif p_is_text then
    return jsonb_build_array(private.check_line('pregnancy', 'not_checked', 'text'));
  elsif not (v_avoid or v_caution) then
    return jsonb_build_array(case when 'ok' = all (v_kinds) then private.check_line('pregnancy', 'clear', 'pregnancy.ok')
      else private.check_line('pregnancy', 'unknown', 'pregnancy.unknown') end);
  elsif v_said = 'no' then
    return jsonb_build_array(private.check_line('pregnancy', 'clear', 'pregnancy.no', v_values));
  elsif v_said = 'cannot_say' then
    return jsonb_build_array(private.check_line('pregnancy', 'unknown', 'pregnancy.cannotSay', v_values));
  end if;
  return jsonb_build_array(private.check_line('pregnancy', 'not_checked', 'pregnancy.notAsked', v_values));
end $$;
comment on function private.check_pregnancy(text[], boolean, jsonb, int) is
  'Of everybody who may be pregnant (not male, 12 to 55): what the catalogue says against what was asked or is on record.';

create function private.check_breastfeeding(p_ids text[], p_is_text boolean, p_facts jsonb, p_version int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_said text := coalesce(p_facts ->> 'breastfeeding', 'not_asked');
  v_recorded boolean := coalesce((p_facts ->> 'breastfeeding_on_record')::boolean, false);
  v_kinds text[] := array(select m.breastfeeding from private.catalogue_medicines m where m.version = p_version and m.id = any (p_ids));
  v_advice text := case when 'avoid' = any (v_kinds) then 'avoid' when 'caution' = any (v_kinds) then 'caution' end;
  v_values jsonb := jsonb_build_object('advice', coalesce(v_advice, ''), 'recorded', v_recorded);
begin
  if p_facts ->> 'gender' = 'male' or not coalesce((p_facts ->> 'age')::numeric >= 12 and (p_facts ->> 'age')::numeric < 56, true) then
    return '[]';
  elsif (v_said = 'yes' or v_recorded) and v_advice is not null then
    return jsonb_build_array(private.check_line('breastfeeding', 'conflict', 'breastfeeding.' || v_advice, v_values, v_advice = 'avoid'));
  elsif p_is_text then
    return jsonb_build_array(private.check_line('breastfeeding', 'not_checked', 'text'));
  elsif v_advice is null and 'ok' = all (v_kinds) then
    return jsonb_build_array(private.check_line('breastfeeding', 'clear', 'breastfeeding.ok'));
  elsif v_said = 'no' and not v_recorded then
    return jsonb_build_array(private.check_line('breastfeeding', 'clear', 'breastfeeding.no'));
  elsif v_advice is null then
    return jsonb_build_array(private.check_line('breastfeeding', 'unknown', 'breastfeeding.unknown'));
  elsif v_said = 'cannot_say' then
    return jsonb_build_array(private.check_line('breastfeeding', 'unknown', 'breastfeeding.cannotSay', v_values));
  end if;
  return jsonb_build_array(private.check_line('breastfeeding', 'not_checked', 'breastfeeding.notAsked', v_values));
end $$;
comment on function private.check_breastfeeding(text[], boolean, jsonb, int) is
  'Of everybody who may breast-feed (as of pregnancy: not male, 12 to 55): what the catalogue says against what was asked or is on record.';

create function private.check_alcohol(p_ids text[], p_is_text boolean, p_facts jsonb, p_version int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_said text := coalesce(p_facts ->> 'alcohol', 'not_asked');
  v_recorded boolean := coalesce((p_facts ->> 'alcohol_on_record')::boolean, false);
  v_values jsonb;
begin
  select jsonb_build_object('why', i.why, 'do', i.what_to_do, 'severity', i.severity, 'row', i.id, 'source', i.source, 'recorded', v_recorded)
  into v_values from private.catalogue_sides s join private.catalogue_interactions i on i.version = p_version and i.id = s.id
  where s.version = p_version and s.medicine = any (p_ids) and 'other:alcohol' in (i.a, i.b)
  order by array_position(array['moderate', 'serious', 'contraindicated'], i.severity) desc, i.id limit 1;
  if v_values is null then
    return '[]';
  elsif v_said = 'yes' or v_recorded then
    return jsonb_build_array(private.check_line('alcohol', 'conflict', 'alcohol.found', v_values, v_values ->> 'severity' <> 'moderate'));
  elsif p_is_text then
    return jsonb_build_array(private.check_line('alcohol', 'not_checked', 'alcohol.notKnown', v_values));
  end if;
  return jsonb_build_array(case v_said when 'no' then private.check_line('alcohol', 'clear', 'alcohol.no')
    when 'cannot_say' then private.check_line('alcohol', 'unknown', 'alcohol.cannotSay', v_values)
    else private.check_line('alcohol', 'not_checked', 'alcohol.notKnown', v_values) end);
end $$;
comment on function private.check_alcohol(text[], boolean, jsonb, int) is
  'What the table says of alcohol against what was asked or is on record. No line where the table has no row: that says nothing.';

create function private.filtration(p_umol numeric, p_age numeric, p_female boolean) returns numeric
language sql immutable security invoker set search_path = '' as $$
  select 142 * power(least(s.ratio, 1), s.slope) * power(greatest(s.ratio, 1), -1.2) * power(0.9938, p_age) * case when p_female then 1.012 else 1 end
  from (select p_umol / 88.4 / case when p_female then 0.7 else 0.9 end as ratio, case when p_female then -0.241 else -0.302 end as slope) s
$$;
comment on function private.filtration(numeric, numeric, boolean) is 'Estimated filtration in ml/min/1.73 m² of a grown person from creatinine: CKD-EPI 2021 (Inker, NEJM 2021).';

create function private.kidney_function(p_facts jsonb) returns numeric
language sql stable security invoker set search_path = '' as $$
  select f.value from (
    select (p_facts #>> '{egfr,value}')::numeric as value, (p_facts #>> '{egfr,days}')::numeric as days
    union all
    -- No formula for children by creatinine alone. Where the sex is not said the lower of both counts.
    select least(case when p_facts ->> 'gender' <> 'female' then private.filtration(c.umol, c.age, false) end,
        case when p_facts ->> 'gender' <> 'male' then private.filtration(c.umol, c.age, true) end), (p_facts #>> '{creatinine,days}')::numeric
    from (select (p_facts #>> '{creatinine,umol}')::numeric as umol, (p_facts ->> 'age')::numeric as age) c where c.age >= 18) f
  where f.value is not null and f.days <= 365 order by f.days, f.value limit 1
$$;
comment on function private.kidney_function(jsonb) is 'The newest filtration of the last year, measured or computed; null when there is none.';

create function private.check_kidneys(p_ids text[], p_is_text boolean, p_facts jsonb, p_version int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_kinds text[] := array(select m.kidney from private.catalogue_medicines m where m.version = p_version and m.id = any (p_ids));
  v_worst text := (select k from unnest(array['avoid', 'adjust', 'caution']) with ordinality w (k, place) where k = any (v_kinds) order by place limit 1);
  v_value numeric := private.kidney_function(p_facts);
  v_recorded boolean := coalesce((p_facts ->> 'kidney_on_record')::boolean, false);
  v_values jsonb := jsonb_strip_nulls(jsonb_build_object('advice', v_worst,
    'value', case when not coalesce((p_facts ->> 'results_hidden')::boolean, false) then round(v_value) end, 'recorded', v_recorded));
begin
  if v_worst is not null and (v_value < 60 or (v_value is null and v_recorded)) then
    return jsonb_build_array(private.check_line('kidneys', 'conflict', 'kidneys.' || v_worst, v_values,
      v_worst = 'avoid' or (v_worst = 'adjust' and coalesce(v_value < 30, false))));
  elsif p_is_text then
    return jsonb_build_array(private.check_line('kidneys', 'not_checked', 'text'));
  elsif v_worst is null then
    return jsonb_build_array(case when 'no' = all (v_kinds) then private.check_line('kidneys', 'clear', 'kidneys.no')
      else private.check_line('kidneys', 'unknown', 'kidneys.unknown') end);
  elsif v_value is null then
    return jsonb_build_array(private.check_line('kidneys', 'not_checked', case
      when coalesce((p_facts ->> 'age')::numeric < 18, false) then 'kidneys.child'
      when coalesce(p_facts #>> '{creatinine,days}', p_facts #>> '{egfr,days}') is not null then 'kidneys.old'
      else 'kidneys.none' end, v_values));
  end if;
  return jsonb_build_array(private.check_line('kidneys', 'clear', 'kidneys.clear', v_values));
end $$;
comment on function private.check_kidneys(text[], boolean, jsonb, int) is
  'What the catalogue says of weak kidneys against the newest result of a year. "Avoid" needs a reason under 60 ml/min, "adjust" under 30.';

create function private.in_words(p_number int) returns text
language sql immutable security invoker set search_path = '' as $$
  with words as (select array['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen',
      'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'] as small,
    array['ten', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as tens)
  select concat_ws(' ', case when p_number >= 1000 then private.in_words(p_number / 1000) || ' thousand' end,
    case when p_number % 1000 >= 100 then w.small[p_number % 1000 / 100] || ' hundred' end,
    case when p_number % 100 >= 20 then w.tens[p_number % 100 / 10] end,
    case when p_number % 100 between 1 and 19 then w.small[p_number % 100]
      when p_number % 100 >= 20 and p_number % 10 > 0 then w.small[p_number % 10] end)
  from words w
$$;
comment on function private.in_words(int) is 'A number from 1 to 10 000 in English words, without "and".';

create function private.words_agree(p_words text, p_number int) returns boolean
language sql immutable security invoker set search_path = '' as $$
  select coalesce(btrim(regexp_replace(regexp_replace(btrim(private.plain_words(p_words)), '^a (hundred|thousand)', 'one \1'), '\mand\M ?', '', 'g'))
    ~ ('^' || private.in_words(p_number) || '( (tablet|capsule|patch|ampoule|vial|suppository|sachet|dose|ml|milliliter|millilitre|mg)[a-z]*)?$'), false)
$$;
comment on function private.words_agree(text, int) is 'Whether words say a number: "twenty", "Twenty-one tablets", "a hundred and twenty".';

create function private.check_schedule(p_item jsonb, p_ids text[], p_is_text boolean, p_in_all int, p_version int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_schedule int := case when p_item ->> 'schedule' ~ '^[0-6]$' then (p_item ->> 'schedule')::int end;
  v_known int[] := array(select unnest(m.schedules) from private.catalogue_medicines m where m.version = p_version and m.id = any (p_ids));
  v_least int := (select min(s) from unnest(v_known) s);
  v_quantity int := trunc(private.positive(p_item ->> 'quantity'));
  v_days numeric := private.positive(p_item ->> 'daysSupply') * (1 + coalesce(private.positive(p_item ->> 'repeats'), 0));
  v_says text := case
    when not p_is_text and v_schedule < v_least then 'schedule.lowered'
    when v_schedule = 6 and coalesce(private.positive(p_item ->> 'repeats'), 0) > 0 then 'schedule.sixRepeats'
    when v_schedule = 6 and private.positive(p_item ->> 'daysSupply') > 30 then 'schedule.sixDays'
    when v_schedule = 6 and not private.words_agree(p_item ->> 'quantityWords', v_quantity) then 'schedule.sixWords'
    when v_schedule = 6 and p_in_all > 1 then 'schedule.sixAlone'
    when v_schedule > 1 and v_days > 186 then 'schedule.sixMonths' end;
begin
  if v_says is not null then
    return jsonb_build_array(private.check_line('schedule', 'conflict', v_says, jsonb_build_object('schedule', v_schedule, 'least', v_least, 'days', v_days),
      not (p_is_text and v_says = 'schedule.sixMonths')));
  elsif p_is_text then
    return jsonb_build_array(private.check_line('schedule', 'not_checked', 'text'));
  elsif v_least is null then
    return jsonb_build_array(private.check_line('schedule', 'unknown', 'schedule.unknown'));
  elsif v_schedule is null then
    return jsonb_build_array(private.check_line('schedule', 'not_checked', 'schedule.notSaid'));
  end if;
  return jsonb_build_array(private.check_line('schedule', 'clear', 'schedule.clear', jsonb_build_object('schedule', v_schedule)));
end $$;
comment on function private.check_schedule(jsonb, text[], boolean, int, int) is
  'Regulation 33 and section 22A: no schedule below the catalogue''s, Schedule 6 alone, in words, once and for 30 days, the others for six months in all.';
