-- What everybody reads is published with the word of two operators.

drop function public.publish_emergency_number(jsonb, int);
drop function public.retire_emergency_number(uuid);
drop function public.publish_terms(jsonb);
drop function public.publish_triage_ruleset(text, jsonb, jsonb, int);

create function private.publish_emergency_number(p_form jsonb, p_replaces int, p_by uuid) returns public.emergency_numbers
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_new public.emergency_numbers := private.emergency_number_of(p_form);
  v_old public.emergency_numbers;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('emergency_numbers', 0));
  select * into v_old from public.emergency_numbers n
  where (n.country, n.region, n.kind) = (v_new.country, v_new.region, v_new.kind) and n.retired_at is null;
  if (v_old.label, v_old.number, v_old.tel, v_old.route, v_old.source, v_old.verified_on)
      = (v_new.label, v_new.number, v_new.tel, v_new.route, v_new.source, v_new.verified_on) then
    return v_old;
  end if;
  if coalesce(v_old.version, 0) <> coalesce(p_replaces, 0) then
    perform private.refuse('data.conflict');
  end if;
  update public.emergency_numbers set retired_at = private.clock(), retired_by = p_by where id = v_old.id;
  insert into public.emergency_numbers (country, region, kind, version, position, label, number, tel, route, source,
    verified_on, published_by)
  select v_new.country, v_new.region, v_new.kind,
    coalesce(max(n.version) filter (where (n.region, n.kind) = (v_new.region, v_new.kind)), 0) + 1,
    coalesce(v_old.position, max(n.position) + 1, 0), v_new.label, v_new.number, v_new.tel, v_new.route, v_new.source,
    v_new.verified_on, p_by
  from public.emergency_numbers n where n.country = v_new.country
  returning * into v_new;
  return v_new;
end $$;
comment on function private.publish_emergency_number(jsonb, int, uuid) is
  'Publishes a number or a new version of it in the name of an operator; p_replaces is the version they saw (0: there was none). Hints: data.conflict, emergency.*.';
revoke execute on function private.publish_emergency_number from public, anon, authenticated, service_role;

create function private.retire_emergency_number(p_id uuid, p_by uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.emergency_numbers;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('emergency_numbers', 0));
  select * into v_row from public.emergency_numbers n where n.id = p_id;
  if not found then
    perform private.refuse('data.notFound');
  end if;
  if not exists (select from public.emergency_numbers n where n.country = v_row.country and n.region = '' and n.id <> p_id
      and n.route = v_row.route and n.retired_at is null) then
    perform private.refuse('emergency.lastOne');
  end if;
  update public.emergency_numbers set retired_at = private.clock(), retired_by = p_by where id = p_id and retired_at is null;
  return p_id;
end $$;
comment on function private.retire_emergency_number(uuid, uuid) is
  'Takes a number away in the name of an operator and gives its id; repeatable. The last national number of a route stays. Hints: data.notFound, emergency.lastOne.';
revoke execute on function private.retire_emergency_number from public, anon, authenticated, service_role;

create function private.publish_terms(p_form jsonb, p_by uuid) returns public.terms_versions
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_kind text;
  v_locale text;
  v_version int;
  v_title text;
  v_body text;
  v_row public.terms_versions;
begin
  if p_form is null or jsonb_typeof(p_form) <> 'object' then
    perform private.refuse('data.invalid');
  end if;
  v_kind := private.form_text(p_form, 'kind', 'terms.kind', 1, 100);
  v_locale := private.form_text(p_form, 'locale', 'terms.locale', 1, 100);
  v_title := private.form_text(p_form, 'title', 'terms.title', 1, 200);
  v_body := private.form_text(p_form, 'body', 'terms.body', 1, 100000);
  if v_kind not in ('terms', 'privacy', 'telehealth', 'assistant') then
    perform private.refuse('terms.kind');
  elsif v_locale !~ '^[a-z]{2,3}(-[A-Z]{2})?$' then
    perform private.refuse('terms.locale');
  elsif jsonb_typeof(p_form -> 'version') is distinct from 'number' or p_form ->> 'version' !~ '^[1-9][0-9]{0,5}$' then
    perform private.refuse('terms.version');
  end if;
  v_version := (p_form ->> 'version')::int;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('terms_versions ' || v_kind, 0));
  select * into v_row from public.terms_versions t where (t.kind, t.locale) = (v_kind, v_locale) and t.retired_at is null;
  if (v_row.version, v_row.title, v_row.body) = (v_version, v_title, v_body) then
    return v_row;
  end if;
  -- A translation carries the number of the version it translates; a new version is one above the newest.
  if v_version <= coalesce(v_row.version, 0)
    or v_version > 1 + coalesce((select max(t.version) from public.terms_versions t where t.kind = v_kind), 0) then
    perform private.refuse('terms.version');
  end if;
  update public.terms_versions set retired_at = private.clock(), retired_by = p_by where id = v_row.id;
  insert into public.terms_versions (kind, locale, version, title, body, published_by)
  values (v_kind, v_locale, v_version, v_title, v_body, p_by) returning * into v_row;
  return v_row;
end $$;
comment on function private.publish_terms(jsonb, uuid) is
  'Publishes, in the name of an operator, { kind, locale, version, title, body }; repeatable. Hints: terms.kind, terms.locale, terms.version, terms.title, terms.body.';
revoke execute on function private.publish_terms from public, anon, authenticated, service_role;

create function private.publish_triage_ruleset(p_language text, p_rules jsonb, p_review jsonb, p_replaces int, p_by uuid)
returns public.triage_rulesets
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_reviewer text;
  v_reviewed_on date;
  v_row public.triage_rulesets;
begin
  if p_language is null or p_language !~ '^[a-z]{2,3}(-[A-Z]{2})?$' or p_review is null
      or jsonb_typeof(p_review) <> 'object' then
    perform private.refuse('data.invalid');
  end if;
  v_reviewer := private.form_text(p_review, 'reviewer', 'triage.reviewer', 1, 200);
  v_reviewed_on := private.form_day(p_review, 'reviewedOn', 'triage.reviewedOn');
  perform private.check_rules(p_rules);
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('triage_rulesets ' || p_language, 0));
  select * into v_row from public.triage_rulesets r where r.language = p_language and r.retired_at is null;
  if (v_row.rules, v_row.reviewer, v_row.reviewed_on) = (p_rules, v_reviewer, v_reviewed_on) then
    return v_row;
  end if;
  if coalesce(v_row.version, 0) <> coalesce(p_replaces, 0) then
    perform private.refuse('data.conflict');
  end if;
  update public.triage_rulesets set retired_at = private.clock(), retired_by = p_by where id = v_row.id;
  insert into public.triage_rulesets (language, version, rules, reviewer, reviewed_on, published_by)
  values (p_language, coalesce(v_row.version, 0) + 1, p_rules, v_reviewer, v_reviewed_on, p_by) returning * into v_row;
  return v_row;
end $$;
comment on function private.publish_triage_ruleset(text, jsonb, jsonb, int, uuid) is
  'Publishes, in the name of an operator, reviewed rules ({ reviewer, reviewedOn }) for a language; p_replaces is the version they saw (0: none). Hints: triage.rules, triage.reviewer, triage.reviewedOn, data.conflict.';
revoke execute on function private.publish_triage_ruleset from public, anon, authenticated, service_role;

create table private.publications (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('emergency_number', 'emergency_number_away', 'terms', 'triage_rules')),
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
revoke execute on function private.guard_publication from public, anon, authenticated, service_role;

create trigger publications_guard before update on private.publications for each row execute function private.guard_publication();
create trigger publications_keep before delete on private.publications for each row execute function private.refuse_change();
create trigger publications_keep_all before truncate on private.publications for each statement execute function private.refuse_change();

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
  end if;
  perform private.refuse('data.invalid');
end $$;
comment on function private.publish(text, jsonb, int, uuid) is
  'Publishes what was proposed, in the name of its proposer; the id of the row. Hints: those of each kind, data.invalid.';
revoke execute on function private.publish from public, anon, authenticated, service_role;

create function public.propose_publication(p_kind text, p_form jsonb, p_replaces int default 0) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_id uuid;
begin
  if p_kind is null or p_form is null or jsonb_typeof(p_form) <> 'object' or length(p_form::text) > 1100000 then
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
  end if;
  return v_id;
end $$;
comment on function public.propose_publication(text, jsonb, int) is
  'An operator proposes to publish: emergency_number (emergencyNumberSchema), emergency_number_away ({ id }), terms ({ kind, locale, version, title, body }), triage_rules ({ language, rules, review }); p_replaces is the version they saw (0: none). Its id; repeatable. Hints: emergency.*, terms.*, triage.*, data.conflict, data.invalid, data.notFound.';
revoke execute on function public.propose_publication from public, anon, authenticated, service_role;
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
  return v_published;
end $$;
comment on function public.decide_publication(uuid, boolean, text) is
  'A second operator confirms what was proposed, which publishes it, or refuses it with a reason; who proposed it takes it back. Gives the id of what was published, else null. Hints: publishing.notNow, publishing.secondWord, publishing.reasonRequired, data.notFound, and those of each kind when the world changed meanwhile.';
revoke execute on function public.decide_publication from public, anon, authenticated, service_role;
grant execute on function public.decide_publication to authenticated;

create function public.publications_to_decide()
returns table (id uuid, kind text, form jsonb, replaces int, proposed_by_name text, is_mine boolean, proposed_at timestamptz,
  state text, decided_by_name text, decided_at timestamptz, reason text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
begin
  return query select p.id, p.kind,
      -- Rules are long: only how many there are.
      case p.kind when 'triage_rules' then (p.form - 'rules') || jsonb_build_object('rules', jsonb_array_length(p.form -> 'rules'))
        else p.form end,
      p.replaces, a.name, p.proposed_by = v_me, p.proposed_at, p.state, d.name, p.decided_at, p.reason
    from private.publications p join public.profiles a on a.id = p.proposed_by left join public.profiles d on d.id = p.decided_by
    where p.state = 'waiting' or p.decided_at > private.clock() - interval '90 days'
    order by p.state <> 'waiting', coalesce(p.decided_at, 'infinity') desc, p.proposed_at limit 100;
end $$;
comment on function public.publications_to_decide() is
  'For operators: what waits for a second word, oldest first, then what was decided within 90 days, newest first.';
revoke execute on function public.publications_to_decide from public, anon, authenticated, service_role;
grant execute on function public.publications_to_decide to authenticated;

create or replace function public.desk_overview()
returns table (queue text, waiting int, oldest_at timestamptz, due_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  return query
  select 'emergencies', count(*)::int, min(b.opened_at), min(b.review_due_at)
  from public.break_glass b where b.review_state = 'pending'
  union all
  select 'disputes', count(*)::int, min(b.disputed_at), null
  from public.break_glass b where b.disputed_at is not null and b.dispute_answered_at is null and b.review_state <> 'pending'
  union all
  select 'reports', count(*)::int, min(r.reported_at), null from public.access_reports r where r.answered_at is null
  union all
  select 'registrations', count(*)::int, min(r.asked_at), null from public.registrations_to_check('pending') r
  union all
  select 'registrationsEnding', count(*)::int, null, min(s.reg_until)
  from public.specialists s where s.reg_state = 'verified' and s.reg_until < private.clock() + interval '30 days'
  union all
  select 'missedVisits', count(*)::int, min(v.recorded_at), min(v.correctable_until) from public.no_shows_to_review() v
  union all
  select 'paymentDisputes', count(*)::int, min(d.created_at), null
  from private.payment_disputes d where d.state in ('inquiry', 'open')
  union all
  select 'failedRefunds', count(*)::int, min(r.created_at), null from public.refunds r where r.state = 'failed'
  union all
  select 'publications', count(*)::int, min(p.proposed_at), null from private.publications p where p.state = 'waiting'
  union all
  select 'jobs', count(*)::int, min(j.last_ok_at), null from public.job_state() j where j.overdue
  union all
  select 'mails', count(*)::int, min(m.failed_at), null from private.lost_mails() m;
end $$;
