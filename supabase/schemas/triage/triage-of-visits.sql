-- A triage result on its way to the specialist: attached to a visit by its owner, read through the visit, logged.

create function private.is_about_subject(p_check public.triage_sessions, p_visit public.appointments) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(p_check.answers ->> 'about', 'me') = 'me'
    -- People say whole years; a birthday may lie between the check and today.
    and coalesce(least(a.said, a.aged) >= 18 or abs(a.said - a.aged) <= 1, true)
  from (select (p_check.answers ->> 'age')::numeric as said,
    extract(year from age(private.clock() at time zone 'UTC', f.date_of_birth)) as aged
    from public.patients f where f.profile_id = p_visit.patient_id) a
$$;
comment on function private.is_about_subject(public.triage_sessions, public.appointments) is
  'Whether a symptom check is of the patient of a visit: not one that says to be about somebody else, nor one of an adult for a child or of a child for an adult.';

create function public.attach_triage(p_session uuid, p_appointment uuid, p_called boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_visit public.appointments;
  v_row public.triage_sessions;
begin
  -- Who acts for somebody takes along what they may see, and what they have just written themselves.
  select * into v_row from public.triage_sessions t where t.id = p_session and t.profile_id = v_me for update;
  if not found then
    perform private.refuse('triage.notFound');
  end if;
  select * into v_visit from public.appointments a where a.id = p_appointment
    and a.patient_id = v_me and not private.is_hidden(a.id);
  if not found then
    perform private.refuse('booking.notFound');
  end if;
  if v_row.appointment_id = p_appointment then
    return private.triage_result(v_row);
  end if;
  if not private.is_about_subject(v_row, v_visit) then
    perform private.refuse('triage.anotherPerson');
  end if;
  if v_visit.status not in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress') then
    perform private.refuse('triage.visitOver');
  end if;
  if exists (select from public.appointments a where a.id = v_row.appointment_id
      and (a.booked_at is not null or a.requested_at is not null)) then
    perform private.refuse('triage.attached');
  end if;
  -- Whoever should call an ambulance does not book a visit instead; after calling they may tell the specialist, too.
  if v_row.level <= 2 and v_row.called_at is null and p_called is not true then
    perform private.refuse('triage.emergencyFirst');
  end if;
  update public.triage_sessions set appointment_id = p_appointment, attached_at = private.clock(),
    called_at = coalesce(called_at, case when p_called then private.clock() end)
  where id = v_row.id returning * into v_row;
  perform private.tell_acted_for(v_visit.patient_id, 'details', p_appointment);
  perform private.broadcast('consultation:' || p_appointment, 'triage_attached', jsonb_build_object('session', v_row.id));
  return private.triage_result(v_row);
end $$;
comment on function public.attach_triage(uuid, uuid, boolean) is
  'Shows the caller''s own triage result to the specialist of a visit of theirs; repeatable. Only one about the patient of the visit. Levels 1 and 2 need p_called. Hints: triage.notFound, booking.notFound, triage.anotherPerson, triage.visitOver, triage.attached, triage.emergencyFirst.';
grant execute on function public.attach_triage to authenticated;

create function private.rules_that(p_rules jsonb, p_fired text[]) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(r.value order by r.value ->> 'level', r.value ->> 'id'), '[]')
  from jsonb_array_elements(p_rules) r where r.value ->> 'id' = any (p_fired)
$$;
comment on function private.rules_that(jsonb, text[]) is 'The rules that fired, most urgent first.';

create function private.triage_basis(p_reader uuid, p_appointment uuid, out patient_id uuid, out role text, out basis text,
  out basis_id uuid)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit public.appointments;
begin
  -- A cancellation or a revocation waits for a read that has begun, and the other way round.
  select * into v_visit from public.appointments a where a.id = p_appointment for share;
  patient_id := v_visit.patient_id;
  perform private.hold_rights(p_reader, patient_id);
  if patient_id = private.me() and not private.is_hidden(p_appointment) then
    -- The patient, or who acts for them and reads the record.
    select b.basis, b.basis_id into basis, basis_id from private.access_basis(p_reader, patient_id, 'profile') b;
    role := case basis when 'delegation' then 'delegate' end;
  elsif (v_visit.specialist_id = p_reader or private.part_in(p_appointment, p_reader) = 'covering')
      and private.is_practising(p_reader) and (v_visit.booked_at is not null or v_visit.requested_at is not null)
      and v_visit.status not in ('cancelled', 'declined', 'expired', 'entered_in_error')
      and v_visit.ends_at + interval '30 days' > private.clock() then
    role := 'specialist';
    basis := 'visit';
    basis_id := p_appointment;
  end if;
  if basis is null then
    perform private.refuse('booking.notFound');
  end if;
end $$;
comment on function private.triage_basis(uuid, uuid) is
  'Whose visit it is, and on what basis this person may now see the triage results attached to it. Hint: booking.notFound.';

create function public.appointment_triage(p_appointment uuid, p_screen text default '') returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_open record;
begin
  perform private.refuse_reading_request();
  select * into v_open from private.triage_basis(v_me, p_appointment);
  if v_open.basis <> 'self' then
    perform private.write_access_log(v_open.patient_id, v_me, v_open.role, 'triage', 'view', v_open.basis, v_open.basis_id, p_screen);
  end if;
  return private.issue_look('triage', v_open.patient_id, jsonb_build_object('appointment', p_appointment));
end $$;
comment on function public.appointment_triage(uuid, text) is
  'Opens the triage results attached to a visit: for its patient, who acts for them and reads records, and the specialist of the visit (from the request or booking until 30 days after). Logs the look of others, gives the ticket for read_look. Hint: booking.notFound.';
grant execute on function public.appointment_triage to authenticated;

create function private.look_at_triage(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_appointment uuid := p_look.subject ->> 'appointment';
begin
  perform private.triage_basis(p_look.issued_to, v_appointment);
  return (select coalesce(jsonb_agg(jsonb_build_object('sessionId', t.id, 'level', t.level,
      'rules', private.rules_that(coalesce(s.rules, '[]'), t.fired), 'language', s.language, 'rulesVersion', s.version,
      'rulesUsed', t.rules_used, 'reviewer', s.reviewer, 'answers', t.answers, 'calledAt', t.called_at,
      'attachedAt', t.attached_at,
      'seen', private.danger_seen(array[coalesce(t.copied_from, t.id)], t.observation_id)) order by t.attached_at, t.id), '[]')
    from public.triage_sessions t left join public.triage_rulesets s on s.id = t.ruleset_id
    where t.appointment_id = v_appointment and private.sees_check(t.category, t.saved_by, t.answers));
end $$;
comment on function private.look_at_triage(private.look_tickets) is
  'The triage results attached to a visit, with the rules that fired. rulesUsed: computed on the patient''s device, by rules without a reviewer. seen: what a clinician did about it. Hint: booking.notFound.';
