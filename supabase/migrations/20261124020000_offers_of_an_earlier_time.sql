-- An earlier time that is offered for a booked visit belongs to that visit: it is no second visit of the patient's list,
-- where going on with it would have booked and paid twice. And the line says what became of the last offer.

create function private.offers_earlier_time(p_hold uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.slot_offers o join public.waitlist_entries e on e.id = o.entry_id
    where o.appointment_id = p_hold and e.appointment_id is not null)
$$;
comment on function private.offers_earlier_time(uuid) is
  'Whether this hold keeps a time that was offered as an earlier one for a booked visit.';

create or replace function public.my_appointments(p_patient uuid default null)
returns table (id uuid, status text, starts_at timestamptz, ends_at timestamptz, mode text, reason text, sequence int,
  hold_expires_at timestamptz, extension_used boolean, visit_type_id uuid, visit_type_name text, minutes int, price_minor int,
  currency text, viewer_role text, counterpart_id uuid, counterpart_name text, counterpart_specialty text, tz_patient text,
  tz_specialist text, cancelled_by text, cancel_reason text, cancelled_late boolean, payment_state text, created_at timestamptz,
  needs_approval boolean, moves_left int, alternatives timestamptz[], booked_by_other boolean,
  for_whom jsonb)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_patient uuid := private.acting_for(p_patient, 'book');
  v_words boolean := v_patient = v_me or private.delegated(v_patient, 'records', v_me) is not null;
begin
  return query
  with mine as (
    select a.*, 'patient' as side, a.specialist_id as other, s.specialty
    from public.appointments a join public.specialists s on s.profile_id = a.specialist_id
    where a.patient_id = v_patient and a.status <> 'entered_in_error'
      and (a.cancelled_by, a.cancel_reason) is distinct from ('system', 'replaced')
      and not (a.booked_at is null and private.offers_earlier_time(a.id))
    union all
    select a.*, 'specialist', a.patient_id, null
    from public.appointments a
    where v_patient = v_me and a.specialist_id = v_me and (a.booked_at is not null or a.requested_at is not null)
  )
  select m.id, case when l.lapsed then 'expired' else m.status end, m.starts_at, m.ends_at, m.mode,
    case when m.side = 'specialist' or v_words or m.booked_by = v_me then m.reason else '' end, m.sequence,
    case when l.lapsed then null else m.hold_expires_at end, m.extension_used, m.visit_type_id, m.visit_type_name,
    (extract(epoch from m.ends_at - m.starts_at) / 60)::int, m.price_minor, m.currency, m.side, m.other, o.name, m.specialty,
    m.tz_patient, m.tz_specialist, m.cancelled_by, m.cancel_reason, m.cancelled_late,
    case when l.lapsed and p.state in ('requires_payment', 'processing', 'failed') then 'expired' else p.state end, m.created_at,
    m.needs_approval, greatest(3 - m.moves_by_patient, 0), case when m.status = 'declined' then coalesce((
      select array_agg(t.at::timestamptz order by t.at) from public.appointment_events e
      cross join jsonb_array_elements_text(e.meta -> 'alternatives') t (at)
      where e.appointment_id = m.id and e.to_status = 'declined' and t.at::timestamptz > private.clock()), '{}') else '{}' end,
    m.booked_by <> m.patient_id, case when m.for_name is not null and (m.side = 'specialist' or v_words or m.booked_by = v_me)
      then jsonb_build_object('personId', case when v_words and m.side = 'patient' then m.for_person_id end, 'name', m.for_name,
        'dateOfBirth', m.for_birth_date, 'gender', m.for_gender, 'relation', m.for_relation) end
  from mine m join public.profiles o on o.id = m.other left join public.payments p on p.appointment_id = m.id
  cross join lateral (select m.status in ('requested', 'held', 'awaiting_payment') and m.hold_expires_at <= private.clock()
    as lapsed) l
  order by m.starts_at desc limit 500;
end $$;
comment on function public.my_appointments(uuid) is
  'Visits of the caller on either side, newest first; with p_patient those of somebody who delegated booking to them. What lapsed appears as expired before anyone has flipped it; a time offered as an earlier one for a visit stands in my_waitlist only. for_whom: {personId, name, dateOfBirth, gender, relation} when it is not the patient. Hint: access.notDelegated.';

drop function public.my_waitlist(uuid);
create function public.my_waitlist(p_patient uuid default null) returns table (id uuid, specialist_id uuid, specialist_name text,
  specialty text, visit_type_id uuid, appointment_id uuid, modes text[], wanted_from timestamptz, wanted_until timestamptz,
  state text, created_at timestamptz, ahead int, offer_id uuid, offer_appointment_id uuid, offer_starts_at timestamptz,
  offer_expires_at timestamptz, last_offer_state text, last_offer_starts_at timestamptz, last_offer_ended_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_patient uuid := private.acting_for(p_patient, 'book');
begin
  return query select e.id, e.specialist_id, p.name, coalesce(e.specialty, s.specialty), e.visit_type_id, e.appointment_id, e.modes,
    lower(e.wanted), upper(e.wanted), e.state, e.created_at,
    case when e.state = 'waiting' then (select count(*)::int from public.waitlist_entries b where b.state = 'waiting'
      and b.place < e.place and b.wanted && e.wanted and b.modes && e.modes
      and (b.specialist_id = e.specialist_id or b.specialty = coalesce(e.specialty, s.specialty))) end,
    o.id, o.appointment_id, lower(o.during), h.hold_expires_at,
    l.state, lower(l.during), least(l.decided_at, l.expires_at)
  from public.waitlist_entries e
    left join public.specialists s on s.profile_id = e.specialist_id
    left join public.profiles p on p.id = e.specialist_id
    left join public.slot_offers o on o.entry_id = e.id and o.state = 'offered'
    left join public.appointments h on h.id = o.appointment_id
    left join lateral (select d.* from public.slot_offers d where d.entry_id = e.id and d.state <> 'offered'
      order by d.offered_at desc, d.id limit 1) l on true
  where e.patient_id = v_patient order by e.state = 'waiting' desc, e.place desc limit 100;
end $$;
comment on function public.my_waitlist(uuid) is
  'Places in line of the caller (or whom they book for), how many are ahead, the open offer, and what became of the one before: accepted, declined or lapsed, and when. Hint: access.notDelegated.';

revoke execute on function private.offers_earlier_time(uuid), public.my_waitlist(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.my_waitlist(uuid) to authenticated;
