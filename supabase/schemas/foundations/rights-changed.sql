-- Who holds connections open is told that somebody may do less, or more, than a moment ago, and asks the policies again.

create function private.rights_changed(p_profile uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_profile is not null then
    perform pg_notify('sawubona_access_changed', p_profile::text);
    perform private.end_seats_of(p_profile);
  end if;
end $$;
comment on function private.rights_changed(uuid) is
  'Says on sawubona_access_changed whose rights changed, once the change is committed: open channels of that person are authorised anew. Where they may not sit in a call any more, their seat ends in this transaction.';

create function private.announce_rights() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_before uuid := case when tg_op = 'UPDATE' then (to_jsonb(old) ->> tg_argv[0])::uuid end;
  v_after uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  perform private.rights_changed(v_after);
  if v_before is distinct from v_after then
    perform private.rights_changed(v_before);
  end if;
  return null;
end $$;
comment on function private.announce_rights() is
  'Trigger: calls rights_changed for the person in the named column, and for the one who stood there before.';
