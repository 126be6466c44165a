-- The catalogue of medicines: what the checks of a script are made with. Versions never change; one is in force.
--
-- The first version is the primary-care list of this product (supabase/catalogue). Another one is brought by an operator and
-- published by a second one. An empty field means "not sure", never "none". No pharmacist has reviewed the first version.

create table private.medicine_catalogues (
  version int primary key check (version > 0),
  source text not null check (length(source) between 1 and 300),
  dated date not null,
  reviewed boolean not null default false,
  state text not null default 'draft' check (state in ('draft', 'published', 'replaced')),
  imported_by uuid references public.operators (profile_id),
  imported_at timestamptz not null default private.clock(),
  published_by uuid references public.operators (profile_id),
  published_at timestamptz,
  check ((state = 'draft') = (published_at is null)),
  -- Only the version that comes with the product has no operators.
  check (imported_by is not null or version = 1),
  check (published_by <> imported_by)
);
comment on table private.medicine_catalogues is
  'Versions of the catalogue: draft, published (the one that checks read), replaced. reviewed: a pharmacist went through it.';
create unique index medicine_catalogues_in_force on private.medicine_catalogues (state) where state = 'published';
create index medicine_catalogues_imported_by on private.medicine_catalogues (imported_by);
create index medicine_catalogues_published_by on private.medicine_catalogues (published_by);

create table private.catalogue_medicines (
  version int not null references private.medicine_catalogues (version),
  id text not null check (id ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  name text not null check (length(name) between 1 and 200),
  synonyms text[] not null default '{}',
  ingredients text[] not null check (cardinality(ingredients) > 0),
  route text not null check (route in ('systemic', 'local', 'both', 'vaccine')),
  atc text not null default '',
  classes text[] not null default '{}',
  groups text[] not null default '{}',
  brands text[] not null default '{}',
  strengths text not null default '',
  schedules int[] not null default '{}',
  adult_max text not null default '',
  child_dose text not null default '',
  child_max text not null default '',
  pregnancy text not null default '',
  kidney text not null default '' check (kidney in ('', 'avoid', 'adjust', 'caution', 'no')),
  use text not null default '' check (use in ('', 'acute', 'chronic', 'both')),
  source text not null default '',
  max_mg numeric,
  max_units numeric,
  child jsonb not null default '{}',
  breastfeeding text not null default '' check (breastfeeding in ('', 'avoid', 'caution', 'ok')),
  primary key (version, id)
);
comment on table private.catalogue_medicines is
  'Medicines of a version as they were brought, and what the checks read out of the words: max_mg and max_units a day, child (read_child_dose). Null or empty: not sure.';

create table private.catalogue_names (
  version int not null,
  name text not null check (name <> ''),
  medicine text not null,
  kind text not null check (kind in ('name', 'ingredient', 'synonym', 'brand')),
  said text not null,
  primary key (version, name, medicine),
  foreign key (version, medicine) references private.catalogue_medicines (version, id)
);
comment on table private.catalogue_names is 'Every word for a medicine, plain (plain_words) and as it is written.';
create index catalogue_names_alike on private.catalogue_names using gin (name extensions.gin_trgm_ops);

create table private.catalogue_classes (
  version int not null references private.medicine_catalogues (version),
  class text not null check (class ~ '^[a-z0-9_]+$'),
  names text[] not null default '{}',
  words text[] not null default '{}',
  related text[] not null default '{}',
  members text[] not null default '{}',
  primary key (version, class)
);
comment on table private.catalogue_classes is
  'Classes for comparing with allergies: what people write for the class, further words for its medicines, classes that need care, and medicines that belong to it by their side chain. All words plain.';

create table private.catalogue_class_words (
  version int not null references private.medicine_catalogues (version),
  word text not null check (word <> ''),
  class text not null,
  is_of_class boolean not null,
  primary key (version, word, class, is_of_class)
);
comment on table private.catalogue_class_words is
  'Every word that stands for a class: of its medicines, or of the class itself, as allergies say it (is_of_class). All words plain. Written with its version.';

create table private.catalogue_interactions (
  version int not null references private.medicine_catalogues (version),
  id text not null check (id ~ '^[a-z0-9-]{1,40}$'),
  a text not null,
  b text not null,
  severity text not null check (severity in ('contraindicated', 'serious', 'moderate')),
  why text not null check (length(why) between 1 and 500),
  what_to_do text not null default '' check (length(what_to_do) <= 500),
  source text not null default '',
  primary key (version, id)
);
comment on table private.catalogue_interactions is
  'What two medicines do to each other. a and b: ingredient:, medicine:, class:, group: or other: and the word. Absence of a row says nothing.';

create table private.catalogue_sides (
  version int not null,
  id text not null,
  side text not null check (side in ('a', 'b')),
  medicine text not null,
  primary key (version, medicine, id, side),
  foreign key (version, id) references private.catalogue_interactions (version, id),
  foreign key (version, medicine) references private.catalogue_medicines (version, id)
);
comment on table private.catalogue_sides is 'Which medicines each side of an interaction means. Written with its version.';
create index catalogue_sides_of_row on private.catalogue_sides (version, id);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['medicine_catalogues', 'catalogue_medicines', 'catalogue_names', 'catalogue_classes',
    'catalogue_class_words', 'catalogue_interactions', 'catalogue_sides'] loop
    execute format('alter table private.%I enable row level security', v_table);
    execute format('alter table private.%I force row level security', v_table);
    execute format('revoke all on private.%I from public, anon, authenticated, service_role', v_table);
  end loop;
end $$;

create function private.catalogue_in_force() returns int
language sql stable security definer set search_path = '' as $$
  select c.version from private.medicine_catalogues c where c.state = 'published'
$$;
comment on function private.catalogue_in_force() is 'The version that checks are made with.';

create function private.read_most_a_day(p_text text, p_ingredients int, out max_mg numeric, out max_units numeric)
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_found text[] := regexp_match(p_text, '^([0-9]+(?:\.[0-9]+)?) (mg|g|micrograms)(?: oral)?(?:$|[,;]| \()');
begin
  -- What is meant for a week, a month, one dose or a kilogram is no maximum of a day.
  if p_text ~* '( a (week|month|year)|every|once|depot|single dose|level|/kg|drop)' and p_text !~ '\(' then
    return;
  end if;
  if v_found is not null and p_ingredients = 1 and p_text !~* '^[^(]*( a week| a month|once|every|depot)' then
    max_mg := v_found[1]::numeric * case v_found[2] when 'g' then 1000 when 'micrograms' then 0.001 else 1 end;
  end if;
  max_units := (regexp_match(p_text, '^([0-9]+) (?:tablet|capsule)s?(?:$| of | \()'))[1]::numeric;
end $$;
comment on function private.read_most_a_day(text, int) is
  'Reads "4000 mg", "6 g (…)" or "8 tablets of 10/500 mg" as the most of a day, in mg or in tablets; null where the words say something else.';

create function private.read_child_dose(p_dose text, p_max text) returns jsonb
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_dose text := btrim(regexp_replace(p_dose, '\([^)]*\)', '', 'g'));
  v_both text := v_dose || '; ' || btrim(regexp_replace(p_max, '\([^)]*\)', '', 'g'));
  v_age text[] := regexp_match(v_both,
    '(?:not under|avoid under|(?:^|[,;] |hourly |a day )from) ([0-9]+)(?:(?:-| or )([0-9]+))? (year|month)');
  v_kg text[] := regexp_match(v_dose,
    '(?:^|[^0-9/.])([0-9.]+)(?:-([0-9.]+))?(?: up to ([0-9.]+))? (mg|micrograms|g)/kg(/dose|/day)?');
  v_per numeric;
  v_times numeric;
  v_part text;
  v_said text[];
  v_child jsonb := '{}';
begin
  if v_both ~ 'not for children' then
    v_child := '{"from_years": 18}';
  elsif v_age is not null then
    v_child := jsonb_build_object('from_years',
      round(coalesce(v_age[2], v_age[1])::numeric / case v_age[3] when 'month' then 12 else 1 end, 3));
  end if;
  -- Several doses by kilogram are for several uses, and what goes in by needle is not what is swallowed: neither is guessed.
  if v_kg is null or regexp_count(v_dose, '/kg') > 1 or v_dose ~ '[0-9]/[0-9.]+ mg/kg'
    or v_dose ~* 'inject|muscle|buccal|rectal|infiltrat|nebulis|newborn|per week|a week' then
    return v_child;
  end if;
  v_per := coalesce(v_kg[3], v_kg[2], v_kg[1])::numeric * case v_kg[4] when 'g' then 1000 when 'micrograms' then 0.001 else 1 end;
  v_times := coalesce((regexp_match(v_dose, 'not more than ([0-9]+) doses'))[1]::numeric,
    trunc(24 / nullif((regexp_match(v_dose, '([0-9]+)(?:-[0-9]+)? hourly'))[1]::numeric, 0)),
    case when v_dose ~ 'once' then 1 end);
  if v_kg[5] = '/day' then
    v_child := v_child || jsonb_build_object('day_per_kg', v_per);
  else
    v_child := v_child || jsonb_build_object('dose_per_kg', v_per)
      || case when v_times is null then '{}' else jsonb_build_object('day_per_kg', v_per * v_times) end;
  end if;
  foreach v_part in array regexp_split_to_array(regexp_replace(p_max, '\([^)]*\)', '', 'g'), '; | or ') loop
    v_said := regexp_match(btrim(v_part), '^(?:[0-9.]+-)?([0-9.]+) mg(/dose|/day|/kg/day|$)(?: .*?up to ([0-9.]+) mg/day)?');
    continue when v_said is null;
    v_child := v_child || case v_said[2] when '/day' then jsonb_build_object('day', v_said[1]::numeric)
      when '/kg/day' then jsonb_build_object('day_per_kg', v_said[1]::numeric) else jsonb_build_object('dose', v_said[1]::numeric) end
      || case when v_said[3] is null then '{}' else jsonb_build_object('day', v_said[3]::numeric) end;
  end loop;
  return v_child;
end $$;
comment on function private.read_child_dose(text, text) is
  'What the words about children say in numbers: from_years, and the most in mg: dose_per_kg, day_per_kg, dose, day. What is not read stays away, so that nothing is compared with it.';
