-- A series of one kind of measurement, of any length: each value where they are few, else one line for each span of time. The
-- answer is bounded, and nothing that was measured is left out of it.

create function public.read_observations(p_patient uuid, p_code text, p_from timestamptz default '-infinity',
  p_until timestamptz default 'infinity', p_screen text default '', p_most int default 200) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_patient uuid := coalesce(p_patient, private.me());
  v_open text[];
  v_category text;
begin
  perform private.refuse_reading_request();
  if coalesce(p_most, 0) not between 10 and 500 or p_from is null or p_until is null then
    perform private.refuse('data.invalid');
  end if;
  v_open := private.readings_open(v_me, v_patient, p_code);
  foreach v_category in array v_open loop
    perform private.open_category(v_patient, v_category, p_screen);
  end loop;
  return private.issue_look('readings', v_patient,
    jsonb_build_object('code', p_code, 'from', p_from, 'until', p_until, 'opened', v_open, 'most', p_most));
end $$;
comment on function public.read_observations(uuid, text, timestamptz, timestamptz, text, int) is
  'Opens the series of one kind of measurement of a patient (null: the caller) in the categories the caller may see; logs the look, gives the ticket for read_look. There it comes as {total, values, spans}: values newest first where there are p_most (10 to 500) or fewer; else spans, oldest first, that many at most, each with its count and the lowest, middle and highest value. POST only. Hints: access.notGranted, data.invalid.';
grant execute on function public.read_observations to authenticated;

create function private.series_spans(p_values uuid[], p_most int) returns jsonb
language sql stable security definer set search_path = '' as $$
  -- Spans of equal length in time between the first and the last; the middle one is a value that was measured.
  select coalesce(jsonb_agg(jsonb_build_object('from', s.begins, 'until', s.ends, 'count', s.n, 'bounds', s.bounds,
    'low', s.low, 'middle', s.middle, 'high', s.high,
    'second_low', s.second_low, 'second_middle', s.second_middle, 'second_high', s.second_high) order by s.begins), '[]')
  from (select min(o.taken_at) as begins, max(o.taken_at) as ends, count(*) as n, count(*) filter (where o.comparator <> '') as bounds,
      min(o.value) as low, percentile_disc(0.5) within group (order by o.value) as middle, max(o.value) as high,
      min(o.second_value) as second_low, percentile_disc(0.5) within group (order by o.second_value) as second_middle,
      max(o.second_value) as second_high
    from (select v.*, least(floor(p_most * extract(epoch from v.taken_at - min(v.taken_at) over ())
        / greatest(extract(epoch from max(v.taken_at) over () - min(v.taken_at) over ()), 1)), p_most - 1) as place
      from public.observations v where v.id = any (p_values)) o
    group by o.place) s
$$;
comment on function private.series_spans(uuid[], int) is
  'These measurements in so many spans of time, oldest first: from, until, count, how many are bounds alone, lowest, middle (median) and highest of each number. The caller''s right was checked and logged before.';

create function private.look_at_readings(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_open text[] := private.readings_open(p_look.issued_to, p_look.about, p_look.subject ->> 'code');
  v_most constant int := (p_look.subject ->> 'most')::int;
  v_ids uuid[];
begin
  -- What was written of the same person in a record that was folded into this one belongs to the series.
  v_ids := array(select o.id from public.observations o
    where o.patient_id = any (private.records_of(p_look.about)) and o.code = p_look.subject ->> 'code'
      and o.category = any (v_open) and p_look.subject -> 'opened' ? o.category and o.status <> 'entered_in_error'
      and o.taken_at >= (p_look.subject ->> 'from')::timestamptz and o.taken_at < (p_look.subject ->> 'until')::timestamptz
      and not exists (select from public.observations n where n.replaces = o.id));
  return jsonb_build_object('total', cardinality(v_ids)) || case
    when cardinality(v_ids) <= v_most then jsonb_build_object('spans', '[]'::jsonb, 'values',
      private.chart_rows(p_look.about, (select coalesce(jsonb_agg(to_jsonb(o) - 'patient_id' || jsonb_build_object(
          'kind', 'observation', 'label', t.label, 'loinc', t.loinc, 'seen', private.danger_seen('{}', o.id))
          order by o.taken_at desc, o.id), '[]')
        from public.observations o join public.observation_types t on t.code = o.code where o.id = any (v_ids))))
    else jsonb_build_object('values', '[]'::jsonb, 'spans', private.series_spans(v_ids, v_most)) end;
end $$;
comment on function private.look_at_readings(private.look_tickets) is
  'A series of measurements in the categories that were opened and may still be seen: {total, values, spans}. Hint: access.notGranted.';
