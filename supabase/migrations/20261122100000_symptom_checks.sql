-- Symptom checks by rules that no clinician has reviewed yet: kept for their owner, taken to a visit, taken back.
--
-- A triage session names either a reviewed rule set of the database (save_triage looks its level up there), or the exact
-- rules the person's device used (rules_used). Then level and reasons are the device's own words: they are kept with
-- what the person said, and whoever reads them is told. Nothing here is decided by such a level.

alter table public.triage_sessions alter column ruleset_id drop not null,
  add column rules_used text check (rules_used ~ '^[0-9a-f]{16}$'),
  add check ((ruleset_id is null) <> (rules_used is null)),
  add check (rules_used is null or profile_id is not null);
comment on column public.triage_sessions.rules_used is
  'Names the rules of the person''s own device, which no clinician has reviewed; null where ruleset_id names reviewed ones.';

create function private.was_shown(p_appointment uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.appointments a where a.id = p_appointment
    and (a.booked_at is not null or a.requested_at is not null))
$$;
comment on function private.was_shown(uuid) is 'Whether a specialist could already read what is attached to this visit.';

create or replace function private.guard_triage() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    -- Its owner may take a check of their device back, until a specialist was shown it.
    if old.rules_used is null or private.was_shown(old.appointment_id) then
      raise exception 'this triage session is never deleted' using errcode = '42501', hint = 'access.refused';
    end if;
    return old;
  end if;
  if (new.id, new.key_hash, new.ruleset_id, new.rules_used, new.created_at)
      is distinct from (old.id, old.key_hash, old.ruleset_id, old.rules_used, old.created_at)
    or (old.profile_id is not null and new.profile_id is distinct from old.profile_id)
    or new.level > old.level or not new.fired @> old.fired or (old.called_at is not null and new.called_at is null) then
    raise exception 'these facts of a triage session never change' using errcode = '23514';
  end if;
  if old.attached_at is not null
      and (new.level, new.fired, new.answers) is distinct from (old.level, old.fired, old.answers) then
    raise exception 'an attached triage session never changes' using errcode = '23514';
  end if;
  if old.appointment_id is not null and new.appointment_id is distinct from old.appointment_id and (new.appointment_id is null
      or private.was_shown(old.appointment_id)) then
    raise exception 'a specialist was already shown this' using errcode = '23514';
  end if;
  new.updated_at := private.clock();
  return new;
end $$;

create or replace function private.triage_result(p_row public.triage_sessions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p_row.id, 'level', p_row.level, 'fired', p_row.fired,
    'language', (select r.language from public.triage_rulesets r where r.id = p_row.ruleset_id),
    'rulesVersion', (select r.version from public.triage_rulesets r where r.id = p_row.ruleset_id),
    'rulesUsed', p_row.rules_used, 'claimed', p_row.profile_id is not null, 'appointmentId', p_row.appointment_id)
$$;

create function private.check_symptom_check(p_check jsonb) returns void
language plpgsql immutable security invoker set search_path = '' as $$
begin
  if p_check is null or jsonb_typeof(p_check) <> 'object' or length(p_check::text) > 32768
    or coalesce(p_check ->> 'level', '') !~ '^[1-5]$' or coalesce(p_check ->> 'rules', '') !~ '^[0-9a-f]{16}$'
    or coalesce(btrim(p_check ->> 'heading'), '') = ''
    or coalesce(jsonb_typeof(p_check -> 'facts'), '') <> 'array' or coalesce(jsonb_typeof(p_check -> 'questions'), '') <> 'array'
    or coalesce(jsonb_typeof(p_check -> 'reasons'), '') <> 'array' or jsonb_array_length(p_check -> 'reasons') > 500
    or exists (select from jsonb_array_elements(p_check -> 'reasons') r
      where coalesce(r.value ->> 'ruleId', '') !~ '^[a-z][a-zA-Z0-9.]{0,79}$') then
    perform private.refuse('data.invalid');
  end if;
end $$;
comment on function private.check_symptom_check(jsonb) is
  'The shape of a symptom check: what was said, level, reasons, and the name of the rules. Hint: data.invalid.';

create function public.save_symptom_check(p_key text, p_check jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.triage_sessions := private.triage_of_key(p_key);
begin
  perform private.check_symptom_check(p_check);
  if not exists (select from public.profiles p where p.id = v_me) then
    perform private.refuse('triage.notFound');
  end if;
  if v_row.id is null then
    insert into public.triage_sessions (key_hash, profile_id, rules_used, level, fired, answers, called_at)
    values (private.code_hash(p_key), v_me, p_check ->> 'rules', (p_check ->> 'level')::int,
      (select coalesce(array_agg(distinct r.value ->> 'ruleId'), '{}') from jsonb_array_elements(p_check -> 'reasons') r),
      p_check, case when p_check ->> 'hasCalled' = 'true' then private.clock() end)
    returning * into v_row;
  elsif v_row.answers is distinct from p_check then
    -- A key is one check: what differs is another check.
    perform private.refuse('data.conflict');
  end if;
  return private.triage_result(v_row);
end $$;
comment on function public.save_symptom_check(text, jsonb) is
  'Keeps a check of the caller''s own device in their record, under their own random key; the same again changes nothing. Level and reasons are the device''s words. Hints: data.invalid, data.conflict, triage.notFound, data.busy.';

create function public.delete_symptom_check(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.triage_sessions;
begin
  select * into v_row from public.triage_sessions t where t.id = p_id and t.profile_id = private.require_me()
    and t.rules_used is not null for update;
  if not found then
    perform private.refuse('triage.notFound');
  end if;
  if private.was_shown(v_row.appointment_id) then
    perform private.refuse('triage.attached');
  end if;
  delete from public.triage_sessions t where t.id = p_id;
end $$;
comment on function public.delete_symptom_check(uuid) is
  'The owner takes a check of their device back, until a visit with it was booked. Hints: triage.notFound, triage.attached.';

create function public.visits_with_triage() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select distinct t.appointment_id from public.triage_sessions t join public.appointments a on a.id = t.appointment_id
  where a.patient_id = (select private.require_me()) or (a.specialist_id = (select private.require_me())
    and private.is_practising((select private.require_me())) and (a.booked_at is not null or a.requested_at is not null)
    and a.status not in ('cancelled', 'declined', 'expired', 'entered_in_error')
    and a.ends_at + interval '30 days' > private.clock())
$$;
comment on function public.visits_with_triage() is
  'Which visits of the caller, as patient or as their specialist, came with a symptom check; what it says is appointment_triage''s to give.';

create or replace function public.appointment_triage(p_appointment uuid, p_screen text default '') returns jsonb
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

create or replace function private.fhir_riskassessment(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'RiskAssessment', 'id', t.id,
    'status', case when t.attached_at is null then 'preliminary' else 'final' end,
    'subject', coalesce(private.fhir_ref('Patient', p.profile_id::text), jsonb_build_object('display',
      'The person of this account')),
    'encounter', private.fhir_encounter_of(t.appointment_id), 'occurrenceDateTime', t.created_at,
    'method', jsonb_build_object('text', case when t.rules_used is null
      then 'Symptom checker, rules ' || r.language || ' version ' || r.version
      else 'Symptom checker on the person''s own device, rules ' || t.rules_used || ', not reviewed by a clinician' end),
    'prediction', jsonb_build_array(jsonb_build_object('qualitativeRisk', jsonb_build_object('text',
      'Level ' || t.level || ' of 5'),
      'rationale', case when cardinality(t.fired) > 0 then 'Rules: ' || array_to_string(t.fired, ', ') end)))
  from public.triage_sessions t left join public.triage_rulesets r on r.id = t.ruleset_id
  left join public.patients p on p.profile_id = t.profile_id where t.profile_id = p_person
$$;

revoke execute on function private.was_shown(uuid), private.check_symptom_check(jsonb), public.save_symptom_check(text, jsonb),
  public.delete_symptom_check(uuid), public.visits_with_triage() from public, anon, authenticated, service_role;
grant execute on function public.save_symptom_check(text, jsonb), public.delete_symptom_check(uuid),
  public.visits_with_triage() to authenticated;
