-- Adding, changing, ending and confirming entries of the lists; and what they said before.
--
-- Patients, and delegates with the scope records, speak for the patient: source self. A clinician needs a grant that says
-- add for the category; what a clinician enters or changes is confirmed by them. Whoever may not touch a row is told it is
-- not there.

create function private.add_row(p_table text, p_row jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row jsonb;
begin
  execute format('insert into public.%1$I as e select * from jsonb_populate_record(null::public.%1$I, $1) returning to_jsonb(e)',
    p_table) using p_row into v_row;
  return v_row;
end $$;
comment on function private.add_row(text, jsonb) is 'Inserts a whole row given as JSON by column name; gives it as stored.';

create function public.add_chart_entry(p_list text, p_entry jsonb, p_key uuid, p_patient uuid default null, p_screen text default '')
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_patient uuid := coalesce(p_patient, private.me());
  v_table text := private.chart_table(p_list);
  v_values jsonb := private.chart_entry_values(p_list, p_entry);
  v_basis text;
  v_row jsonb;
  v_count int;
begin
  if p_key is null then
    perform private.refuse('data.invalid');
  end if;
  v_basis := private.open_category(v_patient, v_values ->> 'category', p_screen, 'add');
  -- One's own words: a clinician writes notes of another kind, under their own name.
  if p_list = 'remarks' and v_basis = 'grant' then
    perform private.refuse('access.notGranted');
  end if;
  -- One at a time per patient, so that repeats and limits hold when two arrive together.
  perform from public.patients p where p.profile_id = v_patient for no key update;
  if not found then
    perform private.refuse('access.refused');
  end if;
  execute format('select to_jsonb(e) from public.%I e where e.id = $1', v_table) using p_key into v_row;
  if v_row is not null then
    if v_row ->> 'patient_id' <> v_patient::text or v_row ->> 'recorded_by' <> v_me::text then
      perform private.refuse('data.conflict');
    end if;
    return private.changed(p_key, (v_row ->> 'version')::int);
  end if;
  execute format('select count(*) from public.%I e where e.patient_id = $1 and e.status = ''active''', v_table)
    using v_patient into v_count;
  if v_count >= 200 then
    perform private.refuse('validation.tooMany');
  end if;
  begin
    v_row := private.add_row(v_table, v_values || jsonb_build_object('id', p_key, 'patient_id', v_patient, 'status', 'active',
      'source', case v_basis when 'grant' then 'clinician' else 'self' end, 'recorded_by', v_me, 'version', 1,
      'confirmed_by', case v_basis when 'grant' then v_me end,
      'confirmed_at', case v_basis when 'grant' then private.clock() end,
      'created_at', private.clock(), 'updated_at', private.clock()));
  exception when unique_violation then
    -- It is on the list, as was asked for. That it was there before is for those who may read it.
    if (select b.basis from private.access_basis(v_me, v_patient, v_values ->> 'category') b) is null then
      return private.changed(p_key, 1);
    end if;
    perform private.refuse('chart.alreadyListed');
  end;
  if v_basis = 'grant' then
    perform private.notify(v_patient, 'chart.entryAdded', p_key, '{}', 'chart.entryAdded:' || p_key);
  end if;
  return private.changed(p_key, (v_row ->> 'version')::int);
end $$;
comment on function public.add_chart_entry(text, jsonb, uuid, uuid, text) is
  'Adds an entry to conditions, allergies, medications, vaccinations or (not for clinicians) remarks of a patient (null: the caller). The key is the id of the new row: repeating gives the same answer. Hints: access.notGranted, chart.alreadyListed, validation.tooMany, those of the entry.';
grant execute on function public.add_chart_entry to authenticated;

create function private.open_chart_entry(p_table text, p_id uuid, p_version int, p_screen text, out entry jsonb, out basis text)
language plpgsql volatile security definer set search_path = '' as $$
begin
  execute format('select to_jsonb(e) from public.%I e where e.id = $1 for update', p_table) using p_id into entry;
  select b.basis into basis from private.access_basis(private.require_actor(), (entry ->> 'patient_id')::uuid,
    entry ->> 'category', true) b where entry is not null
    -- A visit also adds where nothing is open to read; what stands there is for those who may read it.
    and (select r.basis from private.access_basis(private.require_actor(), (entry ->> 'patient_id')::uuid, entry ->> 'category') r) is not null;
  if basis is null or (basis = 'grant' and p_table = 'patient_remarks') then
    perform private.refuse('chart.notFound');
  end if;
  perform private.open_category((entry ->> 'patient_id')::uuid, entry ->> 'category', p_screen, 'change');
  if basis <> 'grant' and entry ->> 'source' <> 'self' then
    perform private.refuse('chart.askForCorrection');
  elsif (entry ->> 'version')::int is distinct from p_version then
    perform private.refuse('data.conflict');
  elsif entry ->> 'status' <> 'active' then
    perform private.refuse('chart.offTheList');
  end if;
end $$;
comment on function private.open_chart_entry(text, uuid, int, text) is
  'Locks an entry that the caller may change now, logs it, gives row and basis. Hints: chart.notFound, chart.askForCorrection, data.conflict, chart.offTheList.';

create function private.set_chart_entry(p_table text, p_id uuid, p_values jsonb) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_columns text := (select string_agg(format('%1$I = n.%1$I', k), ', ') from jsonb_object_keys(p_values) k);
  v_version int;
begin
  execute format('update public.%1$I e set %2$s from jsonb_populate_record(null::public.%1$I, $1) n where e.id = $2
    returning e.version', p_table, v_columns) using p_values, p_id into v_version;
  return v_version;
exception when unique_violation then
  perform private.refuse('chart.alreadyListed');
end $$;
comment on function private.set_chart_entry(text, uuid, jsonb) is
  'Sets the named columns of one entry; gives its new version. Hint: chart.alreadyListed.';

create function public.change_chart_entry(p_list text, p_id uuid, p_version int, p_entry jsonb, p_screen text default '')
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_table text := private.chart_table(p_list);
  -- Where it came from stays, whoever changes it.
  v_values jsonb := private.chart_entry_values(p_list, p_entry) - 'imported_from';
  v_open record;
begin
  select * into v_open from private.open_chart_entry(v_table, p_id, p_version, p_screen);
  if v_values ->> 'category' <> v_open.entry ->> 'category' then
    perform private.open_category((v_open.entry ->> 'patient_id')::uuid, v_values ->> 'category', p_screen, 'add');
  end if;
  -- Saving what stands there already takes nobody's confirmation away.
  if v_open.entry @> v_values then
    return private.changed(p_id, p_version);
  end if;
  return private.changed(p_id, private.set_chart_entry(v_table, p_id, case p_list when 'remarks' then v_values
    else v_values || jsonb_build_object('confirmed_by', case v_open.basis when 'grant' then v_me end,
      'confirmed_at', case v_open.basis when 'grant' then private.clock() end) end));
end $$;
comment on function public.change_chart_entry(text, uuid, int, jsonb, text) is
  'Changes an entry, knowing the version that was seen. Patients change what they said (a confirmation then falls away); a clinician''s change is a confirmation. Hints: chart.notFound, chart.askForCorrection, chart.offTheList, chart.alreadyListed, data.conflict.';
grant execute on function public.change_chart_entry to authenticated;

create function public.end_chart_entry(p_list text, p_id uuid, p_version int, p_because text, p_screen text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_table text := private.chart_table(p_list);
begin
  if p_because is null or p_because not in ('over', 'wrong') then
    perform private.refuse('data.invalid');
  end if;
  perform private.open_chart_entry(v_table, p_id, p_version, p_screen);
  return private.changed(p_id, private.set_chart_entry(v_table, p_id,
    jsonb_build_object('status', case p_because when 'over' then 'ended' else 'removed' end)));
end $$;
comment on function public.end_chart_entry(text, uuid, int, text, text) is
  'Takes an entry off the list: over (it was true, it ended) or wrong. It is kept. Hints: chart.notFound, chart.askForCorrection, chart.offTheList, data.conflict.';
grant execute on function public.end_chart_entry to authenticated;

create function public.confirm_chart_entry(p_list text, p_id uuid, p_version int, p_screen text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_table text := private.chart_table(p_list);
  v_open record;
begin
  select * into v_open from private.open_chart_entry(v_table, p_id, p_version, p_screen);
  if v_open.basis <> 'grant' then
    raise exception 'clinicians confirm' using errcode = '42501', hint = 'access.refused';
  end if;
  return private.changed(p_id,
    private.set_chart_entry(v_table, p_id, jsonb_build_object('confirmed_by', v_me, 'confirmed_at', private.clock())));
end $$;
comment on function public.confirm_chart_entry(text, uuid, int, text) is
  'A clinician with a grant to add confirms an entry as it stands. Hints: chart.notFound, chart.offTheList, data.conflict; 42501 for patients and delegates.';
grant execute on function public.confirm_chart_entry to authenticated;
