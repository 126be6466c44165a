-- Trigger functions that tables of many areas share.

create function private.touch() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.updated_at := private.clock();
  return new;
end $$;
comment on function private.touch() is 'Keeps updated_at.';

create function private.refuse_change() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501', hint = 'access.refused';
end $$;
comment on function private.refuse_change() is 'Trigger: refuses what its event is, for anyone.';

create function private.keep_rows(p_table regclass) returns void
language plpgsql volatile security invoker set search_path = '' as $$
begin
  execute format('create trigger keep_rows before delete on %s for each row execute function private.refuse_change()', p_table);
  execute format('create trigger keep_table before truncate on %s for each statement execute function private.refuse_change()', p_table);
end $$;
comment on function private.keep_rows(regclass) is 'For the files of tables: what a table holds is never deleted, by anyone.';

create function private.append_only(p_table regclass) returns void
language plpgsql volatile security invoker set search_path = '' as $$
begin
  perform private.keep_rows(p_table);
  execute format('create trigger keep_words before update on %s for each row execute function private.refuse_change()', p_table);
end $$;
comment on function private.append_only(regclass) is 'For the files of tables: what a table holds is neither changed nor deleted, by anyone.';

create function private.raise_version() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
comment on function private.raise_version() is 'Raises version by one with every change the trigger names.';

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
