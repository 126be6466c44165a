-- What came of a visit: its notes with the plan and its questions, and its money, as one side of it may see that.

create function private.visit_notes(p_visit public.appointments, p_me uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'authorName', a.name, 'state', n.state,
      'category', n.category, 'isAddendum', n.chain_no > 0, 'soap', n.soap, 'planPlain', n.plan_plain,
      'signedAt', n.signed_at, 'updatedAt', n.updated_at, 'version', n.version, 'isMine', n.author_id = p_me,
      -- Which answer is right is told to who was asked once they answered.
      'teachBack', (select coalesce(jsonb_agg(case when n.author_id = p_me or tried.id is not null then q.value
          else q.value - 'right' end order by q.ordinality), '[]')
        from jsonb_array_elements(n.teach_back) with ordinality q),
      'answered', case when tried.id is not null then jsonb_build_object('answers', tried.answers,
        'misunderstood', tried.misunderstood, 'at', tried.at) end,
      'watchFor', '{"callAtOnce": [], "writeOrBook": []}' || n.watch_for)
    order by n.category, n.chain_no, n.created_at), '[]')
  from public.notes n join public.profiles a on a.id = n.author_id
  left join lateral (select t.* from public.plan_answers t where t.note_id = n.id order by t.id desc limit 1) tried on true
  where n.appointment_id = p_visit.id and (n.patient_id = p_me and n.state = 'signed' and private.sees_category(n.category)
    or n.author_id = p_me and n.state <> 'discarded')
$$;
comment on function private.visit_notes(public.appointments, uuid) is
  'The notes of a visit: signed ones for the patient, own ones for who writes them. Questions about the plan name the right answer to the author, and to the patient after they answered.';

create function private.visit_money(p_visit public.appointments, p_side text, p_me uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('state', p.state, 'amountMinor', p.amount_minor, 'refundMinor', p.refund_minor,
    'currency', p.currency, 'hasReceipt', w.pays and p.receipt_number is not null)
  from public.payments p cross join lateral (
    select p_visit.patient_id = private.me() and private.actor_may('pay') as pays) w
  where p.appointment_id = p_visit.id and (w.pays or (p_side = 'specialist' and p_visit.booked_at is not null))
$$;
comment on function private.visit_money(public.appointments, text, uuid) is
  'The payment of a visit, for its patient, who may pay for them, and its specialist; whether the first two find a receipt. Null: none, or not theirs to see.';

create function public.my_visit_outcomes(p_visits uuid[])
returns table (visit_id uuid, room_state text, plan text, plan_by text, signed_at timestamptz, questions int, answered boolean,
  misunderstood int, prescriptions int, files int, unread int, unanswered_since timestamptz, thread_until timestamptz, has_receipt boolean, reviewed boolean,
  review_until timestamptz, devices jsonb)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  if p_visits is null or cardinality(p_visits) > 100 then
    perform private.refuse('data.invalid');
  end if;
  return query
  select a.id, c.state, n.plan_plain, n.author, n.signed_at, coalesce(jsonb_array_length(n.teach_back), 0), tried.id is not null,
    coalesce(cardinality(tried.misunderstood), 0),
    (select count(*)::int from public.prescriptions p where p.appointment_id = a.id and p.patient_id = v_me
      and p.issued_at is not null and p.status <> 'entered_in_error'),
    (select count(*)::int from public.documents d where d.appointment_id = a.id and d.patient_id = v_me and d.state = 'stored'),
    (select count(*)::int from public.messages m where m.appointment_id = a.id and m.kind = 'text' and m.deleted_at is null
      and m.sender_id <> v_me and m.seq > coalesce((select r.read_up_to from public.message_reads r
        where r.appointment_id = a.id and r.profile_id = v_me), 0)),
    owed.since,
    case when private.thread_is_open(a) then private.thread_closes_at(a) end,
    exists (select from public.payments y where y.appointment_id = a.id and y.receipt_number is not null),
    exists (select from public.reviews w where w.appointment_id = a.id and w.patient_id = v_me),
    case when private.was_held(a) then a.ends_at + interval '60 days' end, v.devices
  from public.appointments a
  left join public.consultations c on c.appointment_id = a.id
  left join public.visit_preparations v on v.appointment_id = a.id
  left join private.unanswered(p_visits, false) owed on owed.appointment_id = a.id
  -- The plan of the visit itself; what was written after it stands on the visit's page.
  left join lateral (select s.id, s.plan_plain, s.signed_at, s.teach_back, (select f.name from public.profiles f where f.id = s.author_id) as author
    from public.notes s where s.appointment_id = a.id and s.patient_id = v_me and s.state = 'signed' and s.chain_no = 0
      and private.sees_category(s.category)
    order by s.category = 'notes' desc, s.signed_at limit 1) n on true
  left join lateral (select t.id, t.misunderstood from public.plan_answers t where t.note_id = n.id order by t.id desc limit 1) tried on true
  where a.id = any (p_visits) and a.patient_id = v_me and a.status <> 'entered_in_error' and not private.is_hidden(a.id);
end $$;
comment on function public.my_visit_outcomes(uuid[]) is
  'Of up to 100 of the caller''s own visits, for a list: the signed plan in plain words and whether its questions were answered, how many prescriptions, files and unread messages, since when a message waits for their answer, until when one may write or say how it was, and what the last test of camera and sound said. Others'' visits are left out. Hint: data.invalid.';
grant execute on function public.my_visit_outcomes to authenticated;
