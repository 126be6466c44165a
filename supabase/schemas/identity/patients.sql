-- What onboarding asks of a patient, and what they identify themselves by.

create table public.patients (
  profile_id uuid primary key references public.profiles (id),
  date_of_birth date not null,
  gender text not null check (gender in ('male', 'female', 'non-binary', 'other', 'prefer-not-to-say')),
  address text not null check (length(address) between 1 and 300),
  blood_type text not null default '' check (length(blood_type) <= 10),
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  version int not null default 1,
  id_kind text check (id_kind in ('sa_id', 'passport')),
  id_number text check (length(id_number) between 5 and 20),
  check ((id_kind is null) = (id_number is null)),
  no_allergies_at timestamptz,
  no_allergies_by uuid references public.profiles (id),
  no_allergies_from uuid references public.profiles (id),
  check ((no_allergies_at is null) = (no_allergies_by is null) and (no_allergies_at is not null or no_allergies_from is null))
);
comment on table public.patients is
  'The patient''s own facts; id_number is for prescriptions and never part of an opened chart. Owner reads. An empty blood_type means unknown, never a default group. Earlier versions in chart_versions.';

comment on column public.patients.no_allergies_at is
  'When it was said that no allergies are known; null: nobody said so. Counts only as private.allergy_state says. Written by say_no_allergies, cleared when an allergy is added.';
comment on column public.patients.no_allergies_from is
  'Who said it: the person, or who looks after them; null: the adult who came along with a child, whom we do not know. no_allergies_by wrote it down: the same, or the clinician who asked.';

create index patients_no_allergies_by on public.patients (no_allergies_by) where no_allergies_by is not null;
create index patients_no_allergies_from on public.patients (no_allergies_from) where no_allergies_from is not null;
create index patients_born on public.patients (date_of_birth);

alter table public.patients enable row level security;
alter table public.patients force row level security;
create policy "people read their own patients" on public.patients for select to authenticated
  using (profile_id = (select private.me()));
revoke all on public.patients from public, anon, authenticated, service_role;
grant select on public.patients to authenticated;

select private.keep_rows('public.patients');
create trigger patients_touch before update on public.patients for each row execute function private.touch();
create trigger patients_versions before update on public.patients for each row
  when (not private.is_unlinking('patients', to_jsonb(old), to_jsonb(new))) execute function private.keep_version('profile_id', 'profile_id', 'created_at');
