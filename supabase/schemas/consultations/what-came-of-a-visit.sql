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
  where n.appointment_id = p_visit.id and (n.patient_id = p_me and n.state = 'signed'
    or n.author_id = p_me and n.state <> 'discarded')
$$;
comment on function private.visit_notes(public.appointments, uuid) is
  'The notes of a visit: signed ones for the patient, own ones for who writes them. Questions about the plan name the right answer to the author, and to the patient after they answered.';
revoke execute on function private.visit_notes from public, anon, authenticated, service_role;

create function private.visit_money(p_visit public.appointments, p_side text, p_me uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('state', p.state, 'amountMinor', p.amount_minor, 'refundMinor', p.refund_minor,
    'currency', p.currency, 'hasReceipt', w.pays and p.receipt_number is not null)
  from public.payments p cross join lateral (
    select p_side = 'patient' or private.delegated(p.patient_id, 'pay', p_me) is not null as pays) w
  where p.appointment_id = p_visit.id and (w.pays or (p_side = 'specialist' and p_visit.booked_at is not null))
$$;
comment on function private.visit_money(public.appointments, text, uuid) is
  'The payment of a visit, for its patient, who may pay for them, and its specialist; whether the first two find a receipt. Null: none, or not theirs to see.';
revoke execute on function private.visit_money from public, anon, authenticated, service_role;
