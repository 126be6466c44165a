-- Requests: visits that a specialist approves first. And the steps a delegate may take for a patient.
--
-- The time stays blocked while the answer is due, so a yes always has its time. An approved visit waits for its money
-- like any other, only longer: nobody sits in front of the screen when the answer comes.

drop function private.my_appointment(uuid, text);
create function private.my_appointment(p_appointment uuid, p_side text default null, p_scope text default 'book')
returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.appointments;
begin
  select * into v_row from public.appointments a where a.id = p_appointment;
  if not found or not (p_side is distinct from 'specialist'
      and (v_row.patient_id = v_me or private.delegated(v_row.patient_id, p_scope, v_me) is not null)
    or p_side is distinct from 'patient' and v_row.specialist_id = v_me
      and (v_row.booked_at is not null or v_row.requested_at is not null)) then
    perform private.refuse('booking.notFound');
  end if;
  perform private.lock_calendars(v_row.patient_id, v_row.specialist_id);
  select * into v_row from public.appointments a where a.id = p_appointment for update;
  return v_row;
end $$;
comment on function private.my_appointment(uuid, text, text) is
  'A visit of the caller, of a patient who delegated that scope to them, or of their practice, with both calendars locked; else booking.notFound.';

create function private.side_of(p_row public.appointments) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when p_row.specialist_id = private.me() then 'specialist' else 'patient' end;
end $$;
comment on function private.side_of(public.appointments) is
  'On which side of their visit the caller stands; delegates stand with the patient.';

create function private.tell_visit(p_row public.appointments, p_event text, p_side text, p_more jsonb default '{}') returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.notify(me.id, p_event, p_row.id, jsonb_build_object('side', p_side, 'appointmentId', p_row.id,
      'recipientName', me.name, 'counterpartName', other.name, 'startsAt', p_row.starts_at, 'endsAt', p_row.ends_at,
      'timeZone', case p_side when 'patient' then p_row.tz_patient else p_row.tz_specialist end,
      'minutes', (extract(epoch from p_row.ends_at - p_row.starts_at) / 60)::int, 'mode', p_row.mode,
      'priceMinor', p_row.price_minor, 'currency', p_row.currency, 'sequence', p_row.sequence) || p_more,
    p_row.id || ':' || p_row.sequence || ':' || p_event || ':' || p_side)
  from public.profiles me, public.profiles other
  where me.id = case p_side when 'patient' then p_row.patient_id else p_row.specialist_id end
    and other.id = case p_side when 'patient' then p_row.specialist_id else p_row.patient_id end;
end $$;
comment on function private.tell_visit(public.appointments, text, text, jsonb) is
  'Tells one side of a visit of an event, once per event and sequence. Names, times and prices, no health word.';

create function private.answer_until(p_row public.appointments) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  -- 24 hours, but two hours before the visit at the latest; who asks later than that gives half an hour.
  return least(p_row.starts_at, greatest(least(private.clock() + interval '24 hours', p_row.starts_at - interval '2 hours'),
    private.clock() + interval '30 minutes'));
end $$;
comment on function private.answer_until(public.appointments) is
  'Until when a request must be answered, and after the answer until when it must be paid.';

create function private.require_payment(p_row public.appointments) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into public.payments (appointment_id, patient_id, amount_minor, currency, state)
  values (p_row.id, p_row.patient_id, p_row.price_minor, p_row.currency,
    case when p_row.price_minor = 0 then 'not_required' else 'requires_payment' end);
end $$;
comment on function private.require_payment(public.appointments) is 'Opens the payment of a visit; a free one owes nothing.';

create function private.refuse_submit(p_row public.appointments, p_reason text, p_consent boolean) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_row.status not in ('held', 'requested', 'awaiting_payment', 'expired') then
    perform private.refuse('booking.cannotSubmit');
  end if;
  if p_row.status = 'expired' or p_row.hold_expires_at <= private.clock() then
    perform private.refuse('booking.holdExpired');
  end if;
  if p_reason = '' then
    perform private.refuse('booking.reasonRequired');
  end if;
  if length(p_reason) > 1000 then
    perform private.refuse('booking.reasonTooLong');
  end if;
  if p_consent is not true then
    perform private.refuse('booking.consentRequired');
  end if;
  if p_row.status = 'held' and p_row.needs_approval and (select count(*) from public.appointments a
      where a.patient_id = p_row.patient_id and a.status = 'requested' and a.hold_expires_at > private.clock()) >= 3 then
    perform private.refuse('booking.tooManyRequests');
  end if;
end $$;
comment on function private.refuse_submit(public.appointments, text, boolean) is 'What speaks against sending these details now.';

create or replace function public.submit_booking(p_appointment uuid, p_reason text, p_consent boolean)
returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.my_appointment(p_appointment, 'patient');
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
  v_first boolean := v_row.status = 'held';
  v_next text := v_row.status;
begin
  perform private.refuse_submit(v_row, v_reason, p_consent);
  if v_first then
    v_next := case when v_row.needs_approval then 'requested' when v_row.price_minor = 0 then 'booked' else 'awaiting_payment' end;
    if v_next <> 'requested' then
      perform private.require_payment(v_row);
    end if;
  end if;
  -- A second submit corrects the reason; it does not buy more time.
  update public.appointments set reason = v_reason, consent_at = coalesce(consent_at, private.clock()), status = v_next,
    booked_at = case when v_next = 'booked' then private.clock() end,
    requested_at = case when v_first and v_next = 'requested' then private.clock() else requested_at end,
    hold_expires_at = case when v_next = 'booked' then null when not v_first then hold_expires_at
      when v_next = 'requested' then private.answer_until(v_row) else private.clock() + interval '15 minutes' end
  where id = v_row.id returning * into v_row;
  if v_first and v_next = 'requested' then
    perform private.tell_visit(v_row, 'booking.requested', 'specialist', jsonb_build_object('answerUntil', v_row.hold_expires_at));
  end if;
  perform private.drop_drafts(private.me());
  return v_row;
end $$;
comment on function public.submit_booking(uuid, text, boolean) is
  'Reason and consent: held → awaiting_payment with 15 minutes to pay, booked at once when the price is 0, requested when the specialist approves first. Hints: booking.holdExpired, reasonRequired, reasonTooLong, consentRequired, tooManyRequests, cannotSubmit, notFound.';

create or replace function public.extend_hold(p_appointment uuid) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.my_appointment(p_appointment, 'patient');
begin
  if v_row.status not in ('held', 'awaiting_payment', 'requested', 'expired') then
    perform private.refuse('booking.cannotSubmit');
  end if;
  if v_row.status = 'expired' or v_row.hold_expires_at <= private.clock() then
    perform private.refuse('booking.holdExpired');
  end if;
  if v_row.extension_used or v_row.status <> 'held' then
    perform private.refuse('booking.extensionUsed');
  end if;
  update public.appointments set extension_used = true, hold_expires_at = hold_expires_at + interval '5 minutes'
  where id = p_appointment returning * into v_row;
  return v_row;
end $$;

create function private.refuse_alternatives(p_row public.appointments, p_alternatives timestamptz[]) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_type public.visit_types;
  v_zone text;
  v_at timestamptz;
begin
  if cardinality(p_alternatives) > 5 then
    perform private.refuse('validation.tooMany');
  end if;
  select v.* into v_type from public.visit_types v where v.id = p_row.visit_type_id;
  select sp.time_zone into v_zone from public.specialists sp where sp.profile_id = p_row.specialist_id;
  foreach v_at in array p_alternatives loop
    if v_at is null or v_at = p_row.starts_at then
      perform private.refuse('booking.slotNotOffered');
    end if;
    perform private.refuse_unless_offered(v_type, v_zone, v_at, null);
  end loop;
end $$;
comment on function private.refuse_alternatives(public.appointments, timestamptz[]) is
  'Times offered instead must be openings that the patient can take.';

create function public.decide_request(p_appointment uuid, p_accept boolean, p_reason text default null,
  p_alternatives timestamptz[] default '{}') returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.my_appointment(p_appointment, 'specialist');
  v_alternatives timestamptz[] := coalesce(p_alternatives, '{}');
begin
  if v_row.status = 'declined' and p_accept is false or v_row.status in ('awaiting_payment', 'booked') and p_accept is true then
    return v_row;
  end if;
  if v_row.status = 'expired' or v_row.hold_expires_at <= private.clock() then
    perform private.refuse('booking.requestLapsed');
  end if;
  if v_row.status <> 'requested' or p_accept is null then
    perform private.refuse('booking.notNow');
  end if;
  if length(p_reason) > 500 then
    perform private.refuse('validation.tooLong');
  end if;
  if p_accept then
    -- Saying no is always possible; saying yes takes a registration that still stands.
    perform private.require_practising();
    perform private.require_payment(v_row);
    perform private.explain_step(v_row.id, p_reason);
    update public.appointments set status = case when v_row.price_minor = 0 then 'booked' else 'awaiting_payment' end,
      booked_at = case when v_row.price_minor = 0 then private.clock() end,
      hold_expires_at = case when v_row.price_minor > 0 then private.answer_until(v_row) end
    where id = v_row.id returning * into v_row;
    if v_row.status = 'awaiting_payment' then
      perform private.tell_visit(v_row, 'booking.approved', 'patient', jsonb_build_object('payUntil', v_row.hold_expires_at));
    end if;
    return v_row;
  end if;
  perform private.refuse_alternatives(v_row, v_alternatives);
  perform private.explain_step(v_row.id, p_reason, jsonb_build_object('alternatives', to_jsonb(v_alternatives)));
  update public.appointments set status = 'declined', hold_expires_at = null, cancel_reason = nullif(btrim(p_reason), '')
  where id = v_row.id returning * into v_row;
  perform private.tell_visit(v_row, 'booking.declined', 'patient', jsonb_build_object('alternatives', to_jsonb(v_alternatives)));
  return v_row;
end $$;
comment on function public.decide_request(uuid, boolean, text, timestamptz[]) is
  'The specialist''s answer to a request: yes (booked, or awaiting payment), or no with a reason and up to five openings instead. Repeatable. Hints: booking.requestLapsed, notNow, notFound, slotTaken, slotNotOffered, validation.tooMany, tooLong; 42501 without a verified registration.';

revoke execute on function private.my_appointment(uuid, text, text), private.side_of(public.appointments),
  private.tell_visit(public.appointments, text, text, jsonb), private.answer_until(public.appointments),
  private.require_payment(public.appointments), private.refuse_submit(public.appointments, text, boolean),
  private.refuse_alternatives(public.appointments, timestamptz[]), public.decide_request(uuid, boolean, text, timestamptz[])
  from public, anon, authenticated, service_role;
grant execute on function public.decide_request(uuid, boolean, text, timestamptz[]) to authenticated;
