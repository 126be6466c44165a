-- Letters that are being written: kept with their author as they are typed, over a reload and for another device, as an unfinished
-- form is. They go when the letter is issued or thrown away, or after 30 days.

create table public.letter_drafts (
  id uuid primary key default gen_random_uuid(),
  author_id uuid not null references public.specialists (profile_id),
  appointment_id uuid not null references public.appointments (id),
  kind text not null check (kind in ('sick_note', 'school_note', 'referral', 'test_request')),
  replaces_id uuid references public.letters (id),
  draft jsonb not null check (jsonb_typeof(draft) = 'object' and length(draft::text) <= 16384),
  updated_at timestamptz not null default private.clock(),
  unique nulls not distinct (author_id, appointment_id, kind, replaces_id)
);
comment on table public.letter_drafts is
  'Letters that are not issued yet, one of a visit, kind and letter whose place it takes. Their author alone reads them; written by keep_letter_draft only.';

create index letter_drafts_of_appointment on public.letter_drafts (appointment_id);
create index letter_drafts_replacing on public.letter_drafts (replaces_id) where replaces_id is not null;
create index letter_drafts_old on public.letter_drafts (updated_at);

alter table public.letter_drafts enable row level security;
alter table public.letter_drafts force row level security;
create policy "authors read their own unfinished letters" on public.letter_drafts for select to authenticated
  using (author_id = (select private.me_practising()));
revoke all on public.letter_drafts from public, anon, authenticated, service_role;
grant select on public.letter_drafts to authenticated;

create function private.letter_draft_keys(p_kind text) returns text[]
language sql immutable security invoker set search_path = '' as $$
  select case when p_kind in ('sick_note', 'school_note') then array['from', 'to', 'fitness', 'basis', 'illness']
    when p_kind = 'referral' then array['to', 'urgency', 'reason', 'question']
    when p_kind = 'test_request' then array['category', 'tests', 'question', 'code', 'urgency', 'fasting', 'to'] else '{}' end
$$;
comment on function private.letter_draft_keys(text) is 'What an unfinished letter of this kind may hold. No agreement: that is given when it is issued.';

create function private.forget_letter_draft(p_author uuid, p_appointment uuid, p_kind text, p_replaces uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from public.letter_drafts d where d.author_id = p_author and d.appointment_id = p_appointment and d.kind = p_kind
    and d.replaces_id is not distinct from p_replaces;
end $$;
comment on function private.forget_letter_draft(uuid, uuid, text, uuid) is 'A letter that was issued or thrown away leaves no draft.';

create function public.keep_letter_draft(p_appointment uuid, p_kind text, p_draft jsonb default null, p_replaces uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_practising();
begin
  perform private.treating_visit(p_appointment);
  if p_draft is null then
    perform private.forget_letter_draft(v_me, p_appointment, p_kind, p_replaces);
    return;
  end if;
  if jsonb_typeof(p_draft) <> 'object' or length(p_draft::text) > 16384 or exists (select from jsonb_object_keys(p_draft) k
      where k <> all (private.letter_draft_keys(p_kind))) then
    perform private.refuse('data.invalid');
  end if;
  if p_replaces is not null then
    perform private.letter_to_replace(p_replaces, v_me, p_appointment, p_kind);
  end if;
  perform private.spend('letter_draft', 300, 3000, 600);
  delete from public.letter_drafts d where d.updated_at < private.clock() - interval '30 days';
  insert into public.letter_drafts (author_id, appointment_id, kind, replaces_id, draft) values (v_me, p_appointment, p_kind, p_replaces, p_draft)
  on conflict (author_id, appointment_id, kind, replaces_id) do update set draft = excluded.draft, updated_at = private.clock();
end $$;
comment on function public.keep_letter_draft(uuid, text, jsonb, uuid) is
  'Keeps what is typed of a letter of a visit the caller treats or covers, until it is issued, at most 30 days; the last word wins. Without a draft: throws it away. Hints: notes.notFound, notInVisit, windowClosed; consultation.wrongPerson, letters.notFound, endedAlready, data.invalid, data.busy.';
grant execute on function public.keep_letter_draft to authenticated;
