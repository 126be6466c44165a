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
  v_follow text[] := array['state', 'until', 'decided_at', 'accepted_at', 'ended_at', 'ended_by', 'delegate_id'];
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

create function private.guard_break_glass() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_follow text[] := array['ended_at', 'review_state', 'reviewed_by', 'reviewed_at', 'review_note', 'disputed_at', 'dispute',
    'dispute_answer', 'dispute_answered_at', 'dispute_answered_by', 'contact_state', 'contact_at'];
begin
  if tg_op = 'INSERT' then
    if new.review_state <> 'pending' or new.ended_at is not null or new.disputed_at is not null
      or new.expires_at <> new.opened_at + interval '60 minutes' or new.review_due_at <> new.opened_at + interval '72 hours' then
      raise exception 'emergency access begins open, for 60 minutes, with its review due in 72 hours'
        using errcode = 'P0001', hint = 'access.notNow';
    end if;
    return new;
  end if;
  -- Said once: the reason, the verdict, the dispute and its answer stay as they were said.
  if to_jsonb(new) - v_follow <> to_jsonb(old) - v_follow
    or (old.ended_at is not null and new.ended_at is distinct from old.ended_at)
    or (old.reviewed_at is not null and (new.reviewed_by, new.reviewed_at, new.review_note)
      is distinct from (old.reviewed_by, old.reviewed_at, old.review_note))
    or (old.disputed_at is not null and (new.disputed_at, new.dispute) is distinct from (old.disputed_at, old.dispute))
    or (old.dispute_answered_at is not null and (new.dispute_answer, new.dispute_answered_at, new.dispute_answered_by)
      is distinct from (old.dispute_answer, old.dispute_answered_at, old.dispute_answered_by)) then
    raise exception 'what was said about an emergency access never changes' using errcode = '23514';
  end if;
  if new.review_state <> old.review_state and (new.review_state = 'pending' or (old.review_state <> 'pending'
      and not (old.dispute_answered_at is null and new.dispute_answered_at is not null))) then
    raise exception 'a verdict changes only by the answer to a dispute' using errcode = 'P0001', hint = 'access.notNow';
  end if;
  if new.contact_state <> old.contact_state
    and old.contact_state || '>' || new.contact_state not in ('to_call>told', 'to_call>not_reached', 'not_reached>told') then
    raise exception 'the emergency contact cannot go from % to %', old.contact_state, new.contact_state
      using errcode = 'P0001', hint = 'access.notNow';
  end if;
  return new;
end $$;
comment on function private.guard_break_glass() is
  'Keeps reason, verdict, dispute and answer as they were said; a verdict changes only by the answer to a dispute (hint: access.notNow).';

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

do $$
declare
  v_kind text;
  v_table text;
begin
  foreach v_kind in array array['request', 'grant', 'delegation', 'break_glass'] loop
    v_table := case v_kind when 'request' then 'access_requests' when 'grant' then 'access_grants'
      when 'delegation' then 'delegations' else 'break_glass' end;
    execute format('create trigger %I before insert or update on public.%I for each row execute function private.%I()',
      v_table || '_guard', v_table, case v_kind when 'break_glass' then 'guard_break_glass' else 'guard_access' end);
    execute format('create trigger %I before delete on public.%I for each row execute function private.refuse_change()',
      v_table || '_keep', v_table);
    execute format('create trigger %I before truncate on public.%I for each statement execute function private.refuse_change()',
      v_table || '_keep_all', v_table);
    execute format('create trigger %I after insert or update on public.%I for each row execute function private.announce_access(%L)',
      v_table || '_announce', v_table, v_kind);
  end loop;
end $$;
create trigger access_log_announce after insert on public.access_log for each row execute function private.announce_look();

create function private.tidy_categories(p_categories text[]) returns text[]
language plpgsql immutable security invoker set search_path = '' as $$
begin
  if p_categories is null or array_position(p_categories, null) is not null
    or not p_categories <@ private.chart_categories() then
    perform private.refuse('data.invalid');
  end if;
  return array(select c from unnest(private.chart_categories()) with ordinality as known (c, at)
    where c = any (p_categories) order by at);
end $$;
comment on function private.tidy_categories(text[]) is 'The categories, each once, in their usual order. Hint: data.invalid.';

create function private.check_until(p_until timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_until <= private.clock() or p_until > private.clock() + interval '10 years' then
    perform private.refuse('access.untilPast');
  end if;
end $$;
comment on function private.check_until(timestamptz) is 'Refuses an end that has passed or lies beyond ten years; null means until revoked.';

create function private.require_patient() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  if not exists (select from public.patients p where p.profile_id = v_me) then
    raise exception 'for patients only' using errcode = '42501', hint = 'access.refused';
  end if;
  return v_me;
end $$;
comment on function private.require_patient() is 'The caller, a patient with a chart; 42501 for everyone else.';

revoke execute on function private.access_step_exists(text, text, text), private.guard_access(), private.guard_break_glass(),
  private.announce_access(), private.announce_look(), private.tidy_categories(text[]), private.check_until(timestamptz),
  private.require_patient() from public, anon, authenticated, service_role;
