-- What somebody asks the help desk, with the visit it is about, and the answer of an operator.

create table public.help_requests (
  id uuid primary key,
  person_id uuid not null references public.profiles (id),
  appointment_id uuid references public.appointments (id),
  topic text not null check (topic in ('visit', 'payment', 'signIn', 'record', 'other')),
  request text not null check (length(request) between 10 and 1000),
  asked_at timestamptz not null default private.clock(),
  due_at timestamptz not null,
  answer text check (length(answer) between 10 and 1000),
  answered_at timestamptz,
  answered_by uuid references public.operators (profile_id),
  phone text check (length(phone) between 10 and 40),
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null))
);
comment on table public.help_requests is
  'A question to the help desk and its answer. Who asked reads their own; operators read all through help_desk(); asked and answered once, by functions only.';
comment on column public.help_requests.due_at is 'Until when the first answer was promised.';
comment on column public.help_requests.phone is 'Where to call back, as typed; null: the answer is written.';

create index help_requests_of_person on public.help_requests (person_id, asked_at desc);
create index help_requests_waiting on public.help_requests (due_at) where answered_at is null;
create index help_requests_of_visit on public.help_requests (appointment_id) where appointment_id is not null;
create index help_requests_of_operator on public.help_requests (answered_by) where answered_by is not null;

alter table public.help_requests enable row level security;
alter table public.help_requests force row level security;
create policy "people read what they asked the help desk" on public.help_requests for select to authenticated
  using (person_id = (select private.me()));
revoke all on public.help_requests from public, anon, authenticated, service_role;
grant select on public.help_requests to authenticated;

create function private.guard_question() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.answered_at is not null or to_jsonb(new) - array['answer', 'answered_at', 'answered_by']
      <> to_jsonb(old) - array['answer', 'answered_at', 'answered_by'] then
    raise exception 'what was asked and answered never changes' using errcode = '23514';
  end if;
  return new;
end $$;
comment on function private.guard_question() is 'A question to the help desk is answered once; neither changes.';

create trigger help_requests_guard before update on public.help_requests for each row
  when (not private.is_unlinking('help_requests', to_jsonb(old), to_jsonb(new))) execute function private.guard_question();

select private.keep_rows('public.help_requests');
