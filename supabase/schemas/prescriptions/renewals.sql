-- What a patient, or who acts for them, does about a renewal.

create function private.tell_of_renewal(p_row public.renewal_requests, p_recipient uuid, p_event text) returns void
language sql volatile security definer set search_path = '' as $$
  select private.notify(p_recipient, p_event, p_row.id, jsonb_build_object('requestedAt', p_row.requested_at),
    concat_ws(':', p_event, p_row.id, p_row.version, p_recipient))
  where p_recipient <> p_row.specialist_id or private.is_practising(p_recipient)
$$;
comment on function private.tell_of_renewal(public.renewal_requests, uuid, text) is 'Tells one person of one step of a request: ids and times, no medicine.';

create function private.renewable(p_prescription uuid) returns public.prescriptions
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.prescriptions;
begin
  select * into v_row from public.prescriptions p where p.id = p_prescription and p.issued_at is not null for update;
  perform private.hold_rights(private.actor(), v_row.patient_id);
  -- The patient, or who acts for them and may see that category.
  if v_row.id is null or v_row.patient_id <> v_me
      or (select b.basis from private.access_basis(private.actor(), v_row.patient_id, v_row.category) b) is null then
    perform private.refuse('prescriptions.notFound');
  end if;
  return v_row;
end $$;
comment on function private.renewable(uuid) is 'A prescription the caller may ask to renew, locked. Hint: prescriptions.notFound.';

create function public.request_renewal(p_prescription uuid, p_key uuid, p_note text default '')
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_from public.prescriptions := private.renewable(p_prescription);
  v_row public.renewal_requests;
begin
  select * into v_row from public.renewal_requests r where r.prescription_id = v_from.id
    and (r.closed_at is null or (r.requested_by = private.actor() and r.client_key = p_key))
  order by (r.client_key = p_key) desc limit 1;
  if found then
    return private.changed(v_row.id, v_row.version);
  end if;
  if p_key is null then
    perform private.refuse('data.invalid');
  end if;
  if length(p_note) > 500 then
    perform private.refuse('renewals.noteTooLong');
  end if;
  if v_from.status not in ('active', 'completed') or exists (select from public.prescription_items i
      where i.prescription_id = v_from.id and i.schedule = 6) then
    perform private.refuse('renewals.notRenewable');
  end if;
  if not exists (select from public.prescription_items i where i.prescription_id = v_from.id and i.ongoing) then
    perform private.refuse('renewals.courseEnds');
  end if;
  if not private.is_practising(v_from.prescriber_id) then
    perform private.refuse('renewals.prescriberAway');
  end if;
  insert into public.renewal_requests (prescription_id, patient_id, specialist_id, requested_by, client_key, note)
  values (v_from.id, v_from.patient_id, v_from.prescriber_id, private.actor(), p_key, btrim(coalesce(p_note, ''), E' \t\n\r'))
  returning * into v_row;
  if v_row.requested_by <> v_row.patient_id then
    -- The scope prescriptions is what allows it; nothing is added to the chart itself.
    perform private.write_access_log(v_row.patient_id, v_row.requested_by, 'delegate', v_from.category, 'add', b.basis,
      b.basis_id, 'prescriptions') from private.access_basis(v_row.requested_by, v_row.patient_id, v_from.category) b;
  end if;
  perform private.tell_of_renewal(v_row, v_row.specialist_id, 'renewal.requested');
  return private.changed(v_row.id, v_row.version);
exception when unique_violation then
  -- The key already stands for a request about another prescription.
  perform private.refuse('data.conflict');
end $$;
comment on function public.request_renewal(uuid, uuid, text) is
  'Asks the prescriber for more; while a request is open it is that one, however often asked. Schedule 6 is never renewed without a visit, and a course that ends is not renewed at all. Hints: prescriptions.notFound; renewals.notRenewable, courseEnds, prescriberAway, noteTooLong.';
grant execute on function public.request_renewal to authenticated;

create function public.withdraw_renewal(p_request uuid) returns public.renewal_requests
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.renewal_requests;
begin
  -- Whoever acts for the patient takes back what they asked for, and who looks after the whole record what anybody did.
  select * into v_row from public.renewal_requests r where r.id = p_request and r.patient_id = v_me
    and (private.actor_may('manage') or r.requested_by = private.actor()) for update;
  if not found then
    perform private.refuse('renewals.notFound');
  end if;
  if v_row.state = 'withdrawn' then
    return v_row;
  end if;
  if v_row.state not in ('requested', 'seen') then
    perform private.refuse('renewals.cannotWithdraw');
  end if;
  update public.renewal_requests set state = 'withdrawn', closed_at = private.clock()
  where id = v_row.id returning * into v_row;
  perform private.tell_of_renewal(v_row, v_row.specialist_id, 'renewal.withdrawn');
  return v_row;
end $$;
comment on function public.withdraw_renewal(uuid) is 'Takes back a request that is not decided yet; repeatable. Hints: renewals.notFound, cannotWithdraw.';
grant execute on function public.withdraw_renewal to authenticated;
