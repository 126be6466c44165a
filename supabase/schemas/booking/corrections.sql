-- What an operator may put right: a no-show that was none, and a visit that should never have been entered.
--
-- Both need a reason, both stay in the history. Operators see names and times of the visits they can correct, never why
-- somebody came.

create function public.no_shows_to_review()
returns table (appointment_id uuid, status text, starts_at timestamptz, ends_at timestamptz, patient_name text, specialist_name text, recorded_at timestamptz, correctable_until timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  return query
  select a.id, a.status, a.starts_at, a.ends_at, p.name, s.name, e.at, e.until
  from public.appointments a join public.profiles p on p.id = a.patient_id join public.profiles s on s.id = a.specialist_id
  cross join lateral (
    select max(x.at) as at, max(x.at) + interval '48 hours' as until from public.appointment_events x
    where x.appointment_id = a.id and x.to_status = a.status and a.status in ('no_show_patient', 'no_show_specialist')
      and a.starts_at > private.clock() - interval '4 days'
    having max(x.at) > private.clock() - interval '48 hours'
    union all
    select c.unsettled_at, null from public.consultations c
    where c.appointment_id = a.id and a.status in ('booked', 'waiting') and a.ends_at < private.clock()
      and c.unsettled_at > private.clock() - interval '30 days') e
  order by e.at limit 200;
end $$;
comment on function public.no_shows_to_review() is
  'For operators: missed visits that can still be corrected, and visits that evidence did not decide (correctable_until: null), oldest first, with names and times only.';
grant execute on function public.no_shows_to_review to authenticated;

create function public.no_show_evidence(p_appointment uuid)
returns table (id bigint, side text, kind text, detail text, at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  if not exists (select from public.no_shows_to_review() r where r.appointment_id = p_appointment) then
    perform private.refuse('booking.notFound');
  end if;
  return query select e.id, e.side, e.kind, e.detail, e.at from public.join_events e
    join public.consultations c on c.id = e.consultation_id join public.appointments a on a.id = c.appointment_id
    where c.appointment_id = p_appointment and e.visit_starts_at = a.starts_at and e.kind in ('join', 'leave', 'drop', 'callback')
    order by e.id limit 200;
end $$;
comment on function public.no_show_evidence(uuid) is
  'For operators: who came, left, fell out or rang back at a visit that waits for their look, in the order of events; no words of anybody. Hint: booking.notFound.';
grant execute on function public.no_show_evidence to authenticated;

create function private.correction_reason(p_reason text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.refuse('booking.correctionReasonRequired');
  end if;
  if length(p_reason) > 500 then
    perform private.refuse('validation.tooLong');
  end if;
  return btrim(p_reason);
end $$;
comment on function private.correction_reason(text) is 'The reason of a correction, trimmed; there is none without.';

create function public.correct_no_show(p_appointment uuid, p_reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_reason text := private.correction_reason(p_reason);
  v_row public.appointments := private.locked_appointment(p_appointment);
begin
  if v_row.status not in ('no_show_patient', 'no_show_specialist') then
    perform private.refuse('booking.notNow');
  end if;
  if not exists (select from public.appointment_events e where e.appointment_id = v_row.id and e.to_status = v_row.status
      and e.at > private.clock() - interval '48 hours') then
    perform private.refuse('booking.correctionTooLate');
  end if;
  perform private.explain_step(v_row.id, v_reason, jsonb_build_object('by', 'operator', 'operator', v_me));
  begin
    update public.appointments set status = 'booked', corrected_at = private.clock() where id = v_row.id returning * into v_row;
  exception when exclusion_violation then
    -- The rest of the missed time was given to somebody else.
    perform private.refuse('booking.slotTaken');
  end;
  perform private.tell_visit(v_row, 'booking.corrected', 'patient'), private.tell_visit(v_row, 'booking.corrected', 'specialist');
end $$;
comment on function public.correct_no_show(uuid, text) is
  'For operators: within 48 hours a missed visit is booked again, with a reason; no job calls it missed a second time. Hints: booking.notNow, correctionTooLate, correctionReasonRequired, slotTaken, notFound.';
grant execute on function public.correct_no_show to authenticated;

create function public.mark_entered_in_error(p_appointment uuid, p_reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_reason text := private.correction_reason(p_reason);
  v_row public.appointments := private.locked_appointment(p_appointment);
begin
  if v_row.status = 'entered_in_error' then
    return;
  end if;
  -- Nobody pays for a visit that never was one.
  perform private.refund(v_row.id, null, 'entered_in_error');
  v_row := private.move_appointment(v_row.id, 'entered_in_error', v_reason, jsonb_build_object('by', 'operator', 'operator', v_me));
  perform private.tell_visit(v_row, 'booking.enteredInError', 'patient');
  if v_row.booked_at is not null or v_row.requested_at is not null then
    perform private.tell_visit(v_row, 'booking.enteredInError', 'specialist');
  end if;
end $$;
comment on function public.mark_entered_in_error(uuid, text) is
  'For operators: takes a visit out of the patient''s lists, gives the money back, keeps the history. Repeatable. Hints: booking.correctionReasonRequired, notFound.';
grant execute on function public.mark_entered_in_error to authenticated;
