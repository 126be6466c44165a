-- What is checked of a script before it is issued: lines for each medicine, from the catalogue and what is known of the person.
--
-- Everything here answers from its arguments and the catalogue alone. A line is clear (compared, and nothing was found), a conflict
-- (severe ones need a written reason), unknown (the table does not know) or not_checked (a fact is missing). Of what is written as
-- text nothing is ever clear: only its words were recognised.

create function private.check_line(p_kind text, p_state text, p_says text, p_values jsonb default '{}', p_severe boolean default false)
returns jsonb
language plpgsql immutable security invoker set search_path = '' as $$
begin
  return jsonb_build_object('kind', p_kind, 'state', p_state, 'severe', p_severe, 'says', p_says, 'values', p_values);
end $$;
comment on function private.check_line(text, text, text, jsonb, boolean) is 'One line of a check; says is a code of check-words.ts, values its words.';

create function private.script_medicines(p_items jsonb, p_version int)
returns table (nr int, item jsonb, label text, ids text[], is_text boolean, named text[])
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  select d.nr::int, d.item, coalesce(m.name, d.item ->> 'medicine', ''),
    case when m.id is null then private.medicines_named(p_version, d.item ->> 'medicine') || n.ids else array[m.id] end, m.id is null,
    case when m.id is null then n.names else '{}' end
  from jsonb_array_elements(p_items) with ordinality d (item, nr)
  -- What is printed is what was checked: an id beside another name counts for nothing.
  left join private.catalogue_medicines m on m.version = p_version and m.id = d.item ->> 'medicineId'
    and m.id = any (private.medicines_named(p_version, d.item ->> 'medicine'))
  cross join lateral (select coalesce(array_agg(k.id order by k.id), '{}') as ids, coalesce(array_agg(k.name order by k.id), '{}') as names
    from jsonb_array_elements_text(coalesce(d.item -> 'named', '[]')) w (id)
    join private.catalogue_medicines k on k.version = p_version and k.id = w.id) n;
end $$;
comment on function private.script_medicines(jsonb, int) is
  'The medicines of a draft: chosen from the catalogue, or what the words of a text name and what the prescriber says is in it (named: their names); is_text says that nobody chose.';

create function private.by_what_was_named(p_lines jsonb, p_is_named boolean) returns jsonb
language plpgsql immutable security invoker set search_path = '' as $$
begin
  -- Named by a person, not chosen from the list: a danger counts, and nothing is called clear.
  return case when not p_is_named then p_lines else (select coalesce(jsonb_agg(l.line || jsonb_build_object('values', (l.line -> 'values') || '{"named": true}')
      || case l.line ->> 'state' when 'clear' then '{"state": "unknown"}'::jsonb else '{}' end order by l.nr), '[]')
    from jsonb_array_elements(p_lines) with ordinality l (line, nr)) end;
end $$;
comment on function private.by_what_was_named(jsonb, boolean) is 'Lines of a medicine written as text that were compared by the ingredients somebody named: never clear.';

create function private.with_ids(p_takes jsonb, p_version int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(t.one || jsonb_build_object('ids', case when m.id is null
      then to_jsonb(private.medicines_named(p_version, t.one ->> 'label')) || coalesce(t.one -> 'named', '[]')
      else jsonb_build_array(m.id) end) order by t.nr), '[]')
    from jsonb_array_elements(coalesce(p_takes, '[]')) with ordinality t (one, nr)
    left join private.catalogue_medicines m on m.version = p_version and m.id = t.one ->> 'medicine_id');
end $$;
comment on function private.with_ids(jsonb, int) is 'What a person takes, each with the medicines of the catalogue that it names.';

create function private.others_beside(p_medicines jsonb, p_nr int, p_takes jsonb)
returns table (label text, ids text[], is_draft boolean, is_hidden boolean, nr int, is_known boolean)
language plpgsql immutable security invoker set search_path = '' rows 10 as $$
begin
  -- In plpgsql, as every small helper here: a session plans it once, and a function of SQL with a search path at each call.
  return query select o.one ->> 'label', array(select jsonb_array_elements_text(o.one -> 'ids')), o.is_draft,
    coalesce((o.one ->> 'hidden')::boolean, false), o.nr,
    -- What is in a medicine written as text was named by somebody: its dangers count, and it stays unknown to the list.
    o.one -> 'ids' <> '[]' and coalesce(o.one -> 'named', '[]') = '[]'
  from (select m.one, true as is_draft, m.nr::int as nr from jsonb_array_elements(p_medicines) with ordinality m (one, nr) where m.nr <> p_nr
    union all select t.one, false, 100 + t.nr::int from jsonb_array_elements(p_takes) with ordinality t (one, nr)) o;
end $$;
comment on function private.others_beside(jsonb, int, jsonb) is
  'What a medicine of a draft is compared with: the other medicines of the draft and what the person takes now, both with their ids.';

create function private.check_allergies(p_medicine text, p_is_text boolean, p_facts jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_hidden text[] := array(select a ->> 'label' from jsonb_array_elements(coalesce(p_facts -> 'allergies', '[]')) a
    where (a ->> 'hidden')::boolean);
  v_labels text[] := array(select a ->> 'label' from jsonb_array_elements(coalesce(p_facts -> 'allergies', '[]')) a);
  v_match jsonb := private.match_allergies(v_labels, array[p_medicine]);
  v_lines jsonb := (select coalesce(jsonb_agg(private.check_line('allergy', 'conflict', 'allergy.' || (f ->> 'kind'),
      jsonb_build_object('with', case when f ->> 'allergy' = any (v_hidden) then null else f ->> 'allergy' end), true)), '[]')
    from jsonb_array_elements(v_match -> 'findings') f);
begin
  if v_match -> 'unrecognised' <> '[]' then
    v_lines := v_lines || private.check_line('allergy', 'unknown', 'allergy.unrecognised', jsonb_build_object(
      'words', (select coalesce(jsonb_agg(u), '[]') from jsonb_array_elements_text(v_match -> 'unrecognised') u where u <> all (v_hidden)),
      'compared', cardinality(v_labels)));
  end if;
  if v_lines <> '[]' then
    return v_lines;
  elsif p_is_text then
    return jsonb_build_array(private.check_line('allergy', 'not_checked', 'text'));
  elsif v_labels = '{}' and p_facts ->> 'allergy_state' is distinct from 'none_known' then
    return jsonb_build_array(private.check_line('allergy', 'not_checked', 'allergy.notAsked'));
  end if;
  return jsonb_build_array(private.check_line('allergy', 'clear', 'allergy.clear', jsonb_build_object('compared', cardinality(v_labels))));
end $$;
comment on function private.check_allergies(text, boolean, jsonb) is
  'One medicine against the allergies of the facts. An allergy the prescriber may not see is told without its words.';

create function private.check_interactions(p_ids text[], p_is_text boolean, p_medicines jsonb, p_nr int, p_facts jsonb, p_version int)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
  with other as materialized (select * from private.others_beside(p_medicines, p_nr, p_facts -> 'takes')),
  pair as (
    select distinct on (o.nr) o.nr, o.label, o.is_hidden, i.id, i.severity, i.why, i.what_to_do, i.source,
      array_position(array['moderate', 'serious', 'contraindicated'], i.severity) as weight
    from other o
    join private.catalogue_sides here on here.version = p_version and here.medicine = any (p_ids)
    join private.catalogue_sides there on there.version = p_version and there.medicine = any (o.ids)
      and there.id = here.id and there.side <> here.side and there.medicine <> here.medicine
    join private.catalogue_interactions i on i.version = p_version and i.id = here.id
    -- The same medicine twice is told as double, not as a pair.
    where not (o.ids <@ p_ids and p_ids <@ o.ids)
    -- The worst row of a pair is told, in the words of the one that names it best.
    order by o.nr, weight desc, (i.a like 'group:%')::int + (i.b like 'group:%')::int, (i.a like 'class:%')::int + (i.b like 'class:%')::int, i.id),
  taken as (select count(*) as all_of, count(*) filter (where not o.is_known) as unknown,
      coalesce(jsonb_agg(o.label order by o.nr) filter (where not o.is_known and not o.is_hidden), '[]') as words
    from other o where not o.is_draft)
  select coalesce((select jsonb_agg(private.check_line('interaction', 'conflict', 'interaction.found', jsonb_build_object(
      'with', case when not p.is_hidden then p.label end, 'why', p.why, 'do', p.what_to_do, 'severity', p.severity, 'row', p.id,
      'source', p.source), p.weight > 1) order by p.weight desc, p.nr) from pair p), '[]')
    || case when p_is_text then case when exists (select from pair) then '[]'
        else jsonb_build_array(private.check_line('interaction', 'not_checked', 'text')) end
      when t.all_of = 0 then jsonb_build_array(private.check_line('interaction', 'not_checked', 'takes.none'))
      when t.unknown > 0 then jsonb_build_array(private.check_line('interaction', 'unknown', 'takes.unrecognised',
        jsonb_build_object('words', t.words, 'compared', t.all_of - t.unknown, 'of', t.all_of)))
      when exists (select from pair) then '[]'
      else jsonb_build_array(private.check_line('interaction', 'clear', 'interaction.clear',
        jsonb_build_object('compared', t.all_of, 'of', t.all_of))) end
  from taken t);
end $$;
comment on function private.check_interactions(text[], boolean, jsonb, int, jsonb, int) is
  'One medicine with what the person takes and with the rest of the draft. Serious and contraindicated pairs need a reason.';

create function private.check_duplicates(p_ids text[], p_is_text boolean, p_medicines jsonb, p_nr int, p_facts jsonb, p_version int)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
  with mine as (select distinct unnest(m.ingredients) as name from private.catalogue_medicines m
    where m.version = p_version and m.id = any (p_ids)),
  other as materialized (select * from private.others_beside(p_medicines, p_nr, p_facts -> 'takes')),
  double as (
    select o.nr, o.label, o.is_draft, o.is_hidden, o.ids <@ p_ids and p_ids <@ o.ids as is_same,
      (select string_agg(distinct n.name, ', ') from mine n join private.catalogue_medicines m on n.name = any (m.ingredients)
        where m.version = p_version and m.id = any (o.ids)) as shared
    from other o),
  taken as (select count(*) as all_of, count(*) filter (where not o.is_known) as unknown,
      coalesce(jsonb_agg(o.label order by o.nr) filter (where not o.is_known and not o.is_hidden), '[]') as words
    from other o where not o.is_draft)
  select coalesce((select jsonb_agg(private.check_line('duplicate', 'conflict',
        case when d.is_draft then 'duplicate.draft' when d.is_same then 'duplicate.goesOn' else 'duplicate.taken' end,
        jsonb_build_object('with', case when not d.is_hidden then d.label end, 'ingredient', d.shared), d.is_draft or not d.is_same)
      order by d.nr) from double d where d.shared is not null),
    jsonb_build_array(case when p_is_text then private.check_line('duplicate', 'not_checked', 'text')
      when t.all_of = 0 then private.check_line('duplicate', 'not_checked', 'takes.none')
      when t.unknown > 0 then private.check_line('duplicate', 'unknown', 'takes.unrecognised',
        jsonb_build_object('words', t.words, 'compared', t.all_of - t.unknown, 'of', t.all_of))
      else private.check_line('duplicate', 'clear', 'duplicate.clear', jsonb_build_object('compared', t.all_of)) end))
  from taken t);
end $$;
comment on function private.check_duplicates(text[], boolean, jsonb, int, jsonb, int) is
  'Whether an ingredient is in the draft or taken already. The same medicine that goes on is told, and needs no reason.';

create function private.check_script(p_items jsonb, p_facts jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_catalogue private.medicine_catalogues;
  v_medicines jsonb;
  v_facts jsonb;
begin
  select * into strict v_catalogue from private.medicine_catalogues c where c.state = 'published';
  v_facts := p_facts || jsonb_build_object('takes', private.with_ids(p_facts -> 'takes', v_catalogue.version));
  select coalesce(jsonb_agg(jsonb_build_object('label', m.label, 'ids', m.ids, 'is_text', m.is_text, 'named', m.named) order by m.nr), '[]') into v_medicines
  from private.script_medicines(p_items, v_catalogue.version) m;
  return (
    with told as (
      select d.nr::int as nr, d.item, m.one ->> 'label' as label, (m.one ->> 'is_text')::boolean as is_text,
        array(select jsonb_array_elements_text(m.one -> 'ids')) as ids, array(select jsonb_array_elements_text(m.one -> 'named')) as named
      from jsonb_array_elements(p_items) with ordinality d (item, nr)
      join jsonb_array_elements(v_medicines) with ordinality m (one, nr) on m.nr = d.nr),
    checked as materialized (
      select t.*, private.check_listed(t.ids, t.is_text, t.is_named, v_catalogue.version)
        || private.by_what_was_named(
          private.check_allergies(case when t.is_text then concat_ws(' ', t.label, array_to_string(t.named, ' '))
            else concat_ws(' ', t.label, t.item ->> 'medicine') end, t.is_words, v_facts)
          || private.check_interactions(t.ids, t.is_words, v_medicines, t.nr, v_facts, v_catalogue.version)
          || private.check_duplicates(t.ids, t.is_words, v_medicines, t.nr, v_facts, v_catalogue.version), t.is_named)
        || private.check_dose(t.item, t.ids, t.is_text, v_facts, v_catalogue.version)
        || private.by_what_was_named(
          private.check_pregnancy(t.ids, t.is_words, v_facts, v_catalogue.version)
          || private.check_breastfeeding(t.ids, t.is_words, v_facts, v_catalogue.version)
          || private.check_alcohol(t.ids, t.is_words, v_facts, v_catalogue.version)
          || private.check_kidneys(t.ids, t.is_words, v_facts, v_catalogue.version), t.is_named)
        || private.check_schedule(t.item, t.ids, t.is_text, jsonb_array_length(p_items), v_catalogue.version) as lines
      from (select d.*, d.named <> '{}' as is_named, d.is_text and d.named = '{}' as is_words from told d) t),
    line as materialized (select l ->> 'state' as state, (l ->> 'severe')::boolean as severe from checked c, jsonb_array_elements(c.lines) l)
    select jsonb_build_object(
      'catalogue', jsonb_build_object('version', v_catalogue.version, 'source', v_catalogue.source, 'dated', v_catalogue.dated,
        'reviewed', v_catalogue.reviewed),
      'items', coalesce((select jsonb_agg(jsonb_build_object('position', c.nr, 'medicine', c.label,
        'medicine_id', case when not c.is_text then c.item ->> 'medicineId' end, 'lines', c.lines) order by c.nr) from checked c), '[]'),
      'severe', (select count(*) from line where severe), 'conflicts', (select count(*) from line where state = 'conflict'),
      'unknown', (select count(*) from line where state = 'unknown'), 'not_checked', (select count(*) from line where state = 'not_checked')));
end $$;
comment on function private.check_script(jsonb, jsonb) is
  'Checks the medicines of a draft against facts: { age, gender, weight {kg, days}, creatinine {umol, days}, egfr {value, days}, pregnancy, pregnant_on_record, breastfeeding, breastfeeding_on_record, alcohol, alcohol_on_record, kidney_on_record, allergy_state, allergies [{label, hidden}], takes [{label, medicine_id, named, hidden}] }. Gives lines for each medicine, and how many of each kind; no sum says that all is well.';
