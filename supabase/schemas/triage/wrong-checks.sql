-- Symptom checks that people say were wrong: which answer they were shown and how it was wrong. No word of theirs and nobody's name
-- is kept, so that a guest can say it as well, and operators learn of misses.

create table private.wrong_checks (
  id uuid primary key,
  said_at timestamptz not null default private.clock(),
  wrong text not null check (wrong in ('tooMild', 'tooUrgent', 'misread')),
  -- 1 (call now) to 5 (at home).
  level int not null check (level between 1 and 5),
  came_out int check (came_out between 1 and 5),
  age_group text not null check (age_group in ('under1', 'child', 'adult', 'over65')),
  rules text[] not null check (cardinality(rules) <= 60),
  rules_version text not null check (rules_version ~ '^[0-9a-z][0-9a-z.-]{0,39}$'),
  became text check (length(became) between 1 and 1000),
  looked_at timestamptz,
  looked_by uuid references public.operators (profile_id),
  check (num_nonnulls(became, looked_at, looked_by) in (0, 3))
);
comment on table private.wrong_checks is
  'What people say of a result of the symptom checker that was wrong. No words, no person: id is chosen by the browser, so that a repeated call says it once.';
comment on column private.wrong_checks.came_out is 'How soon it had to be seen as a doctor or nurse said, as a level; null: nobody said.';
comment on column private.wrong_checks.became is 'What an operator found and what becomes of it; null: nobody has looked.';
comment on column private.wrong_checks.rules is 'Ids of the rules that fired, by which a miss is found again.';

create index wrong_checks_open on private.wrong_checks (said_at) where became is null;
create index wrong_checks_of_operator on private.wrong_checks (looked_by) where looked_by is not null;

alter table private.wrong_checks enable row level security;
alter table private.wrong_checks force row level security;
revoke all on private.wrong_checks from public, anon, authenticated, service_role;

create function public.say_check_was_wrong(p_key uuid, p_wrong text, p_level int, p_age_group text, p_rules text[],
  p_rules_version text, p_came_out int default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_key is null or p_wrong is null or p_wrong not in ('tooMild', 'tooUrgent', 'misread')
    or p_level is null or p_level not between 1 and 5 or p_came_out not between 1 and 5
    or p_age_group is null or p_age_group not in ('under1', 'child', 'adult', 'over65')
    or p_rules_version is null or p_rules_version !~ '^[0-9a-z][0-9a-z.-]{0,39}$'
    or p_rules is null or cardinality(p_rules) > 60 or array_position(p_rules, null) is not null
    or exists (select from unnest(p_rules) r where length(r) > 80 or r !~ '^[A-Za-z0-9][A-Za-z0-9._-]*$') then
    perform private.refuse('data.invalid');
  end if;
  perform private.spend('wrong_check', 10, 600, 3600);
  insert into private.wrong_checks (id, wrong, level, came_out, age_group, rules, rules_version)
  values (p_key, p_wrong, p_level, p_came_out, p_age_group, p_rules, p_rules_version)
  on conflict (id) do nothing;
end $$;
comment on function public.say_check_was_wrong(uuid, text, int, text, text[], text, int) is
  'Says that a result of the symptom checker was wrong (tooMild, tooUrgent, misread), with the level shown, the one it came out as if somebody said, an age group and the rules that fired. Repeatable by its key. Hints: data.invalid, data.busy.';
grant execute on function public.say_check_was_wrong to anon, authenticated;

create function public.wrong_checks()
returns table (id uuid, said_at timestamptz, wrong text, level int, came_out int, age_group text, rules text[],
  rules_version text, became text, looked_at timestamptz, looked_by_name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  return query
  select c.id, c.said_at, c.wrong, c.level, c.came_out, c.age_group, c.rules, c.rules_version, c.became,
    c.looked_at, (select p.name from public.profiles p where p.id = c.looked_by)
  from private.wrong_checks c
  -- Told too mild comes first: it is what may have harmed somebody.
  order by c.became is not null, c.wrong <> 'tooMild', coalesce(c.looked_at, c.said_at) desc limit 200;
end $$;
comment on function public.wrong_checks() is
  'For operators: the 200 results of the symptom checker that people said were wrong, those nobody has looked at first, and of them what was told too mild.';
grant execute on function public.wrong_checks to authenticated;

create function public.close_wrong_check(p_id uuid, p_became text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_became text := left(btrim(coalesce(p_became, '')), 1001);
begin
  if length(v_became) not between 1 and 1000 then
    perform private.refuse('data.invalid');
  end if;
  update private.wrong_checks c set became = v_became, looked_at = private.clock(), looked_by = v_me
  where c.id = p_id and c.became is null;
  if not found then
    perform private.refuse('data.notFound');
  end if;
end $$;
comment on function public.close_wrong_check(uuid, text) is
  'For operators: what was found about a result that somebody said was wrong, and what becomes of it, in 1 to 1000 characters; once. Hints: data.invalid, data.notFound.';
grant execute on function public.close_wrong_check to authenticated;
