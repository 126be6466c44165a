-- What the prescriber does with a renewal request, and what happens when nobody does.

create function private.my_renewal(p_request uuid) returns public.renewal_requests
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.renewal_requests;
begin
  perform private.require_me();
  select * into v_row from public.renewal_requests r where r.id = p_request and r.specialist_id = private.me_practising()
  for update;
  if not found then
    perform private.refuse('renewals.notFound');
  end if;
  return v_row;
end $$;
comment on function private.my_renewal(uuid) is 'A request asked of the caller, locked. Hint: renewals.notFound.';

create function public.see_renewal(p_request uuid) returns public.renewal_requests
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.renewal_requests := private.my_renewal(p_request);
begin
  if v_row.state = 'requested' then
    update public.renewal_requests set state = 'seen', seen_at = private.clock() where id = v_row.id returning * into v_row;
    perform private.tell_of_renewal(v_row, v_row.patient_id, 'renewal.seen');
  end if;
  return v_row;
end $$;
comment on function public.see_renewal(uuid) is 'The prescriber opened the request; the patient sees when. Repeatable. Hint: renewals.notFound.';
grant execute on function public.see_renewal to authenticated;

create function private.items_as_draft(p_prescription uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('medicine', i.medicine, 'form', i.form, 'strength', i.strength,
    'quantity', i.quantity, 'quantityWords', i.quantity_words, 'schedule', i.schedule, 'directions', i.directions, 'repeats', i.repeats,
    'daysSupply', i.days_supply, 'ongoing', i.ongoing, 'medicineId', i.medicine_id, 'doseAmount', i.dose_amount, 'doseUnit', i.dose_unit,
    'timesADay', i.times_a_day, 'asNeeded', i.as_needed) order by i.position), '[]')
  from public.prescription_items i where i.prescription_id = p_prescription and i.ongoing
$$;
comment on function private.items_as_draft(uuid) is 'The medicines of an issued prescription that are taken on and on, as a draft holds them: a course that ended beside them is not renewed.';

create function public.decide_renewal(p_request uuid, p_decision text, p_reason text default '')
returns public.renewal_requests
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.renewal_requests := private.my_renewal(p_request);
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
  v_draft uuid;
begin
  if p_decision is null or p_decision not in ('approved', 'declined', 'visit_needed') then
    perform private.refuse('data.invalid');
  end if;
  if v_row.state in ('decided', 'ready') and v_row.decision = p_decision then
    return v_row;
  end if;
  if v_row.state not in ('requested', 'seen') then
    perform private.refuse('renewals.alreadyDecided');
  end if;
  if length(v_reason) > 500 then
    perform private.refuse('prescriptions.reasonTooLong');
  end if;
  if p_decision <> 'approved' and length(v_reason) < 10 then
    perform private.refuse('prescriptions.reasonRequired');
  end if;
  perform public.see_renewal(v_row.id);
  if p_decision = 'approved' then
    -- Approved is not ready: the new prescription waits as a draft until it is checked and issued.
    insert into public.prescriptions (patient_id, prescriber_id, appointment_id, renews_id, category, draft_items,
      client_key)
    select p.patient_id, p.prescriber_id, p.appointment_id, p.id, p.category, private.items_as_draft(p.id), gen_random_uuid()
    from public.prescriptions p where p.id = v_row.prescription_id returning id into v_draft;
  end if;
  update public.renewal_requests set state = 'decided', decision = p_decision, reason = v_reason,
    decided_at = private.clock(), new_prescription_id = v_draft,
    closed_at = case when p_decision <> 'approved' then private.clock() end
  where id = v_row.id returning * into v_row;
  perform private.tell_of_renewal(v_row, v_row.patient_id, 'renewal.decided');
  return v_row;
end $$;
comment on function public.decide_renewal(uuid, text, text) is
  'approved (a draft with the same medicines waits to be issued), declined or visit_needed, both with a reason; repeatable. Hints: renewals.notFound, alreadyDecided; prescriptions.reasonRequired, reasonTooLong.';
grant execute on function public.decide_renewal to authenticated;

create function private.renewal_is_ready(p_new public.prescriptions) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.renewal_requests;
begin
  update public.renewal_requests set state = 'ready', ready_at = private.clock(), closed_at = private.clock()
  where new_prescription_id = p_new.id and state = 'decided' returning * into v_row;
  if found then
    perform private.tell_of_renewal(v_row, v_row.patient_id, 'renewal.ready');
  end if;
end $$;
comment on function private.renewal_is_ready(public.prescriptions) is 'Closes the loop when the renewed prescription was issued.';

create function private.renewal_draft_is_gone(p_draft public.prescriptions) returns void
language sql volatile security definer set search_path = '' as $$
  update public.renewal_requests set state = 'seen', decision = null, decided_at = null, reason = '',
    new_prescription_id = null
  where new_prescription_id = p_draft.id and state = 'decided'
$$;
comment on function private.renewal_draft_is_gone(public.prescriptions) is
  'An approved renewal whose draft was put away is open again: it waits for another decision instead of for nothing.';

create function private.escalate_renewals() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.renewal_requests;
  v_prescription public.prescriptions;
  v_count int := 0;
begin
  for v_row in update public.renewal_requests set escalated_at = private.clock() where id in (
      select r.id from public.renewal_requests r where r.due_at <= private.clock() and r.escalated_at is null
      order by r.due_at limit 200 for update skip locked) returning * loop
    perform private.tell_of_renewal(v_row, r.id, r.event) from (
      select v_row.specialist_id as id, 'renewal.overdue' as event union all select v_row.patient_id, 'renewal.escalated'
      union all select o.profile_id, 'renewal.unanswered' from public.operators o where o.ended_at is null) r;
    v_count := v_count + 1;
  end loop;
  -- Ten days before a medicine for ongoing use runs out, unless more was asked for already; and the end of what ran out.
  for v_prescription in select * from public.prescriptions p where p.status = 'active'
      and p.runs_out_on <= (private.clock() + interval '10 days')::date
      order by p.runs_out_on limit 500 for update skip locked loop
    if v_prescription.runs_out_on < (private.clock() - interval '1 day')::date then
      update public.prescriptions set status = 'completed', status_reason = 'ran out' where id = v_prescription.id;
      v_count := v_count + 1;
    elsif exists (select from public.prescription_items i where i.prescription_id = v_prescription.id and i.ongoing
          and coalesce((private.review_in_force(i.prescription_id, i.position)).says, '') <> 'stopped')
        and not exists (select from public.renewal_requests r where r.prescription_id = v_prescription.id
        and r.closed_at is null) then
      perform private.notify(v_prescription.patient_id, 'prescription.runningOut', v_prescription.id,
        jsonb_build_object('on', v_prescription.runs_out_on), 'prescription.runningOut:' || v_prescription.id);
    end if;
  end loop;
  return v_count;
end $$;
comment on function private.escalate_renewals() is
  'The scheduled part of the loop: tells prescriber, patient and operators once when a step took 48 hours, warns ten days before a medicine for ongoing use runs out, completes what ran out. Returns how many rows it moved.';
