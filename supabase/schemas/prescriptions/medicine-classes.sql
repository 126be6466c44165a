-- Allergies against medicines: a comparison by the words of the catalogue (medicine-catalogues).
--
-- The same comparison lives in @telehealth/clinical (check-allergies.ts) for the browser, over the classes of version 1; a test
-- compares both, row by row and answer by answer. It finds what it knows: an allergy it does not recognise is named as such,
-- so that a person looks. A clinician and a pharmacist have to review the table.

create function private.plain_words(p_text text) returns text
language sql immutable security invoker set search_path = '' as $$
  select ' ' || btrim(regexp_replace(
    regexp_replace(lower(normalize(private.one_line(coalesce(p_text, '')), NFKD)), '[\u0300-\u036f]', '', 'g'), '[^a-z0-9]+', ' ', 'g')) || ' '
$$;
comment on function private.plain_words(text) is 'A text as lower-case words without marks or signs that nobody sees, each between single spaces.';

create function private.spans(p_text text) returns setof text
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_words text[] := string_to_array(btrim(private.plain_words(p_text)), ' ');
begin
  -- In plpgsql, as what calls it: a session plans it once.
  return query select distinct array_to_string(v_words[s.nr:s.nr + l.more], ' ')
    from generate_series(1, cardinality(v_words)) s (nr) cross join generate_series(0, least(11, cardinality(v_words) - 1)) l (more)
    where s.nr + l.more <= cardinality(v_words);
end $$;
comment on function private.spans(text) is 'Every run of up to twelve words of a text, plain: what a name is looked up by.';

create function private.medicines_named(p_version int, p_text text) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  -- In a variable: a few words are looked up in the index then, where a join or a subquery reads the whole list.
  v_spans text[] := array(select private.spans(p_text));
begin
  return (select coalesce(array_agg(distinct n.medicine order by n.medicine), '{}') from private.catalogue_names n
    where n.version = p_version and n.name = any (v_spans));
end $$;
comment on function private.medicines_named(int, text) is 'The medicines a text names, by any of their words; empty when the catalogue knows none.';

create function private.classes_named(p_version int, p_text text, p_of_medicines boolean) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_spans text[] := array(select private.spans(p_text));
begin
  return (select coalesce(array_agg(distinct w.class), '{}') from private.catalogue_class_words w
    where w.version = p_version and w.word = any (v_spans) and not (p_of_medicines and w.is_of_class));
end $$;
comment on function private.classes_named(int, text, boolean) is
  'The classes of the medicines a text names; with false also those it calls by the name of the class, as allergies do.';

create function private.match_allergies(p_allergies text[], p_medicines text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
  with catalogue as materialized (select private.catalogue_in_force() as version),
  allergy as materialized (select a.label, a.nr, private.plain_words(a.label) as words, private.classes_named(c.version, a.label, false) as known
    from catalogue c, unnest(p_allergies) with ordinality a (label, nr)),
  medicine as materialized (select m.label, m.nr, private.plain_words(m.label) as words,
      private.classes_named(c.version, m.label, true) as taken
    from catalogue c, unnest(p_medicines) with ordinality m (label, nr)),
  found as (
    select a.nr as allergy_nr, m.nr as medicine_nr, a.label as allergy, m.label as medicine, case
      when a.known && m.taken then 'same_class'
      when exists (select from regexp_split_to_table(btrim(a.words), ' ') w
        where length(w) >= 5 and m.words like '% ' || w || ' %') then 'same_name'
      when exists (select from private.catalogue_classes k, catalogue c where k.version = c.version and k.class = any (a.known)
        and k.related && m.taken) then 'related_class' end as kind
    from allergy a cross join medicine m),
  unknown as (select
    (select coalesce(jsonb_agg(a.label order by a.nr), '[]') from allergy a
      where a.known = '{}' and not exists (select from found x where x.allergy_nr = a.nr and x.kind is not null)) as allergies,
    (select coalesce(jsonb_agg(m.label order by m.nr), '[]') from medicine m
      where m.taken = '{}' and not exists (select from found x where x.medicine_nr = m.nr and x.kind is not null)) as medicines)
  select jsonb_build_object(
    'result', case when bool_or(f.kind in ('same_class', 'same_name')) then 'conflict'
      when bool_or(f.kind is not null) then 'caution'
      when (select u.allergies || u.medicines <> '[]' from unknown u) then 'unknown' else 'clear' end,
    'findings', coalesce(jsonb_agg(jsonb_build_object('allergy', f.allergy, 'medicine', f.medicine, 'kind', f.kind)
      order by f.medicine_nr, f.allergy_nr) filter (where f.kind is not null), '[]'),
    'unrecognised', (select u.allergies from unknown u), 'unknown', (select u.medicines from unknown u),
    'allergies', cardinality(p_allergies), 'table_version', (select c.version from catalogue c))
  from (select 1) one left join found f on true);
end $$;
comment on function private.match_allergies(text[], text[]) is
  'Compares allergies with medicines: conflict (same class or name), caution (a related class), unknown (something the table does not know) or clear; and which allergies and medicines it does not know.';
