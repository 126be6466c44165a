-- Opening a chart: the one way in for anybody but the patient. The answer is a ticket; read_look gives the data (access/looking).
--
-- Per category the look holds either the data or the fact that it is hidden; hidden looks the same whether there is something
-- or nothing. Sections are filled by private.chart_<section>.

create function private.chart_profile(p_patient uuid, p_category text, p_newest int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(entry), '[]') from (
    select jsonb_build_object('kind', 'facts', 'name', f.name, 'date_of_birth', p.date_of_birth, 'gender', p.gender,
      'blood_type', p.blood_type, 'phone', f.phone_raw, 'locale', f.locale, 'updated_at', p.updated_at, 'version', p.version,
      'none_known', private.none_known_of(p_patient, private.actor_may('sensitive'))) as entry
    from public.patients p join public.profiles f on f.id = p.profile_id
    where p.profile_id = p_patient and p_category = 'profile'
    union all
    (select to_jsonb(a) - array['patient_id', 'place'] || '{"kind": "allergy"}' from (
      select e.*, row_number() over (order by e.updated_at desc, e.id) as place from public.patient_allergies e
      where e.patient_id = p_patient and e.category = p_category and e.status <> 'removed') a
    where a.status = 'active' or p_newest is null or a.place <= p_newest
    order by a.status, a.created_at, a.id)) entries
$$;
comment on function private.chart_profile(uuid, text, int) is
  'Section profile of a chart: the facts (with category profile only) and the allergies of that category.';

create function private.chart_conditions(p_patient uuid, p_category text, p_newest int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(c) - array['patient_id', 'place'] order by c.status, c.created_at, c.id), '[]')
  from (select e.*, row_number() over (order by e.updated_at desc, e.id) as place from public.patient_conditions e
    where e.patient_id = p_patient and e.category = p_category and e.status <> 'removed') c
  where c.status = 'active' or p_newest is null or c.place <= p_newest
$$;
comment on function private.chart_conditions(uuid, text, int) is 'Section conditions of a chart: what is and what was, of that category.';

create function private.chart_section(p_section text, p_patient uuid, p_category text, p_newest int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_other uuid;
  v_all jsonb := private.chart_part(p_section, p_patient, p_category, p_newest);
begin
  -- What was written of the same person elsewhere, marked. Messages are between two people, and stay where they are.
  foreach v_other in array (private.records_of(p_patient))[2:] loop
    v_all := v_all || case p_section when 'messages' then '[]'
      else private.from_other_record(private.chart_part(p_section, v_other, p_category, p_newest)) end;
  end loop;
  return v_all;
end $$;
comment on function private.chart_section(text, uuid, text, int) is
  'The current rows of one section of a chart that have that category, those of a record folded into it included. With a number only that many of each kind, the newest, and whatever else is active.';

create function private.chart_part(p_section text, p_patient uuid, p_category text, p_newest int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.chart_rows(p_patient, case p_section
    when 'profile' then private.chart_profile(p_patient, p_category, p_newest)
    when 'medicines' then private.chart_medicines(p_patient, p_category, p_newest)
    when 'conditions' then private.chart_conditions(p_patient, p_category, p_newest)
    when 'notes' then private.chart_notes(p_patient, p_category, p_newest)
    when 'documents' then private.chart_documents(p_patient, p_category, p_newest)
    when 'results' then private.chart_results(p_patient, p_category, p_newest)
    when 'readings' then private.chart_readings(p_patient, p_category, p_newest)
    when 'messages' then private.chart_messages(p_patient, p_category) end);
end $$;
comment on function private.chart_part(text, uuid, text, int) is
  'The same of one record alone.';

create function private.chart_sections(p_patient uuid, p_category text, p_newest int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_section text;
  v_all jsonb := '{}';
begin
  if p_category not in ('mental_health', 'sexual_health') then
    return jsonb_build_object(p_category, private.chart_section(p_category, p_patient, p_category, p_newest));
  end if;
  -- A sensitive category gathers what was so marked in every section.
  foreach v_section in array array['profile', 'medicines', 'conditions', 'notes', 'documents', 'results', 'readings', 'messages'] loop
    v_all := v_all || jsonb_build_object(v_section, private.chart_section(v_section, p_patient, p_category, p_newest));
  end loop;
  return v_all;
end $$;
comment on function private.chart_sections(uuid, text, int) is
  'What a category of a chart holds, by section: one section, or all of them for a sensitive category.';

create function public.open_chart(p_patient uuid default null, p_categories text[] default null, p_screen text default '',
  p_newest int default null)
returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_patient uuid := coalesce(p_patient, private.me());
  v_wanted text[] := coalesce(p_categories, private.chart_categories());
  v_category text;
  v_opened text[] := '{}';
begin
  perform private.refuse_reading_request();
  if cardinality(v_wanted) not between 1 and 10 or not v_wanted <@ private.chart_categories()
    or p_newest not between 1 and 100 then
    perform private.refuse('data.invalid');
  end if;
  perform private.hold_rights(v_me, v_patient);
  -- In one order: two who open the same chart never wait for each other in a circle.
  foreach v_category in array (select array_agg(distinct c) from unnest(v_wanted) c) loop
    if (select b.basis from private.access_basis(v_me, v_patient, v_category) b) is not null then
      perform private.open_category(v_patient, v_category, p_screen);
      v_opened := v_opened || v_category;
    end if;
  end loop;
  if v_opened = '{}' or not exists (select from public.patients p where p.profile_id = v_patient) then
    perform private.refuse('access.notGranted');
  end if;
  return private.issue_look('chart', v_patient, jsonb_build_object('wanted', v_wanted, 'opened', v_opened, 'newest', p_newest));
end $$;
comment on function public.open_chart(uuid, text[], text, int) is
  'Opens categories (all by default) of a patient''s chart (null: one''s own) and logs every look by somebody else; gives the ticket for read_look. There each category is {state: hidden} or {state: shown, basis, sections}; with p_newest (1 to 100) the sections hold that many of each kind, the newest, and what else is active. POST only. Hints: access.notGranted when nothing is granted or there is no such patient.';
grant execute on function public.open_chart to authenticated;

create function private.look_at_chart(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_shown jsonb;
begin
  perform private.hold_rights(p_look.issued_to, p_look.about);
  -- Only what has its line: a right that came since needs a line of its own.
  select jsonb_object_agg(w.category, case when b.basis is null then '{"state": "hidden"}' else jsonb_build_object('state', 'shown',
      'basis', b.basis, 'sections', private.chart_sections(p_look.about, w.category, (p_look.subject ->> 'newest')::int)) end)
  into v_shown
  from jsonb_array_elements_text(p_look.subject -> 'wanted') w (category)
  left join lateral (select a.basis from private.access_basis(p_look.issued_to, p_look.about, w.category) a
    where p_look.subject -> 'opened' ? w.category) b on true;
  if not jsonb_path_exists(v_shown, '$.*.state ? (@ == "shown")') then
    perform private.refuse('access.notGranted');
  end if;
  return jsonb_build_object('patient_id', p_look.about, 'patient_name', private.person_name(p_look.about),
    'opened_at', private.clock(), 'categories', v_shown);
end $$;
comment on function private.look_at_chart(private.look_tickets) is
  'The categories of a chart that were opened and may still be seen; the others are hidden. Hint: access.notGranted.';

create function private.history_of(p_reader uuid, p_kind text, p_id uuid, out patient_id uuid, out categories text[])
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row jsonb;
  v_category text;
begin
  if p_kind is null or p_kind not in ('patients', 'patient_conditions', 'patient_allergies', 'patient_medications',
    'patient_vaccinations', 'patient_remarks', 'documents') then
    perform private.refuse('data.invalid');
  end if;
  execute format('select to_jsonb(e) from public.%I e where e.%I = $1', p_kind, case p_kind when 'patients' then 'profile_id' else 'id' end)
    using p_id into v_row;
  patient_id := coalesce(v_row ->> 'patient_id', v_row ->> 'profile_id')::uuid;
  v_category := coalesce(v_row ->> 'category', 'profile');
  perform private.hold_rights(p_reader, patient_id);
  if patient_id is null or (select b.basis from private.access_basis(p_reader, patient_id, v_category) b) is null then
    perform private.refuse('chart.notFound');
  end if;
  -- A version from before the row was moved to another category is given only with a right to that one, too.
  categories := array(select distinct c.name from (select v_category as name union select v.category from public.chart_versions v
      where v.kind = p_kind and v.row_id = p_id) c
    where (select b.basis from private.access_basis(p_reader, history_of.patient_id, c.name) b) is not null order by c.name);
end $$;
comment on function private.history_of(uuid, text, uuid) is
  'Whose row of a chart this is, and which categories of its versions this person may see now. Hint: chart.notFound.';

create function public.chart_history(p_kind text, p_id uuid, p_screen text default '') returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row record;
  v_category text;
begin
  perform private.refuse_reading_request();
  select * into v_row from private.history_of(private.require_actor(), p_kind, p_id);
  foreach v_category in array v_row.categories loop
    perform private.open_category(v_row.patient_id, v_category, p_screen);
  end loop;
  return private.issue_look('history', v_row.patient_id,
    jsonb_build_object('kind', p_kind, 'id', p_id, 'opened', v_row.categories));
end $$;
comment on function public.chart_history(text, uuid, text) is
  'Opens the earlier versions of a row of a chart, for those who may see the row; logs the look, gives the ticket for read_look. There they come newest first. Hint: chart.notFound.';
grant execute on function public.chart_history to authenticated;

create function private.look_at_history(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_kind text := p_look.subject ->> 'kind';
  v_id uuid := p_look.subject ->> 'id';
  v_row record;
begin
  select * into v_row from private.history_of(p_look.issued_to, v_kind, v_id);
  return (select coalesce(jsonb_agg(jsonb_build_object('version', v.version, 'category', v.category, 'changed_at', v.changed_at,
      'changed_by', v.changed_by, 'changed_by_name', private.person_name(v.changed_by), 'content',
      case when p_look.about = p_look.issued_to then v.content
        else v.content - array['id_kind', 'id_number', 'address', 'path', 'sha256'] end) order by v.version desc), '[]')
    from public.chart_versions v
    where v.kind = v_kind and v.row_id = v_id and v.category = any (v_row.categories) and p_look.subject -> 'opened' ? v.category);
end $$;
comment on function private.look_at_history(private.look_tickets) is
  'The earlier versions of a row in the categories that were opened and may still be seen. Hint: chart.notFound.';
