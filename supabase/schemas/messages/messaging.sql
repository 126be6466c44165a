-- Writing and taking back messages of a visit, and how far they were read.

create function private.thread_closes_at(p_visit public.appointments) returns timestamptz
language sql immutable security invoker set search_path = '' as $$
  select p_visit.ends_at + interval '14 days'
$$;
comment on function private.thread_closes_at(public.appointments) is 'When the thread of a visit closes: fourteen days after its end, wherever it moves.';

create function private.thread_is_open(p_visit public.appointments) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_visit.status in ('booked', 'waiting', 'in_progress', 'completed', 'no_show_patient', 'no_show_specialist')
    and private.clock() < private.thread_closes_at(p_visit)
$$;
comment on function private.thread_is_open(public.appointments) is 'Whether messages may be written now: from the booking until fourteen days after, unless the visit was called off.';

create function private.thread_part(p_appointment uuid, out visit public.appointments, out side text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  select * into visit from public.appointments a where a.id = p_appointment;
  perform private.hold_rights(v_me, visit.patient_id);
  side := private.part_in(p_appointment, v_me);
  if side is null and (private.guest_in(p_appointment, v_me)).may_write then
    side := 'guest';
  end if;
  -- A ticket of a thread outlives no scope that was taken away, and a seat in the visit is no right to its thread.
  if side is null or not private.actor_may('messages')
    or side = 'delegate' and not private.stands_for(visit.patient_id, 'messages', v_me) then
    perform private.refuse('messages.notFound');
  end if;
end $$;
comment on function private.thread_part(uuid) is
  'The visit whose thread the caller takes part in, and on which side (a guest: while admitted, where that was agreed); the same refusal for an unknown visit and somebody else''s. Hint: messages.notFound.';

create function private.thread_visit(p_appointment uuid, p_action text) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_part record;
begin
  select * into v_part from private.thread_part(p_appointment);
  -- Whoever reads and is not the patient leaves a line in the patient's log.
  if v_part.side = 'delegate' then
    perform private.write_access_log(d.patient_id, d.delegate_id, 'delegate', 'messages', p_action, 'delegation', d.id, 'consultation')
    from public.delegations d
    where d.patient_id = (v_part.visit).patient_id and d.delegate_id = private.actor() and d.state = 'active';
  elsif v_part.side = 'patient' and private.is_acting() then
    perform private.open_category((v_part.visit).patient_id, 'messages', 'consultation', p_action);
  elsif v_part.side in ('specialist', 'covering') and p_action = 'view' then
    perform private.log_look_of_visit(v_part.visit, 'messages', 'consultation');
  end if;
  return v_part.visit;
end $$;
comment on function private.thread_visit(uuid, text) is
  'The same, with the line in the patient''s log that a delegate leaves, and who treats for reading. Hint: messages.notFound.';

create function private.add_message(p_visit public.appointments, p_message public.messages) returns public.messages
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.messages := p_message;
begin
  insert into private.message_threads (appointment_id) values (p_visit.id) on conflict do nothing;
  update private.message_threads set last_seq = last_seq + 1 where appointment_id = p_visit.id
  returning last_seq into v_row.seq;
  v_row.id := gen_random_uuid();
  v_row.appointment_id := p_visit.id;
  v_row.patient_id := p_visit.patient_id;
  v_row.specialist_id := p_visit.specialist_id;
  v_row.sent_at := private.clock();
  insert into public.messages values (v_row.*) on conflict (sender_id, client_id) do nothing returning * into v_row;
  -- The same id was used in another thread at this very moment.
  if v_row.id is null then
    perform private.refuse('data.conflict');
  end if;
  perform private.broadcast('consultation:' || p_visit.id, 'message', jsonb_build_object('id', v_row.id, 'seq', v_row.seq));
  return v_row;
end $$;
comment on function private.add_message(public.appointments, public.messages) is 'Appends to a thread, in order, and says so to those who listen: ids only.';

create function private.add_system_message(p_appointment uuid, p_event text, p_ref uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit public.appointments;
  v_row public.messages;
begin
  select * into v_visit from public.appointments a where a.id = p_appointment;
  v_row.kind := 'system';
  v_row.body := '';
  v_row.event := p_event;
  v_row.ref_id := p_ref;
  perform private.add_message(v_visit, v_row);
end $$;
comment on function private.add_system_message(uuid, text, uuid) is
  'A line that nobody wrote, e.g. prescription.issued: event and id, no clinical words.';

create function private.tell_of_message(p_visit public.appointments, p_sender uuid) returns void
language sql volatile security definer set search_path = '' as $$
  -- Once per stretch of unread messages, not once per message.
  select private.notify(r.id, 'message.received', p_visit.id, jsonb_build_object('appointmentId', p_visit.id)
      -- They read it on the pages of the patient.
      || case when r.acts then jsonb_build_object('forWhom', private.about_person(p_visit.patient_id, '{}')) else '{}' end,
    concat_ws(':', 'message', p_visit.id, r.id, coalesce((select m.read_up_to from public.message_reads m
      where m.appointment_id = p_visit.id and m.profile_id = r.id), 0)))
  from (select p_visit.patient_id as id, false as acts
    union select t.id, false from (select p_visit.specialist_id as id union select c.covered_by from public.consultations c
      where c.appointment_id = p_visit.id and c.covered_by is not null) t where private.is_practising(t.id)
    union select d.delegate_id, true from public.delegations d where d.patient_id = p_visit.patient_id and d.basis = 'invited'
      and not p_visit.kept_private and private.stands_for(p_visit.patient_id, 'messages', d.delegate_id)
      -- Who hears of everything is told with the patient (tell_delegates).
      and not private.stands_for(p_visit.patient_id, 'notices', d.delegate_id)) r
  where r.id <> p_sender
$$;
comment on function private.tell_of_message(public.appointments, uuid) is 'Tells everyone else in the thread that something new waits.';

create function public.send_message(p_appointment uuid, p_client_id uuid, p_body text, p_red_flag text default null,
  p_document uuid default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit public.appointments := private.thread_visit(p_appointment, 'add');
  v_body text := btrim(coalesce(p_body, ''), E' \t\n\r');
  v_row public.messages;
begin
  if v_body = '' and p_document is null then
    perform private.refuse('messages.empty');
  end if;
  if length(v_body) > 4000 then
    perform private.refuse('messages.tooLong');
  end if;
  if p_client_id is null or p_red_flag !~ '^[a-z]+([.-][a-z]+)*@[0-9]+$' or length(p_red_flag) > 80 then
    perform private.refuse('data.invalid');
  end if;
  -- A repeated send waits here for the first one and then finds it.
  insert into private.message_threads (appointment_id) values (v_visit.id) on conflict do nothing;
  perform from private.message_threads t where t.appointment_id = v_visit.id for update;
  select * into v_row from public.messages m where m.sender_id = private.me() and m.client_id = p_client_id;
  if found then
    if v_row.appointment_id <> v_visit.id or (v_row.deleted_at is null
        and (v_row.body, v_row.document_id) is distinct from (v_body, p_document)) then
      perform private.refuse('data.conflict');
    end if;
    return private.changed(v_row.id, null);
  end if;
  if not private.thread_is_open(v_visit) then
    perform private.refuse('messages.closed');
  end if;
  -- Patients send what is in their chart, others what they put there themselves.
  if p_document is not null and not exists (select from public.documents d where d.id = p_document
      and d.patient_id = v_visit.patient_id and d.state = 'stored' and private.me() in (d.patient_id, d.recorded_by)) then
    perform private.refuse('messages.fileNotFound');
  end if;
  perform private.spend('send_message', 120, 120, 60);
  v_row.kind := 'text';
  v_row.sender_id := private.me();
  v_row.written_by := nullif(private.actor(), private.me());
  v_row.client_id := p_client_id;
  v_row.body := v_body;
  v_row.document_id := p_document;
  v_row.red_flag := p_red_flag;
  v_row := private.add_message(v_visit, v_row);
  perform private.tell_of_message(v_visit, private.me());
  return private.changed(v_row.id, null);
end $$;
comment on function public.send_message(uuid, uuid, text, text, uuid) is
  'Says something in the thread of a visit. The browser''s id makes it repeatable; the answer to a repeat is the id of the first message, also after the thread closed. A document of the chart may go along, with or without words. Hints: messages.notFound, empty, tooLong, closed, fileNotFound; data.conflict for an id used for other words.';
grant execute on function public.send_message to authenticated;

create function public.take_back_message(p_message uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.messages;
  v_visit public.appointments;
begin
  select * into v_row from public.messages m where m.id = p_message and m.sender_id = v_me for update;
  if not found then
    perform private.refuse('messages.notFound');
  end if;
  v_visit := private.thread_visit(v_row.appointment_id, 'change');
  if v_row.deleted_at is not null then
    return private.changed(v_row.id, null);
  end if;
  if not private.thread_is_open(v_visit) then
    perform private.refuse('messages.closed');
  end if;
  insert into private.removed_messages (message_id, body, document_id, removed_by)
  values (v_row.id, v_row.body, v_row.document_id, v_me);
  update public.messages set body = '', document_id = null, deleted_at = private.clock() where id = v_row.id returning * into v_row;
  perform private.broadcast('consultation:' || v_visit.id, 'message', jsonb_build_object('id', v_row.id, 'seq', v_row.seq));
  return private.changed(v_row.id, null);
end $$;
comment on function public.take_back_message(uuid) is
  'The sender takes a message back: an empty row stays in its place. Repeatable. Hints: messages.notFound, messages.closed.';
grant execute on function public.take_back_message to authenticated;

create function public.mark_messages_read(p_appointment uuid, p_up_to bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit public.appointments := private.thread_visit(p_appointment, 'view');
  v_last bigint := coalesce((select t.last_seq from private.message_threads t where t.appointment_id = v_visit.id), 0);
  v_up_to bigint := least(greatest(coalesce(p_up_to, 0), 0), v_last);
begin
  insert into public.message_reads as r (appointment_id, profile_id, patient_id, specialist_id, read_up_to)
  values (v_visit.id, private.me(), v_visit.patient_id, v_visit.specialist_id, v_up_to)
  on conflict (appointment_id, profile_id) do update set read_up_to = excluded.read_up_to, at = excluded.at
    where r.read_up_to < excluded.read_up_to;
  if found then
    perform private.broadcast('consultation:' || v_visit.id, 'read',
      jsonb_build_object('by', private.me(), 'upTo', v_up_to));
  end if;
end $$;
comment on function public.mark_messages_read(uuid, bigint) is
  'The caller has read the thread up to this number; never goes back. Hint: messages.notFound.';
grant execute on function public.mark_messages_read to authenticated;

create function public.settle_messages(p_appointment uuid, p_up_to bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit public.appointments := private.thread_visit(p_appointment, 'add');
begin
  if private.part_in(p_appointment, private.me()) is null then
    perform private.refuse('messages.notFound');
  end if;
  perform public.mark_messages_read(p_appointment, p_up_to);
  update public.message_reads r set settled_up_to = least(p_up_to, r.read_up_to)
  where r.appointment_id = v_visit.id and r.profile_id = private.me() and r.settled_up_to < least(p_up_to, r.read_up_to);
  if found then
    perform private.broadcast('consultation:' || v_visit.id, 'read',
      jsonb_build_object('by', private.me(), 'upTo', p_up_to));
  end if;
end $$;
comment on function public.settle_messages(uuid, bigint) is
  'The caller says that what the other side wrote up to this number needs no answer, and has read it; never goes back by itself. Not for guests. Hint: messages.notFound.';
grant execute on function public.settle_messages to authenticated;
