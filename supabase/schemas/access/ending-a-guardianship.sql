-- A guardian's or carer's right ended by an operator who has seen a paper. Guardians have equal rights: none of them ends
-- another's.

create function public.end_guardianship(p_delegation uuid, p_reason text, p_proof text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
  v_row public.delegations;
begin
  select * into v_row from public.delegations d where d.id = p_delegation and d.basis <> 'invited' for update;
  if v_row.id is null then
    perform private.refuse('data.notFound');
  end if;
  if v_me in (v_row.patient_id, v_row.delegate_id) then
    raise exception 'not about oneself' using errcode = '42501', hint = 'access.refused';
  end if;
  if p_proof is null or p_proof not in ('court_order', 'birth_certificate', 'identity_document', 'social_worker') then
    perform private.refuse('death.proof');
  end if;
  if v_reason = '' or length(v_reason) > 1000 then
    perform private.refuse('death.reasonRequired');
  end if;
  if v_row.state <> 'active' then
    return;
  end if;
  update public.delegations set state = 'ended', ended_at = private.clock(), ended_by = v_me, end_reason = 'papers' where id = v_row.id;
  insert into private.guardianship_ends (delegation_id, patient_id, proof, reason, ended_by)
  values (v_row.id, v_row.patient_id, p_proof, v_reason, v_me);
  perform private.write_access_log(v_row.patient_id, v_me, 'operator', 'profile', 'change', 'operator', v_row.id);
  perform private.notify(v_row.delegate_id, 'access.delegationEnded', v_row.id, '{}', 'access.delegationEnded:' || v_row.id);
  -- The others who look after the person, or the person; nobody where it was the last one.
  perform private.notify(v_row.patient_id, 'access.delegationEnded', v_row.id, '{}', 'access.delegationEnded:' || v_row.id || ':others');
end $$;
comment on function public.end_guardianship(uuid, text, text) is
  'An operator ends at once that a guardian or carer acts for a person, with the kind of paper seen (court_order, birth_certificate, identity_document, social_worker) and what it says. Both sides are told, the log of the record says it. Repeatable. Hints: death.proof, death.reasonRequired, data.notFound.';
grant execute on function public.end_guardianship to authenticated;

create function public.guardians_of(p_person uuid)
returns table (delegation_id uuid, name text, basis text, relation text, since timestamptz, ends_with_age boolean, paper jsonb)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  return query select d.id, p.name, d.basis, d.relation, d.accepted_at,
      f.date_of_birth + interval '18 years' > private.today_at_home(), private.authority_of(d.id) - 'documentId' - 'reason'
    from public.delegations d join public.profiles p on p.id = d.delegate_id join public.patients f on f.profile_id = d.patient_id
    where d.patient_id = p_person and d.state = 'active' and d.basis <> 'invited' order by d.accepted_at limit 20;
end $$;
comment on function public.guardians_of(uuid) is
  'For operators: who acts for this person as guardian or carer now, on what basis, since when, on what paper. Nothing of the record.';
grant execute on function public.guardians_of to authenticated;
