-- Whom to call for a patient. A specialist reads it through read_emergency_contact only (access/emergency-contact).

create table public.emergency_contacts (
  patient_id uuid primary key references public.patients (profile_id),
  name text not null check (length(name) between 1 and 100)
    constraint name_is_plain check (name = private.plain_name(name)),
  relationship text not null check (length(relationship) between 1 and 100)
    constraint relationship_is_plain check (relationship = private.plain_name(relationship)),
  phone text not null check (length(phone) between 10 and 40),
  updated_at timestamptz not null default private.clock(),
  version int not null default 1,
  phone_e164 text check (phone_e164 ~ '^\+[1-9][0-9]{7,14}$')
);
comment on table public.emergency_contacts is
  'Whom to call for a patient. Owner reads; a specialist through read_emergency_contact only.';

alter table public.emergency_contacts enable row level security;
alter table public.emergency_contacts force row level security;
create policy "people read their own emergency contacts" on public.emergency_contacts for select to authenticated
  using (patient_id = (select private.me()));
revoke all on public.emergency_contacts from public, anon, authenticated, service_role;
grant select on public.emergency_contacts to authenticated;

select private.keep_rows('public.emergency_contacts');
create trigger emergency_contacts_touch before update on public.emergency_contacts for each row
  execute function private.touch();
create trigger emergency_contacts_versions before update on public.emergency_contacts for each row
  when (not private.is_unlinking('emergency_contacts', to_jsonb(old), to_jsonb(new))) execute function private.keep_version('patient_id', 'patient_id');
