-- What everything else stands in: the schemas, the extensions, and who may look into them.
--
-- Helpers live in schema `private`, which the API does not expose. Functions that decide run as their owner
-- (security definer) with an empty search path and make their own check of the caller; nobody may execute a
-- function that is not granted by name. Tables lean on no default privileges: each revokes first and grants afterwards.

-- Functions may name tables and functions of files that come later.
set check_function_bodies = off;

-- Definer functions must see every row although row security is forced on their owner, too.
do $$ begin
  if not (select rolsuper or rolbypassrls from pg_catalog.pg_roles where rolname = current_user) then
    raise exception 'run migrations as a role with bypassrls (on hosted Supabase: postgres)';
  end if;
end $$;

create schema if not exists extensions;
create extension if not exists btree_gist with schema extensions;
create extension if not exists pg_trgm with schema extensions;

create schema if not exists private;
-- Platforms grant new functions to the roles of requests: from here on not what this role makes. What PostgreSQL itself lets
-- everybody execute is taken back at the end (whole/nobody-by-default.sql).
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;
revoke all on schema private from public, anon, authenticated, service_role;
-- Policies call private.me() as the person who asks.
grant usage on schema private to anon, authenticated, service_role;
