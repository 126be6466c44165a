-- Closing the record of a child who has no sign-in, by the last guardian; and opening it again within thirty days.
--
-- Only the last one: with two, neither closes what the other looks after. One leaves (end_delegation), the other stays or closes.
-- The identity of who closes it is not touched: close_my_account is for oneself and is not done for another.

create function public.close_record(p_person uuid, p_name text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_own public.delegations := private.cared_for(p_person);
  v_visit public.appointments;
  v_called_off int := 0;
begin
  perform private.spend('close_record', 10, 10, 3600);
  perform private.lock_person(p_person);
  -- Again under the lock: another guardian may have come, or ended this one's part.
  v_own := private.cared_for(p_person);
  if v_own.basis <> 'guardian' then
    perform private.refuse('person.guardiansClose');
  end if;
  if exists (select from public.profiles p where p.id = p_person and p.clerk_id is not null) then
    perform private.refuse('person.hasSignIn');
  end if;
  if exists (select from public.delegations d where d.patient_id = p_person and d.id <> v_own.id and d.basis <> 'invited'
      and 'manage' = any (private.effective_scopes(d))) then
    perform private.refuse('person.othersLookAfter');
  end if;
  if exists (select from public.appointments a where a.patient_id = p_person and a.status = 'in_progress') then
    perform private.refuse('person.inVisit');
  end if;
  if regexp_replace(lower(btrim(coalesce(p_name, ''))), '\s+', ' ', 'g') <> (select lower(p.name) from public.profiles p where p.id = p_person) then
    perform private.refuse('person.nameTyped');
  end if;
  for v_visit in select a.* from private.visits_of_the_dead(p_person) a loop
    -- Whoever is busy with one of them is waited for by pressing again: waiting here could deadlock with them.
    if not private.try_lock_calendars(p_person, v_visit.specialist_id) then
      perform private.refuse('data.busy');
    end if;
    v_called_off := v_called_off + 1;
    perform private.cancel_now(a, 'patient', 'The record was closed.') from private.visits_of_the_dead(p_person) a where a.id = v_visit.id;
  end loop;
  insert into private.closed_records (patient_id, closed_by, delegation_id, called_off)
  values (p_person, v_me, v_own.id, v_called_off);
  perform private.write_access_log(p_person, v_me, 'delegate', 'profile', 'change', 'delegation', v_own.id);
  perform private.end_rights_of(p_person, v_me, 'closed');
  perform private.end_loops_of(p_person, 'The record was closed.');
  perform private.end_mail_of_the_dead(p_person);
  delete from private.handover_codes h where h.person_id = p_person;
end $$;
comment on function public.close_record(uuid, text) is
  'The last guardian closes the record of a child without a sign-in, confirmed by its name: visits ahead are called off on the terms of each, all rights end, nothing new is written. Hints: person.notFound, guardiansClose, hasSignIn, othersLookAfter, inVisit, nameTyped, data.busy, data.notFound.';
grant execute on function public.close_record to authenticated;

create function public.reopen_record(p_person uuid, p_reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
  v_row private.closed_records;
begin
  perform private.lock_person(p_person);
  select * into v_row from private.closed_records c where c.patient_id = p_person and c.undone_at is null for update;
  if v_row.id is null or v_row.closed_by = v_me then
    perform private.refuse('data.notFound');
  end if;
  if v_row.closed_at <= private.clock() - make_interval(days => private.undo_days()) then
    perform private.refuse('death.undoTooLate');
  end if;
  if v_reason = '' or length(v_reason) > 1000 then
    perform private.refuse('death.reasonRequired');
  end if;
  update private.closed_records set undone_by = v_me, undone_at = private.clock(), undo_reason = v_reason where id = v_row.id;
  insert into public.delegations (patient_id, delegate_id, scopes, may, state, accepted_at, basis, relation)
  select d.patient_id, d.delegate_id, d.scopes, d.may, 'active', d.accepted_at, d.basis, d.relation from public.delegations d
  where d.id = v_row.delegation_id and not exists (select from private.closed_accounts c where c.id = d.delegate_id);
  perform private.write_access_log(p_person, v_me, 'operator', 'profile', 'change', 'operator', v_row.id);
end $$;
comment on function public.reopen_record(uuid, text) is
  'An operator opens a closed record again, within thirty days: its guardian looks after it as before. What was called off or ended stays so. Hints: death.undoTooLate, death.reasonRequired, data.notFound.';
grant execute on function public.reopen_record to authenticated;

create function private.settle_closed_records() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row private.closed_records;
  v_count int := 0;
begin
  for v_row in select c.* from private.closed_records c where c.undone_at is null and c.settled_at is null
      and c.closed_at <= private.clock() - make_interval(days => private.undo_days()) order by c.closed_at limit 100 for update skip locked loop
    update private.closed_records set settled_at = private.clock() where id = v_row.id;
    insert into private.closed_accounts (id, role, name, date_of_birth, kept)
    select p.id, p.role, p.name, f.date_of_birth, private.kept_by_law(p.id)
    from public.profiles p join public.patients f on f.profile_id = p.id where p.id = v_row.patient_id;
    perform private.drop_own_files(v_row.patient_id);
    perform private.unlink_person(v_row.patient_id);
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;
comment on function private.settle_closed_records() is
  'Records that their guardian closed thirty days ago end as a closed account does. How many; called by forget_closed.';
