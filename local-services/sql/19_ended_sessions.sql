-- Live connections of a person are authorised anew when one of their sessions ends: what was joined with it is closed.

create function auth.announce_session_end() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('sawubona_access_changed', old.user_id::text);
  return null;
end $$;
revoke execute on function auth.announce_session_end() from public, anon, authenticated, service_role;
create trigger announces_its_end after delete on auth.sessions
  for each row execute function auth.announce_session_end();
comment on function auth.announce_session_end() is 'Says whose session ended, as private.rights_changed does.';
