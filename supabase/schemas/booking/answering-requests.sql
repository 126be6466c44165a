-- A specialist's yes or no to a request. An approved visit waits for its money like any other, only longer: nobody sits in
-- front of the screen when the answer comes.

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
  v_type.modes := array[p_row.mode];
  foreach v_at in array p_alternatives loop
    if v_at is null or v_at = p_row.starts_at then
      perform private.refuse('booking.slotNotOffered');
    end if;
    perform private.refuse_unless_offered(v_type, v_zone, v_at, null);
  end loop;
end $$;
comment on function private.refuse_alternatives(public.appointments, timestamptz[]) is
  'Times offered instead must be openings that the patient can take, by the mode that was asked for.';

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
  'The specialist''s answer to a request: yes (booked, or awaiting payment), or no with a reason and up to five openings instead. Repeatable. Hints: booking.requestLapsed, notNow, notFound, slotTaken, slotNotOffered, modeNotThen, validation.tooMany, tooLong.';
grant execute on function public.decide_request to authenticated;
