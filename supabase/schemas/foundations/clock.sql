-- The clock: everything that decides by time asks private.clock().
--
-- It is now(), unless the installation's setting says clock = movable (demo data, tests) and the session named an
-- instant in sawubona.clock. So history can be made through the same functions as people use, and screens can be
-- compared.

create function private.clock() returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  v_at text := current_setting('sawubona.clock', true);
begin
  if v_at is null or v_at = '' or private.setting('clock') is distinct from 'movable' then
    return now();
  end if;
  return v_at::timestamptz;
end $$;
comment on function private.clock() is
  'The time by which this installation decides: now(), or the instant in sawubona.clock where the setting clock is movable. Constant within a statement; callers of the API have no way to set it.';
grant execute on function private.clock to anon, authenticated, service_role;

create function public.server_time() returns timestamptz
language sql stable security invoker set search_path = '' as $$
  select private.clock()
$$;
comment on function public.server_time() is 'The time by which holds run out, for pages on devices whose own clock is wrong.';
grant execute on function public.server_time to anon, authenticated;
