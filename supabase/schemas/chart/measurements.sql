-- Recording and correcting observations; whole series are read by series-of-readings.

create function private.said_day(p_precision text, p_at timestamptz) returns timestamp
language sql immutable security invoker set search_path = '' as $$
  select date_trunc(p_precision, p_at at time zone 'UTC') where p_precision <> 'moment'
$$;
comment on function private.said_day(text, timestamptz) is
  'The beginning of the day, month or year that alone was said of a time, in UTC; null for a moment.';

create function private.observation_values(p_item jsonb) returns public.observations
language plpgsql stable security definer set search_path = '' as $$
declare
  v_row public.observations;
  v_type public.observation_types;
begin
  if p_item is null or jsonb_typeof(p_item) <> 'object' then
    perform private.refuse('data.invalid');
  end if;
  select * into v_type from public.observation_types t where t.code = p_item ->> 'code';
  if v_type.code is null then
    perform private.refuse('chart.readingUnknown');
  end if;
  if p_item ->> 'unit' is distinct from v_type.unit then
    perform private.refuse('chart.unitWrong');
  end if;
  if jsonb_typeof(p_item -> 'value') is distinct from 'number'
    or coalesce(jsonb_typeof(p_item -> 'secondValue'), 'null') not in ('number', 'null') then
    perform private.refuse('data.invalid');
  end if;
  if abs((p_item ->> 'value')::numeric) >= 1e9 or abs((p_item ->> 'secondValue')::numeric) >= 1e9 then
    perform private.refuse('chart.valueImplausible');
  end if;
  v_row.taken_at := private.form_instant(p_item, 'takenAt');
  v_row.taken_precision := coalesce(nullif(private.form_optional(p_item, 'takenPrecision', 10), ''), 'moment');
  v_row.comparator := private.form_optional(p_item, 'comparator', 2);
  v_row.imported_from := private.form_optional(p_item, 'importedFrom', 120);
  if v_row.taken_precision not in ('moment', 'day', 'month', 'year') or v_row.comparator not in ('', '<', '<=', '>=', '>')
    or (v_row.comparator <> '' and v_type.second_loinc is not null) then
    perform private.refuse('data.invalid');
  end if;
  -- Five minutes: clocks of devices are never quite right. Half a day: where days begin first it is tomorrow already.
  if v_row.taken_at is null or (v_row.taken_precision = 'moment' and v_row.taken_at > private.clock() + interval '5 minutes')
    or private.said_day(v_row.taken_precision, v_row.taken_at)
      > private.said_day(v_row.taken_precision, private.clock() + interval '12 hours') then
    perform private.refuse('chart.takenAtInvalid');
  end if;
  v_row.taken_at := coalesce((private.said_day(v_row.taken_precision, v_row.taken_at) + interval '12 hours') at time zone 'UTC',
    v_row.taken_at);
  v_row.code := v_type.code;
  v_row.unit := v_type.unit;
  v_row.value := (p_item ->> 'value')::numeric;
  v_row.second_value := (p_item ->> 'secondValue')::numeric;
  v_row.category := coalesce(nullif(private.form_optional(p_item, 'category', 40), ''), v_type.category);
  v_row.source := coalesce(nullif(private.form_optional(p_item, 'source', 20), ''), 'typed');
  v_row.device_id := nullif(private.form_optional(p_item, 'deviceId', 100), '');
  v_row.quality := coalesce(nullif(private.form_optional(p_item, 'quality', 20), ''), 'unknown');
  v_row.note := private.form_optional(p_item, 'note', 300);
  if v_row.source not in ('device', 'typed', 'import') or v_row.quality not in ('good', 'poor', 'unknown') then
    perform private.refuse('data.invalid');
  end if;
  return v_row;
end $$;
comment on function private.observation_values(jsonb) is
  'A measurement from what was sent (code, value, comparator, secondValue, unit, takenAt, takenPrecision, source, importedFrom, deviceId, quality, note, category), or a refusal. The unit must be named: a number in another unit is the most dangerous typing error.';

create function public.record_observations(p_items jsonb, p_patient uuid default null, p_screen text default '')
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_patient uuid := coalesce(p_patient, private.me());
  v_items constant jsonb := p_items;
  v_basis text;
  v_born date;
  v_row public.observations;
  v_item jsonb;
  v_opened text[] := '{}';
  v_rows public.observations[] := '{}';
begin
  if v_items is null or jsonb_typeof(v_items) <> 'array' or pg_column_size(v_items) > 524288 then
    perform private.refuse('data.invalid');
  elsif jsonb_array_length(v_items) not between 1 and 500 then
    perform private.refuse('validation.tooMany');
  end if;
  for v_item in select value from jsonb_array_elements(v_items) loop
    v_row := private.observation_values(v_item);
    if not v_row.category = any (v_opened) then
      v_basis := private.open_category(v_patient, v_row.category, p_screen, 'add');
      v_opened := v_opened || v_row.category;
    end if;
    -- Only now: what is asked of the patient's facts must not answer somebody without a right.
    select p.date_of_birth into v_born from public.patients p where p.profile_id = v_patient;
    if not found then
      perform private.refuse('access.refused');
    elsif coalesce(private.said_day(v_row.taken_precision, v_row.taken_at) < date_trunc(nullif(v_row.taken_precision, 'moment'),
      v_born::timestamp), v_row.taken_at < v_born - 1) then
      perform private.refuse('chart.takenAtInvalid');
    end if;
    if coalesce(v_item ->> 'id', '') !~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then
      perform private.refuse('data.invalid');
    end if;
    v_row.id := (v_item ->> 'id')::uuid;
    v_row.source := case v_basis when 'grant' then 'clinician' else v_row.source end;
    v_rows := v_rows || v_row;
  end loop;
  -- One statement: what an account adds in a day is counted once for all of them.
  insert into public.observations (id, patient_id, code, category, value, second_value, unit, taken_at, source, device_id, quality,
    note, recorded_by, comparator, taken_precision, imported_from)
  select r.id, v_patient, r.code, r.category, r.value, r.second_value, r.unit, r.taken_at, r.source, r.device_id, r.quality,
    r.note, v_me, r.comparator, r.taken_precision, r.imported_from
  from unnest(v_rows) r
  on conflict do nothing;
  if exists (select from public.observations o join unnest(v_rows) r on r.id = o.id where (o.patient_id <> v_patient or o.recorded_by <> v_me)) then
    perform private.refuse('data.conflict');
  end if;
end $$;
comment on function public.record_observations(jsonb, uuid, text) is
  'Records up to 500 measurements of a patient (null: the caller), all or none. Each carries its own id, so that repeating records once. Hints: chart.readingUnknown, chart.unitWrong, chart.valueImplausible, chart.secondValueRequired, chart.takenAtInvalid, chart.categoryUnknown, access.notGranted, data.conflict, validation.tooMany, account.dayOfEntries, account.dayOfBytes.';
grant execute on function public.record_observations to authenticated;

create function public.correct_observation(p_id uuid, p_value numeric, p_second_value numeric, p_reason text, p_key uuid,
  p_screen text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_old public.observations;
  v_basis text;
  v_row public.observations;
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
begin
  select * into v_old from public.observations o where o.id = p_id;
  select b.basis into v_basis from private.access_basis(v_me, v_old.patient_id, v_old.category, true) b where v_old.id is not null
    and (select r.basis from private.access_basis(v_me, v_old.patient_id, v_old.category) r) is not null;
  if v_basis is null then
    perform private.refuse('chart.notFound');
  elsif v_basis <> 'grant' and v_old.source = 'clinician' then
    perform private.refuse('chart.askForCorrection');
  elsif p_key is null or length(v_reason) > 300 or abs(p_value) >= 1e9 or abs(p_second_value) >= 1e9 then
    perform private.refuse('data.invalid');
  elsif v_reason = '' then
    perform private.refuse('chart.correctionReasonRequired');
  end if;
  select * into v_row from public.observations o where o.id = p_key and o.replaces = p_id and o.recorded_by = v_me;
  if found then
    return private.changed(v_row.id, v_row.version);
  end if;
  perform private.open_category(v_old.patient_id, v_old.category, p_screen, 'change');
  insert into public.observations (id, patient_id, code, category, value, second_value, unit, taken_at, source, device_id, quality,
    note, status, version, replaces, reason, recorded_by, comparator, taken_precision, imported_from)
  values (p_key, v_old.patient_id, v_old.code, v_old.category, coalesce(p_value, v_old.value),
    case when p_value is null then v_old.second_value else p_second_value end, v_old.unit, v_old.taken_at, v_old.source,
    v_old.device_id, v_old.quality, v_old.note, case when p_value is null then 'entered_in_error' else 'corrected' end,
    v_old.version + 1, v_old.id, v_reason, v_me,
    -- A number that was put right was measured itself.
    case when p_value is null or p_value = v_old.value then v_old.comparator else '' end, v_old.taken_precision, v_old.imported_from)
  returning * into v_row;
  return private.changed(v_row.id, v_row.version);
exception when unique_violation then
  perform private.refuse('chart.corrected');
end $$;
comment on function public.correct_observation(uuid, numeric, numeric, text, uuid, text) is
  'Replaces a measurement by a newer version with a reason; without a value it is struck. Who struck one puts it back by its own value. The key is the id of the new row. Hints: chart.notFound, chart.askForCorrection, chart.corrected, chart.correctionReasonRequired, those of measurements.';
grant execute on function public.correct_observation to authenticated;

create function private.current_observations(p_patient uuid, p_category text) returns setof public.observations
language sql stable security definer set search_path = '' as $$
  select o.* from public.observations o where o.patient_id = p_patient and o.category = p_category
    and o.status <> 'entered_in_error' and not exists (select from public.observations n where n.replaces = o.id)
$$;
comment on function private.current_observations(uuid, text) is 'The newest versions of a patient''s measurements of a category, without those struck.';

create function private.chart_observations(p_patient uuid, p_category text, p_section text, p_newest int) returns jsonb
language sql stable security definer set search_path = '' as $$
  -- A chart opens with the last hundred of each kind; read_observations gives whole series. Each kind is read from its newest
  -- on, so that a long series costs no more than a short one.
  select coalesce(jsonb_agg(to_jsonb(o) - 'patient_id' || jsonb_build_object('kind', 'observation', 'label', t.label, 'loinc', t.loinc,
    'seen', private.danger_seen('{}', o.id)) order by o.taken_at desc, o.id), '[]')
  from public.observation_types t cross join lateral (select e.* from public.observations e
    where e.patient_id = p_patient and e.code = t.code and e.category = p_category and e.status <> 'entered_in_error'
      and not exists (select from public.observations n where n.replaces = e.id)
    order by e.taken_at desc limit coalesce(p_newest, 100)) o
  where t.section = p_section
$$;
comment on function private.chart_observations(uuid, text, text, int) is 'The last hundred (or so many) measurements of each kind of a section and category, newest first; seen: what a clinician said they did about a dangerous one.';

create function private.chart_readings(p_patient uuid, p_category text, p_newest int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.chart_observations(p_patient, p_category, 'readings', p_newest)
$$;
comment on function private.chart_readings(uuid, text, int) is 'Section readings of a chart: what devices measured and people typed.';

create function private.readings_open(p_reader uuid, p_patient uuid, p_code text) returns text[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_open text[];
begin
  perform private.hold_rights(p_reader, p_patient);
  v_open := array(select c.name from public.observation_types t
    cross join unnest(array[t.section, 'mental_health', 'sexual_health']) with ordinality c (name, place)
    where t.code = p_code and (select b.basis from private.access_basis(p_reader, p_patient, c.name) b) is not null
    order by c.place);
  if v_open = '{}' then
    perform private.refuse('access.notGranted');
  end if;
  return v_open;
end $$;
comment on function private.readings_open(uuid, uuid, text) is
  'The categories in which this person may now see measurements of that kind. Hint: access.notGranted when there is none.';

create function public.my_latest_readings() returns setof public.observations
language sql stable security definer set search_path = '' as $$
  select newest.* from public.observation_types t
  cross join lateral (select o.* from public.observations o
    where o.patient_id = (select private.me()) and o.code = t.code and o.status <> 'entered_in_error'
      and private.sees_category(o.category)
      and not exists (select from public.observations n where n.replaces = o.id)
    order by o.taken_at desc, o.recorded_at desc limit 1) newest
  order by newest.taken_at desc, newest.code
$$;
comment on function public.my_latest_readings() is
  'The caller''s newest measurement of each kind, the kind measured last first; struck ones do not count.';
grant execute on function public.my_latest_readings to authenticated;
