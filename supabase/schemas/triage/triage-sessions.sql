-- Triage sessions: what the symptom checker concluded for somebody, and by which rules.
--
-- A guest has a key that only their browser knows; its hash is kept with level and rule ids, never their answers. Signed in
-- they claim it; from then on it is theirs alone and answers may be kept. The owner attaches it to a visit: then that
-- specialist reads it, through the visit. A level never rises to something milder, and what is attached does not change.
--
-- What the rules said of one measurement, and of a danger sign in the chat, is kept in the same way. The urgent ones stay open
-- until their owner answers, the measurement is repeated or a clinician saw them (open-dangers.sql).
--
-- A person keeps two hundred symptom checks at most, like any list here. Those a specialist was shown stay with their visit
-- and do not count: they cannot be removed, and each took a visit.

create table public.triage_sessions (
  id uuid primary key default gen_random_uuid(),
  key_hash bytea not null unique check (length(key_hash) = 32),
  profile_id uuid references public.profiles (id),
  ruleset_id uuid references public.triage_rulesets (id),
  level int not null check (level between 1 and 5),
  fired text[] not null default '{}' check (cardinality(fired) <= 500),
  answers jsonb check (jsonb_typeof(answers) = 'object' and length(answers::text) <= 32768),
  called_at timestamptz,
  appointment_id uuid references public.appointments (id),
  attached_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  rules_used text check (rules_used ~ '^[0-9a-f]{16}$'),
  origin text not null default 'checker' check (origin in ('checker', 'chat', 'reading')),
  observation_id uuid references public.observations (id),
  copied_from uuid references public.triage_sessions (id) on delete set null,
  answer text check (answer in ('called', 'seen', 'mistake')),
  answered_at timestamptz,
  category text not null default 'unsorted' check (category in ('ordinary', 'mental_health', 'sexual_health', 'unsorted')),
  saved_by uuid references public.profiles (id),
  check (answers is null or profile_id is not null),
  check ((profile_id is null) = (expires_at is not null)),
  check (appointment_id is null or profile_id is not null),
  check ((appointment_id is null) = (attached_at is null)),
  check ((ruleset_id is null) <> (rules_used is null)),
  check (rules_used is null or profile_id is not null),
  check ((observation_id is not null) = (origin = 'reading')),
  check ((answer is null) = (answered_at is null))
);
comment on table public.triage_sessions is
  'Results of the symptom checker: level, rules that fired, version of the rules. Owner reads own; the specialist of the visit reads through appointment_triage. Unclaimed ones of guests can be claimed for a day.';
comment on column public.triage_sessions.called_at is 'When the person said that they had already called for help.';
comment on column public.triage_sessions.rules_used is
  'Names the rules of the person''s own device, which no clinician has reviewed; null where ruleset_id names reviewed ones.';

comment on column public.triage_sessions.category is
  'Of what it is, as triage_topics says; who acts for somebody without their sensitive parts reads ordinary ones alone.';
comment on column public.triage_sessions.saved_by is
  'Whose session saved what it holds: the person''s, or that of who acted for them. Null: a guest''s.';
comment on column public.triage_sessions.observation_id is 'The measurement it is about, as it stood then.';
comment on column public.triage_sessions.copied_from is 'A danger that was shown with an earlier visit goes to a later one as a copy.';
comment on column public.triage_sessions.answer is 'What the owner said was done about a danger: help was called, a clinician saw them, or it was a mistake.';

create index triage_sessions_of_profile on public.triage_sessions (profile_id, created_at desc);
create index triage_sessions_of_appointment on public.triage_sessions (appointment_id, attached_at);
create index triage_sessions_of_guests on public.triage_sessions (expires_at) where expires_at is not null;
create index triage_sessions_of_ruleset on public.triage_sessions (ruleset_id);
create index triage_sessions_of_observation on public.triage_sessions (observation_id) where observation_id is not null;
create index triage_sessions_copies on public.triage_sessions (copied_from) where copied_from is not null;

alter table public.triage_sessions enable row level security;
alter table public.triage_sessions force row level security;
create policy "people read their own triage sessions" on public.triage_sessions
  for select to authenticated using (profile_id = (select private.me()));
revoke all on public.triage_sessions from public, anon, authenticated, service_role;
grant select on public.triage_sessions to authenticated;

create function private.guard_triage() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    -- A guest's goes with its day. Its owner may take a check of their device back, until a specialist was shown it.
    if old.profile_id is null and old.expires_at <= private.clock() then
      return old;
    end if;
    if old.rules_used is null or private.was_shown(old.appointment_id) then
      raise exception 'this triage session is never deleted' using errcode = '42501', hint = 'access.refused';
    end if;
    return old;
  end if;
  if (new.id, new.key_hash, new.ruleset_id, new.rules_used, new.origin, new.observation_id, new.created_at)
      is distinct from (old.id, old.key_hash, old.ruleset_id, old.rules_used, old.origin, old.observation_id, old.created_at)
    or (old.answered_at is not null and (new.answer, new.answered_at) is distinct from (old.answer, old.answered_at))
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
comment on function private.guard_triage() is 'What a triage session said stays said.';

create trigger triage_sessions_guard before update or delete on public.triage_sessions
  for each row execute function private.guard_triage();

create function private.sort_triage() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.category := private.category_of_check(new.fired, new.answers, new.origin);
  -- A copy says what its first one said, whoever takes it to a visit.
  new.saved_by := case when new.copied_from is null then private.saver()
    else (select t.saved_by from public.triage_sessions t where t.id = new.copied_from) end;
  return new;
end $$;
comment on function private.sort_triage() is
  'Sorts a symptom check by what was said, never by what its sender calls it, and notes who said it last.';

create function private.saver() returns uuid
language sql stable security definer set search_path = '' as $$
  select p.id from public.profiles p where p.id = private.actor()
$$;
comment on function private.saver() is 'Who signed in, once they have a profile; null: a guest.';

create function private.sees_check(p_category text, p_saved_by uuid, p_answers jsonb) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  -- A young person may have typed on the device of who looks after them: what the law names stays closed, whoever saved it.
  return private.sees_category(p_category) or coalesce(p_category = 'unsorted' and p_saved_by = private.actor()
    and not private.sounds_private(p_answers ->> 'words'), false);
end $$;
comment on function private.sees_check(text, uuid, jsonb) is
  'Whether this request may read a symptom check of that category: who acts for somebody without their sensitive parts reads ordinary ones, and what they saved themselves unless it is, or sounds, of what the law names.';
grant execute on function private.sees_check to authenticated;

create trigger triage_sessions_sort before insert or update of fired, answers on public.triage_sessions
  for each row execute function private.sort_triage();

create function private.forget_guest_checks() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count int;
begin
  delete from public.triage_sessions where id in (
    select t.id from public.triage_sessions t where t.expires_at <= private.clock()
    order by t.expires_at limit 10000 for update skip locked);
  get diagnostics v_count = row_count;
  return v_count;
end $$;
comment on function private.forget_guest_checks() is
  'Removes the checks of guests that nobody claimed within their day; none of them can be opened any more. How many.';

create function private.limit_triage() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.profile_id is null or (tg_op = 'UPDATE' and old.profile_id is not null) then
    return new;
  end if;
  -- One at a time, so that two tabs cannot go past the limit together.
  perform from public.profiles p where p.id = new.profile_id for no key update;
  if (select count(*) from public.triage_sessions t where t.profile_id = new.profile_id
      and not private.was_shown(t.appointment_id)) >= 200 then
    perform private.refuse('triage.tooMany');
  end if;
  return new;
end $$;
comment on function private.limit_triage() is
  'Refuses the 201st symptom check that no specialist was shown. Hint: triage.tooMany.';

create trigger triage_sessions_limit before insert or update of profile_id on public.triage_sessions
  for each row execute function private.limit_triage();

create function private.limit_triage_of_visit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Two at the same moment may go past it together, by as many as come at once.
  if new.appointment_id is distinct from old.appointment_id and (select count(*) >= 10 from public.triage_sessions t
      where t.appointment_id = new.appointment_id) then
    perform private.refuse('triage.enoughForVisit');
  end if;
  return new;
end $$;
comment on function private.limit_triage_of_visit() is
  'Refuses the eleventh symptom check of one visit: whoever treats the patient reads all of them. Hint: triage.enoughForVisit.';

create trigger triage_sessions_limit_of_visit before update of appointment_id on public.triage_sessions
  for each row execute function private.limit_triage_of_visit();

create trigger triage_sessions_guard_all before truncate on public.triage_sessions
  for each statement execute function private.refuse_change();

create policy "people read the rules of their own triage sessions" on public.triage_rulesets
  for select to authenticated using (id in (select t.ruleset_id from public.triage_sessions t));
