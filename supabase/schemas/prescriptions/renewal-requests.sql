-- Renewals: a loop that closes. requested → seen → decided → ready, each step with its time; a step nobody takes in
-- 48 hours is told to everyone who can do something about it.

create table public.renewal_requests (
  id uuid primary key default gen_random_uuid(),
  prescription_id uuid not null references public.prescriptions (id),
  patient_id uuid not null references public.patients (profile_id),
  specialist_id uuid not null references public.specialists (profile_id),
  requested_by uuid not null references public.profiles (id),
  client_key uuid not null,
  note text not null default '' check (length(note) <= 500),
  state text not null default 'requested' check (state in ('requested', 'seen', 'decided', 'ready', 'withdrawn')),
  requested_at timestamptz not null default private.clock(),
  seen_at timestamptz,
  decided_at timestamptz,
  decision text check (decision in ('approved', 'declined', 'visit_needed')),
  reason text not null default '' check (length(reason) <= 500),
  ready_at timestamptz,
  new_prescription_id uuid references public.prescriptions (id),
  due_at timestamptz default private.clock() + interval '48 hours',
  escalated_at timestamptz,
  closed_at timestamptz,
  version int not null default 1 check (version > 0),
  unique (requested_by, client_key),
  check ((state in ('decided', 'ready')) = (decision is not null)),
  check ((decision is null) = (decided_at is null)),
  check (state not in ('seen', 'decided', 'ready') or seen_at is not null),
  check (state <> 'ready' or (decision = 'approved' and ready_at is not null and new_prescription_id is not null)),
  check ((state in ('requested', 'seen') or (state = 'decided' and decision = 'approved')) = (closed_at is null)),
  check ((closed_at is null) = (due_at is not null))
);
comment on table public.renewal_requests is
  'A request for more of a medicine and what became of it. Patient and prescriber read it; changed by functions only. due_at is when silence counts as too long; escalated_at when everyone was told.';

create unique index renewal_requests_once on public.renewal_requests (prescription_id) where closed_at is null;
create index renewal_requests_of_prescription on public.renewal_requests (prescription_id, requested_at desc);
create index renewal_requests_of_patient on public.renewal_requests (patient_id, requested_at desc);
create index renewal_requests_of_specialist on public.renewal_requests (specialist_id, requested_at) where closed_at is null;
create index renewal_requests_for_specialist on public.renewal_requests (specialist_id, requested_at desc);
create index renewal_requests_made on public.renewal_requests (new_prescription_id);
create index renewal_requests_due on public.renewal_requests (due_at) where escalated_at is null;

alter table public.renewal_requests enable row level security;
alter table public.renewal_requests force row level security;
create policy "patients read their own renewal requests" on public.renewal_requests
  for select to authenticated using (patient_id = (select private.me()));
create policy "prescribers read the renewals asked of them" on public.renewal_requests
  for select to authenticated using (specialist_id = (select private.me_practising()));
revoke all on public.renewal_requests from public, anon, authenticated, service_role;
grant select on public.renewal_requests to authenticated;

create function private.guard_renewal() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_moved boolean := new.state <> old.state;
begin
  if (new.id, new.prescription_id, new.patient_id, new.specialist_id, new.requested_by, new.client_key, new.note,
      new.requested_at) is distinct from (old.id, old.prescription_id, old.patient_id, old.specialist_id, old.requested_by,
      old.client_key, old.note, old.requested_at) or (old.seen_at is not null and new.seen_at is distinct from old.seen_at)
    or (not v_moved and (new.decision, new.reason, new.decided_at, new.ready_at)
      is distinct from (old.decision, old.reason, old.decided_at, old.ready_at)) then
    raise exception 'these facts of a renewal request never change' using errcode = '23514';
  end if;
  if v_moved and old.state || '>' || new.state not in ('requested>seen', 'requested>withdrawn', 'seen>decided',
      'seen>withdrawn')
    and not (old.state = 'decided' and old.decision = 'approved' and new.state in ('ready', 'seen')) then
    raise exception 'a renewal request cannot go from % to %', old.state, new.state using errcode = '23514';
  end if;
  if v_moved then
    new.escalated_at := null;
    new.due_at := case when new.closed_at is null then private.clock() + interval '48 hours' end;
  end if;
  new.version := old.version + 1;
  return new;
end $$;
comment on function private.guard_renewal() is
  'requested → seen → decided → ready; withdrawn before it is decided. decided → seen only when the approved draft was put away. Each step starts 48 new hours.';

create trigger renewal_requests_guard before update on public.renewal_requests
  for each row execute function private.guard_renewal();

select private.keep_rows('public.renewal_requests');
create trigger closed before insert on public.renewal_requests for each row execute function private.refuse_closed('wait');
