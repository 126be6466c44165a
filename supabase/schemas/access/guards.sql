-- What nobody may do to a right, not even the owner of the database: take a step that its machine does not have,
-- change what was agreed, or remove it. And who hears of a change: both sides, at once, on access:<profile>.
--
-- What somebody agreed to never changes in place. A change makes a new row that takes the old one's place (superseded),
-- so what was allowed at any moment can be read afterwards.

create function private.access_step_exists(p_table text, p_from text, p_to text) returns boolean
language sql immutable security invoker set search_path = '' as $$
  select p_from || '>' || p_to = any (case p_table
    when 'access_requests' then array['pending>granted', 'pending>refused', 'pending>withdrawn', 'pending>lapsed']
    when 'access_grants' then array['offered>active', 'offered>expired', 'offered>revoked', 'offered>superseded',
      'active>expired', 'active>revoked', 'active>superseded']
    when 'delegations' then array['offered>active', 'offered>refused', 'offered>ended', 'offered>lapsed',
      'active>ended', 'active>lapsed'] end)
$$;
comment on function private.access_step_exists(text, text, text) is 'The machines of requests, grants and delegations.';

create function private.guard_access() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_old jsonb;
  v_new jsonb := to_jsonb(new);
  -- Of all columns only these follow the state.
  v_follow text[] := array['state', 'until', 'decided_at', 'accepted_at', 'ended_at', 'ended_by', 'delegate_id', 'end_reason'];
begin
  if tg_op = 'INSERT' then
    if new.state not in ('pending', 'offered', 'active') then
      raise exception '% does not begin as %', tg_table_name, new.state using errcode = 'P0001', hint = 'access.notNow';
    end if;
    return new;
  end if;
  v_old := to_jsonb(old);
  if v_new - v_follow <> v_old - v_follow then
    raise exception 'what was agreed never changes' using errcode = '23514';
  end if;
  if new.state = old.state then
    if v_new <> v_old then
      raise exception 'what was agreed never changes' using errcode = '23514';
    end if;
    return new;
  end if;
  if not private.access_step_exists(tg_table_name, old.state, new.state) then
    raise exception '% cannot go from % to %', tg_table_name, old.state, new.state using errcode = 'P0001', hint = 'access.notNow';
  end if;
  if v_new ->> 'until' is distinct from v_old ->> 'until' and (tg_table_name, old.state, new.state) <> ('access_grants', 'offered', 'active')
    or v_old ->> 'delegate_id' is not null and v_new ->> 'delegate_id' is distinct from v_old ->> 'delegate_id' then
    raise exception 'what was agreed never changes' using errcode = '23514';
  end if;
  return new;
end $$;
comment on function private.guard_access() is
  'Refuses steps that private.access_step_exists() does not have (hint: access.notNow) and changed facts, for anyone.';

create function private.announce_access() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row jsonb := to_jsonb(new);
  v_other text := coalesce(v_row ->> 'grantee_id', v_row ->> 'specialist_id', v_row ->> 'delegate_id');
  v_message jsonb := jsonb_build_object('kind', tg_argv[0], 'id', v_row ->> 'id', 'patientId', v_row ->> 'patient_id',
    'state', coalesce(v_row ->> 'state', case when v_row ->> 'ended_at' is null then 'active' else 'ended' end));
begin
  perform private.broadcast('access:' || (v_row ->> 'patient_id'), 'access_changed', v_message);
  -- What a patient is still choosing before a visit is booked is nobody else's business.
  if v_other is not null and not (tg_argv[0] = 'grant' and v_row ->> 'state' = 'offered') then
    perform private.broadcast('access:' || v_other, 'access_changed', v_message);
  end if;
  return null;
end $$;
comment on function private.announce_access() is
  'Tells both sides that a right changed, as access_changed on access:<profile>: an open page drops what it may no longer show.';

create function private.announce_look() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.broadcast('access:' || new.patient_id, 'chart_opened', jsonb_build_object('id', new.id));
  return null;
end $$;
comment on function private.announce_look() is 'Tells a patient at once that somebody looked, as chart_opened with the id of the log row.';
