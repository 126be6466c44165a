-- The pages of a person one acts for read some tables as they stand, and a read cannot write. So opening those pages says so
-- first: one line in the person's log. begin_acting answers such a read only after it.

create function public.open_person() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_actor uuid := private.require_actor();
  v_person uuid := private.me();
begin
  if not private.is_acting() then
    perform private.refuse('access.notDelegated');
  end if;
  -- Two tabs that open at the same moment write one line.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('open ' || v_person || v_actor, 0));
  if not exists (select from public.access_log l where l.actor_id = v_actor and l.patient_id = v_person
      and l.category = 'pages' and l.at > private.clock() - interval '1 hour') then
    perform private.write_access_log(v_person, v_actor, 'delegate', 'pages', 'view', 'delegation', d.id)
    from public.delegations d where d.patient_id = v_person and d.delegate_id = v_actor and d.state = 'active';
  end if;
end $$;
comment on function public.open_person() is
  'Writes into the log of the person of x-acting-for that whoever signed in looks at their pages, once an hour. Repeatable. Hint: access.notDelegated.';
grant execute on function public.open_person to authenticated;
