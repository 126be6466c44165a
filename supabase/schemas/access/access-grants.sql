-- Grants: who × what × why × until × may. Nothing here gives a specialist a direct select on a chart table: rights are
-- asked by the functions that open a chart, which write the access log in the same transaction.

create table public.access_grants (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.patients (profile_id),
  grantee_id uuid not null references public.specialists (profile_id),
  categories text[] not null check (cardinality(categories) <= 10 and categories <@ array['profile', 'medicines',
    'conditions', 'notes', 'documents', 'results', 'readings', 'mental_health', 'sexual_health', 'messages']),
  purpose text not null check (purpose in ('visit', 'ongoing_care', 'second_opinion')),
  may text not null default 'view' check (may in ('view', 'add', 'visit')),
  appointment_id uuid references public.appointments (id),
  request_id uuid references public.access_requests (id),
  state text not null default 'active' check (state in ('offered', 'active', 'expired', 'revoked', 'superseded')),
  until timestamptz,
  created_by uuid not null,
  created_at timestamptz not null default private.clock(),
  ended_at timestamptz,
  ended_by uuid,
  version int not null default 1,
  files boolean not null default true,
  check (patient_id <> grantee_id),
  check ((purpose = 'visit') = (appointment_id is not null)),
  check (may <> 'visit' or purpose = 'visit'),
  -- Sharing nothing for a visit is a choice that must be kept, or the usual set would come back.
  check (purpose = 'visit' or cardinality(categories) > 0),
  check (state <> 'offered' or purpose = 'visit'),
  check ((state in ('offered', 'active')) = (ended_at is null))
);
comment on table public.access_grants is
  'Who may see or add what of a patient''s chart, why and until when (null: until revoked). Patient and grantee read it; changed by functions only. A grant past its until gives nothing, whatever its state says.';
comment on column public.access_grants.may is
  'view, add, or of a visit''s grant visit: view, and add while the visit goes on and for 14 days after it.';
comment on column public.access_grants.ended_by is 'Who ended or replaced it; null: time, or the end of its visit.';
comment on column public.access_grants.files is
  'Of a visit''s grant: whether it opens the files that came with the visit. Their own choice beside the categories: a visit about somebody else shares its files and nothing of the record.';

create index access_grants_of_patient on public.access_grants (patient_id, created_at desc);
create index access_grants_of_grantee on public.access_grants (grantee_id, patient_id) where state = 'active';
create index access_grants_of_request on public.access_grants (request_id) where request_id is not null;
create unique index access_grants_of_appointment on public.access_grants (appointment_id) where state in ('offered', 'active');
create index access_grants_ending on public.access_grants (until) where state = 'active';

alter table public.access_grants enable row level security;
alter table public.access_grants force row level security;
create policy "patients read their own access grants" on public.access_grants for select to authenticated
  using (patient_id = (select private.me()));
create policy "specialists read the grants they were given" on public.access_grants
  for select to authenticated using (grantee_id = (select private.me_practising()) and state <> 'offered');
revoke all on public.access_grants from public, anon, authenticated, service_role;
grant select on public.access_grants to authenticated;

create trigger closed before insert on public.access_grants for each row execute function private.refuse_closed('wait');
create trigger access_grants_announce after insert or update on public.access_grants for each row
  execute function private.announce_access('grant');
create trigger access_grants_guard before insert or update on public.access_grants for each row
  execute function private.guard_access();
select private.keep_rows('public.access_grants');
