-- A stretch of a specialist's calendar: what my_appointments gives page by page, for the days that are on the screen.

create function public.visits_of_practice(p_from timestamptz, p_to timestamptz)
returns table (id uuid, status text, starts_at timestamptz, ends_at timestamptz, mode text, reason text, sequence int,
  hold_expires_at timestamptz, extension_used boolean, visit_type_id uuid, visit_type_name text, minutes int, price_minor int,
  currency text, viewer_role text, counterpart_id uuid, counterpart_name text, counterpart_specialty text, tz_patient text,
  tz_specialist text, cancelled_by text, cancel_reason text, cancelled_late boolean, payment_state text, created_at timestamptz,
  needs_approval boolean, moves_left int, alternatives timestamptz[], booked_by_other boolean, extra_minutes int, cancels_at timestamptz, proposed_start timestamptz, proposal_reason text,
  proposal_until timestamptz, stands_in_for text, covering_name text, patient_born date, patient_gender text, first_visit boolean, charge_minor int, charge_currency text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_specialist();
begin
  -- Six weeks of a month and the days around it.
  if p_from is null or p_to is null or not isfinite(p_from) or not isfinite(p_to) or p_to <= p_from
    or p_to - p_from > interval '46 days' then
    perform private.refuse('data.invalid');
  end if;
  return query
  select a.id, a.status, a.starts_at, a.ends_at, a.mode, a.reason, a.sequence, a.hold_expires_at, a.extension_used,
    a.visit_type_id, a.visit_type_name, (extract(epoch from a.ends_at - a.starts_at) / 60)::int, a.price_minor, a.currency,
    'specialist', a.patient_id, o.name, null::text, a.tz_patient, a.tz_specialist, a.cancelled_by, a.cancel_reason,
    a.cancelled_late, p.state, a.created_at, a.needs_approval, greatest(3 - a.moves_by_patient, 0), '{}'::timestamptz[],
    a.booked_by <> a.patient_id, a.extra_minutes,
    case when a.cancels_as ->> 'by' = 'specialist' and a.specialist_id = v_me then a.cancels_at end,
    (q.of).proposed_start, (q.of).proposal_reason, (q.of).proposal_until,
    case when a.specialist_id <> v_me then private.person_name(a.specialist_id) end,
    case when a.specialist_id = v_me then private.person_name(c.covered_by) end,
    w.born, w.gender, w.first_visit, coalesce(p.amount_minor, a.price_minor), coalesce(p.currency, a.currency)
  from public.appointments a join public.profiles o on o.id = a.patient_id
  left join public.consultations c on c.appointment_id = a.id
  left join public.payments p on p.appointment_id = a.id
  left join lateral (select a as of where private.is_proposed(a)) q on true
  cross join lateral private.person_in_visit(a) w
  where (a.specialist_id = v_me or a.id = any (private.visits_covered_by(v_me)))
    and private.is_practising(v_me) and a.starts_at >= p_from and a.starts_at < p_to
    and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress', 'completed', 'no_show_patient',
      'no_show_specialist')
    -- What somebody only holds is not the specialist's to know; whom they invited is.
    and (a.booked_at is not null or a.requested_at is not null
      or exists (select from public.squeeze_ins q where q.appointment_id = a.id))
    and (a.hold_expires_at is null or a.hold_expires_at > private.clock())
  order by a.starts_at, a.id limit 3000;
end $$;
comment on function public.visits_of_practice(timestamptz, timestamptz) is
  'The visits of the calling specialist, and of colleagues in which they stand in, that begin in a stretch of at most 46 days, soonest first: agreed, asked for, over and missed, and invitations to extra visits that wait; nothing that was called off or lapsed. Columns of my_appointments. None while the caller does not practise. Hint: data.invalid; 42501 for other people.';
grant execute on function public.visits_of_practice to authenticated;
