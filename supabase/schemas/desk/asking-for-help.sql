-- Asking the help desk, and answering. Messages about care go to the specialist of a visit; this is for everything around it.

create function public.ask_help(p_key uuid, p_topic text, p_request text, p_visit uuid default null, p_phone text default null)
  returns public.help_requests
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_request text := private.said(p_request);
  v_phone text := private.one_line(btrim(p_phone, E' \t\n\r'));
  v_row public.help_requests;
begin
  if p_key is null or p_topic is null or p_topic not in ('visit', 'payment', 'signIn', 'record', 'other') then
    perform private.refuse('data.invalid');
  elsif length(v_phone) not between 10 and 40 then
    perform private.refuse('validation.phone');
  end if;
  if p_visit is not null and not exists (select from public.appointments a where a.id = p_visit
      and (v_me in (a.patient_id, a.specialist_id) or private.acts_for(a.patient_id, v_me))) then
    perform private.refuse('booking.notFound');
  end if;
  select * into v_row from public.help_requests h where h.id = p_key and h.person_id = v_me;
  if found then
    return v_row;
  end if;
  perform private.spend('ask_help', 6, 600, 86400);
  insert into public.help_requests (id, person_id, appointment_id, topic, request, phone, due_at)
  values (p_key, v_me, p_visit, p_topic, v_request, v_phone, private.clock() + interval '1 day')
  on conflict (id) do nothing returning * into v_row;
  if v_row.id is null then
    perform private.refuse('data.invalid');
  end if;
  return v_row;
end $$;
comment on function public.ask_help(uuid, text, text, uuid, text) is
  'The caller asks the help desk (topic: visit, payment, signIn, record, other), with a visit of theirs or without, and with a number (as typed) if they want to be called; repeatable by key, six a day. Answered within a day. Hints: data.invalid, validation.phone, access.noteRequired, validation.tooLong, booking.notFound, data.busy.';
grant execute on function public.ask_help to authenticated;

create function public.help_desk()
returns table (id uuid, topic text, request text, asked_at timestamptz, due_at timestamptz, person_name text, is_guest boolean,
  phone text, visit_at timestamptz, visit_status text, patient_name text, specialist_name text, answer text,
  answered_at timestamptz, receipt text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  return query select * from (
    select h.id, h.topic, h.request, h.asked_at, h.due_at, private.person_name(h.person_id), false, h.phone, a.starts_at,
      a.status, private.person_name(a.patient_id), private.person_name(a.specialist_id), h.answer, h.answered_at,
      (select private.receipt_name(p) from public.payments p where p.appointment_id = h.appointment_id and p.receipt_number is not null)
    from public.help_requests h left join public.appointments a on a.id = h.appointment_id
    union all
    select q.id, q.topic, q.request, q.asked_at, q.due_at, q.name, true, q.phone, null, null, null, null, q.answer,
      q.answered_at, null
    from private.guest_questions q) all_questions
  where all_questions.answered_at is null or all_questions.answered_at > private.clock() - interval '30 days'
  order by all_questions.answered_at desc nulls first, all_questions.due_at limit 200;
end $$;
comment on function public.help_desk() is
  'For operators: what waits for an answer, the first due first, then what was answered within 30 days, of people with an account and without; a number where somebody wants to be called; of a visit its time, state, both names and the number of its receipt, nothing of its content.';
grant execute on function public.help_desk to authenticated;

create function public.answer_help(p_request uuid, p_answer text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_answer text := private.said(p_answer);
  v_row public.help_requests;
begin
  select * into v_row from public.help_requests h where h.id = p_request for update;
  if not found then
    if private.answer_guest(p_request, v_answer, v_me) then
      return;
    end if;
    perform private.refuse('data.notFound');
  end if;
  if v_row.answered_at is not null then
    if v_row.answer = v_answer then
      return;
    end if;
    perform private.refuse('access.notNow');
  end if;
  update public.help_requests set answer = v_answer, answered_at = private.clock(), answered_by = v_me where help_requests.id = v_row.id;
  perform private.notify(v_row.person_id, 'help.answered', v_row.id,
    case when v_row.appointment_id is null then '{}' else jsonb_build_object('appointmentId', v_row.appointment_id) end,
    'help.answered:' || v_row.id);
end $$;
comment on function public.answer_help(uuid, text) is
  'An operator answers once, or writes down what was said on the phone; who asked is told in the product and by mail, without the words. Repeatable. Hints: data.notFound, access.noteRequired, access.notNow, validation.tooLong.';
grant execute on function public.answer_help to authenticated;
