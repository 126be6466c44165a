-- Names of time zones, as the database knows them.

create function private.is_time_zone(p_zone text) returns boolean
language plpgsql stable security invoker set search_path = '' as $$
begin
  if p_zone is null or p_zone !~ '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$' or length(p_zone) > 60 then
    return false;
  end if;
  perform private.clock() at time zone p_zone;
  return true;
exception when invalid_parameter_value then
  return false;
end $$;
comment on function private.is_time_zone(text) is 'Whether the text names a zone that the database knows.';
revoke execute on function private.is_time_zone from public, anon, authenticated, service_role;

create function private.zone_or(p_zone text, p_else text) returns text
language plpgsql stable security invoker set search_path = '' as $$
begin
  return case when private.is_time_zone(p_zone) then p_zone else p_else end;
end $$;
comment on function private.zone_or(text, text) is 'The named zone, or the second when the database does not know the first.';
revoke execute on function private.zone_or from public, anon, authenticated, service_role;

create function private.named_zone(p_zone text) returns boolean
language plpgsql stable security invoker set search_path = '' as $$
begin
  -- The database also takes rules such as FOO5 for zones; browsers do not, and nobody lives there.
  return coalesce(p_zone ~ '^(UTC|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z_-]+){1,2})$' and private.is_time_zone(p_zone), false);
end $$;
comment on function private.named_zone(text) is 'Whether this is a zone by its name, as browsers give it: UTC or Area/Place.';
revoke execute on function private.named_zone from public, anon, authenticated, service_role;
