-- What somebody without an account asks the help desk, and the answer. It goes thirty days after the answer, with name, address and number.

create table private.guest_questions (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  email text check (length(email) between 3 and 254),
  phone text check (length(phone) between 10 and 40),
  topic text not null check (topic in ('visit', 'payment', 'signIn', 'record', 'other')),
  request text not null check (length(request) between 10 and 1000),
  asked_at timestamptz not null default private.clock(),
  due_at timestamptz not null,
  answer text check (length(answer) between 10 and 1000),
  answered_at timestamptz,
  answered_by uuid references public.operators (profile_id),
  check (num_nonnulls(email, phone) = 1),
  check (num_nonnulls(answer, answered_at, answered_by) in (0, 3))
);
comment on table private.guest_questions is
  'Questions to the help desk of people without an account. id is chosen by the browser, known to it and to whoever opens the mail about the answer, and opens both.';
comment on column private.guest_questions.email is 'Where the mail goes that there is an answer; null: they are called.';
comment on column private.guest_questions.phone is 'Where to call, as typed; null: they are told by mail.';

create index guest_questions_waiting on private.guest_questions (due_at) where answered_at is null;
create index guest_questions_answered on private.guest_questions (answered_at) where answered_at is not null;
create index guest_questions_of_operator on private.guest_questions (answered_by) where answered_by is not null;

alter table private.guest_questions enable row level security;
alter table private.guest_questions force row level security;
revoke all on private.guest_questions from public, anon, authenticated, service_role;

create trigger guest_questions_guard before update on private.guest_questions for each row execute function private.guard_question();

create function public.ask_help_as_guest(p_key uuid, p_name text, p_topic text, p_request text, p_email text default null,
  p_phone text default null) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_name text := private.one_line(btrim(coalesce(p_name, ''), E' \t\n\r'));
  v_email text := lower(btrim(p_email, E' \t\n\r'));
  v_phone text := private.one_line(btrim(p_phone, E' \t\n\r'));
  v_request text := private.said(p_request);
  v_row private.guest_questions;
begin
  if p_key is null or num_nonnulls(v_email, v_phone) <> 1
    or p_topic is null or p_topic not in ('visit', 'payment', 'signIn', 'record', 'other') then
    perform private.refuse('data.invalid');
  elsif v_name = '' or length(v_name) > 100 or v_name <> private.plain_name(v_name) then
    perform private.refuse('validation.plainName');
  elsif v_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' or length(v_email) > 254 then
    perform private.refuse('validation.email');
  elsif length(v_phone) not between 10 and 40 then
    perform private.refuse('validation.phone');
  end if;
  select * into v_row from private.guest_questions q where q.id = p_key;
  if found then
    return v_row.due_at;
  end if;
  perform private.spend('ask_help_as_guest', 3, 300, 86400);
  insert into private.guest_questions (id, name, email, phone, topic, request, due_at)
  values (p_key, v_name, v_email, v_phone, p_topic, v_request, private.clock() + interval '1 day')
  on conflict (id) do nothing returning * into v_row;
  if v_row.id is null then
    perform private.refuse('data.invalid');
  end if;
  return v_row.due_at;
end $$;
comment on function public.ask_help_as_guest(uuid, text, text, text, text, text) is
  'Somebody without an account asks the help desk (topics as ask_help) and is told by mail or called, one of both. No mail leaves before an operator answers. Repeatable by key, three a day. Gives until when it is answered. Hints: data.invalid, data.busy, access.noteRequired, validation.plainName, email, phone, tooLong.';
grant execute on function public.ask_help_as_guest to anon, authenticated;

create function public.answer_to_guest(p_id uuid)
returns table (request text, asked_at timestamptz, due_at timestamptz, answer text, answered_at timestamptz)
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.spend_call('verify', 30, 600, 60);
  return query select q.request, q.asked_at, q.due_at, q.answer, q.answered_at from private.guest_questions q where q.id = p_id;
end $$;
comment on function public.answer_to_guest(uuid) is
  'What somebody without an account asked, and the answer, for whoever has its id (122 random bits, in their browser and in the mail); no row: unknown, or gone after thirty days. Counted together with checking codes. Hint: data.busy.';
grant execute on function public.answer_to_guest to anon, authenticated;

create function private.answer_guest(p_id uuid, p_answer text, p_by uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row private.guest_questions;
begin
  select * into v_row from private.guest_questions q where q.id = p_id for update;
  if not found then
    return false;
  end if;
  if v_row.answered_at is not null then
    if v_row.answer <> p_answer then
      perform private.refuse('access.notNow');
    end if;
    return true;
  end if;
  update private.guest_questions q set answer = p_answer, answered_at = private.clock(), answered_by = p_by where q.id = p_id;
  if v_row.email is not null then
    insert into public.outbox (recipient_email, template, payload, dedupe_key)
    values (v_row.email, 'notifications.guestAnswered', jsonb_build_object('recipientName', v_row.name, 'token', v_row.id,
      'until', private.clock() + interval '30 days'), 'notifications.guestAnswered:' || v_row.id);
  end if;
  return true;
end $$;
comment on function private.answer_guest(uuid, text, uuid) is
  'Answers a question of somebody without an account, once, and mails that there is an answer; false: there is none of that id. Hint: access.notNow.';

create function private.forget_guest_questions() returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.guest_questions q where q.answered_at < private.clock() - interval '30 days'
$$;
comment on function private.forget_guest_questions() is 'Questions of people without an account go thirty days after their answer.';
