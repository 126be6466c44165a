-- The list of visits that both sides look at.
--
-- Who acts for a patient sees it without the patient's own words, unless they wrote them or may read records.

create function public.my_appointments(p_visit uuid default null, p_group text default null,
  p_after timestamptz default null, p_after_id uuid default null)
returns table (id uuid, status text, starts_at timestamptz, ends_at timestamptz, mode text, reason text, sequence int,
  hold_expires_at timestamptz, extension_used boolean, visit_type_id uuid, visit_type_name text, minutes int, price_minor int,
  currency text, viewer_role text, counterpart_id uuid, counterpart_name text, counterpart_specialty text, tz_patient text,
  tz_specialist text, cancelled_by text, cancel_reason text, cancelled_late boolean, payment_state text, created_at timestamptz,
  needs_approval boolean, moves_left int, alternatives timestamptz[], booked_by_other boolean, extra_minutes int, cancels_at timestamptz, proposed_start timestamptz,
  proposal_reason text, proposal_until timestamptz, stands_in_for text, covering_name text, patient_born date, patient_gender text,
  first_visit boolean, charge_minor int, charge_currency text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_words boolean := private.actor_may('records');
begin
  if p_group not in ('upcoming', 'past', 'cancelled') or (p_after is null) <> (p_after_id is null) or p_after is not null and p_group is null then
    perform private.refuse('data.invalid');
  end if;
  return query
  with mine as (
    select a.*, a as whole, 'patient' as side, a.specialist_id as other, s.specialty
    from public.appointments a join public.specialists s on s.profile_id = a.specialist_id
    where a.patient_id = v_me and a.status <> 'entered_in_error' and not private.is_hidden(a.id) and (p_visit is null or a.id = p_visit)
      and (a.cancelled_by, a.cancel_reason) is distinct from ('system', 'replaced')
      and not (a.booked_at is null and private.offers_earlier_time(a.id))
    union all
    select a.*, a, 'specialist', a.patient_id, null
    from public.appointments a
    where a.specialist_id = private.me_practising() and (a.booked_at is not null or a.requested_at is not null)
      and (p_visit is null or a.id = p_visit)
    union all
    select a.*, a, 'covering', a.patient_id, null
    from public.consultations c join public.appointments a on a.id = c.appointment_id and a.status <> 'entered_in_error'
    where c.covered_by = private.me_practising() and (p_visit is null or a.id = p_visit)
  ), standing as (
    select a.*, a.status in ('requested', 'held', 'awaiting_payment') and a.hold_expires_at <= c.at as lapsed,
      case when a.status = 'in_progress' or a.status in ('booked', 'waiting') and a.ends_at > c.at
          or a.status in ('requested', 'held', 'awaiting_payment') and a.hold_expires_at > c.at then 'upcoming'
        when a.status in ('booked', 'waiting', 'completed', 'no_show_patient', 'no_show_specialist') then 'past'
        else 'cancelled' end as lies
    from mine a cross join (select private.clock() as at) c
  ), ranked as (
    select a.*, row_number() over (partition by a.lies order by case a.lies when 'upcoming' then a.starts_at end,
      case when a.lies <> 'upcoming' then a.starts_at end desc, case a.lies when 'upcoming' then a.id end, a.id desc) as place
    from standing a
    where (p_group is null or a.lies = p_group) and (p_after is null or case a.lies
      when 'upcoming' then (a.starts_at, a.id) > (p_after, p_after_id) else (a.starts_at, a.id) < (p_after, p_after_id) end)
  )
  select m.id, case when m.lapsed then 'expired' else m.status end, m.starts_at, m.ends_at, m.mode,
    case when m.side <> 'patient' or v_words or m.booked_by = private.actor() then m.reason else '' end, m.sequence,
    case when m.lapsed then null else m.hold_expires_at end, m.extension_used, m.visit_type_id, m.visit_type_name,
    (extract(epoch from m.ends_at - m.starts_at) / 60)::int, m.price_minor, m.currency,
    case m.side when 'covering' then 'specialist' else m.side end, m.other, o.name, m.specialty,
    m.tz_patient, m.tz_specialist, m.cancelled_by, m.cancel_reason, m.cancelled_late,
    case when m.lapsed and p.state in ('requires_payment', 'processing', 'failed') then 'expired' else p.state end, m.created_at,
    m.needs_approval, greatest(3 - m.moves_by_patient, 0), case when m.status = 'declined' then coalesce((
      select array_agg(t.at::timestamptz order by t.at) from public.appointment_events e
      cross join jsonb_array_elements_text(e.meta -> 'alternatives') t (at)
      where e.appointment_id = m.id and e.to_status = 'declined' and t.at::timestamptz > private.clock()), '{}') else '{}' end,
    m.booked_by <> m.patient_id, m.extra_minutes,
    case when m.cancels_as ->> 'by' = m.side then m.cancels_at end,
    (q.of).proposed_start, (q.of).proposal_reason, (q.of).proposal_until,
    case m.side when 'covering' then private.person_name(m.specialist_id) end, case when m.side <> 'covering' then private.covering_name(m.id) end,
    w.born, w.gender, w.first_visit, coalesce(p.amount_minor, m.price_minor), coalesce(p.currency, m.currency)
  from ranked m join public.profiles o on o.id = m.other left join public.payments p on p.appointment_id = m.id
  left join lateral (select m.whole as of where private.is_proposed(m.whole)) q on true
  left join lateral private.person_in_visit(m.whole) w on m.side <> 'patient'
  where m.place <= case m.lies when 'upcoming' then 200 else 50 end
  order by m.starts_at desc, m.id desc;
end $$;
comment on function public.my_appointments(uuid, text, timestamptz, uuid) is
  'Visits of the caller on either side and of colleagues in which they stand in; newest first. Without a group the first page of each: the next 200 of upcoming, the last 50 of past and of cancelled (with those that lapsed or were declined). With a group and the start and id of the last one known, the page after it. With p_visit that one alone. What lapsed appears as expired before anyone has flipped it; a time offered as an earlier one for a visit stands in my_waitlist only. Colleagues find the visits in which they stand in; there stands_in_for is the specialist whose visit it is. covering_name: who stands in, for the others. cancels_at: the side of the caller is calling it off, and can keep it until then. patient_born, patient_gender, first_visit: for the practice, as private.person_in_visit says. charge_minor, charge_currency: what is charged, the price as long as nothing is due. Hint: data.invalid.';
grant execute on function public.my_appointments to authenticated;

create function private.person_in_visit(p_visit public.appointments, out born date, out gender text, out first_visit boolean)
language sql stable security definer set search_path = '' as $$
  -- By age and sex the practice knows whom it will see; of a request that it may still decline it is told neither.
  select case when p_visit.booked_at is not null then f.date_of_birth end, case when p_visit.booked_at is not null then f.gender end,
    not exists (select from public.appointments e where e.patient_id = p_visit.patient_id
      and e.specialist_id = p_visit.specialist_id and e.starts_at < p_visit.starts_at and e.status in ('in_progress', 'completed'))
  from (select) once left join public.patients f on f.profile_id = p_visit.patient_id
$$;
comment on function private.person_in_visit(public.appointments) is
  'What the practice reads beside the name of a visit: birth date and gender once it is booked, else null, and whether the patient was never seen by its specialist before.';

create function private.as_told(p_row public.appointments) returns public.appointments
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.me();
begin
  if v_me in (p_row.patient_id, p_row.specialist_id) and private.actor_may('records') or private.actor() = p_row.booked_by then
    return p_row;
  end if;
  p_row.reason := '';
  p_row.companion := '';
  return p_row;
end $$;
comment on function private.as_told(public.appointments) is
  'A visit as the caller may be told of it: who only books for the patient is not told why it is and who comes along, unless they wrote it.';

create function private.offers_earlier_time(p_hold uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.slot_offers o join public.waitlist_entries e on e.id = o.entry_id
    where o.appointment_id = p_hold and e.appointment_id is not null)
$$;
comment on function private.offers_earlier_time(uuid) is
  'Whether this hold keeps a time that was offered as an earlier one for a booked visit.';
