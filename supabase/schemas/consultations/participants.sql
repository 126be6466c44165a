-- Who takes part in a visit, and the evidence they leave: coming, leaving, falling out, ringing back.

create function private.part_in(p_appointment uuid, p_profile uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select case when a.patient_id = p_profile then 'patient'
      when a.specialist_id = p_profile and a.booked_at is not null and private.is_practising(p_profile) then 'specialist'
      when c.covered_by = p_profile and private.is_practising(p_profile) then 'covering'
      when private.stands_for(a.patient_id, 'join', p_profile) then 'delegate' end
    from public.appointments a left join public.consultations c on c.appointment_id = a.id
    where a.id = p_appointment and p_profile is not null and not private.is_hidden(p_appointment));
end $$;
comment on function private.part_in(uuid, uuid) is
  'As what somebody takes part in a visit: patient, delegate (who may sit in visits), specialist (once booked) and covering while they practise; null: not at all.';
grant execute on function private.part_in to authenticated;

create policy "who sits in a patient's visits reads how they go" on public.consultations for select to authenticated
  using (patient_id in (select d.patient_id from public.delegations d where d.delegate_id = (select private.me()) and d.state = 'active')
    and private.part_in(appointment_id, (select private.me())) = 'delegate');

create function private.join_visit(p_appointment uuid, p_sides text[], p_lock boolean default false, out visit public.appointments,
  out room public.consultations, out side text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  side := private.part_in(p_appointment, v_me);
  if side is null and 'guest' = any (p_sides) and (private.guest_in(p_appointment, v_me)).id is not null then
    side := 'guest';
  end if;
  if side is null or not side = any (p_sides) then
    perform private.refuse('consultation.notFound');
  end if;
  if p_lock then
    visit := private.locked_appointment(p_appointment);
  else
    select * into visit from public.appointments a where a.id = p_appointment;
  end if;
  select * into room from public.consultations c where c.appointment_id = p_appointment;
  if room.id is null then
    perform private.refuse('consultation.notFound');
  end if;
end $$;
comment on function private.join_visit(uuid, text[], boolean) is
  'The caller''s visit, its consultation and their side of it, which must be one of those named (guest: let in beside the sides, asked for by name only); with both calendars locked when asked. Hint: consultation.notFound.';

create function private.doors(p_visit public.appointments, out opens_at timestamptz, out closes_at timestamptz)
language sql immutable security invoker set search_path = '' as $$
  -- What an operator put back has no time of its own any more; it is still to be held or finished.
  select p_visit.starts_at - interval '30 minutes', case when p_visit.corrected_at is null
    then p_visit.ends_at + interval '15 minutes' else 'infinity' end
$$;
comment on function private.doors(public.appointments) is
  'From when and until when one can come into a booked visit: 30 minutes before it, 15 after its end.';

create function private.refuse_unless_open(p_visit public.appointments, p_until timestamptz default null) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_doors record;
begin
  select * into v_doors from private.doors(p_visit);
  if p_visit.status not in ('booked', 'waiting', 'in_progress') then
    perform private.refuse('consultation.over');
  end if;
  if p_visit.status = 'booked' and private.clock() < v_doors.opens_at then
    perform private.refuse('consultation.tooEarly', jsonb_build_object('from', v_doors.opens_at));
  end if;
  if p_visit.status = 'booked' and private.clock() >= coalesce(p_until, v_doors.closes_at) then
    perform private.refuse('consultation.tooLate');
  end if;
end $$;
comment on function private.refuse_unless_open(public.appointments, timestamptz) is
  'A visit''s room is open while its doors are, or until the time given, when nobody came; and as long as it runs. Hints: consultation.tooEarly, tooLate, over.';

create function private.write_join_event(p_room public.consultations, p_visit public.appointments, p_side text, p_kind text,
  p_key uuid, p_detail text default '') returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into public.join_events (consultation_id, profile_id, side, kind, detail, client_id, visit_starts_at)
  values (p_room.id, private.me(), p_side, p_kind, p_detail, coalesce(p_key, gen_random_uuid()), p_visit.starts_at)
  on conflict (consultation_id, profile_id, client_id) do nothing;
  if found and p_kind in ('join', 'leave', 'drop') then
    perform private.broadcast('consultation:' || p_visit.id, 'presence', jsonb_build_object('side', p_side, 'kind', p_kind));
  end if;
end $$;
comment on function private.write_join_event(public.consultations, public.appointments, text, text, uuid, text) is
  'Appends one piece of evidence, once per client id.';

create function private.last_steps(p_consultation uuid, p_sides text[])
returns table (profile_id uuid, kind text, at timestamptz)
language sql stable security definer set search_path = '' as $$
  select distinct on (e.profile_id) e.profile_id, e.kind, e.at
  from public.consultations c join public.appointments a on a.id = c.appointment_id
  join public.join_events e on e.consultation_id = c.id and e.visit_starts_at = a.starts_at
  where c.id = p_consultation and e.side = any (p_sides) and e.kind in ('join', 'leave', 'drop')
  order by e.profile_id, e.id desc
$$;
comment on function private.last_steps(uuid, text[]) is
  'Who of these sides came to a visit at its present time, and whether they came (join), went (leave) or fell out (drop) last.';

create function private.is_here(p_consultation uuid, p_sides text[], p_not uuid default null) returns boolean
language sql stable security definer set search_path = '' as $$
  with visit as (
    select a.starts_at from public.appointments a join public.consultations c on c.appointment_id = a.id
    where c.id = p_consultation
  ), heard as (
    select s.profile_id, s.seen_at as at from visit v join public.room_seats s on s.consultation_id = p_consultation
      and s.visit_starts_at = v.starts_at and s.side = any (p_sides) and s.left_at is null
    union all
    -- At the door a browser that crashed says no goodbye either: coming counts for as long as the page says so.
    select last.profile_id, greatest(case last.kind when 'join' then last.at end, (select d.seen_at from private.door_stays d
        where d.consultation_id = p_consultation and d.profile_id = last.profile_id and d.visit_starts_at = v.starts_at))
    from visit v cross join private.last_steps(p_consultation, p_sides) last
    where last.kind <> 'leave'
  )
  select exists (select from heard h where h.profile_id is distinct from p_not
    and h.at > private.clock() - interval '75 seconds')
$$;
comment on function private.is_here(uuid, text[], uuid) is
  'Whether somebody of these sides (other than the person named) is here: sits in the call, or came to the door and did not leave, and was heard of within 75 seconds.';

create function public.record_join_event(p_appointment uuid, p_kind text, p_key uuid, p_detail text default '') returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_leaving boolean := p_kind = 'leave';
begin
  if p_kind is null or p_kind not in ('join', 'leave', 'drop', 'device', 'quality') or p_key is null then
    perform private.refuse('data.invalid');
  end if;
  if length(p_detail) > 100 then
    perform private.refuse('validation.tooLong');
  end if;
  perform private.spend('join_event', 120, 120, 60);
  select * into v from private.join_visit(p_appointment, array['patient', 'delegate', 'specialist', 'covering'], v_leaving);
  perform private.refuse_unless_open(v.visit);
  if p_kind = 'join' and v.side in ('patient', 'delegate') and (v.visit).status = 'booked' then
    perform private.refuse('consultation.enterFirst');
  end if;
  perform private.write_join_event(v.room, v.visit, v.side, p_kind, p_key, coalesce(p_detail, ''));
  -- Whoever goes early may still go for a while; their visit waits for them as before.
  if v_leaving and v.side in ('patient', 'delegate') and (v.visit).status = 'waiting'
    and private.clock() < (v.visit).starts_at - interval '5 minutes'
    -- Who locked their phone meanwhile waits as well: whoever came and did not leave keeps the place.
    and not exists (select from private.last_steps((v.room).id, array['patient', 'delegate']) s where s.kind <> 'leave') then
    perform private.move_appointment(p_appointment, 'booked', 'left the waiting room');
  end if;
end $$;
comment on function public.record_join_event(uuid, text, uuid, text) is
  'The browser of a participant says join, leave, drop (the call broke off), device or quality. Repeatable by key. A patient who leaves more than five minutes early is out of the waiting room, the visit stays booked. No event ever ends a visit. Hints: consultation.notFound, tooEarly, tooLate, over, enterFirst.';
grant execute on function public.record_join_event to authenticated;

create function public.record_callback(p_appointment uuid, p_answered boolean, p_key uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
begin
  if p_answered is null or p_key is null then
    perform private.refuse('data.invalid');
  end if;
  select * into v from private.join_visit(p_appointment, array['specialist', 'covering']);
  perform private.refuse_unless_open(v.visit, 'infinity');
  if not p_answered and private.number_to_ring(v.room) is null then
    perform private.refuse('consultation.noNumber');
  end if;
  perform private.write_join_event(v.room, v.visit, v.side, 'callback', p_key, case when p_answered then 'answered' else 'noAnswer' end);
end $$;
comment on function public.record_callback(uuid, boolean, uuid) is
  'The specialist rang the patient: answered or not. Repeatable by key. Without an attempt nobody is called absent, and without a number nobody attempts it. Hints: consultation.notFound, tooEarly, over, noNumber.';
grant execute on function public.record_callback to authenticated;
