-- What everybody reads (emergency numbers, texts people agree to, triage rules, the rate of the rand) is published with the word of two operators:
-- one proposes, another one confirms. Nobody confirms their own. In the same way two say that access logs were restored (restored-logs.sql), and suspend a registration.

create table private.publications (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('emergency_number', 'emergency_number_away', 'terms', 'triage_rules', 'exchange_rate', 'log_restored',
    'medicine_list', 'suspension')),
  form jsonb not null check (jsonb_typeof(form) = 'object' and length(form::text) <= 1100000),
  replaces int not null default 0 check (replaces >= 0),
  proposed_by uuid not null references public.operators (profile_id),
  proposed_at timestamptz not null default private.clock(),
  state text not null default 'waiting' check (state in ('waiting', 'published', 'refused', 'withdrawn')),
  decided_by uuid references public.operators (profile_id),
  decided_at timestamptz,
  reason text not null default '' check (length(reason) <= 1000),
  check ((state = 'waiting') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  check (state not in ('published', 'refused') or decided_by <> proposed_by),
  check (state <> 'withdrawn' or decided_by = proposed_by),
  check (state <> 'refused' or reason <> '')
);
comment on table private.publications is
  'What an operator wants to publish, and what a second one said to it. Kept; decided once.';

create index publications_waiting on private.publications (proposed_at) where state = 'waiting';
create index publications_of_proposer on private.publications (proposed_by);
create index publications_of_decider on private.publications (decided_by) where decided_by is not null;

alter table private.publications enable row level security;
alter table private.publications force row level security;
revoke all on private.publications from public, anon, authenticated, service_role;

create function private.guard_publication() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_decision text[] := array['state', 'decided_by', 'decided_at', 'reason'];
begin
  if old.state <> 'waiting' or to_jsonb(new) - v_decision <> to_jsonb(old) - v_decision then
    raise exception 'what was proposed and decided never changes' using errcode = '23514';
  end if;
  return new;
end $$;
comment on function private.guard_publication() is 'A proposal is decided once; what it says never changes.';

create trigger publications_guard before update on private.publications for each row execute function private.guard_publication();
select private.keep_rows('private.publications');

create function private.publish(p_kind text, p_form jsonb, p_replaces int, p_by uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_kind = 'emergency_number' then
    return (private.publish_emergency_number(p_form, p_replaces, p_by)).id;
  elsif p_kind = 'emergency_number_away' then
    return private.retire_emergency_number((p_form ->> 'id')::uuid, p_by);
  elsif p_kind = 'terms' then
    return (private.publish_terms(p_form, p_by)).id;
  elsif p_kind = 'triage_rules' then
    return (private.publish_triage_ruleset(p_form ->> 'language', p_form -> 'rules', p_form -> 'review', p_replaces, p_by)).id;
  elsif p_kind = 'exchange_rate' then
    return (private.publish_exchange_rate(p_form, p_replaces, p_by)).id;
  elsif p_kind = 'medicine_list' then
    return private.publish_medicine_list(p_form, p_replaces, p_by);
  elsif p_kind = 'suspension' then
    perform private.suspend_registration(p_form, p_by);
    return null;
  elsif p_kind = 'log_restored' then
    return private.check_restoration(p_form);
  end if;
  perform private.refuse('data.invalid');
end $$;
comment on function private.publish(text, jsonb, int, uuid) is
  'Publishes what was proposed, in the name of its proposer; the id of the row, null where there is none (log_restored, medicine_list, suspension). Hints: those of each kind, data.invalid.';

create function public.propose_publication(p_kind text, p_form jsonb, p_replaces int default 0) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_id uuid;
begin
  if p_kind is null or p_form is null or jsonb_typeof(p_form) <> 'object' or length(p_form::text) > 1100000 or p_replaces < 0 then
    perform private.refuse('data.invalid');
  end if;
  -- What could not be published is refused now, to its proposer; published for a moment, and undone.
  begin
    perform private.publish(p_kind, p_form, coalesce(p_replaces, 0), v_me);
    raise exception 'only tried' using errcode = 'SW001';
  exception when sqlstate 'SW001' then
    null;
  end;
  -- The same button twice is one proposal.
  select p.id into v_id from private.publications p where p.state = 'waiting' and p.proposed_by = v_me
    and (p.kind, p.form, p.replaces) = (p_kind, p_form, coalesce(p_replaces, 0));
  if v_id is null then
    insert into private.publications (kind, form, replaces, proposed_by) values (p_kind, p_form, coalesce(p_replaces, 0), v_me)
    returning id into v_id;
    perform private.notify(o.profile_id, 'publishing.proposed', v_id, '{}', 'publishing.proposed:' || v_id || ':' || o.profile_id)
    from public.operators o where o.ended_at is null and o.profile_id <> v_me;
  end if;
  return v_id;
end $$;
comment on function public.propose_publication(text, jsonb, int) is
  'An operator proposes to publish: emergency_number (emergencyNumberSchema), emergency_number_away ({ id }), terms ({ kind, locale, version, title, body }), triage_rules ({ language, rules, review }), exchange_rate ({ perDollar, dated, source }), medicine_list ({ medicines, source, dated, reviewed }); or to declare log_restored ({ reason, backupOf }); or to suspend a registration (suspension: { specialistId, number, name, specialty, typedName, evidence, note, from }); p_replaces is the version they saw (0: none). The other operators are told. Its id; repeatable. Hints: emergency.*, terms.*, triage.*, rate.*, logs.*, medicines.file, registration.*, data.conflict, data.invalid, data.notFound.';
grant execute on function public.propose_publication to authenticated;

create function public.decide_publication(p_id uuid, p_confirms boolean, p_reason text default '') returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_row private.publications;
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
  v_published uuid;
begin
  select * into v_row from private.publications p where p.id = p_id for update;
  if not found then
    perform private.refuse('data.notFound');
  end if;
  if p_confirms is null or length(v_reason) > 1000 then
    perform private.refuse('data.invalid');
  end if;
  if v_row.state <> 'waiting' then
    perform private.refuse('publishing.notNow');
  end if;
  if p_confirms and v_row.proposed_by = v_me then
    perform private.refuse('publishing.secondWord');
  end if;
  if p_confirms then
    v_published := private.publish(v_row.kind, v_row.form, v_row.replaces, v_row.proposed_by);
  elsif v_row.proposed_by <> v_me and v_reason = '' then
    perform private.refuse('publishing.reasonRequired');
  end if;
  update private.publications set decided_by = v_me, decided_at = private.clock(), reason = v_reason,
    state = case when p_confirms then 'published' when proposed_by = v_me then 'withdrawn' else 'refused' end
  where id = v_row.id;
  if v_row.proposed_by <> v_me then
    perform private.notify(v_row.proposed_by, 'publishing.decided', v_row.id, '{}', 'publishing.decided:' || v_row.id);
  end if;
  return v_published;
end $$;
comment on function public.decide_publication(uuid, boolean, text) is
  'A second operator confirms what was proposed, which publishes it, or refuses it with a reason; who proposed it takes it back, or is told. Gives the id of what was published, else null. Hints: publishing.notNow, publishing.secondWord, publishing.reasonRequired, data.notFound, and those of each kind when the world changed meanwhile.';
grant execute on function public.decide_publication to authenticated;

create function public.publications_to_decide()
returns table (id uuid, kind text, form jsonb, replaces int, proposed_by_name text, is_mine boolean, proposed_at timestamptz,
  state text, decided_by_name text, decided_at timestamptz, reason text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
begin
  return query select p.id, p.kind,
      -- What is confirmed is seen: the row that goes away is told by the database, not by who proposes it. Once decided, of rules
      -- only how many there were.
      case when p.kind = 'emergency_number_away' then (select to_jsonb(n) - array['published_by', 'retired_by']
          from public.emergency_numbers n where n.id = (p.form ->> 'id')::uuid)
        -- Of a medicine list what it changes, as long as it waits: hundreds of rows are not read one by one.
        when p.kind = 'medicine_list' then p.form || jsonb_build_object('medicines', jsonb_array_length(p.form -> 'medicines'),
          'changes', case when p.state = 'waiting' then private.medicine_list_changes(p.form -> 'medicines') end)
        when p.kind = 'triage_rules' and p.state <> 'waiting'
          then (p.form - 'rules') || jsonb_build_object('rules', jsonb_array_length(p.form -> 'rules'))
        else p.form end,
      p.replaces, a.name, p.proposed_by = v_me, p.proposed_at, p.state, d.name, p.decided_at, p.reason
    from private.publications p join public.profiles a on a.id = p.proposed_by left join public.profiles d on d.id = p.decided_by
    where p.state = 'waiting' or p.decided_at > private.clock() - interval '90 days'
    order by p.state <> 'waiting', coalesce(p.decided_at, 'infinity') desc, p.proposed_at limit 100;
end $$;
comment on function public.publications_to_decide() is
  'For operators: what waits for a second word, oldest first, then what was decided within 90 days, newest first. Of a number that goes away the form is its row; of a medicine list what it changes.';
grant execute on function public.publications_to_decide to authenticated;
