-- Clinical notes: a draft only its author sees, then signed and never changed again, then addenda in one chain.
--
-- Two devices that write one draft cannot overwrite each other: a save names the version it started from, and words that
-- come too late are kept beside the note instead of being lost.

create function private.is_soap(p_soap jsonb) returns boolean
language sql immutable security invoker set search_path = '' as $$
  select jsonb_typeof(p_soap) = 'object' and not exists (select from jsonb_each(p_soap) e
    where e.key not in ('subjective', 'objective', 'assessment', 'plan') or jsonb_typeof(e.value) <> 'string'
      or length(e.value #>> '{}') > 10000)
$$;
comment on function private.is_soap(jsonb) is 'Whether this is a note''s body: the four known parts at most, each a text of 10000 characters at most.';

create function private.is_teach_back(p_questions jsonb) returns boolean
language sql immutable security invoker set search_path = '' as $$
  select case when jsonb_typeof(p_questions) is distinct from 'array' or jsonb_array_length(p_questions) > 3 then false
    else not exists (select from jsonb_array_elements(p_questions) q where not coalesce(jsonb_typeof(q) = 'object'
      and q - 'question' - 'options' - 'right' = '{}' and jsonb_typeof(q -> 'question') = 'string'
      and length(q ->> 'question') between 1 and 200 and jsonb_typeof(q -> 'options') = 'array'
      and jsonb_array_length(case jsonb_typeof(q -> 'options') when 'array' then q -> 'options' else '[]' end)
        between 2 and 4
      and not jsonb_path_exists(q -> 'options', '$[*] ? (@.type() != "string" || @ == "")')
      and length(q ->> 'options') <= 1000 and jsonb_typeof(q -> 'right') = 'number'
      and (q ->> 'right')::numeric in (0, 1, 2, 3)
      and (q ->> 'right')::numeric < jsonb_array_length(case jsonb_typeof(q -> 'options') when 'array' then q -> 'options'
        else '[]' end), false)) end
$$;
comment on function private.is_teach_back(jsonb) is
  'Whether these are up to three questions with two to four answers each and the number of the right one.';

create function private.is_watch_list(p_lines jsonb) returns boolean
language sql immutable security invoker set search_path = '' as $$
  select coalesce(jsonb_typeof(p_lines) = 'array' and jsonb_array_length(p_lines) <= 6
    and not exists (select from jsonb_array_elements(p_lines) l where jsonb_typeof(l) <> 'string'
      or (l #>> '{}') !~ '\S' or length(l #>> '{}') > 200), false)
$$;
comment on function private.is_watch_list(jsonb) is 'Whether these are at most six lines of at most 200 characters, none of them blank.';

create function private.is_watch_for(p_watch jsonb) returns boolean
language sql immutable security invoker set search_path = '' as $$
  select coalesce(jsonb_typeof(p_watch) = 'object' and p_watch - 'callAtOnce' - 'writeOrBook' = '{}'
    and private.is_watch_list(coalesce(p_watch -> 'callAtOnce', '[]'))
    and private.is_watch_list(coalesce(p_watch -> 'writeOrBook', '[]')), false)
$$;
comment on function private.is_watch_for(jsonb) is
  'Whether this says what to watch for after a visit: callAtOnce (112) and writeOrBook, each a list of lines; a part that is left out has none.';

create function private.check_watch_for(p_watch jsonb) returns void
language plpgsql immutable security invoker set search_path = '' as $$
begin
  if jsonb_path_exists(p_watch, 'strict $.*[*] ? (@ like_regex ".{201}" flag "s")', silent => true) then
    perform private.refuse('validation.tooLong');
  end if;
  if jsonb_path_exists(p_watch, 'strict $.* ? (@.size() > 6)', silent => true) then
    perform private.refuse('validation.tooMany');
  end if;
  if not private.is_watch_for(p_watch) then
    perform private.refuse('data.invalid');
  end if;
end $$;
comment on function private.check_watch_for(jsonb) is
  'Refuses what is no list of what to watch for. Hints: validation.tooLong, validation.tooMany, data.invalid.';

create table public.notes (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null references public.appointments (id),
  patient_id uuid not null references public.patients (profile_id),
  author_id uuid not null references public.specialists (profile_id),
  root_id uuid references public.notes (id),
  addendum_of uuid references public.notes (id),
  chain_no int not null default 0 check (chain_no >= 0),
  category text not null default 'notes' check (category in ('notes', 'mental_health', 'sexual_health')),
  state text not null default 'draft' check (state in ('draft', 'signed', 'discarded')),
  soap jsonb not null default '{}' check (private.is_soap(soap)),
  plan_plain text not null default '' check (length(plan_plain) <= 4000),
  teach_back jsonb not null default '[]' check (private.is_teach_back(teach_back)),
  version int not null default 1 check (version > 0),
  signed_at timestamptz,
  content_hash bytea check (length(content_hash) = 32),
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  watch_for jsonb not null default '{}' check (private.is_watch_for(watch_for)),
  check ((state = 'signed') = (signed_at is not null) and (state = 'signed') = (content_hash is not null)),
  check ((root_id is null) = (addendum_of is null) and (root_id is null) = (chain_no = 0))
);
comment on table public.notes is
  'The note of a visit and its addenda. The author reads own, the patient reads signed ones; other specialists only through the chart. A trigger keeps signed notes as they are for anyone.';
comment on column public.notes.watch_for is
  'What the patient is to watch for, in plain words: {callAtOnce: [], writeOrBook: []}. Read with the signed plan.';
comment on column public.notes.content_hash is 'SHA-256 over what was signed, by whom, for whom and when.';

create unique index notes_once on public.notes (appointment_id, author_id, category)
  where chain_no = 0 and state <> 'discarded';
create unique index notes_one_chain on public.notes (addendum_of) where state <> 'discarded';
create index notes_of_appointment on public.notes (appointment_id);
create index notes_of_patient on public.notes (patient_id, signed_at desc);
create index notes_of_author on public.notes (author_id, created_at desc);
create index notes_unsigned on public.notes (author_id) where state = 'draft';
create index notes_of_root on public.notes (root_id);
create index notes_after on public.notes (addendum_of);

alter table public.notes enable row level security;
alter table public.notes force row level security;
create policy "authors read their own notes" on public.notes for select to authenticated
  using (author_id = (select private.me_practising()));
create policy "patients read signed notes about them" on public.notes
  for select to authenticated using (patient_id = (select private.me()) and state = 'signed');
revoke all on public.notes from public, anon, authenticated, service_role;
grant select on public.notes to authenticated;

create function private.guard_note() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_before public.notes;
begin
  if tg_op = 'INSERT' then
    if new.state <> 'draft' or new.version <> 1 then
      raise exception 'a note begins as a draft' using errcode = '23514';
    end if;
    select * into v_before from public.notes n where n.id = new.addendum_of;
    if new.addendum_of is not null and (v_before.state, v_before.author_id, v_before.patient_id, v_before.appointment_id,
        coalesce(v_before.root_id, v_before.id), v_before.chain_no + 1, v_before.category)
      is distinct from ('signed', new.author_id, new.patient_id, new.appointment_id, new.root_id, new.chain_no,
        new.category) then
      raise exception 'an addendum follows a signed note of the same author and visit' using errcode = '23514';
    end if;
    return new;
  end if;
  if old.state <> 'draft' then
    raise exception 'a % note never changes', old.state using errcode = '23514';
  end if;
  if (new.id, new.appointment_id, new.patient_id, new.author_id, new.root_id, new.addendum_of, new.chain_no, new.created_at)
    is distinct from (old.id, old.appointment_id, old.patient_id, old.author_id, old.root_id, old.addendum_of, old.chain_no,
      old.created_at) or (new.chain_no > 0 and new.category <> old.category) then
    raise exception 'these facts of a note never change' using errcode = '23514';
  end if;
  new.version := old.version + 1;
  new.updated_at := private.clock();
  if new.state = 'signed' then
    new.content_hash := private.note_hash(new);
  end if;
  return new;
end $$;
comment on function private.guard_note() is 'draft → signed or discarded, both final. An addendum hangs on the newest signed part of its chain.';

create trigger notes_guard before insert or update on public.notes for each row execute function private.guard_note();

select private.keep_rows('public.notes');

create function private.note_hash(p_note public.notes) returns bytea
language sql immutable security invoker set search_path = '' as $$
  select sha256(convert_to((jsonb_build_array(p_note.id, p_note.appointment_id, p_note.patient_id, p_note.author_id,
    p_note.addendum_of, p_note.category, p_note.soap, p_note.plan_plain, p_note.teach_back,
    (extract(epoch from p_note.signed_at) * 1000000)::bigint)
    || case p_note.watch_for when '{}' then '[]' else jsonb_build_array(p_note.watch_for) end)::text, 'utf8'))
$$;
comment on function private.note_hash(public.notes) is
  'SHA-256 over everything that is signed. A note that names nothing to watch for has the one it had before there was such a list.';
