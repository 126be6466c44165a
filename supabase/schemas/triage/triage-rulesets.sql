-- Triage rule sets: what the symptom checker asks and concludes, per language, with who reviewed it and when.
--
-- A rule set is published as a whole by an operator who names the clinician that reviewed it; it is never edited after.
-- The newest of a language is the active one and retires its predecessor: a language never has two, and never loses its one.

create table public.triage_rulesets (
  id uuid primary key default gen_random_uuid(),
  language text not null check (language ~ '^[a-z]{2,3}(-[A-Z]{2})?$'),
  version int not null check (version > 0),
  rules jsonb not null check (jsonb_typeof(rules) = 'array'),
  reviewer text not null check (length(reviewer) between 1 and 200),
  reviewed_on date not null,
  published_at timestamptz not null default private.clock(),
  published_by uuid references public.operators (profile_id),
  retired_at timestamptz,
  retired_by uuid references public.operators (profile_id),
  unique (language, version)
);
comment on table public.triage_rulesets is
  'Versions of the triage rules. Anyone reads the active one of each language, its sessions'' owners theirs, operators all; never edited.';

create unique index triage_rulesets_active on public.triage_rulesets (language) where retired_at is null;

alter table public.triage_rulesets enable row level security;
alter table public.triage_rulesets force row level security;
create policy "anyone reads the active triage rules" on public.triage_rulesets
  for select to anon, authenticated using (retired_at is null);
create policy "operators read earlier triage rules" on public.triage_rulesets for select to authenticated
  using ((select private.me_operating()) is not null);
revoke all on public.triage_rulesets from public, anon, authenticated, service_role;
grant select on public.triage_rulesets to anon, authenticated;

create function private.one_active_ruleset() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.triage_rulesets r where r.language = new.language and r.retired_at is null) then
    raise exception 'a language keeps its active rule set until the next one' using errcode = '23514';
  end if;
  return null;
end $$;
comment on function private.one_active_ruleset() is 'At commit: a language that has rules has active ones.';

create constraint trigger triage_rulesets_one_active after update on public.triage_rulesets
  deferrable initially deferred for each row execute function private.one_active_ruleset();

create trigger triage_rulesets_guard before update or delete on public.triage_rulesets
  for each row execute function private.guard_version();
create trigger triage_rulesets_guard_all before truncate on public.triage_rulesets
  for each statement execute function private.refuse_change();

create function private.check_rules(p_rules jsonb) returns void
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_rule jsonb;
begin
  if p_rules is null or jsonb_typeof(p_rules) <> 'array' or length(p_rules::text) > 1048576
    or jsonb_array_length(p_rules) not between 1 and 500 then
    perform private.refuse('triage.rules');
  end if;
  for v_rule in select r.value from jsonb_array_elements(p_rules) r loop
    if jsonb_typeof(v_rule) <> 'object' or coalesce(v_rule ->> 'id', '') !~ '^[a-z][a-zA-Z0-9.]{0,79}$'
      or coalesce(v_rule ->> 'level', '') !~ '^[1-5]$' or coalesce(v_rule ->> 'version', '') !~ '^[1-9][0-9]{0,5}$'
      or coalesce(btrim(v_rule ->> 'source'), '') = '' then
      perform private.refuse('triage.rules');
    end if;
  end loop;
  if (select count(*) > count(distinct r.value ->> 'id') from jsonb_array_elements(p_rules) r) then
    perform private.refuse('triage.rules');
  end if;
end $$;
comment on function private.check_rules(jsonb) is
  'Rules are a list of at most 500; each has an id of its own, a version, a level from 1 (call now) to 5 and a source.';

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
