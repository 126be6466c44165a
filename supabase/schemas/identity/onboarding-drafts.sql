-- Onboarding drafts: what somebody typed of the form of their role, kept with their account over a reload and for another
-- device, as an unfinished booking is. No agreement to terms and no bytes of files. It goes when the form is done, with the account, or
-- after 30 days.

create table public.onboarding_drafts (
  profile_id uuid not null references public.profiles (id),
  role text not null check (role in ('patient', 'specialist')),
  draft jsonb not null check (jsonb_typeof(draft) = 'object' and length(draft::text) <= 16384),
  updated_at timestamptz not null default private.clock(),
  primary key (profile_id, role)
);
comment on table public.onboarding_drafts is
  'Unfinished onboarding forms, one a person and role. Their owner alone reads them; written by keep_onboarding_draft only.';

create index onboarding_drafts_old on public.onboarding_drafts (updated_at);

alter table public.onboarding_drafts enable row level security;
alter table public.onboarding_drafts force row level security;
create policy "people read their own unfinished form" on public.onboarding_drafts for select to authenticated
  using (profile_id = (select private.me()));
revoke all on public.onboarding_drafts from public, anon, authenticated, service_role;
grant select on public.onboarding_drafts to authenticated;
