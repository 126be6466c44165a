-- Trigger functions that tables of many areas share.

create function private.touch() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.updated_at := private.clock();
  return new;
end $$;
comment on function private.touch() is 'Keeps updated_at.';
revoke execute on function private.touch from public, anon, authenticated, service_role;

create function private.refuse_change() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501', hint = 'access.refused';
end $$;
comment on function private.refuse_change() is 'Trigger of append-only tables: refuses update, delete and truncate for anyone.';
revoke execute on function private.refuse_change from public, anon, authenticated, service_role;

create function private.raise_version() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
comment on function private.raise_version() is 'Raises version by one with every change the trigger names.';
revoke execute on function private.raise_version from public, anon, authenticated, service_role;

create function private.guard_version() returns trigger
language plpgsql security invoker set search_path = '' as $$
declare
  v_moving constant text[] := array['retired_at', 'retired_by', 'text_hash'];
begin
  -- The only thing that ever happens to a published version: it is retired, once. (A generated hash follows later.)
  if tg_op = 'UPDATE' and old.retired_at is null and new.retired_at is not null
    and to_jsonb(new) - v_moving = to_jsonb(old) - v_moving then
    return new;
  end if;
  raise exception 'a published version of % never changes', tg_table_name using errcode = '42501', hint = 'access.refused';
end $$;
comment on function private.guard_version() is 'Trigger of versioned tables: a row is retired once and otherwise never changes or goes.';
revoke execute on function private.guard_version from public, anon, authenticated, service_role;
