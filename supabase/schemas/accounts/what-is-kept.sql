-- Before an account is closed: what stands against it, what is kept and why, and the end of everything that is open.

create function private.require_closable(p_me uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_live text[] := array['requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress'];
begin
  if private.is_operator(p_me) then
    perform private.refuse('account.operator');
  end if;
  if exists (select from public.appointments a where a.patient_id = p_me and a.status = any (v_live)) then
    perform private.refuse('account.visitsOpen');
  end if;
  -- Money that a provider holds, returns or failed to return is still owed to somebody we must be able to reach.
  if exists (select from public.payments p where p.patient_id = p_me and p.state in ('processing', 'authorised',
    'refund_pending'))
    or exists (select from public.refunds r where r.patient_id = p_me and r.state in ('pending', 'failed')) then
    perform private.refuse('account.moneyOnItsWay');
  end if;
  if exists (select from public.appointments a left join public.consultations c on c.appointment_id = a.id
      where p_me in (a.specialist_id, c.covered_by) and a.status = any (v_live)) then
    perform private.refuse('account.patientsBooked');
  end if;
  if exists (select from public.notes n where n.author_id = p_me and n.state = 'draft') then
    perform private.refuse('account.notesUnsigned');
  end if;
  if exists (select from public.renewal_requests r where r.specialist_id = p_me and r.closed_at is null)
    or exists (select from public.correction_requests r where r.author_id = p_me and r.state = 'open')
    or exists (select from public.prescriptions p where p.prescriber_id = p_me and p.status = 'draft') then
    perform private.refuse('account.requestsOpen');
  end if;
  -- A record without a sign-in would be left with nobody who can open it.
  if exists (select from public.delegations d join public.profiles p on p.id = d.patient_id and p.clerk_id is null
      where d.delegate_id = p_me and d.basis <> 'invited' and 'manage' = any (private.effective_scopes(d))
        and private.died_on(d.patient_id) is null and not exists (select from public.delegations o
          where o.patient_id = d.patient_id and o.id <> d.id and o.basis <> 'invited' and 'manage' = any (private.effective_scopes(o)))) then
    perform private.refuse('account.lastGuardian');
  end if;
end $$;
comment on function private.require_closable(uuid) is
  'Refuses to close while something is open that needs this person. Hints: account.operator, visitsOpen, moneyOnItsWay, patientsBooked, notesUnsigned, requestsOpen, lastGuardian.';

create function private.kept_by_law(p_me uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('category', k.category, 'law', k.law, 'until', k.until,
    'confirm', 'to confirm with counsel') order by k.place), '[]')
  from (select private.clock()::date as today, (select p.date_of_birth from public.patients p
    where p.profile_id = p_me) as born,
    exists (select from public.specialists s where s.profile_id = p_me) as specialist) m
  cross join lateral (values
    (1, 'clinicalRecord', 'HPCSA Booklet 9: six years from when it became dormant, of a minor until the age of 21',
      greatest(m.today + interval '6 years', m.born + interval '21 years')::date, m.born is not null),
    (2, 'prescriptions', 'General Regulations under the Medicines Act 101 of 1965: five years, with name and address',
      (m.today + interval '5 years')::date, exists (select from public.prescriptions p where p.patient_id = p_me
        and p.issued_at is not null)),
    (3, 'payments', 'Companies Act 71 of 2008 section 24: seven years; Tax Administration Act 28 of 2011 section 29: five years',
      (m.today + interval '7 years')::date, exists (select from public.payments p where p_me in (p.patient_id, p.payer_id))),
    (4, 'accessLog', 'POPIA 4 of 2013 sections 17 and 19: as long as the record it is about',
      greatest(m.today + interval '6 years', m.born + interval '21 years')::date, true),
    (5, 'consents', 'POPIA 4 of 2013 section 11(2): proof of consent, as long as the record it is about',
      (m.today + interval '6 years')::date, exists (select from public.consents c where c.profile_id = p_me)),
    (6, 'authoredRecords', 'HPCSA Booklet 9: name and council number of whoever wrote a record are part of it',
      (m.today + interval '6 years')::date, m.specialist)) k (place, category, law, until, applies)
  where k.applies
$$;
comment on function private.kept_by_law(uuid) is
  'What stays of an account that is closed now, by which law, until when. Every term is marked as to be confirmed with counsel.';

create function public.before_closing() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_obstacle text;
begin
  if not exists (select from public.profiles p where p.id = v_me) then
    perform private.refuse('data.notFound');
  end if;
  begin
    perform private.require_closable(v_me);
  exception when raise_exception then
    get stacked diagnostics v_obstacle = pg_exception_hint;
  end;
  return jsonb_build_object('obstacle', v_obstacle, 'kept', private.kept_by_law(v_me));
end $$;
comment on function public.before_closing() is
  'What closing the account would mean for the caller now: {obstacle, kept}. obstacle is the hint that close_my_account would refuse with, or null; kept is what stays by law (category, law, until). Changes nothing. Hint: data.notFound.';
grant execute on function public.before_closing to authenticated;

create function private.end_everything(p_me uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_draft public.prescriptions;
begin
  update public.access_grants set state = 'revoked', ended_at = v_now, ended_by = p_me
  where p_me in (patient_id, grantee_id) and state in ('offered', 'active');
  update public.access_requests set state = case patient_id when p_me then 'refused' else 'withdrawn' end, decided_at = v_now
  where p_me in (patient_id, specialist_id) and state = 'pending';
  update public.delegations set state = 'ended', ended_at = v_now, ended_by = p_me
  where (p_me in (patient_id, delegate_id) or invited_email = (select lower(p.email) from public.profiles p
    where p.id = p_me))
    and state in ('offered', 'active');
  update private.visit_guests set state = 'ended', ended_at = v_now, ended_by = p_me
  where p_me in (guest_id, invited_by) and state <> 'ended';
  perform private.leave_organizations(p_me);
  update public.break_glass set ended_at = v_now where specialist_id = p_me and ended_at is null;
  perform private.finish_record_link(l.id, 'closed', v_now) from private.record_links l where l.patient_id = p_me and l.ended_at is null;
  update private.paper_sendings set ended_at = v_now, end_reason = 'closed' where patient_id = p_me and ended_at is null;
  perform private.end_entries(array(select e.id from public.waitlist_entries e where e.patient_id = p_me
    and e.state = 'waiting'), 'left');
  -- A draft that nobody issued is put away first; a request that it answered is open again then.
  for v_draft in update public.prescriptions set status = 'cancelled', status_reason = 'The account was closed.'
      where patient_id = p_me and status = 'draft' returning * loop
    perform private.renewal_draft_is_gone(v_draft);
  end loop;
  perform public.withdraw_renewal(r.id) from public.renewal_requests r where r.patient_id = p_me
    and r.state in ('requested', 'seen');
  update public.correction_requests set state = 'withdrawn', answered_at = v_now where patient_id = p_me and state = 'open';
  insert into public.registration_events (specialist_id, from_state, to_state, evidence, actor_id, actor_role, council_number, name, at)
  select s.profile_id, s.reg_state, 'suspended', 'The account was closed', p_me, 'specialist', s.hpcsa_number, p.name, v_now
  from public.specialists s join public.profiles p on p.id = s.profile_id where s.profile_id = p_me and s.reg_state = 'verified';
  update public.specialists set reg_state = case reg_state when 'verified' then 'suspended' when 'pending' then 'unverified'
    else reg_state end, listed = false where profile_id = p_me;
  update public.visit_types set active = false where specialist_id = p_me and active;
  delete from public.availability_rules where specialist_id = p_me;
  delete from public.availability_exceptions where specialist_id = p_me;
end $$;
comment on function private.end_everything(uuid) is
  'Ends what is open of a person, on both sides, through the machines: open pages of others hear of it as of any end.';
