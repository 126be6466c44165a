-- What specialists said about the work that waits for them, beside what answers it by itself (a reply, a signature, a decision):
-- that it was seen, that it is done, that it is open again, that a colleague has it.

create table private.work_acts (
  no bigint generated always as identity primary key,
  owner_id uuid not null references public.specialists (profile_id),
  kind text not null check (kind in ('messages', 'result', 'follow_up', 'access_ends', 'correction', 'request')),
  item_id uuid not null,
  patient_id uuid not null references public.patients (profile_id),
  act text not null check (act in ('seen', 'done', 'reopened', 'given', 'taken_back')),
  up_to timestamptz,
  settled_before bigint check (settled_before >= 0),
  to_id uuid references public.specialists (profile_id),
  by_id uuid not null references public.specialists (profile_id),
  at timestamptz not null default private.clock(),
  check ((act = 'given') = (to_id is not null)),
  check (act <> 'done' or up_to is not null)
);
comment on table private.work_acts is
  'Acts on items of work, oldest first; the last of a kind counts. The item is a visit (messages, follow_up, request), a patient (result), an access grant or a correction request. Readable through functions only; never changed.';
comment on column private.work_acts.owner_id is 'Whose work it is, also while a colleague has it.';
comment on column private.work_acts.up_to is 'Of done: what came until then is done with. Of reopened: what was done with before that; null: nothing.';
comment on column private.work_acts.settled_before is 'Of messages that are done: up to which message no answer was needed before.';

create index work_acts_of_item on private.work_acts (owner_id, kind, item_id, no desc);
create index work_acts_by on private.work_acts (by_id, at desc);
create index work_acts_to on private.work_acts (to_id, kind, item_id) where to_id is not null;
create index work_acts_of_patient on private.work_acts (patient_id);

alter table private.work_acts enable row level security;
alter table private.work_acts force row level security;
revoke all on private.work_acts from public, anon, authenticated, service_role;

select private.append_only('private.work_acts');
