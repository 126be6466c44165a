create or replace function private.join_evidence(p_appointment uuid, out patient_there boolean, out specialist_joined boolean,
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

