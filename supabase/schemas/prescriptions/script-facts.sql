-- What is known of a person that a script is checked against. Everything on record counts, also what the prescriber may not see: a
-- danger is always told, the words and numbers of it only to those who may read them.

create function private.newest_observation(p_patient uuid, p_code text) returns public.observations
language sql stable security definer set search_path = '' as $$
  select o.* from public.observations o
  where o.patient_id = any (private.records_of(p_patient)) and o.code = p_code and o.status <> 'entered_in_error'
    and not exists (select from public.observations n where n.replaces = o.id)
  order by o.taken_at desc, o.recorded_at desc limit 1
$$;
comment on function private.newest_observation(uuid, text) is 'The newest measurement of a kind that stands; its id is null when there is none.';

create function private.days_since(p_at timestamptz) returns int
language sql stable security definer set search_path = '' as $$
  select greatest(0, floor(extract(epoch from private.clock() - p_at) / 86400))::int
$$;
comment on function private.days_since(timestamptz) is 'Whole days since a moment.';

create function private.recorded_condition(p_patient uuid, p_words text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.patient_conditions c where c.patient_id = any (private.records_of(p_patient))
    and c.status = 'active' and private.plain_words(c.label) ~ p_words)
$$;
comment on function private.recorded_condition(uuid, text) is 'Whether an active condition has such words.';

create function private.script_facts(p_row public.prescriptions) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_open text[] := array(select c from unnest(private.chart_categories()) c
    where (select b.basis from private.access_basis(p_row.prescriber_id, p_row.patient_id, c) b) is not null);
  v_person public.patients;
  v_weight public.observations := private.newest_observation(p_row.patient_id, 'body_weight');
  v_creatinine public.observations := private.newest_observation(p_row.patient_id, 'creatinine');
  v_egfr public.observations := private.newest_observation(p_row.patient_id, 'egfr');
  v_allergies jsonb;
begin
  select * into strict v_person from public.patients p where p.profile_id = p_row.patient_id;
  select coalesce(jsonb_agg(jsonb_build_object('label', a.label, 'hidden', a.category <> all (v_open)) order by a.created_at, a.id), '[]')
  into v_allergies from public.patient_allergies a where a.patient_id = any (private.records_of(p_row.patient_id)) and a.status = 'active';
  return jsonb_build_object(
    'age', round(extract(epoch from private.clock() - v_person.date_of_birth::timestamptz)::numeric / 31557600, 2),
    'gender', v_person.gender,
    'weight', case when v_weight.id is not null then jsonb_build_object('kg', v_weight.value, 'days', private.days_since(v_weight.taken_at),
      'hidden', v_weight.category <> all (v_open)) end,
    'creatinine', case when v_creatinine.id is not null then jsonb_build_object('umol', v_creatinine.value,
      'days', private.days_since(v_creatinine.taken_at)) end,
    -- "Less than 60" does not tell how much less.
    'egfr', case when v_egfr.id is not null and not (v_egfr.comparator in ('<', '<=') and v_egfr.value > 30)
      then jsonb_build_object('value', v_egfr.value, 'days', private.days_since(v_egfr.taken_at)) end,
    'results_hidden', coalesce(v_creatinine.category <> all (v_open), false) or coalesce(v_egfr.category <> all (v_open), false),
    'pregnancy', coalesce(p_row.asked ->> 'pregnancy', 'not_asked'),
    'breastfeeding', coalesce(p_row.asked ->> 'breastfeeding', 'not_asked'), 'alcohol', coalesce(p_row.asked ->> 'alcohol', 'not_asked'),
    'breastfeeding_on_record', private.recorded_condition(p_row.patient_id, ' (breast ?feed(s|ing)?|lactat(es|ing|ion)) '),
    -- Whatever is written of alcohol counts: nobody reads out of words that it is not drunk.
    'alcohol_on_record', private.recorded_condition(p_row.patient_id, ' (alcohol|alcoholi(c|sm)|drinks) '),
    'pregnant_on_record', private.recorded_condition(p_row.patient_id, ' pregnan(t|cy) '),
    'kidney_on_record', private.recorded_condition(p_row.patient_id, ' (kidneys?|renal|ckd|dialysis|nephropathy) '),
    'allergy_state', case when v_allergies = '[]' then (private.allergy_state(p_row.patient_id)).state else 'recorded' end,
    'allergies', v_allergies,
    'takes', (select coalesce(jsonb_agg(jsonb_build_object('label', t.label, 'kind', t.kind, 'hidden', t.category <> all (v_open),
        'medicine_id', i.medicine_id, 'named', to_jsonb(coalesce(i.named, '{}')))
        order by t.since, t.label), '[]')
      from unnest(private.records_of(p_row.patient_id)) r, private.takes_now(r) t
      left join public.prescription_items i on i.prescription_id = t.entry_id and i.position = t.position
      -- What this script renews is not taken beside it, nor what it takes the place of while nobody was given any of that.
      where t.entry_id is distinct from p_row.renews_id and (t.entry_id is distinct from p_row.replaces_id
        or private.how_far_dispensed(t.entry_id) <> 'none')));
end $$;
comment on function private.script_facts(public.prescriptions) is
  'The facts that check_script asks for, of the patient of a draft. The look was logged before.';

create function private.shown_facts(p_facts jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('age', p_facts -> 'age', 'gender', p_facts -> 'gender',
    'weight', case when not (p_facts #>> '{weight,hidden}')::boolean then (p_facts -> 'weight') - 'hidden' end,
    'egfr', case when not (p_facts ->> 'results_hidden')::boolean then round(private.kidney_function(p_facts)) end,
    'kidney_days', case when not (p_facts ->> 'results_hidden')::boolean then
      least((p_facts #>> '{creatinine,days}')::int, (p_facts #>> '{egfr,days}')::int) end,
    'pregnancy', p_facts -> 'pregnancy', 'breastfeeding', p_facts -> 'breastfeeding', 'alcohol', p_facts -> 'alcohol', 'allergy_state', p_facts -> 'allergy_state',
    'allergies', jsonb_array_length(p_facts -> 'allergies'),
    'takes', (select coalesce(jsonb_agg(case when not (t ->> 'hidden')::boolean then t -> 'label' else 'null' end), '[]')
      from jsonb_array_elements(p_facts -> 'takes') t))
$$;
comment on function private.shown_facts(jsonb) is 'Facts as the prescriber may see them: null for what is on record and not shared with them.';

create function private.checked_script(p_row public.prescriptions) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_facts jsonb;
begin
  perform private.hold_rights(p_row.prescriber_id, p_row.patient_id);
  v_facts := private.script_facts(p_row);
  return private.check_script(p_row.draft_items, v_facts) || jsonb_build_object('checked_at', private.clock(),
    'seen_by', p_row.prescriber_id, 'facts', private.shown_facts(v_facts));
end $$;
comment on function private.checked_script(public.prescriptions) is
  'What is checked of a draft, with the version of the catalogue and who sees it: kept with the script when it is issued.';

create function private.kept_checks(p_checks jsonb) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select p_checks || jsonb_build_object(
    'facts', (p_checks -> 'facts') || jsonb_build_object('takes', jsonb_array_length(p_checks #> '{facts,takes}')),
    'items', (select coalesce(jsonb_agg(i.item || jsonb_build_object('lines',
        (select coalesce(jsonb_agg(l.line #- '{values,words}' order by l.nr), '[]')
          from jsonb_array_elements(i.item -> 'lines') with ordinality l (line, nr))) order by i.nr), '[]')
      from jsonb_array_elements(p_checks -> 'items') with ordinality i (item, nr)))
$$;
comment on function private.kept_checks(jsonb) is
  'Checks as they are kept with a script: how much was compared, not the list of what the person takes. Its author reads it again without a look.';
