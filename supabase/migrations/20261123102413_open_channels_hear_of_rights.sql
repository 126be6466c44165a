-- Who holds connections open hears whose rights changed, and asks the policies again.

create function private.rights_changed(p_profile uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_profile is not null then
    perform pg_notify('sawubona_access_changed', p_profile::text);
  end if;
end $$;
comment on function private.rights_changed(uuid) is
  'Says on sawubona_access_changed whose rights changed, once the change is committed: open channels of that person are authorised anew.';
revoke execute on function private.rights_changed from public, anon, authenticated, service_role;

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
revoke execute on function private.announce_rights from public, anon, authenticated, service_role;

create trigger specialists_announce_rights after update on public.specialists for each row
  when (old.reg_state is distinct from new.reg_state or old.reg_until is distinct from new.reg_until)
  execute function private.announce_rights('profile_id');
create trigger operators_announce_rights after insert or update on public.operators for each row
  execute function private.announce_rights('profile_id');
create trigger delegations_announce_rights after insert or update on public.delegations for each row
  execute function private.announce_rights('delegate_id');
create trigger consultations_announce_rights after update on public.consultations for each row
  when (old.covered_by is distinct from new.covered_by) execute function private.announce_rights('covered_by');
