-- Another version of the medicine list: an operator brings a file, a second one reads what it changes and publishes it.

create function private.medicine_list_changes(p_rows jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  with brought as (select r ->> 'id' as id, r ->> 'name' as name, regexp_replace(coalesce(r ->> 'schedules', ''), '[^0-6]+', ' ', 'g') as schedules,
      array_to_string(private.as_list(r ->> 'ingredients'), ', ') as ingredients, coalesce(r ->> 'adult_max_day', '') as most,
      coalesce(r ->> 'child_dose', '') as child, coalesce(r ->> 'pregnancy', '') as pregnancy, coalesce(r ->> 'breastfeeding', '') as breastfeeding, coalesce(r ->> 'kidney', '') as kidney,
      array_to_string(private.as_list(r ->> 'allergy_classes'), ', ') as classes
    from jsonb_array_elements(p_rows) r),
  known as (select m.* from private.catalogue_medicines m where m.version = private.catalogue_in_force()),
  change as (
    select k.name, f.field, f.was, f.becomes from known k join brought b on b.id = k.id
    cross join lateral (values ('name', k.name, b.name), ('ingredients', array_to_string(k.ingredients, ', '), b.ingredients),
      ('schedule', array_to_string(k.schedules, ' '), btrim(b.schedules)), ('most of a day', k.adult_max, b.most),
      ('dose of children', k.child_dose, b.child), ('pregnancy', k.pregnancy, b.pregnancy), ('breast-feeding', k.breastfeeding, b.breastfeeding), ('kidneys', k.kidney, b.kidney),
      ('classes', array_to_string(k.classes, ', '), b.classes)) f (field, was, becomes)
    where f.was is distinct from f.becomes)
  select jsonb_build_object(
    'new', (select coalesce(jsonb_agg(b.name order by b.name), '[]') from brought b where not exists (select from known k where k.id = b.id)),
    'gone', (select coalesce(jsonb_agg(k.name order by k.name), '[]') from known k where not exists (select from brought b where b.id = k.id)),
    'changed', (select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'field', c.field, 'was', c.was, 'becomes', c.becomes)
      order by c.name, c.field), '[]') from change c))
$$;
comment on function private.medicine_list_changes(jsonb) is
  'What a file changes in the list in force: names that are new and gone, and each field of a medicine that is checked with.';

create function private.publish_medicine_list(p_form jsonb, p_replaces int, p_by uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now int := private.catalogue_in_force();
  v_version int := (select max(c.version) + 1 from private.medicine_catalogues c);
  v_rows jsonb := p_form -> 'medicines';
begin
  if v_now <> p_replaces then
    perform private.refuse('data.conflict');
  end if;
  if jsonb_typeof(v_rows) is distinct from 'array' or jsonb_array_length(v_rows) not between 1 and 5000
    or jsonb_path_exists(v_rows, '$[*] ? (@.type() != "object")') or jsonb_path_exists(v_rows, '$[*].* ? (@.type() != "string")')
    or p_form - array['medicines', 'source', 'dated', 'reviewed'] <> '{}' or coalesce(btrim(p_form ->> 'source'), '') = ''
    or length(p_form ->> 'source') > 300 or coalesce(p_form ->> 'dated', '') !~ '^\d{4}-\d{2}-\d{2}$'
    or jsonb_typeof(p_form -> 'reviewed') is distinct from 'boolean' then
    perform private.refuse('medicines.file');
  end if;
  begin
    insert into private.medicine_catalogues (version, source, dated, reviewed, imported_by)
    values (v_version, btrim(p_form ->> 'source'), (p_form ->> 'dated')::date, (p_form ->> 'reviewed')::boolean, p_by);
    perform private.load_medicines(v_version, v_rows);
    insert into private.catalogue_classes select v_version, c.class, c.names, c.words, c.related, c.members
      from private.catalogue_classes c where c.version = v_now;
    insert into private.catalogue_interactions select v_version, i.id, i.a, i.b, i.severity, i.why, i.what_to_do, i.source
      from private.catalogue_interactions i where i.version = v_now;
    perform private.index_catalogue(v_version);
  exception when check_violation or not_null_violation or unique_violation or datetime_field_overflow or invalid_datetime_format then
    perform private.refuse('medicines.file');
  end;
  update private.medicine_catalogues set state = 'replaced' where version = v_now;
  -- Proposing tries it as one person; only a second one publishes (decide_publication).
  update private.medicine_catalogues set state = 'published', published_at = private.clock(), published_by = nullif(private.actor(), p_by)
  where version = v_version;
  return null;
end $$;
comment on function private.publish_medicine_list(jsonb, int, uuid) is
  'Puts a list in force: { medicines: rows as supabase/catalogue/medicines.tsv has them, source, dated, reviewed by a pharmacist }. Interactions and classes go on. Hints: data.conflict, medicines.file.';

create function public.medicine_list() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  return (select jsonb_build_object('version', c.version, 'source', c.source, 'dated', c.dated, 'reviewed', c.reviewed,
      'medicines', (select count(*) from private.catalogue_medicines m where m.version = c.version),
      'interactions', (select count(*) from private.catalogue_interactions i where i.version = c.version))
    from private.medicine_catalogues c where c.state = 'published');
end $$;
comment on function public.medicine_list() is 'For operators: the medicine list in force: version, source, day, whether a pharmacist reviewed it, how much it holds.';
grant execute on function public.medicine_list to authenticated;
