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
create trigger keep before delete on public.renewal_requests for each row execute function private.refuse_change();
create trigger keep_all before truncate on public.renewal_requests for each statement
  execute function private.refuse_change();
alter table public.renewal_requests enable row level security;
alter table public.renewal_requests force row level security;
revoke all on public.renewal_requests from public, anon, authenticated, service_role;
grant select on public.renewal_requests to authenticated;
create policy "patients read their own renewal requests" on public.renewal_requests
  for select to authenticated using (patient_id = (select private.me()));
create policy "prescribers read the renewals asked of them" on public.renewal_requests
  for select to authenticated using (specialist_id = (select private.me()));

create function private.tell_of_renewal(p_row public.renewal_requests, p_recipient uuid, p_event text) returns void
language sql volatile security definer set search_path = '' as $$
  select private.notify(p_recipient, p_event, p_row.id, jsonb_build_object('requestedAt', p_row.requested_at),
    concat_ws(':', p_event, p_row.id, p_row.version, p_recipient))
$$;
comment on function private.tell_of_renewal(public.renewal_requests, uuid, text) is 'Tells one person of one step of a request: ids and times, no medicine.';

create function private.renewable(p_prescription uuid) returns public.prescriptions
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.prescriptions;
begin
  select * into v_row from public.prescriptions p where p.id = p_prescription and p.issued_at is not null for update;
  perform private.hold_rights(v_me, v_row.patient_id);
  -- The patient, or somebody who may act in prescriptions and see that category.
  if v_row.id is null or v_row.patient_id <> v_me and (private.delegated(v_row.patient_id, 'prescriptions', v_me) is null
      or (select b.basis from private.access_basis(v_me, v_row.patient_id, v_row.category) b) is null) then
    perform private.refuse('prescriptions.notFound');
  end if;
  return v_row;
end $$;
comment on function private.renewable(uuid) is 'A prescription the caller may ask to renew, locked. Hint: prescriptions.notFound.';

create function public.request_renewal(p_prescription uuid, p_key uuid, p_note text default '')
returns public.renewal_requests
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_from public.prescriptions := private.renewable(p_prescription);
  v_row public.renewal_requests;
begin
  select * into v_row from public.renewal_requests r where r.prescription_id = v_from.id
    and (r.closed_at is null or (r.requested_by = private.me() and r.client_key = p_key))
  order by (r.client_key = p_key) desc limit 1;
  if found then
    return v_row;
  end if;
  if p_key is null then
    perform private.refuse('data.invalid');
  end if;
  if length(p_note) > 500 then
    perform private.refuse('renewals.noteTooLong');
  end if;
  if v_from.status not in ('active', 'completed') or exists (select from public.prescription_items i
      where i.prescription_id = v_from.id and i.schedule = 6) then
    perform private.refuse('renewals.notRenewable');
  end if;
  if not private.is_practising(v_from.prescriber_id) then
    perform private.refuse('renewals.prescriberAway');
  end if;
  insert into public.renewal_requests (prescription_id, patient_id, specialist_id, requested_by, client_key, note)
  values (v_from.id, v_from.patient_id, v_from.prescriber_id, private.me(), p_key, btrim(coalesce(p_note, ''), E' \t\n\r'))
  returning * into v_row;
  if v_row.requested_by <> v_row.patient_id then
    -- The scope prescriptions is what allows it; nothing is added to the chart itself.
    perform private.write_access_log(v_row.patient_id, v_row.requested_by, 'delegate', v_from.category, 'add', 'delegation',
      private.delegated(v_row.patient_id, 'prescriptions', v_row.requested_by), 'prescriptions');
  end if;
  perform private.tell_of_renewal(v_row, v_row.specialist_id, 'renewal.requested');
  return v_row;
exception when unique_violation then
  -- The key already stands for a request about another prescription.
  perform private.refuse('data.conflict');
end $$;
comment on function public.request_renewal(uuid, uuid, text) is
  'Asks the prescriber for more; while a request is open it is that one, however often asked. Schedule 6 is never renewed without a visit. Hints: prescriptions.notFound; renewals.notRenewable, prescriberAway, noteTooLong.';

create function public.withdraw_renewal(p_request uuid) returns public.renewal_requests
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.renewal_requests;
begin
  select * into v_row from public.renewal_requests r where r.id = p_request
    and (r.patient_id = v_me or r.requested_by = v_me and private.delegated(r.patient_id, 'prescriptions', v_me) is not null)
  for update;
  if not found then
    perform private.refuse('renewals.notFound');
  end if;
  if v_row.state = 'withdrawn' then
    return v_row;
  end if;
  if v_row.state not in ('requested', 'seen') then
    perform private.refuse('renewals.cannotWithdraw');
  end if;
  update public.renewal_requests set state = 'withdrawn', closed_at = private.clock()
  where id = v_row.id returning * into v_row;
  perform private.tell_of_renewal(v_row, v_row.specialist_id, 'renewal.withdrawn');
  return v_row;
end $$;
comment on function public.withdraw_renewal(uuid) is 'Takes back a request that is not decided yet; repeatable. Hints: renewals.notFound, cannotWithdraw.';

revoke execute on function private.guard_renewal(), private.tell_of_renewal(public.renewal_requests, uuid, text),
  private.renewable(uuid), public.request_renewal(uuid, uuid, text), public.withdraw_renewal(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.request_renewal(uuid, uuid, text), public.withdraw_renewal(uuid) to authenticated;
