-- Bringing a version of the catalogue: its rows as they come, and what is found by them.

create function private.as_list(p_text text) returns text[]
language sql immutable security invoker set search_path = '' as $$
  select coalesce(array_agg(btrim(part) order by nr) filter (where btrim(part) <> ''), '{}')
  from regexp_split_to_table(coalesce(p_text, ''), '[;,]') with ordinality s (part, nr)
$$;
comment on function private.as_list(text) is 'The parts of a cell between semicolons or commas.';

create function private.load_medicines(p_version int, p_rows jsonb) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count int;
begin
  insert into private.catalogue_medicines (version, id, name, synonyms, ingredients, route, atc, classes, groups, brands, strengths,
    schedules, adult_max, child_dose, child_max, pregnancy, kidney, use, source, max_mg, max_units, child, breastfeeding)
  select p_version, r.id, r.name, private.as_list(r.synonyms), private.as_list(r.ingredients), r.route, coalesce(r.atc, ''),
    private.as_list(r.allergy_classes), private.as_list(r.interaction_groups),
    private.as_list(concat_ws(';', r.brands_in_sep, r.brands_unconfirmed)), coalesce(r.strengths_forms, ''),
    array(select m[1]::int from regexp_matches(coalesce(r.schedules, ''), 'S([0-6])', 'g') m), coalesce(r.adult_max_day, ''),
    coalesce(r.child_dose, ''), coalesce(r.child_max, ''), coalesce(r.pregnancy, ''), coalesce(r.kidney, ''), coalesce(r.use, ''),
    coalesce(r.source, ''), most.max_mg, most.max_units, private.read_child_dose(coalesce(r.child_dose, ''), coalesce(r.child_max, '')),
    coalesce(r.breastfeeding, '')
  from jsonb_to_recordset(p_rows) r (id text, name text, synonyms text, ingredients text, route text, atc text, allergy_classes text,
    interaction_groups text, brands_in_sep text, brands_unconfirmed text, strengths_forms text, schedules text, adult_max_day text,
    child_dose text, child_max text, pregnancy text, breastfeeding text, kidney text, use text, source text)
  cross join lateral private.read_most_a_day(coalesce(r.adult_max_day, ''), cardinality(private.as_list(r.ingredients))) most;
  get diagnostics v_count = row_count;
  return v_count;
end $$;
comment on function private.load_medicines(int, jsonb) is
  'Adds medicines to a version: objects with the columns of supabase/catalogue/medicines.tsv, all text. Gives how many.';

create function private.load_interactions(p_version int, p_rows jsonb) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count int;
begin
  insert into private.catalogue_interactions (version, id, a, b, severity, why, what_to_do, source)
  select p_version, r.id, r.a, r.b, r.severity, r.why, coalesce(r.what_to_do, ''), coalesce(r.source, '')
  from jsonb_to_recordset(p_rows) r (id text, a text, b text, severity text, why text, what_to_do text, source text);
  get diagnostics v_count = row_count;
  return v_count;
end $$;
comment on function private.load_interactions(int, jsonb) is
  'Adds interactions to a version: objects with the columns of supabase/catalogue/interactions.tsv. Gives how many.';

create function private.load_classes(p_version int, p_rows jsonb) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count int;
begin
  insert into private.catalogue_classes (version, class, names, words, related, members)
  select p_version, r.class, private.as_list(r.names), private.as_list(r.words), private.as_list(r.related), private.as_list(r.members)
  from jsonb_to_recordset(p_rows) r (class text, names text, words text, related text, members text);
  get diagnostics v_count = row_count;
  return v_count;
end $$;
comment on function private.load_classes(int, jsonb) is
  'Adds classes to a version: objects with the columns of supabase/catalogue/classes.tsv. Gives how many.';

create function private.index_catalogue(p_version int) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.catalogue_names (version, name, medicine, kind, said)
  select distinct on (n.name, n.medicine) p_version, n.name, n.medicine, n.kind, n.said
  from (
    select btrim(private.plain_words(w.said)) as name, m.id as medicine, w.kind, w.said, w.place
    from private.catalogue_medicines m
    cross join lateral (
      select m.name as said, 'name' as kind, 1 as place
      union all select regexp_replace(m.name, '\([^)]*\)', ' ', 'g'), 'name', 1
      union all select s, 'synonym', 2 from unnest(m.synonyms) s
      union all select b, 'brand', 3 from unnest(m.brands) b
      -- A word for one ingredient means what holds it alone; a combination only where nothing holds it alone.
      union all select i, 'ingredient', 2 from unnest(m.ingredients) i
        where cardinality(m.ingredients) = 1 or not exists (select from private.catalogue_medicines o
          where o.version = p_version and o.ingredients = array[i])) w
    where m.version = p_version) n
  where n.name <> ''
  order by n.name, n.medicine, n.place, n.said;
  insert into private.catalogue_sides (version, id, side, medicine)
  select distinct p_version, i.id, s.side, m.id
  from private.catalogue_interactions i
  cross join lateral (values ('a', split_part(i.a, ':', 1), substr(i.a, strpos(i.a, ':') + 1)),
    ('b', split_part(i.b, ':', 1), substr(i.b, strpos(i.b, ':') + 1))) s (side, what, word)
  join private.catalogue_medicines m on m.version = p_version and case s.what
    when 'medicine' then m.name = s.word
    when 'ingredient' then s.word = any (m.ingredients)
    when 'class' then s.word = any (m.classes)
    -- What is put on the skin counts only where it is named.
    when 'group' then s.word = any (m.groups) and m.route <> 'local' else false end
  where i.version = p_version;
  insert into private.catalogue_class_words (version, word, class, is_of_class)
  select p_version, n.name, c, false from private.catalogue_names n join private.catalogue_medicines m
    on m.version = p_version and m.id = n.medicine cross join unnest(m.classes) c where n.version = p_version
  union select p_version, n.name, k.class, false from private.catalogue_classes k cross join unnest(k.members) member
    join private.catalogue_names n on n.version = p_version and n.medicine = member where k.version = p_version
  union select p_version, w, k.class, false from private.catalogue_classes k cross join unnest(k.words) w where k.version = p_version and w <> ''
  union select p_version, w, k.class, true from private.catalogue_classes k cross join unnest(k.names) w where k.version = p_version and w <> ''
  -- A class without words of its own is called by its name.
  union select p_version, replace(c, '_', ' '), c, true from private.catalogue_medicines m cross join unnest(m.classes) c
    where m.version = p_version and not exists (select from private.catalogue_classes k where k.version = p_version and k.class = c);
  analyze private.catalogue_medicines, private.catalogue_names, private.catalogue_class_words, private.catalogue_interactions, private.catalogue_sides;
end $$;
comment on function private.index_catalogue(int) is
  'Writes what a version makes constant, once its rows are complete: names, sides of interactions, words of classes.';

create function private.classes_of(p_version int) returns table (class text, names text[], medicines text[], related text[])
language sql stable security definer set search_path = '' as $$
  with member as (
    select c as class, m.id from private.catalogue_medicines m, unnest(m.classes) c where m.version = p_version
    union select k.class, x from private.catalogue_classes k, unnest(k.members) x where k.version = p_version),
  word as (
    select m.class, n.name from member m join private.catalogue_names n on n.version = p_version and n.medicine = m.id
    union select k.class, w from private.catalogue_classes k, unnest(k.words) w where k.version = p_version)
  select w.class, coalesce(max(k.names), array[replace(w.class, '_', ' ')]), array_agg(w.name order by w.name collate "C"),
    coalesce(max(k.related), '{}')
  from word w left join private.catalogue_classes k on k.version = p_version and k.class = w.class group by w.class
$$;
comment on function private.classes_of(int) is
  'The classes of a version with every word for them and for their medicines, as shared-clinical holds them of version 1.';
