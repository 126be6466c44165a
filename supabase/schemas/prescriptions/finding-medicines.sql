-- Finding a medicine of the catalogue in force: by name, ingredient, brand or class, with slips.

create function private.products_of(p_strengths text) returns table (nr int, form text, strength text)
language sql immutable security invoker set search_path = '' as $$
  select row_number() over (order by g.nr, s.nr)::int, g.found[1], btrim(s.strength)
  from (select p.nr, coalesce(regexp_match(btrim(p.part), '^([a-z][a-z, ]*?) ([0-9].*)$'), array['', btrim(p.part)]) as found
    from regexp_split_to_table(p_strengths, ';') with ordinality p (part, nr)) g
  cross join lateral regexp_split_to_table(g.found[2], ', ') with ordinality s (strength, nr)
  where btrim(s.strength) <> ''
$$;
comment on function private.products_of(text) is '"tablet 5 mg, 10 mg; injection 1 mg/ml" as rows of form and strength, in this order.';

create function private.medicines_like(p_version int, p_words text) returns table (id text, said text, place numeric)
language plpgsql stable security definer set search_path = '' rows 20 as $$
#variable_conflict use_column
declare
  -- Put together once, not for each word of the list.
  v_begins text := p_words || '%';
  v_within text := '% ' || p_words || '%';
begin
  return query
  with named as (
    select n.medicine, n.said, case when n.name = p_words then 0 when n.name like v_begins then 1 else 2 end
        + case n.kind when 'name' then 0 when 'ingredient' then 0.1 when 'brand' then 0.2 else 0.3 end as place
      from private.catalogue_names n where n.version = p_version and (n.name like v_begins or n.name like v_within)
    union all
    select m.id, replace(c, '_', ' '), 3 from private.catalogue_medicines m, unnest(m.classes) c
      where m.version = p_version and length(p_words) > 2 and replace(c, '_', ' ') like v_begins),
  slip as (
    select n.medicine, n.said, 5 - extensions.similarity(n.name, p_words)::numeric as place from private.catalogue_names n
    where n.version = p_version and length(p_words) > 3 and n.name operator(extensions.%) p_words
      and not exists (select from named where named.place < 3))
  select distinct on (f.medicine) f.medicine, f.said, f.place from (select * from named union all select * from slip) f
  order by f.medicine, f.place, f.said;
end $$;
comment on function private.medicines_like(int, text) is 'Medicines whose words begin with the text, then classes, then what is spelt alike; the lower the place the better.';

create function private.found_medicines(p_text text)
returns table (id text, name text, said text, form text, strength text, schedule int, use text, brands text[], catalogue int)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_version int := private.catalogue_in_force();
  v_plain text := btrim(private.plain_words(left(p_text, 80)));
  -- What is typed after the name is the strength.
  v_strength text := substring(replace(lower(left(p_text, 80)), ',', '.') from '[a-z] ([0-9][0-9./]*) ?(?:mg|g|mcg|ml|%)?$');
  v_words text := case when v_strength is null then v_plain
    else btrim(private.plain_words(substring(left(p_text, 80) from '^(.*?[[:alpha:]]) [0-9]'))) end;
begin
  if length(coalesce(v_words, '')) < 2 or v_words !~ '[a-z]' or v_words ~ '^[0-9 ]+ (mg|g|mcg|ml)$' then
    return;
  end if;
  return query
    with best as (select l.* from private.medicines_like(v_version, v_words) l
      join private.catalogue_medicines m on m.version = v_version and m.id = l.id
      order by l.place, cardinality(m.ingredients), m.name limit 8)
    select m.id, m.name, b.said, coalesce(p.form, ''), coalesce(p.strength, ''), m.schedules[1], m.use, m.brands[1:4], v_version
    from best b join private.catalogue_medicines m on m.version = v_version and m.id = b.id
    left join lateral (select x.* from private.products_of(m.strengths) x
      where v_strength is null or x.strength like v_strength || '%' order by x.nr limit 6) p on true
    order by b.place, cardinality(m.ingredients), m.name, p.nr limit 20;
end $$;
comment on function private.found_medicines(text) is
  'Medicines of the catalogue by name, ingredient, brand or class, with slips: twenty rows of form and strength, the best first.';

create function public.find_medicines(p_text text)
returns table (id text, name text, said text, form text, strength text, schedule int, use text, brands text[], catalogue int)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_practising();
  return query select * from private.found_medicines(p_text);
end $$;
comment on function public.find_medicines(text) is
  'For who prescribes: medicines of the catalogue by name, ingredient, brand or class, with slips, twenty rows of form and strength, the best first. schedule: the most frequent one; empty fields are not sure. catalogue: its version.';
grant execute on function public.find_medicines to authenticated;
