-- A person keeps two hundred symptom checks at most, like any list here. Those a specialist was shown stay with their visit
-- and do not count: they cannot be removed, and each took a visit.

create function private.limit_triage() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.profile_id is null or (tg_op = 'UPDATE' and old.profile_id is not null) then
    return new;
  end if;
  -- One at a time, so that two tabs cannot go past the limit together.
  perform from public.profiles p where p.id = new.profile_id for no key update;
  if (select count(*) from public.triage_sessions t where t.profile_id = new.profile_id
      and not private.was_shown(t.appointment_id)) >= 200 then
    perform private.refuse('triage.tooMany');
  end if;
  return new;
end $$;
comment on function private.limit_triage() is
  'Refuses the 201st symptom check that no specialist was shown. Hint: triage.tooMany.';
create trigger triage_sessions_limit before insert or update of profile_id on public.triage_sessions
  for each row execute function private.limit_triage();

revoke execute on function private.limit_triage() from public, anon, authenticated, service_role;
