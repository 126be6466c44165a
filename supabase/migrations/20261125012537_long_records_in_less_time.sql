-- The whole of a long record in less time: names and disputes for all rows of a section at once, each kind of measurement read from
-- its newest on; and a look at the newest of everything, with which a page opens before the rest has come.

drop function private.chart_row(jsonb);
drop function private.with_disputes(jsonb);
drop function private.chart_profile(uuid, text);
drop function private.chart_conditions(uuid, text);
drop function private.chart_medicines(uuid, text);
drop function private.chart_notes(uuid, text);
drop function private.chart_files(uuid, text, boolean);
drop function private.chart_documents(uuid, text);
drop function private.chart_observations(uuid, text, text);
drop function private.chart_readings(uuid, text);
drop function private.chart_results(uuid, text);
drop function private.chart_section(text, uuid, text);
drop function private.chart_sections(uuid, text);
drop function public.open_chart(uuid, text[], text);

create function private.chart_rows(p_patient uuid, p_rows jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  -- All rows at once: a record of twenty years has thousands, and few people wrote them.
  with rows as materialized (select r.row, r.place, r.row ->> 'recorded_by' as recorded_by, r.row ->> 'confirmed_by' as confirmed_by
    from jsonb_array_elements(p_rows) with ordinality r (row, place)),
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
revoke execute on function private.chart_rows from public, anon, authenticated, service_role;

create function private.chart_observations(p_patient uuid, p_category text, p_section text, p_newest int) returns jsonb
language sql stable security definer set search_path = '' as $$
  -- A chart opens with the last hundred of each kind; read_observations gives whole series. Each kind is read from its newest
  -- on, so that a long series costs no more than a short one.
  select coalesce(jsonb_agg(to_jsonb(o) - 'patient_id' || jsonb_build_object('kind', 'observation', 'label', t.label, 'loinc', t.loinc)
    order by o.taken_at desc, o.id), '[]')
  from public.observation_types t cross join lateral (select e.* from public.observations e
    where e.patient_id = p_patient and e.code = t.code and e.category = p_category and e.status <> 'entered_in_error'
      and not exists (select from public.observations n where n.replaces = e.id)
    order by e.taken_at desc limit coalesce(p_newest, 100)) o
  where t.section = p_section
$$;
comment on function private.chart_observations(uuid, text, text, int) is 'The last hundred (or so many) measurements of each kind of a section and category, newest first.';
revoke execute on function private.chart_observations from public, anon, authenticated, service_role;

create function private.chart_readings(p_patient uuid, p_category text, p_newest int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.chart_observations(p_patient, p_category, 'readings', p_newest)
$$;
comment on function private.chart_readings(uuid, text, int) is 'Section readings of a chart: what devices measured and people typed.';
revoke execute on function private.chart_readings from public, anon, authenticated, service_role;

create function private.chart_files(p_patient uuid, p_category text, p_results boolean, p_newest int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(f) - array['patient_id', 'path', 'sha256', 'scan_note', 'scan_state', 'appointment_id']
    || '{"kind": "document"}' order by f.document_date desc, f.id), '[]')
  from (select d.* from public.documents d left join public.appointments a on a.id = d.appointment_id
    where d.patient_id = p_patient and d.category = p_category and d.state = 'stored'
      and (d.type in ('lab_result', 'imaging')) = p_results
      -- Somebody who opens the record does not open what came with a visit; what is about somebody else is no part of it at all.
      and (d.appointment_id is null or (private.me() = p_patient and a.for_name is null))
    order by d.document_date desc, d.id limit p_newest) f
$$;
comment on function private.chart_files(uuid, text, boolean, int) is
  'The stored documents of a category: reports of results, or all others. What came with a visit is listed for the patient alone.';
revoke execute on function private.chart_files from public, anon, authenticated, service_role;

create function private.chart_documents(p_patient uuid, p_category text, p_newest int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.chart_files(p_patient, p_category, false, p_newest)
$$;
comment on function private.chart_documents(uuid, text, int) is 'Section documents of a chart.';
revoke execute on function private.chart_documents from public, anon, authenticated, service_role;

create function private.chart_results(p_patient uuid, p_category text, p_newest int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.chart_observations(p_patient, p_category, 'results', p_newest)
    || private.chart_files(p_patient, p_category, true, p_newest)
$$;
comment on function private.chart_results(uuid, text, int) is 'Section results of a chart: laboratory values and reports.';
revoke execute on function private.chart_results from public, anon, authenticated, service_role;

create function private.chart_notes(p_patient uuid, p_category text, p_newest int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(entry), '[]') from (
    (select to_jsonb(n) - 'content_hash' || jsonb_build_object('author_name', p.name) as entry
      from public.notes n join public.profiles p on p.id = n.author_id
      where n.patient_id = p_patient and n.category = p_category and n.state = 'signed'
      order by n.signed_at desc, n.chain_no desc limit p_newest)
    union all
    (select to_jsonb(r) - 'patient_id' || '{"kind": "remark"}' from (select e.* from public.patient_remarks e
        where e.patient_id = p_patient and e.category = p_category and e.status <> 'removed'
        order by e.updated_at desc, e.id limit p_newest) r
      order by r.status, r.updated_at desc, r.id)) entries
$$;
comment on function private.chart_notes(uuid, text, int) is 'The section notes of a chart: signed ones, and what the patient wrote. The caller''s right was checked and logged before.';
revoke execute on function private.chart_notes from public, anon, authenticated, service_role;

create function private.chart_medicines(p_patient uuid, p_category text, p_newest int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(entry), '[]') from (
    (select to_jsonb(m) - array['patient_id', 'place'] || '{"kind": "medicine"}' as entry
      from (select e.*, row_number() over (order by e.updated_at desc, e.id) as place from public.patient_medications e
        where e.patient_id = p_patient and e.category = p_category and e.status <> 'removed') m
      where m.status = 'active' or p_newest is null or m.place <= p_newest
      order by m.status, m.created_at, m.id)
    union all
    (select private.prescription_json(p) - array['code', 'particulars', 'patient_id']
        || jsonb_build_object('kind', 'prescription')
      from public.prescriptions p where p.id in (select e.id from (
        select x.id, x.status, row_number() over (order by x.issued_at desc, x.id) as place from public.prescriptions x
        where x.patient_id = p_patient and x.category = p_category and x.issued_at is not null) e
        where e.status = 'active' or p_newest is null or e.place <= p_newest)
      order by p.issued_at desc, p.id)) entries
$$;
comment on function private.chart_medicines(uuid, text, int) is
  'Section medicines of a chart: what the patient takes and what was prescribed. The caller''s right was checked and logged before.';
revoke execute on function private.chart_medicines from public, anon, authenticated, service_role;

create function private.chart_profile(p_patient uuid, p_category text, p_newest int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(entry), '[]') from (
    select jsonb_build_object('kind', 'facts', 'name', f.name, 'date_of_birth', p.date_of_birth, 'gender', p.gender,
      'blood_type', p.blood_type, 'phone', f.phone_raw, 'locale', f.locale, 'updated_at', p.updated_at, 'version', p.version) as entry
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
revoke execute on function private.chart_profile from public, anon, authenticated, service_role;

create function private.chart_conditions(p_patient uuid, p_category text, p_newest int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(c) - array['patient_id', 'place'] order by c.status, c.created_at, c.id), '[]')
  from (select e.*, row_number() over (order by e.updated_at desc, e.id) as place from public.patient_conditions e
    where e.patient_id = p_patient and e.category = p_category and e.status <> 'removed') c
  where c.status = 'active' or p_newest is null or c.place <= p_newest
$$;
comment on function private.chart_conditions(uuid, text, int) is 'Section conditions of a chart: what is and what was, of that category.';
revoke execute on function private.chart_conditions from public, anon, authenticated, service_role;

create function private.chart_section(p_section text, p_patient uuid, p_category text, p_newest int) returns jsonb
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
comment on function private.chart_section(text, uuid, text, int) is
  'The current rows of one section of a chart that have that category. With a number only that many of each kind, the newest, and whatever else is active.';
revoke execute on function private.chart_section from public, anon, authenticated, service_role;

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
revoke execute on function private.chart_sections from public, anon, authenticated, service_role;

create function public.open_chart(p_patient uuid default null, p_categories text[] default null, p_screen text default '',
  p_newest int default null)
returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_patient uuid := coalesce(p_patient, v_me);
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
  'Opens categories (all by default) of a patient''s chart (null: one''s own) and logs every look by somebody else; gives the ticket for read_look. There each category is {state: hidden} or {state: shown, basis, sections}; with p_newest (1 to 100) the sections hold that many of each kind, the newest, and what else is active. POST only. Hint: access.notGranted when nothing is granted or there is no such patient.';
revoke execute on function public.open_chart from public, anon, authenticated, service_role;
grant execute on function public.open_chart to authenticated;

create or replace function private.look_at_chart(p_look private.look_tickets) returns jsonb
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
create or replace function private.look_at_readings(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_open text[] := private.readings_open(p_look.issued_to, p_look.about, p_look.subject ->> 'code');
begin
  return private.chart_rows(p_look.about, (select coalesce(jsonb_agg(to_jsonb(s) - 'patient_id' order by s.taken_at desc, s.id), '[]') from (
    select o.* from unnest(v_open) c, private.current_observations(p_look.about, c) o
    where p_look.subject -> 'opened' ? c and o.code = p_look.subject ->> 'code'
      and o.taken_at >= (p_look.subject ->> 'from')::timestamptz and o.taken_at < (p_look.subject ->> 'until')::timestamptz
    order by o.taken_at desc, o.id limit 5000) s));
end $$;
