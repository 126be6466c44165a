-- The clock: everything that decides by time asks private.clock().
--
-- It is now(), unless the installation's setting says clock = movable (demo data, tests) and the session named an
-- instant in sawubona.clock. So history can be made through the same functions as people use, and screens can be
-- compared. Functions, defaults and views of earlier migrations that said now() are rewritten here in one sweep.

insert into private.settings (key, value) values ('clock', 'real');

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
revoke execute on function private.clock() from public, anon, authenticated, service_role;
-- Defaults of parameters and columns, and the public view, ask it as the caller.
grant execute on function private.clock() to anon, authenticated, service_role;

do $$
declare
  r record;
begin
  for r in select p.oid from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private') and p.prokind = 'f' and p.proname <> 'clock' and p.prosrc ~ '\mnow\(\)'
      and not exists (select from pg_catalog.pg_depend d where d.objid = p.oid and d.deptype = 'e') loop
    execute regexp_replace(pg_catalog.pg_get_functiondef(r.oid), '\mnow\(\)', 'private.clock()', 'g');
  end loop;
  for r in select d.adrelid::regclass as tbl, a.attname, pg_catalog.pg_get_expr(d.adbin, d.adrelid) as expr
    from pg_catalog.pg_attrdef d
    join pg_catalog.pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum and a.attgenerated = ''
    join pg_catalog.pg_class c on c.oid = d.adrelid
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and pg_catalog.pg_get_expr(d.adbin, d.adrelid) ~ '\mnow\(\)' loop
    execute format('alter table %s alter column %I set default %s', r.tbl, r.attname,
      regexp_replace(r.expr, '\mnow\(\)', 'private.clock()', 'g'));
  end loop;
end $$;

create or replace view public.specialist_public with (security_barrier = true) as
  select s.profile_id as specialist_id, p.name, s.specialty, s.languages, s.hospital, s.bio, s.years_experience,
    s.accepts_insurance, s.hpcsa_number as council_number, s.reg_checked_at as registration_checked_at, s.time_zone
  from public.specialists s join public.profiles p on p.id = s.profile_id
  where s.listed and s.reg_state = 'verified' and s.reg_checked_at > private.clock() - interval '1 year';
