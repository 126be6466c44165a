-- Moving a visit to another time, and calling it off, in all the states it can have.
--
-- A move is one update of one row: the old time is free and the new one taken in the same instant, or nothing happened.
-- The visit keeps its id; its sequence rises, so calendars replace the entry instead of adding one.

alter table public.appointments add column moved_by text check (moved_by in ('patient', 'specialist'));
comment on column public.appointments.moved_by is
  'Who moved it last. A time the specialist chose is one the patient may leave without cost, however late.';

create function private.refundable(p_appointment uuid) returns int
language sql stable security definer set search_path = '' as $$
  select coalesce((select p.amount_minor - p.refund_minor from public.payments p
    where p.appointment_id = p_appointment and p.state = 'paid'), 0)
$$;
comment on function private.refundable(uuid) is 'What was paid for a visit and not given back.';

create function private.refund(p_appointment uuid, p_amount_minor int, p_reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_payment public.payments;
begin
  update public.payments set state = 'refund_pending', refund_minor = coalesce(p_amount_minor, amount_minor)
  where appointment_id = p_appointment and state = 'paid' and coalesce(p_amount_minor, amount_minor) > 0
  returning * into v_payment;
  -- The sandbox pays back at once; a provider tells us through its webhook.
  if v_payment.provider = 'sandbox' then
    perform public.settle_refund(p_appointment, 'sandbox:refund:' || v_payment.id);
  end if;
end $$;
comment on function private.refund(uuid, int, text) is
  'Gives back an amount (null: all) of what was paid for a visit; nothing when nothing was paid. Repeatable.';

create or replace function private.cancellation(p_row public.appointments, p_by text, out free_until timestamptz,
  out late boolean, out refund_minor int)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_paid int := private.refundable(p_row.id);
begin
  free_until := case when p_row.moved_by = 'specialist' then p_row.starts_at
    else p_row.starts_at - make_interval(mins => p_row.cancel_notice_minutes) end;
  -- Only a booked visit can be called off late, and only by the patient: a specialist always gives everything back. A visit
  -- booked inside the notice has no free time at all, which the terms say before anyone pays.
  late := p_row.status in ('booked', 'waiting') and p_by = 'patient' and private.clock() > free_until;
  refund_minor := case when late then round(v_paid * p_row.late_refund_percent / 100.0) else v_paid end;
end $$;

create or replace function public.cancellation_terms(p_appointment uuid)
returns table (free_until timestamptz, late boolean, refund_minor int, currency text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.appointments;
begin
  select * into v_row from public.appointments a where a.id = p_appointment and (a.patient_id = v_me
    or (a.specialist_id = v_me and (a.booked_at is not null or a.requested_at is not null))
    or private.delegated(a.patient_id, 'book', v_me) is not null);
  if not found then
    perform private.refuse('booking.notFound');
  end if;
  return query select c.free_until, c.late, c.refund_minor, v_row.currency
    from private.cancellation(v_row, private.side_of(v_row)) c;
end $$;

create or replace function public.cancel_appointment(p_appointment uuid, p_reason text default null)
returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.my_appointment(p_appointment);
  v_by text := private.side_of(v_row);
  v_terms record;
begin
  if v_row.status = 'cancelled' then
    return v_row;
  end if;
  if v_row.status not in ('held', 'requested', 'awaiting_payment', 'booked', 'waiting')
    or (v_row.status in ('booked', 'waiting') and v_row.starts_at <= private.clock()) then
    perform private.refuse('booking.cannotCancel');
  end if;
  if length(p_reason) > 500 then
    perform private.refuse('validation.tooLong');
  end if;
  select * into v_terms from private.cancellation(v_row, v_by);
  if v_terms.refund_minor > 0 then
    perform private.refund(v_row.id, v_terms.refund_minor, 'cancelled');
  end if;
  perform private.explain_step(v_row.id, p_reason,
    jsonb_build_object('by', v_by, 'late', v_terms.late, 'refundMinor', v_terms.refund_minor));
  update public.appointments set status = 'cancelled', cancelled_by = v_by, cancel_reason = nullif(btrim(p_reason), ''),
    cancelled_late = v_terms.late, sequence = sequence + 1, hold_expires_at = null
  where id = v_row.id returning * into v_row;
  return v_row;
end $$;
comment on function public.cancel_appointment(uuid, text) is
  'Calls a visit off before it begins, for either side or a delegate; frees the time, sets late flag and refund. Repeatable. Hints: booking.cannotCancel, booking.notFound, validation.tooLong.';

create function private.refuse_move(p_row public.appointments, p_starts_at timestamptz, p_by text, p_reason text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_row.status <> 'booked' or p_row.starts_at <= private.clock() then
    perform private.refuse('booking.cannotMove');
  end if;
  if p_starts_at is null or p_starts_at <= private.clock() or p_starts_at > private.clock() + interval '400 days' then
    perform private.refuse('booking.slotNotOffered');
  end if;
  if length(p_reason) > 500 then
    perform private.refuse('validation.tooLong');
  end if;
  if p_by = 'specialist' and coalesce(btrim(p_reason), '') = '' then
    perform private.refuse('booking.moveReasonRequired');
  end if;
  if p_by = 'patient' and private.clock() > (select c.free_until from private.cancellation(p_row, p_by) c) then
    perform private.refuse('booking.moveTooLate');
  end if;
  if p_by = 'patient' and p_row.moves_by_patient >= 3 and p_row.moved_by is distinct from 'specialist' then
    perform private.refuse('booking.moveLimit');
  end if;
end $$;
comment on function private.refuse_move(public.appointments, timestamptz, text, text) is
  'What speaks against moving this visit, apart from the new time being free.';

create function private.take_time(p_row public.appointments, p_starts_at timestamptz, p_by text) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_shift interval := p_starts_at - p_row.starts_at;
  v_during tstzrange := tstzrange(p_starts_at, p_starts_at + (p_row.ends_at - p_row.starts_at));
  v_blocks tstzrange := tstzrange(lower(p_row.blocks) + v_shift, upper(p_row.blocks) + v_shift);
  v_constraint text;
  v_row public.appointments;
begin
  perform private.flip_lapsed(p_row.patient_id, p_row.specialist_id, v_blocks);
  if private.is_taken(p_row.specialist_id, v_during, v_blocks, p_row.id) then
    perform private.refuse('booking.slotTaken');
  end if;
  update public.appointments set during = v_during, blocks = v_blocks, sequence = sequence + 1, moved_by = p_by,
    moves_by_patient = moves_by_patient + case when p_by = 'patient' then 1 else 0 end
  where id = p_row.id returning * into v_row;
  return v_row;
exception when exclusion_violation then
  get stacked diagnostics v_constraint = constraint_name;
  -- A specialist is not told what else the patient has.
  perform private.refuse(case when v_constraint <> 'one_visit_at_a_time_per_patient' then 'booking.slotTaken'
    when p_by = 'patient' then 'booking.overlapsYours' else 'booking.timeUnavailable' end);
end $$;
comment on function private.take_time(public.appointments, timestamptz, text) is
  'Gives the old time up and takes the new one in one update; whoever loses the race keeps the old one.';

create function public.reschedule_appointment(p_appointment uuid, p_starts_at timestamptz, p_reason text default null)
returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.my_appointment(p_appointment);
  v_by text := private.side_of(v_row);
  v_was timestamptz := v_row.starts_at;
  v_type public.visit_types;
  v_more jsonb;
begin
  if v_row.status = 'booked' and v_row.starts_at = p_starts_at then
    return v_row;
  end if;
  perform private.refuse_move(v_row, p_starts_at, v_by, p_reason);
  -- Patients choose among openings. Specialists know their own day: only what is taken holds them back.
  if v_by = 'patient' then
    select v.* into v_type from public.visit_types v where v.id = v_row.visit_type_id;
    v_type.minutes := extract(epoch from v_row.ends_at - v_row.starts_at) / 60;
    if not private.is_practising(v_row.specialist_id) or not private.is_offered(v_type,
        (select s.time_zone from public.specialists s where s.profile_id = v_row.specialist_id), p_starts_at) then
      perform private.refuse('booking.slotNotOffered');
    end if;
  end if;
  v_more := jsonb_build_object('wasAt', v_was, 'movedBy', v_by);
  perform private.explain_step(v_row.id, p_reason, v_more || jsonb_build_object('startsAt', p_starts_at));
  v_row := private.take_time(v_row, p_starts_at, v_by);
  perform private.tell_visit(v_row, 'booking.moved', 'patient', v_more),
    private.tell_visit(v_row, 'booking.moved', 'specialist', v_more);
  return v_row;
end $$;
comment on function public.reschedule_appointment(uuid, timestamptz, text) is
  'Moves a booked visit: same id, higher sequence, old time freed and new one taken at once. Patients and delegates to an opening, before the notice, three times at most; the specialist with a reason. Repeatable. Hints: booking.cannotMove, moveTooLate, moveLimit, moveReasonRequired, slotTaken, slotNotOffered, overlapsYours, timeUnavailable, notFound.';

revoke execute on function private.refundable(uuid), private.refund(uuid, int, text),
  private.refuse_move(public.appointments, timestamptz, text, text),
  private.take_time(public.appointments, timestamptz, text), public.reschedule_appointment(uuid, timestamptz, text)
  from public, anon, authenticated, service_role;
grant execute on function public.reschedule_appointment(uuid, timestamptz, text) to authenticated;
