-- A patient's board says whether camera and sound were tested for the next visit; it is asked with what else came of a visit.

drop function public.what_came_of_my_visits(uuid[]);

create function public.what_came_of_my_visits(p_visits uuid[])
returns table (visit_id uuid, room_state text, plan text, plan_by text, signed_at timestamptz, questions int, answered boolean,
  misunderstood int, prescriptions int, files int, unread int, thread_until timestamptz, has_receipt boolean, reviewed boolean,
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
    case when private.thread_is_open(a) then private.thread_closes_at(a) end,
    exists (select from public.payments y where y.appointment_id = a.id and y.receipt_number is not null),
    exists (select from public.reviews w where w.appointment_id = a.id and w.patient_id = v_me),
    case when private.was_held(a) then a.ends_at + interval '60 days' end, v.devices
  from public.appointments a
  left join public.consultations c on c.appointment_id = a.id
  left join public.visit_preparations v on v.appointment_id = a.id
  -- The plan of the visit itself; what was written after it stands on the visit's page.
  left join lateral (select s.id, s.plan_plain, s.signed_at, s.teach_back, (select f.name from public.profiles f where f.id = s.author_id) as author
    from public.notes s where s.appointment_id = a.id and s.patient_id = v_me and s.state = 'signed' and s.chain_no = 0
    order by s.category = 'notes' desc, s.signed_at limit 1) n on true
  left join lateral (select t.id, t.misunderstood from public.plan_answers t where t.note_id = n.id order by t.id desc limit 1) tried on true
  where a.id = any (p_visits) and a.patient_id = v_me and a.status <> 'entered_in_error';
end $$;
comment on function public.what_came_of_my_visits(uuid[]) is
  'Of up to 100 of the caller''s own visits, for a list: the signed plan in plain words and whether its questions were answered, how many prescriptions, files and unread messages, until when one may write or say how it was, and what the last test of camera and sound said. Others'' visits are left out. Hint: data.invalid.';
revoke execute on function public.what_came_of_my_visits from public, anon, authenticated, service_role;
grant execute on function public.what_came_of_my_visits to authenticated;
