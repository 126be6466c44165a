-- Allergies against medicines: a table of classes and a comparison by words.
--
-- The same table and the same comparison live in @telehealth/clinical (medicine-classes.ts, check-allergies.ts) for the
-- browser; a test compares both, row by row and answer by answer. It finds what it knows: an allergy it does not
-- recognise is named as such, so that a person looks. A clinician and a pharmacist have to review the table.

create table private.medicine_classes (
  class text primary key check (class ~ '^[a-z_]+$'),
  names text[] not null check (cardinality(names) > 0),
  medicines text[] not null check (cardinality(medicines) > 0),
  related text[] not null default '{}'
);
comment on table private.medicine_classes is
  'Classes of medicines: words people use for the class, its medicines (generic and trade names), and classes that need care. All in plain lower-case words.';

alter table private.medicine_classes enable row level security;
alter table private.medicine_classes force row level security;
revoke all on private.medicine_classes from public, anon, authenticated, service_role;

create function private.plain_words(p_text text) returns text
language sql immutable security invoker set search_path = '' as $$
  select ' ' || btrim(regexp_replace(
    regexp_replace(lower(normalize(private.one_line(coalesce(p_text, '')), NFKD)), '[\u0300-\u036f]', '', 'g'), '[^a-z0-9]+', ' ', 'g')) || ' '
$$;
comment on function private.plain_words(text) is 'A text as lower-case words without marks or signs that nobody sees, each between single spaces.';

create function private.match_allergies(p_allergies text[], p_medicines text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  with allergy as (select a.label, a.nr, private.plain_words(a.label) as words
    from unnest(p_allergies) with ordinality a (label, nr)),
  medicine as (select m.label, m.nr, private.plain_words(m.label) as words
    from unnest(p_medicines) with ordinality m (label, nr)),
  known as (
    select a.nr, c.class, c.related from allergy a join private.medicine_classes c
      on exists (select from unnest(c.names || c.medicines) n where a.words like '% ' || n || ' %')),
  taken as (
    select m.nr, c.class from medicine m join private.medicine_classes c
      on exists (select from unnest(c.medicines) n where m.words like '% ' || n || ' %')),
  found as (
    select a.nr as allergy_nr, m.nr as medicine_nr, a.label as allergy, m.label as medicine, case
      when exists (select from known k join taken t on t.class = k.class where k.nr = a.nr and t.nr = m.nr) then 'same_class'
      when exists (select from regexp_split_to_table(btrim(a.words), ' ') w
        where length(w) >= 5 and m.words like '% ' || w || ' %') then 'same_name'
      when exists (select from known k join taken t on t.class = any (k.related) where k.nr = a.nr and t.nr = m.nr)
        then 'related_class' end as kind
    from allergy a cross join medicine m),
  unknown as (select
    (select coalesce(jsonb_agg(a.label order by a.nr), '[]') from allergy a
      where not exists (select from known k where k.nr = a.nr)
        and not exists (select from found x where x.allergy_nr = a.nr and x.kind is not null)) as allergies,
    (select coalesce(jsonb_agg(m.label order by m.nr), '[]') from medicine m
      where not exists (select from taken t where t.nr = m.nr)
        and not exists (select from found x where x.medicine_nr = m.nr and x.kind is not null)) as medicines)
  select jsonb_build_object(
    'result', case when bool_or(f.kind in ('same_class', 'same_name')) then 'conflict'
      when bool_or(f.kind is not null) then 'caution'
      when (select u.allergies || u.medicines <> '[]' from unknown u) then 'unknown' else 'clear' end,
    'findings', coalesce(jsonb_agg(jsonb_build_object('allergy', f.allergy, 'medicine', f.medicine, 'kind', f.kind)
      order by f.medicine_nr, f.allergy_nr) filter (where f.kind is not null), '[]'),
    'unrecognised', (select u.allergies from unknown u), 'unknown', (select u.medicines from unknown u),
    'allergies', cardinality(p_allergies), 'table_version', 1)
  from (select 1) one left join found f on true
$$;
comment on function private.match_allergies(text[], text[]) is
  'Compares allergies with medicines: conflict (same class or name), caution (a related class), unknown (something the table does not know) or clear; and which allergies and medicines it does not know.';
