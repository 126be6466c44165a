-- One thread per appointment between the patient (or who acts for them) and the specialist. A counter per thread, taken under
-- a lock, is the order. The thread closes fourteen days after the visit and stays readable.

create table private.message_threads (
  appointment_id uuid primary key references public.appointments (id),
  last_seq bigint not null default 0 check (last_seq >= 0)
);
comment on table private.message_threads is 'The counter of each thread; its lock makes one line of all who write in it.';

alter table private.message_threads enable row level security;
alter table private.message_threads force row level security;
revoke all on private.message_threads from public, anon, authenticated, service_role;

select private.keep_rows('private.message_threads');
