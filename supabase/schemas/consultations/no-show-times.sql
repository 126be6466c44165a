-- When a visit counts as missed, in one place: the evidence, the times that follow from it, and what is shown before it is
-- decided.
--
-- A press or a look at the page is not coming: the practice came when it was there from the booked time on, or in the call
-- since ten minutes before it. Whoever came and went again lets the patient wait anew: its fifteen minutes are counted from
-- the start, or from when somebody of it was there or rang last. The same holds for a visit that was begun and never held.

create function private.were_together(p_consultation uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select c.identity_confirmed_at is not null or c.wrong_person_at is not null
    or exists (select from public.room_seats mine join public.room_seats theirs on theirs.consultation_id = mine.consultation_id
      and theirs.visit_starts_at = mine.visit_starts_at and theirs.taken_at <= mine.seen_at and mine.taken_at <= theirs.seen_at
      where mine.consultation_id = c.id and mine.visit_starts_at = a.starts_at and mine.side in ('specialist', 'covering')
        and theirs.side in ('patient', 'delegate'))
    or exists (select from public.join_events e where e.consultation_id = c.id and e.detail = 'answered'
      and e.at >= c.started_at)
    -- Whoever of the practice noted that the call broke off, or goes on by other means, was in it.
    or exists (select from public.consultation_events e where e.consultation_id = c.id and e.at >= c.started_at
      and e.from_state in ('active', 'interrupted') and e.actor in (c.specialist_id, c.covered_by))
    or (select count(distinct m.sender_id = c.specialist_id or m.sender_id is not distinct from c.covered_by) = 2 from public.messages m
      where m.appointment_id = c.appointment_id and m.kind = 'text' and m.sent_at >= c.started_at)
  from public.consultations c join public.appointments a on a.id = c.appointment_id where c.id = p_consultation
$$;
comment on function private.were_together(uuid) is
  'Whether both sides of a visit that was begun ever met in it: sat in the call at the same time, spoke by phone, wrote to each other, or the practice went on with a call.';

create function private.join_evidence(p_appointment uuid, out patient_there boolean, out specialist_joined boolean,
  out rang_in_vain boolean, out specialist_seen timestamptz, out left_alone boolean)
language sql stable security definer set search_path = '' as $$
  with visit as (
    -- What is held early counts from when it began.
    select c.id, c.started_at, a.starts_at, least(a.starts_at - interval '10 minutes', c.started_at) as since,
      private.last_there(c.id, a.starts_at, array['patient', 'delegate']) as patient_seen,
      private.last_there(c.id, a.starts_at, array['specialist', 'covering']) as specialist_seen
    from public.appointments a join public.consultations c on c.appointment_id = a.id where a.id = p_appointment
  )
  select
    -- Any sign since then, words or an answered call, or having come before and not gone.
    coalesce(v.patient_seen >= v.since, false)
      or exists (select from public.join_events e where e.consultation_id = v.id and e.visit_starts_at = v.starts_at
        and e.at >= v.since and (e.side in ('patient', 'delegate') or e.detail = 'answered'))
      or exists (select from private.last_steps(v.id, array['patient', 'delegate']) s where s.kind = 'join')
      or exists (select from public.messages m where m.appointment_id = p_appointment and m.sent_at >= v.since
        and private.part_in(p_appointment, m.sender_id) in ('patient', 'delegate')),
    coalesce(v.specialist_seen >= v.starts_at or v.started_at >= v.since, false)
      or exists (select from public.room_seats r where r.consultation_id = v.id and r.visit_starts_at = v.starts_at
        and r.side in ('specialist', 'covering') and r.seen_at >= v.since),
    exists (select from public.join_events e where e.consultation_id = v.id and e.visit_starts_at = v.starts_at
      and e.kind = 'callback' and e.detail = 'noAnswer' and e.at >= v.starts_at),
    -- Who rings is at work for this patient: that gives time, and is no coming.
    greatest(v.specialist_seen, (select max(e.at) from public.join_events e where e.consultation_id = v.id
      and e.visit_starts_at = v.starts_at and e.kind = 'callback')),
    coalesce(v.patient_seen >= v.started_at, false) and not private.were_together(v.id)
  from visit v
$$;
comment on function private.join_evidence(uuid) is
  'What is known of who was there for a visit''s present time: was the patient''s side there since ten minutes before it (since it began, where that was earlier), did the specialist or a colleague come, did they ring without an answer after its start, when they were there or rang last, and whether a visit that was begun leaves the patient alone in it.';

create function private.no_show_times(p_visit public.appointments, out report_from timestamptz, out specialist_by timestamptz,
  out patient_by timestamptz, out patient_there boolean, out specialist_joined boolean, out rang_in_vain boolean)
language sql stable security definer set search_path = '' as $$
  select p_visit.starts_at + interval '10 minutes',
    case when (p_visit.status <> 'in_progress' or e.left_alone) and w.until <= t.latest then w.until end,
    p_visit.starts_at + interval '20 minutes', e.patient_there, e.specialist_joined, e.rang_in_vain
  from private.join_evidence(p_visit.id) e
  cross join lateral (select greatest(p_visit.starts_at, e.specialist_seen) + interval '15 minutes' as until) w
  cross join lateral (select greatest(p_visit.ends_at, (select c.started_at from public.consultations c
    where c.appointment_id = p_visit.id)) + interval '30 minutes' as latest) t
$$;
comment on function private.no_show_times(public.appointments) is
  'From when the practice may report that the patient did not come; until when the specialist must have come (fifteen minutes after the start, or after they were there or rang last; null: nothing is decided by that any more); until when the patient must have; and the evidence that goes with it.';

create function private.no_show_now(p_visit public.appointments, p_side text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('reportFrom', t.report_from, 'specialistBy', t.specialist_by, 'patientBy', t.patient_by,
    'missing', case when p_side in ('specialist', 'covering') then to_jsonb(array_remove(array[
      case when not t.specialist_joined then 'join' end, case when t.patient_there then 'patientCame' end,
      case when not t.rang_in_vain then 'ring' end], null)) end)
  from private.no_show_times(p_visit) t
  where p_visit.status in ('booked', 'waiting', 'in_progress') and p_visit.corrected_at is null
$$;
comment on function private.no_show_now(public.appointments, text) is
  'How the clock of no-shows stands for a visit that is not over: its times, and for the practice why it may not report one yet (join: nobody of the practice came; patientCame; ring: nobody rang in vain since the start). Null: nothing to decide.';
