-- How a refusal is said: with the id of a message of the catalogue, never with a text for people.

create function private.refuse(p_hint text, p_values jsonb default null) returns void
language plpgsql immutable security invoker set search_path = '' as $$
begin
  raise exception 'refused: %', p_hint
    using errcode = 'P0001', hint = p_hint, detail = coalesce(p_values::text, '');
end $$;
comment on function private.refuse(text, jsonb) is
  'Refuses with P0001; the hint is an id of the message catalogue, the detail holds the values for its slots.';
