-- The visit itself: admitting, losing the call and carrying on by other means, and the ways it ends.
--
-- Only people end a visit. A call that breaks off is interrupted: the visit's clock stands still and the next step is
-- tried, from video down to chat. Ending is the specialist's explicit act.

create function public.admit_patient(p_appointment uuid, p_key uuid) returns public.consultations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_row public.consultations;
begin
  perform private.require_practising();
  select * into v from private.join_visit(p_appointment, array['specialist', 'covering'], true);
  perform private.refuse_unless_open(v.visit);
  perform private.write_join_event(v.room, v.visit, v.side, 'join', p_key);
  if (v.visit).status <> 'in_progress' then
    perform private.move_appointment(p_appointment, 'in_progress', 'admitted');
    perform private.tell_patient(v.room, 'consultation.admitted');
  end if;
  select * into v_row from public.consultations c where c.id = (v.room).id;
  return v_row;
end $$;
comment on function public.admit_patient(uuid, uuid) is
  'The specialist (or a covering colleague) begins the visit, with the patient there or not yet. Repeatable. Hints: consultation.notFound, tooEarly, tooLate, over; access.refused.';
grant execute on function public.admit_patient to authenticated;

create function public.interrupt_consultation(p_appointment uuid, p_lost text, p_step text default null)
returns public.consultations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_row public.consultations;
begin
  select * into v from private.join_visit(p_appointment, array['patient', 'delegate', 'specialist', 'covering']);
  if p_lost is null or p_lost not in ('patient', 'specialist', 'both')
    or p_step not in ('video', 'low_video', 'audio', 'phone', 'chat') then
    perform private.refuse('data.invalid');
  end if;
  -- Both browsers notice the same loss: the second one neither restarts the pause nor takes another step.
  update public.consultations c set state = 'interrupted', interrupted_at = coalesce(c.interrupted_at, private.clock()),
    interrupted_side = case when c.interrupted_side is null or c.interrupted_side = p_lost then p_lost else 'both' end,
    fallback_step = coalesce(p_step, c.fallback_step, private.next_step(c.medium))
  where c.id = (v.room).id and c.state in ('active', 'interrupted') returning * into v_row;
  if v_row.id is null then
    perform private.refuse('consultation.notNow');
  end if;
  return v_row;
end $$;
comment on function public.interrupt_consultation(uuid, text, text) is
  'A participant says that the call broke off: whose side is lost, and optionally which step is tried now (else the next one down). The clock pauses. Repeatable; call it again with a step to degrade further. Never ends the visit. Hints: consultation.notFound, notNow.';
grant execute on function public.interrupt_consultation to authenticated;

create function public.resume_consultation(p_appointment uuid, p_medium text default null) returns public.consultations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_row public.consultations;
begin
  select * into v from private.join_visit(p_appointment, array['patient', 'delegate', 'specialist', 'covering']);
  if p_medium not in ('video', 'low_video', 'audio', 'phone', 'chat') then
    perform private.refuse('data.invalid');
  end if;
  update public.consultations c set state = 'active', medium = coalesce(p_medium, c.fallback_step, c.medium),
    paused_seconds = private.paused_until(c, private.clock()), interrupted_at = null, interrupted_side = null,
    fallback_step = null
  where c.id = (v.room).id and c.state in ('active', 'interrupted') returning * into v_row;
  if v_row.id is null then
    perform private.refuse('consultation.notNow');
  end if;
  return v_row;
end $$;
comment on function public.resume_consultation(uuid, text) is
  'The call runs again, over the medium named (else the step that was tried); while it runs, changes the medium. Repeatable. Hints: consultation.notFound, notNow.';
grant execute on function public.resume_consultation to authenticated;

create function private.end_visit(p_room public.consultations, p_state text, p_reason text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
begin
  if p_state <> 'ended' then
    update public.consultations c set state = p_state, ended_at = v_now, ended_by = private.actor(), closing_reason = p_reason,
      paused_seconds = private.paused_until(c, v_now), interrupted_at = null, interrupted_side = null, fallback_step = null
    where c.id = p_room.id;
  end if;
  perform private.move_appointment(p_room.appointment_id, 'completed', p_reason, jsonb_build_object('consultation', p_state));
  perform private.capture_payment(p_room.appointment_id);
  if p_state = 'abandoned' then
    perform private.refund(p_room.appointment_id, null, 'visit abandoned');
  end if;
end $$;
comment on function private.end_visit(public.consultations, text, text) is
  'Ends a running visit: the appointment is completed and the payment captured; an abandoned visit is refunded in full.';

create function private.close_visit(p_appointment uuid, p_state text, p_reason text default null) returns public.consultations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_row public.consultations;
begin
  select * into v from private.join_visit(p_appointment, array['specialist', 'covering'], true);
  if (v.room).state = p_state or ((v.room).state = 'note_signed' and p_state = 'ended') then
    return v.room;
  end if;
  if (v.room).state not in ('active', 'interrupted') then
    perform private.refuse('consultation.notNow');
  end if;
  if p_state = 'ended' then
    perform private.refuse_wrong_person(p_appointment);
  end if;
  -- What was never held costs nobody its price: the patient did not come, or it is given up.
  if p_state = 'ended' and not (select e.patient_there from private.join_evidence(p_appointment) e) then
    perform private.refuse('consultation.patientNotSeen');
  end if;
  perform private.end_visit(v.room, p_state, p_reason);
  select * into v_row from public.consultations c where c.id = (v.room).id;
  return v_row;
end $$;
comment on function private.close_visit(uuid, text, text) is
  'Closes a running visit by its specialist, or the colleague who covers it; as held only where the patient''s side was there, and nobody else than the patient. Hints: consultation.notFound, notNow, patientNotSeen, wrongPerson.';

create function public.finish_consultation(p_appointment uuid) returns public.consultations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.consultations := private.close_visit(p_appointment, 'ended');
begin
  perform private.tell_patient(v_row, 'consultation.finished');
  return v_row;
end $$;
comment on function public.finish_consultation(uuid) is
  '"Finish visit", the specialist''s explicit act and the only ordinary end, also while the call is down, once the patient''s side was seen. Repeatable. Hints: consultation.notFound, notNow, patientNotSeen, wrongPerson.';
grant execute on function public.finish_consultation to authenticated;

create function private.closing_reason(p_reason text) returns text
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
begin
  if v_reason = '' then
    perform private.refuse('consultation.reasonRequired');
  end if;
  if length(v_reason) > 500 then
    perform private.refuse('validation.tooLong');
  end if;
  return v_reason;
end $$;
comment on function private.closing_reason(text) is
  'Why a visit ends before its time, trimmed. Hints: consultation.reasonRequired, validation.tooLong.';

create function public.abandon_consultation(p_appointment uuid, p_reason text) returns public.consultations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.consultations := private.close_visit(p_appointment, 'abandoned', private.closing_reason(p_reason));
begin
  perform private.tell_patient(v_row, 'consultation.abandoned', private.what_is_paid(p_appointment));
  return v_row;
end $$;
comment on function public.abandon_consultation(uuid, text) is
  'The specialist gives up a visit that could not be held; the patient gets everything back. Repeatable. Hints: consultation.notFound, notNow, reasonRequired, validation.tooLong.';
grant execute on function public.abandon_consultation to authenticated;

create function public.transfer_to_emergency(p_appointment uuid, p_reason text) returns public.consultations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.consultations := private.close_visit(p_appointment, 'transferred_to_emergency',
    private.closing_reason(p_reason));
begin
  perform private.tell_patient(v_row, 'consultation.transferred');
  return v_row;
end $$;
comment on function public.transfer_to_emergency(uuid, text) is
  'The specialist hands the patient over to the emergency services and ends the visit. Repeatable. Hints: consultation.notFound, notNow, reasonRequired, validation.tooLong.';
grant execute on function public.transfer_to_emergency to authenticated;
