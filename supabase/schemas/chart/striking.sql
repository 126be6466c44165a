-- What an accepted correction does, reminders of answers that are due, and disputed entries in an opened chart.

create function private.strike(p_kind text, p_id uuid, p_author uuid, p_reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row jsonb;
  v_since timestamptz := (select min(r.created_at) from public.correction_requests r where r.row_id = p_id and r.state = 'open');
begin
  -- Notes are corrected by an addendum, prescriptions by stopping them: by their author, in their own words.
  if p_kind in ('notes', 'prescriptions') then
    return;
  end if;
  execute format('select to_jsonb(r) from public.%I r where r.id = $1', p_kind) using p_id into v_row;
  -- The author needs no grant that still lives to take back what they wrote.
  perform private.write_access_log((v_row ->> 'patient_id')::uuid, p_author, 'specialist', v_row ->> 'category', 'change', 'author',
    p_id, 'correction');
  if p_kind = 'observations' then
    insert into public.observations (id, patient_id, code, category, value, second_value, unit, taken_at, source, device_id, quality,
      note, status, version, replaces, reason, recorded_by, comparator, taken_precision, imported_from)
    select gen_random_uuid(), o.patient_id, o.code, o.category, o.value, o.second_value, o.unit, o.taken_at, o.source, o.device_id,
      o.quality, o.note, 'entered_in_error', o.version + 1, o.id, left(p_reason, 300), p_author,
      o.comparator, o.taken_precision, o.imported_from
    from public.observations o
    where o.id = p_id and o.status <> 'entered_in_error' and not exists (select from public.observations n where n.replaces = o.id);
  elsif p_kind = 'documents' then
    update public.documents set state = 'removed' where id = p_id and state = 'stored' and updated_at < v_since;
  else
    -- An author who already changed the entry has corrected it; one that stands as it was is wrong and leaves the list.
    execute format('update public.%I set status = ''removed'' where id = $1 and status = ''active'' and updated_at < $2', p_kind)
      using p_id, v_since;
  end if;
end $$;
comment on function private.strike(text, uuid, uuid, text) is
  'Takes an entry out of the chart after a correction was accepted, unless its author has changed it since it was asked for.';

create function private.remind_of_corrections() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.correction_requests;
  v_count int := 0;
begin
  for v_row in select * from public.correction_requests r where r.state = 'open' and r.reminded_at is null
    and r.due_at < private.clock() + interval '5 days' order by r.due_at limit 200 for update skip locked loop
    perform private.notify(v_row.author_id, 'chart.correctionDue', v_row.id, jsonb_build_object('dueAt', v_row.due_at),
      'chart.correctionDue:' || v_row.id);
    update public.correction_requests set reminded_at = private.clock() where id = v_row.id;
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;
comment on function private.remind_of_corrections() is
  'Reminds authors, once, of requests whose answer is due within five days. Run by jobs.';
