-- Symptom checks by rules that no clinician has reviewed yet: kept for their owner, taken to a visit, taken back.
--
-- A triage session names either a reviewed rule set of the database (save_triage looks its level up there), or the exact
-- rules the person's device used (rules_used). Then level and reasons are the device's own words: they are kept with
-- what the person said, and whoever reads them is told. Nothing here is decided by such a level.

create function private.was_shown(p_appointment uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.appointments a where a.id = p_appointment
    and (a.booked_at is not null or a.requested_at is not null))
$$;
comment on function private.was_shown(uuid) is 'Whether a specialist could already read what is attached to this visit.';

create function private.check_symptom_check(p_check jsonb) returns void
language plpgsql immutable security invoker set search_path = '' as $$
begin
  if p_check is null or jsonb_typeof(p_check) <> 'object' or length(p_check::text) > 32768
    or coalesce(p_check ->> 'level', '') !~ '^[1-5]$' or coalesce(p_check ->> 'rules', '') !~ '^[0-9a-f]{16}$'
    or coalesce(btrim(p_check ->> 'heading'), '') = ''
    or coalesce(jsonb_typeof(p_check -> 'facts'), '') <> 'array' or coalesce(jsonb_typeof(p_check -> 'questions'), '') <> 'array'
    or coalesce(jsonb_typeof(p_check -> 'reasons'), '') <> 'array' or jsonb_array_length(p_check -> 'reasons') > 500
    or coalesce(p_check ->> 'origin', 'checker') not in ('checker', 'chat', 'reading')
    or (p_check ->> 'origin' is not distinct from 'reading') <> (coalesce(p_check ->> 'observationId', '')
      ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$')
    or exists (select from jsonb_array_elements(p_check -> 'reasons') r
      where coalesce(r.value ->> 'ruleId', '') !~ '^[a-z][a-zA-Z0-9.]{0,79}$') then
    perform private.refuse('data.invalid');
  end if;
end $$;
comment on function private.check_symptom_check(jsonb) is
  'The shape of a symptom check: what was said, level, reasons, and the name of the rules. Hint: data.invalid.';

create function private.same_danger(p_me uuid, p_reading uuid, p_check jsonb) returns public.triage_sessions
language sql stable security definer set search_path = '' as $$
  -- A page that is opened again says an urgent thing again. What is said anew after an hour is new.
  select t.* from public.triage_sessions t
  where t.profile_id = p_me and t.copied_from is null and case when p_reading is not null
    then t.observation_id = p_reading and t.level <= (p_check ->> 'level')::int
    else (p_check ->> 'level')::int <= 2 and t.answers = p_check
      and (t.answered_at is null or t.created_at > private.clock() - interval '1 hour') end
  order by t.level, t.created_at limit 1
$$;
comment on function private.same_danger(uuid, uuid, jsonb) is
  'What was already kept of a measurement, unless it is more urgent now, or the same urgent check; null when there is none.';

create function public.save_symptom_check(p_key text, p_check jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.triage_sessions := private.triage_of_key(p_key);
  v_reading uuid := nullif(p_check ->> 'observationId', '');
begin
  perform private.check_symptom_check(p_check);
  if not exists (select from public.profiles p where p.id = v_me)
    or (v_reading is not null and not exists (select from public.observations o where o.id = v_reading and o.patient_id = v_me)) then
    perform private.refuse('triage.notFound');
  end if;
  if v_row.id is null then
    v_row := private.same_danger(v_me, v_reading, p_check);
    if v_row.id is not null then
      return private.triage_result(v_row);
    end if;
  end if;
  if v_row.id is null then
    insert into public.triage_sessions (key_hash, profile_id, rules_used, origin, observation_id, level, fired, answers, called_at)
    values (private.code_hash(p_key), v_me, p_check ->> 'rules', coalesce(p_check ->> 'origin', 'checker'), v_reading, (p_check ->> 'level')::int,
      (select coalesce(array_agg(distinct r.value ->> 'ruleId'), '{}') from jsonb_array_elements(p_check -> 'reasons') r),
      p_check, case when p_check ->> 'hasCalled' = 'true' then private.clock() end)
    returning * into v_row;
    perform private.tell_acted_for(v_me, 'record', v_row.id);
  elsif v_row.answers is distinct from p_check then
    -- A key is one check: what differs is another check.
    perform private.refuse('data.conflict');
  end if;
  return private.triage_result(v_row);
end $$;
comment on function public.save_symptom_check(text, jsonb) is
  'Keeps a check of the caller''s own device in their record, under their own random key; the same again changes nothing, an urgent one also under another key. With origin (chat, or reading with its observationId) it is what the rules said of that. Level and reasons are the device''s words. Hints: data.invalid, data.conflict, triage.notFound, data.busy.';
grant execute on function public.save_symptom_check to authenticated;

create function public.delete_symptom_check(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.triage_sessions;
begin
  select * into v_row from public.triage_sessions t where t.id = p_id and t.profile_id = private.require_me()
    and t.rules_used is not null and private.sees_check(t.category, t.saved_by, t.answers) for update;
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
grant execute on function public.delete_symptom_check to authenticated;

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
grant execute on function public.visits_with_triage to authenticated;
