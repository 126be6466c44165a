-- A visit in the calendar and on its own page says how much of it is extra time, as in every other list.

create or replace function private.visit_row(p_visit public.appointments, p_side text, p_me uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', v.id, 'status', case when l.lapsed then 'expired' else v.status end, 'starts_at', v.starts_at,
    'ends_at', v.ends_at, 'mode', v.mode, 'reason', case when p_side <> 'delegate' or v.booked_by = p_me
      or private.delegated(v.patient_id, 'records', p_me) is not null then v.reason else '' end,
    'sequence', v.sequence, 'hold_expires_at', case when not l.lapsed then v.hold_expires_at end,
    'extension_used', v.extension_used, 'visit_type_id', v.visit_type_id, 'visit_type_name', v.visit_type_name,
    'minutes', (extract(epoch from v.ends_at - v.starts_at) / 60)::int, 'price_minor', v.price_minor, 'currency', v.currency,
    'viewer_role', case when w.practice then 'specialist' else 'patient' end,
    'counterpart_id', case when w.practice then v.patient_id else v.specialist_id end,
    'counterpart_name', case when w.practice then patient.name else doctor.name end,
    'counterpart_specialty', case when not w.practice then s.specialty end,
    'tz_patient', v.tz_patient, 'tz_specialist', v.tz_specialist, 'cancelled_by', v.cancelled_by)
  || jsonb_build_object('cancel_reason', v.cancel_reason, 'cancelled_late', v.cancelled_late,
    'payment_state', case when l.lapsed and pay.state in ('requires_payment', 'processing', 'failed') then 'expired'
      else pay.state end,
    'created_at', v.created_at, 'needs_approval', v.needs_approval, 'moves_left', greatest(3 - v.moves_by_patient, 0),
    'alternatives', '[]'::jsonb, 'booked_by_other', v.booked_by <> v.patient_id, 'extra_minutes', v.extra_minutes,
    'for_whom', case when v.for_name is not null and (p_side <> 'delegate' or v.booked_by = p_me
      or private.delegated(v.patient_id, 'records', p_me) is not null) then jsonb_build_object(
        'personId', case when p_me = v.patient_id then v.for_person_id end, 'name', v.for_name,
        'dateOfBirth', v.for_birth_date, 'gender', v.for_gender, 'relation', v.for_relation) end)
  from (select (p_visit).*) v
  cross join lateral (select v.status in ('requested', 'held', 'awaiting_payment')
    and v.hold_expires_at <= private.clock() as lapsed) l
  cross join lateral (select p_side in ('specialist', 'covering') as practice) w
  join public.profiles patient on patient.id = v.patient_id join public.profiles doctor on doctor.id = v.specialist_id
  join public.specialists s on s.profile_id = v.specialist_id
  left join public.payments pay on pay.appointment_id = v.id
$$;

drop function public.visits_of_practice(timestamptz, timestamptz);

create function public.visits_of_practice(p_from timestamptz, p_to timestamptz)
returns table (id uuid, status text, starts_at timestamptz, ends_at timestamptz, mode text, reason text, sequence int,
  hold_expires_at timestamptz, extension_used boolean, visit_type_id uuid, visit_type_name text, minutes int, price_minor int,
  currency text, viewer_role text, counterpart_id uuid, counterpart_name text, counterpart_specialty text, tz_patient text,
  tz_specialist text, cancelled_by text, cancel_reason text, cancelled_late boolean, payment_state text, created_at timestamptz,
  needs_approval boolean, moves_left int, alternatives timestamptz[], booked_by_other boolean,
  for_whom jsonb, extra_minutes int)
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
    a.booked_by <> a.patient_id, case when a.for_name is not null
      then jsonb_build_object('personId', null, 'name', a.for_name, 'dateOfBirth', a.for_birth_date, 'gender', a.for_gender,
        'relation', a.for_relation) end, a.extra_minutes
  from public.appointments a join public.profiles o on o.id = a.patient_id
  left join public.payments p on p.appointment_id = a.id
  where a.specialist_id = v_me and private.is_practising(v_me) and a.starts_at >= p_from and a.starts_at < p_to
    and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress', 'completed', 'no_show_patient',
      'no_show_specialist')
    -- What somebody only holds is not the specialist's to know; whom they invited is.
    and (a.booked_at is not null or a.requested_at is not null
      or exists (select from public.squeeze_ins q where q.appointment_id = a.id))
    and (a.hold_expires_at is null or a.hold_expires_at > private.clock())
  order by a.starts_at, a.id limit 3000;
end $$;
comment on function public.visits_of_practice(timestamptz, timestamptz) is
  'The visits of the calling specialist that begin in a stretch of at most 46 days, soonest first: agreed, asked for, over and missed, and invitations to extra visits that wait; nothing that was called off or lapsed. Columns of my_appointments. None while the caller does not practise. Hint: data.invalid; 42501 for other people.';
revoke execute on function public.visits_of_practice from public, anon, authenticated, service_role;
grant execute on function public.visits_of_practice to authenticated;
