-- private.notify() is the one way to tell a person something: a row they find in the product and a hint on their
-- private topic. Mails about it go through the outbox in the same transaction. Who has no sign-in hears nothing: those who
-- look after them do, with the name of the person it is about.

create function private.tell_carers(p_person uuid, p_event text, p_ref uuid, p_payload jsonb, p_dedupe text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_carer record;
  v_part constant record := private.part_of_news(p_event, p_ref, p_payload);
  v_found boolean := false;
begin
  for v_carer in select d.delegate_id as id, c.name, s.scopes
    from public.delegations d join public.profiles c on c.id = d.delegate_id
    join public.profiles p on p.id = d.patient_id cross join lateral private.effective_scopes(d) s (scopes)
    where d.patient_id = p_person and d.state = 'active' and d.basis <> 'invited' and p.clerk_id is null
      and 'manage' = any (s.scopes) order by d.accepted_at loop
    v_found := true;
    -- What they did themselves they know.
    continue when p_event = 'access.actedFor' and v_carer.id = private.actor();
    -- From 12 these parts, and visits about them, are the young person's own.
    continue when v_part.category in ('mental_health', 'sexual_health', 'unsorted') and not 'sensitive' = any (v_carer.scopes)
      or private.is_hidden_from(v_part.visit, v_carer.id);
    perform private.notify(v_carer.id, p_event, p_ref,
      p_payload || jsonb_build_object('recipientName', v_carer.name, 'forWhom', private.about_person(p_person, p_payload))
        || case when v_carer.id = private.actor() then '{"actorName": null}' else '{}' end::jsonb, p_dedupe || ':' || v_carer.id);
  end loop;
  return v_found;
end $$;
comment on function private.tell_carers(uuid, text, uuid, jsonb, text) is
  'Tells those who look after a person without a sign-in instead of them; false: this person hears for themselves. The payload gets forWhom {personId, name, dateOfBirth, seenOn}.';

create function private.is_own_move(p_recipient uuid, p_event text, p_payload jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  -- A patient gets a confirmation of what they booked or cancelled: it is their receipt, and has the time for their calendar.
  select coalesce(p_recipient = private.actor() and not private.is_acting() and private.mail_rule(p_event) <> 'always'
    and p_payload ->> 'side' is distinct from 'patient'
    and (private.is_operator(p_recipient) or (select f.role = 'specialist' from public.profiles f where f.id = p_recipient)), false)
$$;
comment on function private.is_own_move(uuid, text, jsonb) is
  'Whether a specialist or an operator is told of what they just did themselves. What is always mailed protects them, and is none.';

create function private.notify(p_recipient uuid, p_event text, p_ref uuid default null, p_payload jsonb default '{}',
  p_dedupe text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.actor();
  -- What somebody did in their own practice or at the desk they know: it is written down, and neither rung nor mailed.
  v_echo boolean := private.is_own_move(p_recipient, p_event, p_payload);
  v_wanted boolean := not v_echo and private.is_wanted(p_recipient, p_event, 'app');
  v_visit uuid;
  v_id uuid;
begin
  -- Nobody who has died is told anything, and nobody in their place.
  if private.has_died(p_recipient) or private.tell_carers(p_recipient, p_event, p_ref, p_payload, p_dedupe) then
    return;
  end if;
  -- What is told of one visit is one thread, and says with whom and how much.
  select p.visit into v_visit from private.part_of_news(p_event, p_ref, p_payload) p;
  -- What somebody does not want to hear of is still written down for them, as read.
  insert into public.notifications (recipient_id, event, ref_id, payload, dedupe_key, read_at)
  values (p_recipient, p_event, p_ref, private.visit_facts(p_recipient, v_visit)
    || private.money_facts(p_event, p_recipient, v_visit) || p_payload || case when v_echo then '{"quiet": true}' else '{}' end::jsonb, p_dedupe, case when not v_wanted then private.clock() end)
  on conflict (dedupe_key) do nothing returning id into v_id;
  -- Each is a line, and a mail, of somebody else's: whatever makes them, nobody sends another person more than this. Messages
  -- are bounded themselves; an operator who suspends a specialist tells many at once.
  if v_id is not null and v_me <> p_recipient and p_event <> 'message.received' and not private.is_operator(v_me) then
    perform private.spend('tell ' || p_recipient, 100, 100, 86400);
  end if;
  if v_id is not null and v_wanted then
    perform private.broadcast('notifications:' || p_recipient, 'notified', jsonb_build_object('id', v_id));
  end if;
  if v_id is not null then
    perform private.tell_delegates(p_recipient, p_event, p_ref, p_payload, p_dedupe);
  end if;
end $$;
comment on function private.notify(uuid, text, uuid, jsonb, text) is
  'Tells a person of an event once per dedupe key: a notification, a hint on notifications:<profile>, a mail, as they want it; a specialist or operator who did it themselves finds it in the list alone, as read. Payload key side picks the text for patient or specialist; quiet: no mail. What one person does tells another a hundred times a day at most. Hint: data.busy.';

create function private.tell(p_row public.appointments, p_event text, p_side text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.tell_visit(p_row, p_event, p_side, jsonb_build_object('cancelledBy', p_row.cancelled_by,
    'refundMinor', (select p.refund_minor from public.payments p where p.appointment_id = p_row.id))
    || case when p_row.status = 'booked' then private.free_to_leave(p_row) else '{}' end);
end $$;
comment on function private.tell(public.appointments, text, text) is 'Tells one side of a booked or cancelled visit.';

create function private.tell_participant(p_room public.consultations, p_recipient uuid, p_event text, p_more jsonb,
  p_again text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_patient boolean := p_recipient = p_room.patient_id;
  v_visit public.appointments;
begin
  if not v_patient and not private.is_practising(p_recipient) then
    return;
  end if;
  select * into v_visit from public.appointments a where a.id = p_room.appointment_id;
  perform private.notify(p_recipient, p_event, v_visit.id, jsonb_build_object(
      'side', case when v_patient then 'patient' else 'specialist' end, 'appointmentId', v_visit.id,
      'recipientName', (select p.name from public.profiles p where p.id = p_recipient),
      'counterpartName', (select p.name from public.profiles p
        where p.id = case when v_patient then p_room.specialist_id else p_room.patient_id end),
      'startsAt', v_visit.starts_at, 'endsAt', v_visit.ends_at, 'mode', v_visit.mode,
      'timeZone', case when v_patient then v_visit.tz_patient else v_visit.tz_specialist end) || p_more,
    p_event || ':' || v_visit.id || ':' || extract(epoch from v_visit.starts_at)::bigint || ':' || p_recipient || ':' || p_again);
end $$;
comment on function private.tell_participant(public.consultations, uuid, text, jsonb, text) is
  'Tells one person of a visit, once per event, time of the visit and the last argument.';
