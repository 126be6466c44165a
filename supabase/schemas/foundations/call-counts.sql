-- How often functions may be asked that only answer, so that a count stands whatever becomes of the transaction.
--
-- Who asks can make their own request fail afterwards (`?select=name::int`), and with it goes whatever it wrote. A sequence is
-- outside of transactions: what nextval took is never given back (PostgreSQL 17, 9.17 Sequence Manipulation Functions), and
-- nobody waits for anybody. What writes is counted in its own transaction instead (rate-limits.sql): there the count may go
-- with what was written, and somebody whose form was refused has not used up a try.
--
-- Callers share a fixed number of sequences, each caller two of them by hash, others in each period; the smaller of the two
-- counts is theirs. So it is never too small, and too large only when others fall on both.

do $$
declare
  v_action text;
  v_most int;
  v_name text;
begin
  for v_action, v_most in values ('search', 256), ('facts', 256), ('verify', 128), ('codes', 256), ('export', 64), ('adding', 64),
      ('people', 16) loop
    for v_name in select format('calls_%s_%s', v_action, n) from generate_series(0, v_most - 1) n
        union all select format('calls_%s_guests', v_action) loop
      execute format('create sequence private.%I', v_name);
      execute format('revoke all on sequence private.%I from public, anon, authenticated, service_role', v_name);
    end loop;
  end loop;
end $$;

create function private.call_sequences(p_action text) returns int
language sql immutable security invoker set search_path = '' as $$
  select case p_action when 'search' then 256 when 'facts' then 256 when 'verify' then 128 when 'codes' then 256 when 'export' then 64
    when 'adding' then 64 when 'people' then 16 end
$$;
comment on function private.call_sequences(text) is 'Over how many sequences the callers of an action are spread; null: no such action.';

create function private.count_in(p_sequence regclass, p_period bigint, p_cost int) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_from constant bigint := p_period * 1000000;
  v_value bigint;
begin
  select max(nextval(p_sequence)) into v_value from generate_series(1, p_cost);
  -- The value says both, period and count. Those who are first in a period at the same moment may lose a count each.
  if v_value < v_from then
    v_value := setval(p_sequence, v_from + p_cost);
  end if;
  return v_value - v_from;
end $$;
comment on function private.count_in(regclass, bigint, int) is
  'Adds to the count that a sequence holds for a period (its number since 1970), and gives it. Stands when the transaction does not; a crash of the server may add up to 32.';

create function private.count_call(p_action text, p_caller text, p_seconds int, p_cost int default 1) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- What a database can bear is a matter of real time, also where the clock of the data stands still.
  v_period constant bigint := floor(extract(epoch from now()) / p_seconds);
  v_key constant text := v_period || ' ' || p_caller;
begin
  return (select min(private.count_in(format('private.calls_%s_%s', p_action, n)::regclass, v_period, p_cost))
    from (select distinct hashtextextended(v_key, seed) & (private.call_sequences(p_action) - 1) from generate_series(1, 2) seed) s (n));
end $$;
comment on function private.count_call(text, text, int, int) is
  'Counts calls of a caller in this period of so many seconds, and gives how many it has seen. The caller is kept nowhere.';

create function private.spend_call(p_action text, p_per_caller int, p_altogether int, p_seconds int, p_cost int default 1,
  p_question jsonb default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_caller constant text := private.caller_name();
  v_used bigint := 0;
  v_all bigint;
  v_kept jsonb;
begin
  perform private.asked_plainly();
  if v_caller <> '' then
    v_used := private.count_call(p_action, v_caller, p_seconds, p_cost);
    -- Whoever is above their own counts no more for all.
    if v_used > p_per_caller then
      perform private.refuse('data.busy');
    end if;
  end if;
  -- What strangers use up must not shut out people who are signed in.
  if private.me() is not null then
    return null;
  end if;
  v_all := private.count_in(format('private.calls_%s_guests', p_action)::regclass,
    floor(extract(epoch from now()) / p_seconds)::bigint, p_cost);
  if v_all > p_altogether and p_question is not null then
    v_kept := private.kept_answer(p_question);
  end if;
  if v_kept is null and not private.may_still(v_caller, v_used, p_per_caller, v_all, p_altogether) then
    perform private.refuse('data.busy');
  end if;
  return v_kept;
end $$;
comment on function private.spend_call(text, int, int, int, int, jsonb) is
  'Counts a call of a function that answers, before it does, and refuses with data.busy above the limit per caller. Where guests together are above theirs it gives the kept answer to the question, if there is one (kept-answers.sql); else null where may_still says so, and data.busy. Such functions are POST only: a reading transaction counts nothing and is refused (25006).';
