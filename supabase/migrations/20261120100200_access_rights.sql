-- Access rights: grants, requests, delegations and break-glass; and the one function that says on what basis somebody
-- may see or add to a category of a patient's chart.
--
-- A grant is who × what × why × until × may. Nothing here gives a specialist a direct select on a chart table: rights are
-- asked by the functions that open a chart, which write the access log in the same transaction.

create table public.access_requests (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.patients (profile_id),
  specialist_id uuid not null references public.specialists (profile_id),
  categories text[] not null check (cardinality(categories) between 1 and 10 and categories <@ array['profile', 'medicines',
    'conditions', 'notes', 'documents', 'results', 'readings', 'mental_health', 'sexual_health', 'messages']),
  purpose text not null check (purpose in ('visit', 'ongoing_care', 'second_opinion')),
  appointment_id uuid references public.appointments (id),
  may text not null default 'view' check (may in ('view', 'add')),
  message text not null default '' check (length(message) <= 500),
  state text not null default 'pending' check (state in ('pending', 'granted', 'refused', 'withdrawn', 'lapsed')),
  created_at timestamptz not null default private.clock(),
  lapses_at timestamptz not null default private.clock() + interval '7 days',
  decided_at timestamptz,
  check (patient_id <> specialist_id),
  check ((purpose = 'visit') = (appointment_id is not null)),
  check ((state in ('pending', 'lapsed')) = (decided_at is null))
);
comment on table public.access_requests is 'A specialist asks a patient for access. Both read it; changed by functions only; lapses after seven days.';
create index access_requests_of_patient on public.access_requests (patient_id, created_at desc);
create index access_requests_of_specialist on public.access_requests (specialist_id, created_at desc);
create index access_requests_of_appointment on public.access_requests (appointment_id) where appointment_id is not null;
create index access_requests_lapsing on public.access_requests (lapses_at) where state = 'pending';
create unique index access_requests_once on public.access_requests (patient_id, specialist_id) where state = 'pending';

create table public.access_grants (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.patients (profile_id),
  grantee_id uuid not null references public.specialists (profile_id),
  categories text[] not null check (cardinality(categories) <= 10 and categories <@ array['profile', 'medicines',
    'conditions', 'notes', 'documents', 'results', 'readings', 'mental_health', 'sexual_health', 'messages']),
  purpose text not null check (purpose in ('visit', 'ongoing_care', 'second_opinion')),
  may text not null default 'view' check (may in ('view', 'add')),
  appointment_id uuid references public.appointments (id),
  request_id uuid references public.access_requests (id),
  state text not null default 'active' check (state in ('offered', 'active', 'expired', 'revoked', 'superseded')),
  until timestamptz,
  created_by uuid not null,
  created_at timestamptz not null default private.clock(),
  ended_at timestamptz,
  ended_by uuid,
  version int not null default 1,
  check (patient_id <> grantee_id),
  check ((purpose = 'visit') = (appointment_id is not null)),
  -- Sharing nothing for a visit is a choice that must be kept, or the usual set would come back.
  check (purpose = 'visit' or cardinality(categories) > 0),
  check (state <> 'offered' or purpose = 'visit'),
  check ((state in ('offered', 'active')) = (ended_at is null))
);
comment on column public.access_grants.ended_by is 'Who ended or replaced it; null: time, or the end of its visit.';
comment on table public.access_grants is
  'Who may see or add what of a patient''s chart, why and until when (null: until revoked). Patient and grantee read it; changed by functions only. A grant past its until gives nothing, whatever its state says.';
create index access_grants_of_patient on public.access_grants (patient_id, created_at desc);
create index access_grants_of_grantee on public.access_grants (grantee_id, patient_id) where state = 'active';
create index access_grants_of_request on public.access_grants (request_id) where request_id is not null;
create unique index access_grants_of_appointment on public.access_grants (appointment_id) where state in ('offered', 'active');
create index access_grants_ending on public.access_grants (until) where state = 'active';

create table public.delegations (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.patients (profile_id),
  -- Empty while it is offered: a patient must not learn by inviting whether an address has an account.
  delegate_id uuid references public.profiles (id),
  invited_email text check (invited_email = lower(invited_email) and length(invited_email) between 3 and 254),
  scopes text[] not null check (cardinality(scopes) between 1 and 6
    and scopes <@ array['book', 'pay', 'records', 'sensitive', 'prescriptions', 'messages']),
  may text not null default 'view' check (may in ('view', 'add')),
  relationship text not null default '' check (length(relationship) <= 100),
  state text not null default 'offered' check (state in ('offered', 'active', 'refused', 'ended', 'lapsed')),
  until timestamptz,
  offered_at timestamptz not null default private.clock(),
  accepted_at timestamptz,
  ended_at timestamptz,
  ended_by uuid,
  check (patient_id <> delegate_id),
  check (delegate_id is not null or invited_email is not null),
  check (state <> 'active' or (accepted_at is not null and delegate_id is not null)),
  check ((state in ('offered', 'active')) = (ended_at is null))
);
comment on table public.delegations is
  'Somebody who acts for a patient, in named scopes; may (view, add) is about the chart. Both read it; the patient ends it at any time, the delegate may leave; changed by functions only.';
create index delegations_of_patient on public.delegations (patient_id);
create index delegations_of_delegate on public.delegations (delegate_id, patient_id);
create unique index delegations_once on public.delegations (patient_id, delegate_id) where state in ('offered', 'active');
create unique index delegations_offered_once on public.delegations (patient_id, invited_email) where state = 'offered';
create index delegations_invited on public.delegations (invited_email) where state = 'offered';

create table public.break_glass (
  id uuid primary key default gen_random_uuid(),
  specialist_id uuid not null references public.specialists (profile_id),
  patient_id uuid not null references public.patients (profile_id),
  reason_code text not null check (reason_code in ('unconscious', 'life_threat', 'cannot_consent', 'public_health', 'other')),
  reason text not null check (length(reason) between 10 and 1000),
  opened_at timestamptz not null default private.clock(),
  expires_at timestamptz not null default private.clock() + interval '60 minutes',
  ended_at timestamptz,
  review_due_at timestamptz not null default private.clock() + interval '72 hours',
  review_state text not null default 'pending' check (review_state in ('pending', 'justified', 'not_justified')),
  reviewed_by uuid references public.operators (profile_id),
  reviewed_at timestamptz,
  review_note text check (length(review_note) between 10 and 1000),
  disputed_at timestamptz,
  dispute text check (length(dispute) between 1 and 1000),
  dispute_answer text check (length(dispute_answer) between 10 and 1000),
  dispute_answered_at timestamptz,
  dispute_answered_by uuid references public.operators (profile_id),
  -- Nobody is called by machine: the specialist calls, and says so.
  contact_state text not null default 'none' check (contact_state in ('none', 'to_call', 'told', 'not_reached')),
  contact_at timestamptz,
  check (patient_id <> specialist_id),
  check ((review_state = 'pending') = (reviewed_at is null)),
  check ((reviewed_at is null) = (reviewed_by is null) and (reviewed_at is null) = (review_note is null)),
  check ((disputed_at is null) = (dispute is null)),
  check ((dispute_answered_at is null) = (dispute_answer is null)
    and (dispute_answered_at is null) = (dispute_answered_by is null)),
  check (dispute_answered_at is null or disputed_at is not null),
  check ((contact_state in ('none', 'to_call')) = (contact_at is null))
);
comment on table public.break_glass is
  'Emergency access without a grant: read only, one patient, sixty minutes, reviewed within 72 hours. Patient, the specialist and operators read it; the reason never changes.';
create index break_glass_of_patient on public.break_glass (patient_id, opened_at desc);
create index break_glass_of_specialist on public.break_glass (specialist_id, patient_id, expires_at desc);
create index break_glass_of_reviewer on public.break_glass (reviewed_by) where reviewed_by is not null;
create index break_glass_of_answerer on public.break_glass (dispute_answered_by) where dispute_answered_by is not null;
create index break_glass_open on public.break_glass (expires_at) where ended_at is null;
create index break_glass_waiting on public.break_glass (review_due_at) where review_state = 'pending';

do $$
declare
  v_table text;
begin
  foreach v_table in array array['access_requests', 'access_grants', 'delegations', 'break_glass'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('alter table public.%I force row level security', v_table);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', v_table);
    execute format('grant select on public.%I to authenticated', v_table);
    execute format('create policy "patients read their own %s" on public.%I for select to authenticated using (patient_id = (select private.me()))',
      replace(v_table, '_', ' '), v_table);
  end loop;
end $$;
create policy "specialists read the requests they made" on public.access_requests
  for select to authenticated using (specialist_id = (select private.me()));
create policy "specialists read the grants they were given" on public.access_grants
  for select to authenticated using (grantee_id = (select private.me()) and state <> 'offered');
create policy "delegates read the delegations to them" on public.delegations
  for select to authenticated using (delegate_id = (select private.me()));
create policy "specialists read their own break-glass" on public.break_glass
  for select to authenticated using (specialist_id = (select private.me()));
create policy "operators read break-glass" on public.break_glass for select to authenticated
  using ((select private.me()) in (select o.profile_id from public.operators o where o.ended_at is null));

create function private.delegated(p_patient uuid, p_scope text, p_delegate uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select d.id from public.delegations d
  where d.patient_id = p_patient and d.delegate_id = p_delegate and d.state = 'active' and p_scope = any (d.scopes)
    and (d.until is null or d.until > private.clock()) and not private.is_operator(p_delegate)
$$;
comment on function private.delegated(uuid, text, uuid) is
  'The live delegation that lets this person act for the patient in that scope, or null. An operator acts for nobody.';

create function private.acting_for(p_patient uuid, p_scope text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  if p_patient is null or p_patient = v_me then
    return v_me;
  end if;
  if private.delegated(p_patient, p_scope, v_me) is null then
    perform private.refuse('access.notDelegated');
  end if;
  return p_patient;
end $$;
comment on function private.acting_for(uuid, text) is
  'The patient the caller acts for: themselves (null or own id), or somebody who delegated that scope. Hint: access.notDelegated.';

create function private.chart_categories() returns text[]
language sql immutable security invoker set search_path = '' as $$
  select array['profile', 'medicines', 'conditions', 'notes', 'documents', 'results', 'readings', 'mental_health',
    'sexual_health', 'messages']
$$;
comment on function private.chart_categories() is 'The categories of a chart, in the order in which people see them.';

create function private.access_basis(p_reader uuid, p_patient uuid, p_category text, p_add boolean default false,
  out basis text, out basis_id uuid)
language plpgsql stable security definer set search_path = '' as $$
begin
  -- A word that is no category opens nothing, whatever else would.
  if p_category is null or p_category <> all (private.chart_categories()) then
    return;
  end if;
  if p_reader = p_patient then
    basis := 'self';
    return;
  end if;
  -- Whoever reviews must not be a party: an operator reads no chart, also not as somebody's delegate.
  if private.is_operator(p_reader) then
    return;
  end if;
  select 'delegation', d.id into basis, basis_id from public.delegations d
  where d.patient_id = p_patient and d.delegate_id = p_reader and d.state = 'active'
    and (d.until is null or d.until > private.clock())
    and (d.may = 'add' or not p_add or p_category = 'messages')
    and case p_category when 'messages' then 'messages' = any (d.scopes)
      when 'mental_health' then array['records', 'sensitive'] <@ d.scopes
      when 'sexual_health' then array['records', 'sensitive'] <@ d.scopes
      when 'medicines' then d.scopes && array['records', 'prescriptions']
      else 'records' = any (d.scopes) end;
  if basis is not null or not private.is_practising(p_reader) then
    return;
  end if;
  select 'grant', g.id into basis, basis_id from public.access_grants g
  where g.patient_id = p_patient and g.grantee_id = p_reader and g.state = 'active'
    and (g.until is null or g.until > private.clock()) and p_category = any (g.categories) and (g.may = 'add' or not p_add)
  order by g.until desc nulls first limit 1;
  if basis is not null or p_add then
    return;
  end if;
  select 'break_glass', b.id into basis, basis_id from public.break_glass b
  where b.patient_id = p_patient and b.specialist_id = p_reader and b.ended_at is null and b.expires_at > private.clock()
  order by b.expires_at desc limit 1;
end $$;
comment on function private.access_basis(uuid, uuid, text, boolean) is
  'On what basis this person may now see (or add to) a category: self, delegation, grant, break_glass; null: not at all.';

create function private.hold_rights(p_reader uuid, p_patient uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from public.access_grants g
  where g.grantee_id = p_reader and g.patient_id = p_patient and g.state = 'active' for share;
  perform from public.delegations d
  where d.delegate_id = p_reader and d.patient_id = p_patient and d.state = 'active' for share;
  perform from public.break_glass b
  where b.specialist_id = p_reader and b.patient_id = p_patient and b.ended_at is null for share;
end $$;
comment on function private.hold_rights(uuid, uuid) is
  'Keeps this person''s rights to a chart as they are until the transaction ends: a revocation waits for a read that has begun, and a read waits for a revocation. Ask access_basis() afterwards.';

revoke execute on function private.delegated(uuid, text, uuid), private.acting_for(uuid, text), private.chart_categories(),
  private.access_basis(uuid, uuid, text, boolean), private.hold_rights(uuid, uuid)
  from public, anon, authenticated, service_role;
