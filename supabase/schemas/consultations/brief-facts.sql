-- What a brief says beside the record and the booking: what its reader wrote last about this person, and what waits for an answer.

create function private.visit_brief(p_visit public.appointments, p_side text, p_me uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when p_side in ('specialist', 'covering') then jsonb_build_object(
    'ownNote', (select jsonb_build_object('signedAt', n.signed_at, 'assessment', coalesce(n.soap ->> 'assessment', ''),
        'plan', coalesce(nullif(n.plan_plain, ''), n.soap ->> 'plan', ''))
      from public.notes n join public.appointments a on a.id = n.appointment_id
      where n.patient_id = p_visit.patient_id and n.author_id = p_me and n.state = 'signed' and a.id <> p_visit.id
        and a.starts_at <= p_visit.starts_at
      order by n.signed_at desc limit 1),
    'unanswered', (select case when sum(u.messages) > 0 then jsonb_build_object('count', sum(u.messages), 'since', min(u.since)) end
      from private.unanswered(array(select a.id from public.appointments a
        where a.patient_id = p_visit.patient_id and a.specialist_id = p_visit.specialist_id
          and (a.id = p_visit.id or p_side = 'specialist')), true) u)) end
$$;
comment on function private.visit_brief(public.appointments, text, uuid) is
  'For the practice: {ownNote: what the reader signed last about this patient, or null; unanswered: how many messages of the patient''s side wait for an answer and since when, or null}. A covering colleague is told of this visit''s thread alone. Null for others.';
