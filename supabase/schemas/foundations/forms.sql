-- Reading the fields of a form: the values are the camelCase ones that the browser's schemas make, and every rule is asked
-- again here. Each refuses with the hint that its caller names.

create function private.require_form(p_form jsonb, p_type text default 'object') returns void
language plpgsql immutable security invoker set search_path = '' as $$
begin
  if p_form is null or jsonb_typeof(p_form) <> p_type or pg_column_size(p_form) > 65536 then
    perform private.refuse('data.invalid');
  end if;
end $$;
comment on function private.require_form(jsonb, text) is
  'Refuses what is no form of that kind, or too large for one (data.invalid).';

create function private.form_text(p_form jsonb, p_key text, p_hint text, p_min int, p_max int) returns text
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_text text := btrim(coalesce(p_form ->> p_key, ''), E' \t\n\r');
begin
  if jsonb_typeof(p_form -> p_key) is distinct from 'string' or length(v_text) < p_min then
    perform private.refuse(p_hint);
  end if;
  if length(v_text) > p_max then
    perform private.refuse('validation.tooLong');
  end if;
  return v_text;
end $$;
comment on function private.form_text(jsonb, text, text, int, int) is 'A trimmed text of a form, or a refusal with the hint of that field.';

create function private.form_list(p_form jsonb, p_key text, p_max_items int, p_max_length int) returns text[]
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_list jsonb := coalesce(p_form -> p_key, '[]');
  v_texts text[];
begin
  if jsonb_typeof(v_list) <> 'array' then
    perform private.refuse('data.invalid');
  end if;
  if jsonb_array_length(v_list) > p_max_items then
    perform private.refuse('validation.tooMany');
  end if;
  -- Blank entries are ignored, the first spelling of a repeated one is kept.
  select coalesce(array_agg(t.text order by t.position), '{}') into v_texts from (
    select distinct on (lower(btrim(e.value))) btrim(e.value) as text, e.ordinality as position
    from jsonb_array_elements_text(v_list) with ordinality e
    where btrim(e.value) <> '' order by lower(btrim(e.value)), e.ordinality) t;
  if exists (select from unnest(v_texts) t where length(t) > p_max_length) then
    perform private.refuse('validation.tooLong');
  end if;
  return v_texts;
end $$;
comment on function private.form_list(jsonb, text, int, int) is 'The trimmed, distinct, non-blank entries of a list of a form.';

create function private.form_optional(p_form jsonb, p_key text, p_max int) returns text
language plpgsql immutable security invoker set search_path = '' as $$
begin
  if coalesce(jsonb_typeof(p_form -> p_key), 'null') = 'null' then
    return '';
  end if;
  return private.form_text(p_form, p_key, 'data.invalid', 0, p_max);
end $$;
comment on function private.form_optional(jsonb, text, int) is 'A trimmed text of a form that may be missing (then empty).';

create function private.form_int(p_form jsonb, p_key text, p_hint text, p_min int, p_max int) returns int
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_number numeric;
begin
  if jsonb_typeof(p_form -> p_key) is distinct from 'number' then
    perform private.refuse(p_hint);
  end if;
  v_number := (p_form ->> p_key)::numeric;
  if v_number <> trunc(v_number) or v_number < p_min or v_number > p_max then
    perform private.refuse(p_hint);
  end if;
  return v_number::int;
end $$;
comment on function private.form_int(jsonb, text, text, int, int) is
  'A whole number of a form within limits, or a refusal with the hint of that field.';

create function private.form_flag(p_form jsonb, p_key text) returns boolean
language plpgsql immutable security invoker set search_path = '' as $$
begin
  if jsonb_typeof(p_form -> p_key) is distinct from 'boolean' then
    perform private.refuse('data.invalid');
  end if;
  return (p_form ->> p_key)::boolean;
end $$;
comment on function private.form_flag(jsonb, text) is 'A yes or no of a form.';
