-- A triage result on its way to the specialist: attached to a visit by its owner, read through the visit, logged.

create function public.attach_triage(p_session uuid, p_appointment uuid, p_called boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_visit public.appointments;
  v_row public.triage_sessions;
begin
  select * into v_row from public.triage_sessions t where t.id = p_session and t.profile_id = v_me for update;
  if not found then
    perform private.refuse('triage.notFound');
  end if;
  select * into v_visit from public.appointments a where a.id = p_appointment
    and (a.patient_id = v_me or private.delegated(a.patient_id, 'book', v_me) is not null);
  if not found then
    perform private.refuse('booking.notFound');
  end if;
  if v_row.appointment_id = p_appointment then
    return private.triage_result(v_row);
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
  'Shows the caller''s own triage result to the specialist of a visit of theirs; repeatable. Levels 1 and 2 need p_called. Hints: triage.notFound, booking.notFound, triage.visitOver, triage.attached, triage.emergencyFirst.';
revoke execute on function public.attach_triage from public, anon, authenticated, service_role;
grant execute on function public.attach_triage to authenticated;

create function private.rules_that(p_rules jsonb, p_fired text[]) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(r.value order by r.value ->> 'level', r.value ->> 'id'), '[]')
  from jsonb_array_elements(p_rules) r where r.value ->> 'id' = any (p_fired)
$$;
comment on function private.rules_that(jsonb, text[]) is 'The rules that fired, most urgent first.';
revoke execute on function private.rules_that from public, anon, authenticated, service_role;

create function public.appointment_triage(p_appointment uuid, p_screen text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_visit public.appointments;
  v_delegation uuid;
begin
  -- A cancellation or a revocation waits for a read that has begun, and the other way round.
  select * into v_visit from public.appointments a where a.id = p_appointment for share;
  perform private.hold_rights(v_me, v_visit.patient_id);
  v_delegation := private.delegated(v_visit.patient_id, 'records', v_me);
  if v_visit.patient_id = v_me then
    null;
  elsif v_delegation is not null then
    perform private.write_access_log(v_visit.patient_id, v_me, 'delegate', 'triage', 'view', 'delegation', v_delegation,
      p_screen);
  elsif (v_visit.specialist_id = v_me or private.part_in(p_appointment, v_me) = 'covering') and private.is_practising(v_me)
      and (v_visit.booked_at is not null or v_visit.requested_at is not null)
      and v_visit.status not in ('cancelled', 'declined', 'expired', 'entered_in_error')
      and v_visit.ends_at + interval '30 days' > private.clock() then
    perform private.write_access_log(v_visit.patient_id, v_me, 'specialist', 'triage', 'view', 'visit', p_appointment,
      p_screen);
  else
    perform private.refuse('booking.notFound');
  end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('sessionId', t.id, 'level', t.level,
      'rules', private.rules_that(coalesce(s.rules, '[]'), t.fired), 'language', s.language, 'rulesVersion', s.version,
      'rulesUsed', t.rules_used, 'reviewer', s.reviewer, 'answers', t.answers, 'calledAt', t.called_at,
      'attachedAt', t.attached_at) order by t.attached_at, t.id), '[]')
    from public.triage_sessions t left join public.triage_rulesets s on s.id = t.ruleset_id
    where t.appointment_id = p_appointment);
end $$;
comment on function public.appointment_triage(uuid, text) is
  'The triage results attached to a visit, with the rules that fired: for its patient, a delegate for records, and the specialist of the visit (from the request or booking until 30 days after). rulesUsed: computed on the patient''s device, by rules without a reviewer. One value, so that nothing of it can be asked for without its entry in the access log. Hint: booking.notFound.';
revoke execute on function public.appointment_triage from public, anon, authenticated, service_role;
grant execute on function public.appointment_triage to authenticated;
