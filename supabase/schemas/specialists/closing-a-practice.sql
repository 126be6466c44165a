-- What becomes of a specialist's patients when their registration is suspended, rejected or runs out.
--
-- What the specialist may see and do is closed by the clock alone: everything asks me_practising(). This is the rest: coming
-- visits are called off with all money back, running ones end unless a colleague holds them, what patients had given is
-- over, and patients are told. Nothing comes back by itself when the registration does. It never waits for a lock: what
-- somebody is busy with this moment is taken up by the next run, seconds later.

create function private.call_off(p_visit public.appointments) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments;
begin
  perform private.refund(p_visit.id, null, 'specialist away');
  v_row := private.move_appointment(p_visit.id, 'cancelled', 'The specialist cannot see patients at the moment.',
    '{"by": "system"}');
  -- Visits that were booked or asked for tell of it themselves; what the patient only began is told here.
  if p_visit.status = 'awaiting_payment' and p_visit.requested_at is null then
    perform private.tell(v_row, 'booking.cancelled', 'patient');
  elsif exists (select from public.squeeze_ins q where q.appointment_id = p_visit.id) and p_visit.status = 'held' then
    perform private.tell_visit(v_row, 'booking.invitationWithdrawn', 'patient');
  end if;
end $$;
comment on function private.call_off(public.appointments) is
  'Calls off a visit that has not begun because its specialist does not practise: all money back, the patient told.';

create function private.close_one_visit(p_visit uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments;
  v_room public.consultations;
begin
  select * into v_row from public.appointments a where a.id = p_visit;
  if not private.try_lock_calendars(v_row.patient_id, v_row.specialist_id) then
    return false;
  end if;
  select * into v_row from public.appointments a where a.id = p_visit for update;
  if v_row.status in ('held', 'requested', 'awaiting_payment', 'booked', 'waiting') then
    perform private.call_off(v_row);
    return true;
  end if;
  select * into v_room from public.consultations c where c.appointment_id = p_visit for update;
  -- A patient in the middle of a visit stays with the colleague who holds it.
  if v_row.status <> 'in_progress' or private.registration_stands(v_room.covered_by) then
    return false;
  end if;
  perform private.end_visit(v_room, 'abandoned', 'The specialist cannot go on.');
  perform private.tell_patient(v_room, 'consultation.specialistAway');
  return true;
end $$;
comment on function private.close_one_visit(uuid) is
  'Calls off or ends one visit of a specialist who does not practise; false: nothing to do, or somebody is busy with it.';

create function private.close_practice_access(p_specialist uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_patient uuid;
begin
  for v_patient in with ended as (
      update public.access_grants set state = 'expired', ended_at = v_now where id in (select g.id from public.access_grants g
        where g.grantee_id = p_specialist and g.state = 'active' for update skip locked) returning patient_id)
    select distinct e.patient_id from ended e loop
    perform private.notify(v_patient, 'access.specialistAway', p_specialist, '{}',
      concat_ws(':', 'access.specialistAway', p_specialist, v_patient, v_now::date));
  end loop;
  update public.access_requests set state = 'lapsed' where id in (select r.id from public.access_requests r
    where r.specialist_id = p_specialist and r.state = 'pending' for update skip locked);
  update public.break_glass set ended_at = v_now where id in (select b.id from public.break_glass b
    where b.specialist_id = p_specialist and b.ended_at is null for update skip locked);
end $$;
comment on function private.close_practice_access(uuid) is
  'Ends what patients gave this specialist, and what the specialist asked for or took in an emergency.';

create function private.close_practice_loops(p_specialist uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_room public.consultations;
  v_entries uuid[];
  v_renewal public.renewal_requests;
begin
  for v_room in select * from public.consultations c where c.covered_by = p_specialist and c.ended_at is null
      for update skip locked loop
    perform private.set_cover(v_room, null);
  end loop;
  v_entries := array(select e.id from public.waitlist_entries e where e.specialist_id = p_specialist and e.state = 'waiting'
    for update skip locked);
  perform private.end_entries(v_entries, 'ended');
  perform private.notify(e.patient_id, 'waitlist.specialistAway', e.id, '{}', 'waitlist.specialistAway:' || e.id)
  from public.waitlist_entries e where e.id = any (v_entries);
  -- An approval waits for a prescription that will not come: it is open again, then closed like the others.
  update public.renewal_requests set state = 'seen', decision = null, decided_at = null, reason = '', new_prescription_id = null
  where specialist_id = p_specialist and state = 'decided' and decision = 'approved';
  for v_renewal in update public.renewal_requests set state = 'withdrawn', closed_at = private.clock()
      where id in (select r.id from public.renewal_requests r where r.specialist_id = p_specialist
        and r.state in ('requested', 'seen') for update skip locked) returning * loop
    perform private.tell_of_renewal(v_renewal, v_renewal.patient_id, 'renewal.prescriberAway');
  end loop;
end $$;
comment on function private.close_practice_loops(uuid) is
  'Ends what else waits for this specialist: visits they cover for colleagues, places in line, renewals. The others are told.';

create function private.visits_to_call_off(p_specialist uuid, p_from timestamptz default null) returns setof public.appointments
language sql stable security definer set search_path = '' as $$
  select a.* from public.appointments a where a.specialist_id = p_specialist
    and a.starts_at > private.clock() - interval '7 days' and (p_from is null or a.starts_at >= p_from)
    and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
  order by a.starts_at, a.id
$$;
comment on function private.visits_to_call_off(uuid, timestamptz) is
  'The visits that end when this specialist stops practising, now or from a moment on, soonest first.';

create function public.suspension_effects(p_specialist uuid, p_from timestamptz default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  if not exists (select from public.specialists s where s.profile_id = p_specialist) then
    perform private.refuse('data.notFound');
  end if;
  return (select jsonb_build_object(
      'visits', coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'patientName', v.name, 'startsAt', v.starts_at,
        'refundMinor', v.back, 'currency', v.currency) order by v.starts_at, v.id) filter (where v.shown <= 200), '[]'),
      'count', count(*), 'people', count(distinct v.patient_id),
      'refunds', (select coalesce(jsonb_agg(jsonb_build_object('amountMinor', r.minor, 'currency', r.currency) order by r.currency), '[]')
        from (select c.currency, sum(private.refundable(a.id))::int as minor
          from private.visits_to_call_off(p_specialist, p_from) a cross join private.charge_of(a) c group by c.currency) r where r.minor > 0))
    from (select a.id, a.patient_id, a.starts_at, (private.charge_of(a)).currency, private.refundable(a.id) as back, p.name,
        row_number() over (order by a.starts_at, a.id) as shown
      from private.visits_to_call_off(p_specialist, p_from) a join public.profiles p on p.id = a.patient_id) v);
end $$;
comment on function public.suspension_effects(uuid, timestamptz) is
  'For an operator, before a specialist is suspended, now or from a moment on: {visits: [{id, patientName, startsAt, refundMinor, currency}] (the first 200), count, people, refunds: [{amountMinor, currency}]}, all that is called off and goes back. Hint: data.notFound; 42501 for other people.';
grant execute on function public.suspension_effects to authenticated;

create function private.close_practice(p_specialist uuid) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit uuid;
  v_count int := 0;
begin
  if private.registration_stands(p_specialist) then
    return 0;
  end if;
  for v_visit in select a.id from private.visits_to_call_off(p_specialist) a limit 500 loop
    v_count := v_count + private.close_one_visit(v_visit)::int;
  end loop;
  -- What a visit shares goes back with the visit, before what is left of the specialist's rights ends.
  perform private.close_practice_loops(p_specialist);
  perform private.close_practice_access(p_specialist);
  return v_count;
end $$;
comment on function private.close_practice(uuid) is
  'Does for one specialist who does not practise what has to be done for their patients; repeatable. How many visits it called off or ended.';

create function private.close_practices() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
begin
  return coalesce((select sum(private.close_practice(s.profile_id))::int from public.specialists s
    where not private.registration_stands(s.profile_id)
      and (exists (select from public.appointments a where a.specialist_id = s.profile_id
          and a.starts_at > v_now - interval '7 days'
          and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress'))
        or exists (select from public.access_grants g where g.grantee_id = s.profile_id and g.state = 'active')
        or exists (select from public.consultations c where c.covered_by = s.profile_id and c.ended_at is null)
        or exists (select from public.waitlist_entries e where e.specialist_id = s.profile_id and e.state = 'waiting')
        or exists (select from public.renewal_requests r where r.specialist_id = s.profile_id and r.closed_at is null))), 0);
end $$;
comment on function private.close_practices() is
  'The scheduled job: close_practice for everyone who does not practise and still has something open. Returns how many visits were called off or ended.';

create function private.call_off_from(p_specialist uuid, p_from timestamptz) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit uuid;
  v_row public.appointments;
begin
  -- Who has this minute something else to do with one of them is met by the job that suspends.
  for v_visit in select a.id from private.visits_to_call_off(p_specialist, p_from) a limit 500 loop
    select * into v_row from public.appointments a where a.id = v_visit;
    if private.try_lock_calendars(v_row.patient_id, p_specialist) then
      select * into v_row from public.appointments a where a.id = v_visit for update;
      if v_row.status in ('held', 'requested', 'awaiting_payment', 'booked') and v_row.starts_at >= p_from then
        perform private.call_off(v_row);
      end if;
    end if;
  end loop;
end $$;
comment on function private.call_off_from(uuid, timestamptz) is
  'Calls off what lies at or behind the day of an announced suspension, all money back, so that patients can look for somebody else in good time.';
