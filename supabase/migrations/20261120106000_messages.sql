-- Messages of a visit: one thread per appointment between the patient (or who acts for them) and the specialist.
--
-- A browser names each message by an id of its own, so a repeated send is the same message: nothing is lost, nothing is
-- doubled. A counter per thread, taken under a lock, is the order. Nothing is edited; taking a message back leaves an empty
-- row. The thread closes fourteen days after the visit and stays readable.

create table private.message_threads (
  appointment_id uuid primary key references public.appointments (id),
  last_seq bigint not null default 0 check (last_seq >= 0)
);
comment on table private.message_threads is 'The counter of each thread; its lock makes one line of all who write in it.';

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
  unique (appointment_id, seq),
  unique (sender_id, client_id),
  check ((kind = 'text') = (sender_id is not null) and (kind = 'text') = (client_id is not null)),
  check ((kind = 'system') = (event is not null)),
  check (kind = 'system' or (body = '' and document_id is null) = (deleted_at is not null))
);
comment on table public.messages is
  'What was said in the thread of a visit. Patient and specialist of the visit read it, delegates through open_thread. Written by functions only; never edited, taken back as an empty row.';
comment on column public.messages.red_flag is
  'Rule and version that the sender''s own scanner showed a card for. A hint to the reader, never a decision.';
comment on column public.messages.document_id is
  'A document of the patient''s chart that was sent along; it is opened as any document is, by its own right.';
create index messages_with_document on public.messages (document_id);
create index messages_of_patient on public.messages (patient_id, sent_at desc);
create index messages_of_specialist on public.messages (specialist_id, sent_at desc);

create table private.removed_messages (
  message_id uuid primary key references public.messages (id),
  body text not null,
  document_id uuid references public.documents (id),
  removed_by uuid not null,
  removed_at timestamptz not null default private.clock()
);
comment on table private.removed_messages is 'The words of messages that were taken back: kept as part of the record, readable to nobody through the API.';

create table public.message_reads (
  appointment_id uuid not null references public.appointments (id),
  profile_id uuid not null references public.profiles (id),
  patient_id uuid not null references public.patients (profile_id),
  specialist_id uuid not null references public.specialists (profile_id),
  read_up_to bigint not null check (read_up_to >= 0),
  at timestamptz not null default private.clock(),
  primary key (appointment_id, profile_id)
);
comment on table public.message_reads is 'How far each person has read a thread. Both sides of the visit read it; it only grows.';
create index message_reads_of_profile on public.message_reads (profile_id);
create index message_reads_of_patient on public.message_reads (patient_id);
create index message_reads_of_specialist on public.message_reads (specialist_id);

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

create function private.guard_message_read() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (to_jsonb(new) - 'read_up_to' - 'at') <> (to_jsonb(old) - 'read_up_to' - 'at') or new.read_up_to < old.read_up_to then
    raise exception 'what was read stays read' using errcode = '23514';
  end if;
  return new;
end $$;
comment on function private.guard_message_read() is 'A read mark only grows.';

create trigger messages_guard before update on public.messages for each row execute function private.guard_message();
create trigger message_reads_guard before update on public.message_reads
  for each row execute function private.guard_message_read();
create trigger removed_messages_guard before update on private.removed_messages
  for each row execute function private.refuse_change();

do $$
declare
  v_table text;
begin
  foreach v_table in array array['public.messages', 'public.message_reads', 'private.message_threads',
    'private.removed_messages'] loop
    execute format('alter table %s enable row level security', v_table);
    execute format('alter table %s force row level security', v_table);
    execute format('revoke all on %s from public, anon, authenticated, service_role', v_table);
    execute format('create trigger keep before delete on %s for each row execute function private.refuse_change()', v_table);
    execute format('create trigger keep_all before truncate on %s for each statement
      execute function private.refuse_change()', v_table);
  end loop;
end $$;
grant select on public.messages, public.message_reads to authenticated;
create policy "patients read the messages of their visits" on public.messages
  for select to authenticated using (patient_id = (select private.me()));
create policy "specialists read the messages of their visits" on public.messages
  for select to authenticated using (specialist_id = (select private.me()));
create policy "patients see how far their messages were read" on public.message_reads
  for select to authenticated using (patient_id = (select private.me()));
create policy "specialists see how far their messages were read" on public.message_reads
  for select to authenticated using (specialist_id = (select private.me()));

revoke execute on function private.guard_message(), private.guard_message_read()
  from public, anon, authenticated, service_role;
