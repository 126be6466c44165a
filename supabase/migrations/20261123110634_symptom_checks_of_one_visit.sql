-- One visit holds ten symptom checks.

create function private.limit_triage_of_visit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Two at the same moment may go past it together, by as many as come at once.
  if new.appointment_id is distinct from old.appointment_id and (select count(*) >= 10 from public.triage_sessions t
      where t.appointment_id = new.appointment_id) then
    perform private.refuse('triage.enoughForVisit');
  end if;
  return new;
end $$;
comment on function private.limit_triage_of_visit() is
  'Refuses the eleventh symptom check of one visit: whoever treats the patient reads all of them. Hint: triage.enoughForVisit.';
revoke execute on function private.limit_triage_of_visit from public, anon, authenticated, service_role;

create trigger triage_sessions_limit_of_visit before update of appointment_id on public.triage_sessions
  for each row execute function private.limit_triage_of_visit();
