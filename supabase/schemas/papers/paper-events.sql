-- What was done with a paper: printed to be signed, signed, opened by the patient. What ends it stands in the history of its source.

create table public.paper_events (
  id bigint generated always as identity primary key,
  paper_id uuid not null references private.papers (id),
  patient_id uuid not null references public.patients (profile_id),
  author_id uuid references public.specialists (profile_id),
  what text not null check (what in ('frozen', 'printed', 'signed', 'opened', 'sent', 'taken_back')),
  way text check (way in ('platform', 'pen', 'advanced')),
  actor uuid,
  at timestamptz not null default private.clock()
);
comment on table public.paper_events is
  'History of each paper: frozen, printed for a pen, signed (how), opened, sent to somebody, taken back from them. Append-only, written by functions. Patient and author read it.';

create index paper_events_of_paper on public.paper_events (paper_id, id);
create index paper_events_of_patient on public.paper_events (patient_id);
create index paper_events_of_author on public.paper_events (author_id);

alter table public.paper_events enable row level security;
alter table public.paper_events force row level security;
create policy "patients read what became of papers about them" on public.paper_events
  for select to authenticated using (patient_id = (select private.me()));
create policy "authors read what became of their papers" on public.paper_events
  for select to authenticated using (author_id = (select private.me_practising()));
revoke all on public.paper_events from public, anon, authenticated, service_role;
grant select on public.paper_events to authenticated;

select private.append_only('public.paper_events');

create function private.note_paper(p_paper private.papers, p_what text, p_way text default null) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.paper_events (paper_id, patient_id, author_id, what, way, actor)
  values (p_paper.id, p_paper.patient_id, p_paper.author_id, p_what, p_way, private.actor())
$$;
comment on function private.note_paper(private.papers, text, text) is 'Writes the history of a paper.';
