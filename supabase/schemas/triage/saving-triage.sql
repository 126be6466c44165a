-- Saving what a reviewed rule set concluded; who signs in and saves it again makes it theirs.

create function private.triage_result(p_row public.triage_sessions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p_row.id, 'level', p_row.level, 'fired', p_row.fired,
    'language', (select r.language from public.triage_rulesets r where r.id = p_row.ruleset_id),
    'rulesVersion', (select r.version from public.triage_rulesets r where r.id = p_row.ruleset_id),
    'rulesUsed', p_row.rules_used, 'claimed', p_row.profile_id is not null, 'appointmentId', p_row.appointment_id)
$$;
comment on function private.triage_result(public.triage_sessions) is 'What a browser is told of a session: no answers, no key.';

create function private.triage_of_key(p_key text) returns public.triage_sessions
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.me();
  v_row public.triage_sessions;
begin
  if p_key is null or p_key !~ '^[A-Za-z0-9_-]{22,64}$' then
    perform private.refuse('data.invalid');
  end if;
  perform private.spend('triage', 120, 3000, 600);
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('triage ' || p_key, 0));
  select * into v_row from public.triage_sessions t where t.key_hash = private.code_hash(p_key) for update;
  if (v_row.profile_id is not null and v_row.profile_id is distinct from v_me) or v_row.expires_at <= private.clock() then
    perform private.refuse('triage.notFound');
  end if;
  return v_row;
end $$;
comment on function private.triage_of_key(text) is
  'The session of a key, locked: one''s own or an unclaimed one; null when there is none yet. Somebody else''s and a lapsed one are triage.notFound.';

create function private.triage_floor(p_rules jsonb, p_fired text[]) returns int
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_known int;
  v_floor int;
begin
  select count(*), min((r.value ->> 'level')::int) into v_known, v_floor
  from jsonb_array_elements(p_rules) r where r.value ->> 'id' = any (p_fired);
  if v_known <> (select count(distinct f) from unnest(p_fired) f) then
    perform private.refuse('data.invalid');
  end if;
  return coalesce(v_floor, 5);
end $$;
comment on function private.triage_floor(jsonb, text[]) is 'The most urgent level of the rules that fired; each must be of that set.';

create function public.save_triage(p_key text, p_language text, p_rules_version int, p_fired text[], p_level int,
  p_answers jsonb default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := (select p.id from public.profiles p where p.id = private.me());
  v_row public.triage_sessions := private.triage_of_key(p_key);
  v_rules public.triage_rulesets;
  v_fired text[];
begin
  if p_level is null or p_level not between 1 and 5 or p_fired is null or cardinality(p_fired) > 500
    or array_position(p_fired, null) is not null or (p_answers is not null and (jsonb_typeof(p_answers) <> 'object' or length(p_answers::text) > 32768)) then
    perform private.refuse('data.invalid');
  end if;
  if v_row.attached_at is not null then
    perform private.refuse('triage.attached');
  end if;
  -- A page that was open while new rules were published may finish by the old ones for a day.
  select * into v_rules from public.triage_rulesets r where r.language = p_language and r.version = p_rules_version
    and (r.id = v_row.ruleset_id or r.retired_at is null or r.retired_at > private.clock() - interval '1 day');
  if v_rules.id is null or coalesce(v_row.ruleset_id, v_rules.id) <> v_rules.id then
    perform private.refuse('triage.rulesChanged');
  end if;
  select coalesce(array_agg(distinct f order by f), '{}') into v_fired from unnest(v_row.fired || p_fired) f;
  if v_row.id is null then
    insert into public.triage_sessions (key_hash, profile_id, ruleset_id, level, fired, answers, expires_at)
    values (private.code_hash(p_key), v_me, v_rules.id, least(p_level, private.triage_floor(v_rules.rules, v_fired)), v_fired,
      case when v_me is not null then p_answers end, case when v_me is null then private.clock() + interval '1 day' end)
    returning * into v_row;
  else
    update public.triage_sessions set fired = v_fired, profile_id = coalesce(profile_id, v_me),
      level = least(v_row.level, p_level, private.triage_floor(v_rules.rules, v_fired)),
      answers = case when v_me is not null then coalesce(p_answers, answers) end,
      expires_at = case when v_me is null then expires_at end
    where id = v_row.id returning * into v_row;
  end if;
  return private.triage_result(v_row);
end $$;
comment on function public.save_triage(text, text, int, text[], int, jsonb) is
  'Keeps a result under the caller''s own random key; repeatable. The level is never milder than the rules that fired or than before; answers of guests are not kept. Hints: triage.rulesChanged, triage.attached, triage.notFound, data.busy.';
grant execute on function public.save_triage to anon, authenticated;
