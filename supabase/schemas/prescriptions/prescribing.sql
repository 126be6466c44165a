-- Drafting and checking prescriptions.

create function private.item_refusal(p_item jsonb) returns text
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_field record;
  v_text text;
begin
  for v_field in select * from (values ('medicine', 200, 'prescriptions.medicineRequired'),
      ('form', 100, 'prescriptions.formRequired'), ('strength', 100, 'prescriptions.strengthRequired'),
      ('directions', 500, 'prescriptions.directionsRequired'),
      ('quantityWords', 100, null)) f (name, longest, hint) loop
    v_text := btrim(p_item ->> v_field.name, E' \t\n\r');
    if v_field.hint is not null and coalesce(v_text, '') = '' then
      return v_field.hint;
    end if;
    if length(v_text) > v_field.longest then
      return 'validation.tooLong';
    end if;
  end loop;
  for v_field in select * from (values ('quantity', 1, 10000, 'prescriptions.quantityRequired'),
      ('schedule', 0, 6, 'prescriptions.scheduleRange'), ('repeats', 0, 5, 'prescriptions.repeatsRange'),
      ('daysSupply', 1, 400, 'prescriptions.daysSupplyRange')) f (name, least, most, hint) loop
    if jsonb_typeof(p_item -> v_field.name) is distinct from 'number' or p_item ->> v_field.name !~ '^[0-9]{1,5}$'
      or (p_item ->> v_field.name)::int not between v_field.least and v_field.most then
      return v_field.hint;
    end if;
  end loop;
  if (p_item ->> 'schedule')::int = 6 then
    if btrim(coalesce(p_item ->> 'quantityWords', ''), E' \t\n\r') = '' then
      return 'prescriptions.quantityWordsRequired';
    end if;
    if (p_item ->> 'repeats')::int > 0 or (p_item ->> 'daysSupply')::int > 30 then
      return 'prescriptions.scheduleSixLimits';
    end if;
    if not private.words_agree(p_item ->> 'quantityWords', (p_item ->> 'quantity')::int) then
      return 'prescriptions.wordsDisagree';
    end if;
  end if;
  return null;
end $$;
comment on function private.item_refusal(jsonb) is 'The message id of what is missing from one medicine, or null. The form''s schema decides alike.';

create function private.require_draft_items(p_items jsonb) returns void
language plpgsql immutable security invoker set search_path = '' as $$
begin
  if jsonb_typeof(p_items) is distinct from 'array' or length(p_items::text) > 30000
    or jsonb_path_exists(p_items, '$[*] ? (@.type() != "object")') or exists (
      select from jsonb_array_elements(p_items) i where i - array['medicine', 'form', 'strength', 'quantity',
        'quantityWords', 'schedule', 'directions', 'repeats', 'daysSupply', 'ongoing', 'medicineId', 'doseAmount', 'doseUnit', 'timesADay',
        'asNeeded', 'named'] <> '{}'
        or coalesce(jsonb_typeof(i -> 'named'), 'array') <> 'array' or jsonb_array_length(coalesce(i -> 'named', '[]')) > 10
        or jsonb_path_exists(i, '$.named[*] ? (@.type() != "string")')
        or coalesce(jsonb_typeof(i -> 'ongoing'), 'boolean') <> 'boolean' or coalesce(jsonb_typeof(i -> 'asNeeded'), 'boolean') <> 'boolean'
        or coalesce(jsonb_typeof(i -> 'medicineId'), 'string') not in ('string', 'null') or length(i ->> 'medicineId') > 100
        or length(i ->> 'doseUnit') > 20) then
    perform private.refuse('data.invalid');
  end if;
  if jsonb_array_length(p_items) > 10 then
    perform private.refuse('prescriptions.tooManyItems');
  end if;
end $$;
comment on function private.require_draft_items(jsonb) is 'A draft may be incomplete, not misshapen.';

create function public.draft_prescription(p_appointment uuid, p_key uuid, p_items jsonb default '[]',
  p_category text default 'medicines')
returns public.prescriptions
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_practising();
  v_row public.prescriptions;
  v_visit public.appointments;
begin
  select * into v_row from public.prescriptions p where p.prescriber_id = v_me and p.client_key = p_key;
  if found then
    return v_row;
  end if;
  v_visit := private.treating_visit(p_appointment);
  if p_key is null or p_category is null or p_category not in ('medicines', 'mental_health', 'sexual_health') then
    perform private.refuse('data.invalid');
  end if;
  perform private.require_draft_items(p_items);
  insert into public.prescriptions (patient_id, prescriber_id, appointment_id, category, draft_items, client_key)
  values (v_visit.patient_id, v_me, v_visit.id, p_category, p_items, p_key)
  on conflict (prescriber_id, client_key) do nothing returning * into v_row;
  if v_row.id is null then
    select * into v_row from public.prescriptions p where p.prescriber_id = v_me and p.client_key = p_key;
  end if;
  return v_row;
end $$;
comment on function public.draft_prescription(uuid, uuid, jsonb, text) is
  'Begins a prescription for a visit the caller treats; repeatable by its key. Hints: notes.notFound, notInVisit, windowClosed; prescriptions.tooManyItems.';
grant execute on function public.draft_prescription to authenticated;

create function private.my_prescription(p_id uuid) returns public.prescriptions
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.prescriptions;
begin
  perform private.require_me();
  select * into v_row from public.prescriptions p where p.id = p_id and p.prescriber_id = private.me_practising() for update;
  if not found then
    perform private.refuse('prescriptions.notFound');
  end if;
  return v_row;
end $$;
comment on function private.my_prescription(uuid) is 'A prescription the caller wrote, locked. Hint: prescriptions.notFound.';

create function private.my_draft(p_id uuid, p_version int) returns public.prescriptions
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.prescriptions := private.my_prescription(p_id);
begin
  if v_row.status <> 'draft' then
    perform private.refuse('prescriptions.notNow');
  end if;
  if v_row.version is distinct from p_version then
    perform private.refuse('prescriptions.changedElsewhere');
  end if;
  return v_row;
end $$;
comment on function private.my_draft(uuid, int) is 'A draft of the caller in the version they saw. Hints: prescriptions.notFound, notNow, changedElsewhere.';

create function public.save_prescription(p_id uuid, p_version int, p_items jsonb, p_asked jsonb default null) returns public.prescriptions
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.prescriptions := private.my_prescription(p_id);
  v_asked jsonb := coalesce(p_asked, v_row.asked);
begin
  perform private.require_draft_items(p_items);
  if not private.asked_well(v_asked) then
    perform private.refuse('data.invalid');
  end if;
  if v_row.status = 'draft' and (v_row.draft_items, v_row.asked) = (p_items, v_asked) then
    return v_row;
  end if;
  v_row := private.my_draft(p_id, p_version);
  update public.prescriptions set draft_items = p_items, asked = v_asked where id = v_row.id returning * into v_row;
  return v_row;
end $$;
comment on function public.save_prescription(uuid, int, jsonb, jsonb) is
  'Saves a draft that began from that version, and what was asked ({ pregnancy, breastfeeding, alcohol }; null: as before); saying the same twice is one save. Hints: prescriptions.notFound, notNow, changedElsewhere, tooManyItems.';
grant execute on function public.save_prescription to authenticated;

create function private.new_verify_code() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  v_random bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
  v_code text := '';
begin
  -- Twenty letters of five bits: a hundred random bits.
  for n in 0..19 loop
    v_code := v_code || substr(v_alphabet, (get_byte(v_random, n) & 31) + 1, 1);
  end loop;
  return v_code;
end $$;
comment on function private.new_verify_code() is 'A code of a hundred random bits in letters that are not mistaken for each other.';

create function private.script_particulars(p_row public.prescriptions) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_facts jsonb;
begin
  -- Not profiles.name: it says "User" of somebody without a name.
  select jsonb_build_object('prescriberName', btrim(d.first_name || ' ' || d.last_name), 'qualification', s.education, 'councilNumber', s.hpcsa_number,
    'practice', s.hospital, 'patientName', btrim(p.first_name || ' ' || p.last_name), 'patientAddress', f.address, 'patientBorn', f.date_of_birth,
    'patientIdKind', f.id_kind, 'patientIdNumber', f.id_number)
  into v_facts
  from public.profiles d, public.specialists s, public.profiles p, public.patients f
  where d.id = p_row.prescriber_id and s.profile_id = d.id and p.id = p_row.patient_id and f.profile_id = p.id;
  if exists (select from unnest(array['prescriberName', 'qualification', 'councilNumber', 'practice', 'patientName',
    'patientAddress']) k where btrim(coalesce(v_facts ->> k, '')) = '') then
    perform private.refuse('prescriptions.particularsMissing');
  end if;
  return v_facts;
end $$;
comment on function private.script_particulars(public.prescriptions) is
  'Who prescribes for whom, with what regulation 33 asks of a script. The id number may be missing: then it is written in by hand.';

create function private.require_whole_items(p_row public.prescriptions) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_item jsonb;
  v_hint text;
  v_nr int := 0;
begin
  if p_row.draft_items = '[]' then
    perform private.refuse('prescriptions.itemsRequired');
  end if;
  for v_item in select i from jsonb_array_elements(p_row.draft_items) with ordinality d (i, nr) order by d.nr loop
    v_nr := v_nr + 1;
    v_hint := coalesce(private.item_refusal(v_item), case when (v_item ->> 'schedule')::int = 6
      and jsonb_array_length(p_row.draft_items) > 1 then 'prescriptions.scheduleSixAlone' end);
    if v_hint is not null then
      perform private.refuse(v_hint, jsonb_build_object('item', v_nr::text));
    end if;
  end loop;
end $$;
comment on function private.require_whole_items(public.prescriptions) is
  'Refuses a draft in which something is missing that a script must carry. Hints: prescriptions.itemsRequired, scheduleSixAlone, those of item_refusal.';

create function private.write_items(p_row public.prescriptions) returns date
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_today date := (private.clock() at time zone (select private.zone_or(p.time_zone, 'Africa/Johannesburg')
    from public.profiles p where p.id = p_row.patient_id))::date;
  v_item jsonb;
  v_nr int := 0;
begin
  for v_item in select i from jsonb_array_elements(p_row.draft_items) with ordinality d (i, nr) order by d.nr loop
    v_nr := v_nr + 1;
    insert into public.prescription_items (prescription_id, patient_id, prescriber_id, position, medicine, form, strength,
      quantity, quantity_words, schedule, directions, repeats, days_supply, runs_out_on, ongoing, medicine_id, dose_amount, dose_unit,
      times_a_day, as_needed, named)
    values (p_row.id, p_row.patient_id, p_row.prescriber_id, v_nr, btrim(v_item ->> 'medicine', E' \t\n\r'),
      btrim(v_item ->> 'form', E' \t\n\r'), btrim(v_item ->> 'strength', E' \t\n\r'), (v_item ->> 'quantity')::int,
      btrim(coalesce(v_item ->> 'quantityWords', ''), E' \t\n\r'), (v_item ->> 'schedule')::int,
      btrim(v_item ->> 'directions', E' \t\n\r'), (v_item ->> 'repeats')::int, (v_item ->> 'daysSupply')::int,
      v_today + (v_item ->> 'daysSupply')::int * ((v_item ->> 'repeats')::int + 1), v_item ->> 'ongoing' is not distinct from 'true',
      (select m.item ->> 'medicineId' from private.script_medicines(jsonb_build_array(v_item), private.catalogue_in_force()) m where not m.is_text),
      private.positive(v_item ->> 'doseAmount'), nullif(btrim(v_item ->> 'doseUnit'), ''), private.positive(v_item ->> 'timesADay'),
      v_item ->> 'asNeeded' is not distinct from 'true', array(select n.id from jsonb_array_elements_text(coalesce(v_item -> 'named', '[]')) n (id)
        join private.catalogue_medicines m on m.version = private.catalogue_in_force() and m.id = n.id
        where v_item ->> 'medicineId' is null));
  end loop;
  return (select coalesce(min(i.runs_out_on) filter (where i.ongoing), max(i.runs_out_on))
    from public.prescription_items i where i.prescription_id = p_row.id);
end $$;
comment on function private.write_items(public.prescriptions) is
  'Writes a draft''s medicines as they are issued; gives the day the first of those for ongoing use runs out, or the last course ends, all repeats taken.';
