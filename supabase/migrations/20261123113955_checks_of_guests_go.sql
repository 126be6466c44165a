-- Checks of guests could be opened for a day and stayed for ever.

create index triage_sessions_of_guests on public.triage_sessions (expires_at) where expires_at is not null;

create or replace function private.guard_triage() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    -- A guest's goes with its day. Its owner may take a check of their device back, until a specialist was shown it.
    if old.profile_id is null and old.expires_at <= private.clock() then
      return old;
    end if;
    if old.rules_used is null or private.was_shown(old.appointment_id) then
      raise exception 'this triage session is never deleted' using errcode = '42501', hint = 'access.refused';
    end if;
    return old;
  end if;
  if (new.id, new.key_hash, new.ruleset_id, new.rules_used, new.created_at)
      is distinct from (old.id, old.key_hash, old.ruleset_id, old.rules_used, old.created_at)
    or (old.profile_id is not null and new.profile_id is distinct from old.profile_id)
    or new.level > old.level or not new.fired @> old.fired or (old.called_at is not null and new.called_at is null) then
    raise exception 'these facts of a triage session never change' using errcode = '23514';
  end if;
  if old.attached_at is not null
      and (new.level, new.fired, new.answers) is distinct from (old.level, old.fired, old.answers) then
    raise exception 'an attached triage session never changes' using errcode = '23514';
  end if;
  if old.appointment_id is not null and new.appointment_id is distinct from old.appointment_id and (new.appointment_id is null
      or private.was_shown(old.appointment_id)) then
    raise exception 'a specialist was already shown this' using errcode = '23514';
  end if;
  new.updated_at := private.clock();
  return new;
end $$;

create function private.forget_guest_checks() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count int;
begin
  delete from public.triage_sessions where id in (
    select t.id from public.triage_sessions t where t.expires_at <= private.clock()
    order by t.expires_at limit 10000 for update skip locked);
  get diagnostics v_count = row_count;
  return v_count;
end $$;
comment on function private.forget_guest_checks() is
  'Removes the checks of guests that nobody claimed within their day; none of them can be opened any more. How many.';
revoke execute on function private.forget_guest_checks from public, anon, authenticated, service_role;

insert into private.job_runs (name, every) values ('private.forget_guest_checks', '10 minutes');
