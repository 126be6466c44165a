-- Reading the thread of a visit, and the messages of a chart.

create function public.open_thread(p_appointment uuid, p_after bigint default null, p_limit int default 100) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit public.appointments;
begin
  perform private.refuse_reading_request();
  v_visit := private.thread_visit(p_appointment, 'view');
  return private.issue_look('thread', v_visit.patient_id, jsonb_build_object('appointment', p_appointment, 'after', p_after,
    'limit', least(greatest(coalesce(p_limit, 100), 1), 500)));
end $$;
comment on function public.open_thread(uuid, bigint, int) is
  'Opens the thread of a visit for those who take part; gives the ticket for read_look: there are the newest messages, or those after a number, so that a gap is filled without guessing. Hint: messages.notFound.';
grant execute on function public.open_thread to authenticated;

create function private.unanswered(p_visits uuid[], p_practice boolean)
returns table (appointment_id uuid, messages int, since timestamptz)
language sql stable security definer set search_path = '' as $$
  with said as (
    select m.appointment_id, m.seq, m.sent_at,
      coalesce(m.sender_id in (m.specialist_id, c.covered_by), false) = p_practice as is_own,
      coalesce(m.sent_at between c.started_at and coalesce(c.ended_at, 'infinity'), false) as was_in_call
    from public.messages m left join public.consultations c on c.appointment_id = m.appointment_id
    where m.appointment_id = any (p_visits) and m.kind = 'text' and m.deleted_at is null
  ), done as (
    select s.appointment_id, s.seq from said s where s.is_own
    union all
    select r.appointment_id, r.settled_up_to from public.message_reads r
    left join public.consultations c on c.appointment_id = r.appointment_id
    where r.appointment_id = any (p_visits) and coalesce(r.profile_id in (r.specialist_id, c.covered_by), false) = p_practice
  )
  select s.appointment_id, count(*)::int, min(s.sent_at) from said s
  where not s.is_own and not s.was_in_call
    and s.seq > coalesce((select max(d.seq) from done d where d.appointment_id = s.appointment_id), 0)
  group by s.appointment_id
$$;
comment on function private.unanswered(uuid[], boolean) is
  'Of these visits the threads in which the practice (true: the specialist and who stands in) or the patient''s side (false) owes an answer, to how many messages and since when: the other side wrote last, neither answered nor settled. Reading answers nothing; what was written during the call was talked over.';

create function private.look_at_thread(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_after bigint := p_look.subject ->> 'after';
  v_part record;
  v_visit public.appointments;
  -- Guests read what is said in their presence: no file, no word of before, no line about the visit's own steps.
  v_from timestamptz := null;
begin
  select * into v_part from private.thread_part((p_look.subject ->> 'appointment')::uuid);
  v_visit := v_part.visit;
  if v_part.side = 'guest' then
    v_from := (private.guest_in(v_visit.id, private.me())).admitted_at;
  end if;
  return jsonb_build_object(
    'open', private.thread_is_open(v_visit),
    'closes_at', private.thread_closes_at(v_visit),
    'unanswered_since', (select u.since from private.unanswered(array[v_visit.id], v_part.side in ('specialist', 'covering')) u
      where v_part.side <> 'guest'),
    'last_seq', coalesce((select t.last_seq from private.message_threads t where t.appointment_id = v_visit.id), 0),
    'reads', (select coalesce(jsonb_object_agg(r.profile_id, r.read_up_to), '{}') from public.message_reads r
      where r.appointment_id = v_visit.id and (v_from is null or r.profile_id = private.me())),
    'messages', (select coalesce(jsonb_agg(to_jsonb(m) || case when v_from is null then '{}'::jsonb
        else '{"document_id": null, "red_flag": null}' end || jsonb_build_object('sender_name', p.name, 'file',
        (select private.file_line(d, private.me()) from public.documents d where d.id = m.document_id and d.state = 'stored'
          and v_from is null)) order by m.seq), '[]')
      from (select * from public.messages x where x.appointment_id = v_visit.id and x.seq > coalesce(v_after, 0)
          and (v_from is null or (x.sent_at >= v_from and (x.kind = 'text' or x.event like 'guest.%')))
        order by case when v_after is null then -x.seq else x.seq end limit (p_look.subject ->> 'limit')::int) m
      left join public.profiles p on p.id = coalesce(m.written_by, m.sender_id)));
end $$;
comment on function private.look_at_thread(private.look_tickets) is
  'The thread of a visit: the newest messages, or those after a number, each with a line of its file as long as that is kept; for a guest what was said since they were let in, without files. Hint: messages.notFound.';

create function private.chart_messages(p_patient uuid, p_category text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(m) - 'client_id' order by m.sent_at desc, m.seq desc), '[]')
  from (select * from public.messages x where x.patient_id = p_patient and p_category = 'messages' and x.kind = 'text'
    order by x.sent_at desc, x.seq desc limit 1000) m
$$;
comment on function private.chart_messages(uuid, text) is 'The section messages of a chart. The caller''s right was checked and logged before.';
