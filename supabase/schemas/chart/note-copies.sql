-- Words of a draft that came too late, from a second device: kept beside the note instead of being lost.

create table public.note_copies (
  id uuid primary key default gen_random_uuid(),
  note_id uuid not null references public.notes (id),
  author_id uuid not null references public.specialists (profile_id),
  version int not null,
  why text not null check (why in ('earlier', 'late')),
  soap jsonb not null,
  plan_plain text not null,
  teach_back jsonb not null,
  at timestamptz not null default private.clock(),
  watch_for jsonb not null default '{}'
);
comment on table public.note_copies is
  'Words of a draft that are not in it any more: earlier states, at most one a minute, and saves that came too late. The author reads own. Append-only.';

create index note_copies_of_note on public.note_copies (note_id, at desc);
create index note_copies_of_author on public.note_copies (author_id);

alter table public.note_copies enable row level security;
alter table public.note_copies force row level security;
create policy "authors read their own note copies" on public.note_copies for select to authenticated
  using (author_id = (select private.me_practising()));
revoke all on public.note_copies from public, anon, authenticated, service_role;
grant select on public.note_copies to authenticated;

select private.append_only('public.note_copies');
