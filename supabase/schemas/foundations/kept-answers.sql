-- Answers that are the same for every stranger, kept for a short while: when guests together ask more than the database can
-- bear, they are told the last answer instead of being refused (private.spend_call). A fixed number of places, one for each
-- question by its hash; a question that is asked often keeps its place from one that is asked once. Who was listed then and is
-- no longer is left out where an answer is given: a suspension holds at once.

create unlogged table private.kept_answers (
  place int primary key check (place between 0 and 1023),
  question bytea not null check (length(question) = 32),
  answer jsonb not null check (pg_column_size(answer) <= 131072),
  -- How often it was asked more than others of this place.
  lead int not null default 1,
  at timestamptz not null default now()
);
comment on table private.kept_answers is
  'Last answers to guests, at most 1024 of at most 128 kB: public facts alone, nothing of who asked. Not kept through a crash.';

alter table private.kept_answers enable row level security;
alter table private.kept_answers force row level security;
revoke all on private.kept_answers from public, anon, authenticated, service_role;

create function private.question_hash(p_question jsonb) returns bytea
language sql immutable security invoker set search_path = '' as $$
  select sha256(convert_to(p_question::text, 'utf8'))
$$;
comment on function private.question_hash(jsonb) is 'By what a question is known again.';

create function private.place_of(p_question bytea) returns int
language sql immutable security invoker set search_path = '' as $$
  select get_byte(p_question, 0) * 4 + get_byte(p_question, 1) / 64
$$;
comment on function private.place_of(bytea) is 'The place of a question, of 1024.';

create function private.kept_answer(p_question jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_question constant bytea := private.question_hash(p_question);
  v_row private.kept_answers;
begin
  select * into v_row from private.kept_answers k where k.place = private.place_of(v_question) and k.question = v_question
    and k.at between now() - interval '10 minutes' and now();
  if found then
    -- RFC 9111, 5.1: how old an answer is that was not made for this request.
    perform set_config('response.headers', jsonb_build_array(jsonb_build_object('Age',
      floor(extract(epoch from now() - v_row.at))::int::text))::text, true);
  end if;
  return v_row.answer;
end $$;
comment on function private.kept_answer(jsonb) is
  'The kept answer to a question of a stranger, not older than ten minutes, or null; its age in seconds goes into the header Age.';

create function private.asks_when(p_from timestamptz, p_to timestamptz) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_array(case when p_from > private.clock() + interval '1 minute' then p_from end,
    case when p_to <> private.clock() + interval '14 days' then date_trunc('hour', p_to) end)
$$;
comment on function private.asks_when(timestamptz, timestamptz) is
  'A span of time as part of a question: whoever asks from now on asks the same as whoever does a moment later.';

create function private.answer_is_due(p_question jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  -- What somebody is told who is signed in is theirs.
  select p_question is not null and private.me() is null and not exists (select from private.kept_answers k
    where k.place = private.place_of(private.question_hash(p_question)) and k.question = private.question_hash(p_question)
      and k.at between now() - interval '10 seconds' and now())
$$;
comment on function private.answer_is_due(jsonb) is 'Whether the answer to a question of a stranger is to be kept: again after ten seconds.';

create function private.keep_answer(p_question jsonb, p_answer jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_question constant bytea := private.question_hash(p_question);
  v_place constant int := private.place_of(v_question);
begin
  -- What is not there may be there next. Nobody waits for somebody who keeps an answer of this place just now.
  if not private.answer_is_due(p_question) or p_answer is null or p_answer = '[]' or pg_column_size(p_answer) > 131072
    or not pg_try_advisory_xact_lock(hashtextextended('kept_answers', v_place)) then
    return;
  end if;
  update private.kept_answers k set lead = k.lead - 1
  where k.place = v_place and k.question <> v_question and k.lead > 1 and k.at > now() - interval '10 minutes';
  if not found then
    insert into private.kept_answers as k (place, question, answer) values (v_place, v_question, p_answer)
    on conflict (place) do update set question = excluded.question, answer = excluded.answer, at = excluded.at,
      lead = case when k.question = excluded.question then least(k.lead + 1, 60) else 1 end;
  end if;
end $$;
comment on function private.keep_answer(jsonb, jsonb) is
  'Keeps what a stranger was told for whoever asks the same within ten minutes; empty answers and those above 128 kB are not kept.';
