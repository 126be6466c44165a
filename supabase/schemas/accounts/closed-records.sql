-- Records of children that their last guardian closed. Thirty days they are kept whole, so that an operator can open them
-- again; then they end as a closed account does: what the law keeps stays, without what leads to a person.

create table private.closed_records (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.patients (profile_id),
  closed_by uuid not null references public.profiles (id),
  closed_at timestamptz not null default private.clock(),
  delegation_id uuid not null references public.delegations (id),
  called_off int not null default 0 check (called_off >= 0),
  undone_by uuid references public.operators (profile_id),
  undone_at timestamptz,
  undo_reason text not null default '' check (length(undo_reason) <= 1000),
  settled_at timestamptz,
  check ((undone_at is null) = (undone_by is null) and (undone_at is null) = (undo_reason = '')),
  check (undone_at is null or settled_at is null)
);
comment on table private.closed_records is
  'Which record of a child its last guardian closed, by which right, how many visits were called off; undone_at: an operator opened it again, settled_at: it ended as a closed account. Written by functions only; never deleted.';

create unique index closed_records_once on private.closed_records (patient_id) where undone_at is null;
create index closed_records_of_patient on private.closed_records (patient_id);
create index closed_records_closer on private.closed_records (closed_by);
create index closed_records_delegation on private.closed_records (delegation_id);
create index closed_records_undoer on private.closed_records (undone_by) where undone_by is not null;

alter table private.closed_records enable row level security;
alter table private.closed_records force row level security;
revoke all on private.closed_records from public, anon, authenticated, service_role;
select private.keep_rows('private.closed_records');

create function private.record_is_closed(p_person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.closed_records c where c.patient_id = p_person and c.undone_at is null and c.settled_at is null);
end $$;
comment on function private.record_is_closed(uuid) is
  'Whether the record of this person was closed by its guardian and can still be opened again: it takes nothing new.';
