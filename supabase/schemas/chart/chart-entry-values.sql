-- What people may write about conditions, allergies, medicines, vaccinations and themselves, and notes of their own: the same rules as contracts' schemas/chart.ts.

create function private.chart_table(p_list text) returns text
language plpgsql immutable security invoker set search_path = '' as $$
begin
  if p_list is null or p_list not in ('conditions', 'allergies', 'medications', 'vaccinations', 'remarks') then
    perform private.refuse('data.invalid');
  end if;
  return 'patient_' || p_list;
end $$;
comment on function private.chart_table(text) is 'The table of a list: conditions, allergies, medications, vaccinations or remarks.';

create function private.chart_entry_values(p_list text, p_entry jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_usual text := case p_list when 'conditions' then 'conditions' when 'allergies' then 'profile' when 'remarks' then 'notes'
    else 'medicines' end;
  v_values jsonb;
  v_code text;
  v_system text;
  v_category text;
  v_severity text;
  v_given_on text;
begin
  if p_entry is null or jsonb_typeof(p_entry) <> 'object' or pg_column_size(p_entry) > 16384 then
    perform private.refuse('data.invalid');
  end if;
  v_code := nullif(private.form_optional(p_entry, 'code', 18), '');
  v_system := nullif(private.form_optional(p_entry, 'codeSystem', 18), '');
  v_category := coalesce(nullif(private.form_optional(p_entry, 'category', 40), ''), v_usual);
  v_values := jsonb_build_object('label', private.form_text(p_entry, 'label', 'chart.labelRequired', 1, 120),
    'note', private.form_optional(p_entry, 'note', case p_list when 'remarks' then 4000 else 300 end), 'category', v_category, 'code', v_code, 'code_system', v_system,
    'imported_from', private.form_optional(p_entry, 'importedFrom', 120));
  if v_category not in (v_usual, 'mental_health', 'sexual_health') then
    perform private.refuse('chart.categoryUnknown');
  end if;
  if p_list = 'remarks' then
    return v_values - array['code', 'code_system', 'imported_from'] || jsonb_build_object('note',
      private.form_text(p_entry, 'note', 'chart.remarkRequired', 1, 4000));
  end if;
  if (v_code is null) <> (v_system is null) or v_code !~ '^[A-Za-z0-9][A-Za-z0-9.-]{0,17}$'
    or v_system not in ('icd10', 'snomed', 'atc', 'rxnorm', 'nappi', 'cvx') then
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
    return v_values || jsonb_build_object('dose', private.form_optional(p_entry, 'dose', 300),
      'frequency', private.form_optional(p_entry, 'frequency', 120));
  end if;
  if p_list = 'vaccinations' then
    v_given_on := private.form_optional(p_entry, 'givenOn', 10);
    -- A day that has not begun anywhere on earth; text compares as days do.
    if v_given_on <> '' and (not private.is_said_day(v_given_on)
        or v_given_on collate "C" > to_char(private.clock() at time zone 'UTC' + interval '14 hours', 'YYYY-MM-DD')) then
      perform private.refuse('chart.givenOnInvalid');
    end if;
    return v_values || jsonb_build_object('given_on', v_given_on, 'dose', private.form_optional(p_entry, 'dose', 120),
      'batch', private.form_optional(p_entry, 'batch', 60));
  end if;
  return v_values;
end $$;
comment on function private.chart_entry_values(text, jsonb) is
  'The columns of an entry of a list from what was typed (label, note, category, code, codeSystem, importedFrom; reaction, severity; dose, frequency; givenOn, dose, batch), or a refusal. Hints: chart.givenOnInvalid, chart.labelRequired, chart.remarkRequired, chart.categoryUnknown, chart.codeInvalid, chart.severityUnknown, validation.tooLong, data.invalid.';

create function private.refuse_reading_request() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Whoever opens something writes a log: a request that cannot write gets nothing, not even its own chart.
  if current_setting('transaction_read_only') = 'on' or current_setting('request.method', true) in ('GET', 'HEAD') then
    raise exception 'charts are opened by POST' using errcode = '42501', hint = 'access.refused';
  end if;
end $$;
comment on function private.refuse_reading_request() is 'Refuses with 42501 in read-only transactions and for GET.';

create function private.chart_rows(p_patient uuid, p_rows jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  -- All rows at once: a record of twenty years has thousands, and few people wrote them.
  with rows as materialized (select r.row, r.place, r.row ->> 'recorded_by' as recorded_by, r.row ->> 'confirmed_by' as confirmed_by
    from jsonb_array_elements(p_rows) with ordinality r (row, place)
    where not private.is_hidden((r.row ->> 'appointment_id')::uuid)),
  people as materialized (select p.id::text as id, p.name from public.profiles p where p.id in (
    select distinct w.id::uuid from rows r cross join unnest(array[r.recorded_by, r.confirmed_by]) w (id))),
  -- Open or refused: readers see that the patient disputes it.
  disputed as materialized (select distinct on (q.row_id) q.row_id::text as id,
      jsonb_build_object('disputed', jsonb_build_object('state', q.state, 'at', q.created_at)) as mark
    from public.correction_requests q where q.patient_id = p_patient and q.state in ('open', 'refused')
    order by q.row_id, q.created_at desc)
  select coalesce(jsonb_agg(case when r.recorded_by is null then r.row
      else r.row || jsonb_build_object('recorded_by_name', w.name, 'confirmed_by_name', c.name) end || coalesce(d.mark, '{}') order by r.place), '[]')
  from rows r left join people w on w.id = r.recorded_by left join people c on c.id = r.confirmed_by
  left join disputed d on d.id = r.row ->> 'id'
$$;
comment on function private.chart_rows(uuid, jsonb) is
  'Rows of a patient as charts show them: with the names of who wrote and who confirmed each, and disputed {state, at} where the patient asked for a correction that was not made.';
