-- How far each person read a thread, and up to where they say that it needs no answer: two different things.

create table public.message_reads (
  appointment_id uuid not null references public.appointments (id),
  profile_id uuid not null references public.profiles (id),
  patient_id uuid not null references public.patients (profile_id),
  specialist_id uuid not null references public.specialists (profile_id),
  read_up_to bigint not null check (read_up_to >= 0),
  at timestamptz not null default private.clock(),
  settled_up_to bigint not null default 0 check (settled_up_to >= 0),
  primary key (appointment_id, profile_id)
);
comment on table public.message_reads is 'How far each person has read a thread, which only grows, and up to where it needs no answer. The patient reads it; everybody else through open_thread.';
comment on column public.message_reads.settled_up_to is
  'Up to which message this person said that no answer is needed. What is answered needs no such word.';

create index message_reads_of_profile on public.message_reads (profile_id);
create index message_reads_of_patient on public.message_reads (patient_id);
create index message_reads_of_specialist on public.message_reads (specialist_id);

alter table public.message_reads enable row level security;
alter table public.message_reads force row level security;
create policy "patients see how far their messages were read" on public.message_reads
  for select to authenticated using (patient_id = (select private.me()));
revoke all on public.message_reads from public, anon, authenticated, service_role;
grant select on public.message_reads to authenticated;

create function private.guard_message_read() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if to_jsonb(new) - array['read_up_to', 'settled_up_to', 'at'] <> to_jsonb(old) - array['read_up_to', 'settled_up_to', 'at']
    or new.read_up_to < old.read_up_to then
    raise exception 'what was read stays read' using errcode = '23514';
  end if;
  return new;
end $$;
comment on function private.guard_message_read() is 'A read mark only grows; what needed no answer may need one after all.';

create trigger message_reads_guard before update on public.message_reads
  for each row execute function private.guard_message_read();

select private.keep_rows('public.message_reads');
