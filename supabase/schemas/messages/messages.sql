-- Messages of a visit.
--
-- A browser names each message by an id of its own, so a repeated send is the same message: nothing is lost, nothing is
-- doubled. Nothing is edited; taking a message back leaves an empty row.

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null references public.appointments (id),
  patient_id uuid not null references public.patients (profile_id),
  specialist_id uuid not null references public.specialists (profile_id),
  seq bigint not null check (seq > 0),
  kind text not null default 'text' check (kind in ('text', 'system')),
  sender_id uuid references public.profiles (id),
  client_id uuid,
  body text not null default '' check (length(body) <= 4000),
  document_id uuid references public.documents (id),
  event text check (event ~ '^[a-z]+(\.[a-zA-Z]+)+$' and length(event) <= 60),
  ref_id uuid,
  red_flag text check (red_flag ~ '^[a-z]+([.-][a-z]+)*@[0-9]+$' and length(red_flag) <= 80),
  sent_at timestamptz not null default private.clock(),
  deleted_at timestamptz,
  written_by uuid references public.profiles (id),
  unique (appointment_id, seq),
  unique (sender_id, client_id),
  check ((kind = 'text') = (sender_id is not null) and (kind = 'text') = (client_id is not null)),
  check ((kind = 'system') = (event is not null)),
  check (kind = 'system' or (body = '' and document_id is null) = (deleted_at is not null))
);
comment on table public.messages is
  'What was said in the thread of a visit. The patient reads it; everybody else through open_thread, which leaves a line in the access log. Written by functions only; never edited, taken back as an empty row.';
comment on column public.messages.written_by is 'Who wrote it in the place of the sender, for whom they act; null: the sender.';
comment on column public.messages.document_id is
  'A document of the patient''s chart that was sent along; it is opened as any document is, by its own right.';
comment on column public.messages.red_flag is
  'Rule and version that the sender''s own scanner showed a card for. A hint to the reader, never a decision.';

create index messages_with_document on public.messages (document_id);
create index messages_of_patient on public.messages (patient_id, sent_at desc);
create index messages_of_specialist on public.messages (specialist_id, sent_at desc);

alter table public.messages enable row level security;
alter table public.messages force row level security;
create policy "patients read the messages of their visits" on public.messages
  for select to authenticated using (patient_id = (select private.me()));
revoke all on public.messages from public, anon, authenticated, service_role;
grant select on public.messages to authenticated;

create function private.guard_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.kind = 'text' and old.deleted_at is null and new.deleted_at is not null and new.body = '' and new.document_id is null
    and to_jsonb(new) - array['body', 'document_id', 'deleted_at'] = to_jsonb(old) - array['body', 'document_id', 'deleted_at'] then
    return new;
  end if;
  raise exception 'a message is never edited' using errcode = '23514';
end $$;
comment on function private.guard_message() is 'The one change of a message is that it is taken back.';

create trigger messages_guard before update on public.messages for each row execute function private.guard_message();

select private.keep_rows('public.messages');
