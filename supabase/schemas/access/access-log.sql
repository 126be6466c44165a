-- The access log: who saw or added what of a chart, when, on what basis. Append-only, chained by hash per patient.
--
-- Each row carries the hash of the one before it and its own hash over every field. The head of each chain is kept apart,
-- so that a cut tail shows, too. Rows are written by functions that read or change a chart, in their transaction.

create table public.access_log (
  patient_id uuid not null references public.patients (profile_id),
  seq bigint not null check (seq > 0),
  id uuid not null unique default gen_random_uuid(),
  actor_id uuid not null,
  actor_name text not null check (length(actor_name) <= 201),
  actor_role text not null check (actor_role in ('patient', 'delegate', 'specialist', 'operator', 'system', 'guest', 'staff')),
  at timestamptz not null,
  category text not null check (length(category) <= 40),
  action text not null check (action in ('view', 'add', 'change', 'download', 'export', 'emergency', 'review', 'wrong_passcode')),
  basis text not null,
  basis_id uuid,
  screen text not null default '' check (length(screen) <= 100),
  request_id text not null default '' check (length(request_id) <= 100),
  prev_hash bytea not null check (length(prev_hash) = 32),
  hash bytea not null check (length(hash) = 32),
  primary key (patient_id, seq),
  constraint access_log_basis_check
    check (basis in ('self', 'delegation', 'grant', 'visit', 'break_glass', 'author', 'operator', 'law', 'link', 'practice'))
);
comment on table public.access_log is
  'Every look into a chart by somebody else. Patient reads own, actor reads own actions, operators read emergency access. Append-only; verify_access_log finds tampering.';

create index access_log_of_actor on public.access_log (actor_id, at desc);
create index access_log_emergency on public.access_log (at desc) where basis = 'break_glass';

alter table public.access_log enable row level security;
alter table public.access_log force row level security;
create policy "patients read who looked at their chart" on public.access_log
  for select to authenticated using (patient_id = (select private.me()));
create policy "people read what they looked at" on public.access_log
  for select to authenticated using (actor_id = (select private.me_in_care()));
revoke all on public.access_log from public, anon, authenticated, service_role;
grant select on public.access_log to authenticated;

select private.append_only('public.access_log');
create trigger access_log_announce after insert on public.access_log for each row execute function private.announce_look();

create table private.access_log_heads (
  patient_id uuid primary key references public.patients (profile_id),
  seq bigint not null,
  hash bytea not null check (length(hash) = 32),
  anchored_seq bigint not null default 0,
  anchored_at timestamptz
);
comment on table private.access_log_heads is
  'The last row of each chain, which a shortened log does not fit; and how far the chain was anchored outside, as anchors-worker says.';

create index access_log_heads_unanchored on private.access_log_heads (anchored_at nulls first) where seq > anchored_seq;

alter table private.access_log_heads enable row level security;
alter table private.access_log_heads force row level security;
revoke all on private.access_log_heads from public, anon, authenticated, service_role;

create function private.access_log_fields(p_row public.access_log) returns text
language sql immutable security invoker set search_path = '' as $$
  select jsonb_build_array(p_row.patient_id, p_row.seq, p_row.id, p_row.actor_id, p_row.actor_name,
    p_row.actor_role, (extract(epoch from p_row.at) * 1000000)::bigint, p_row.category, p_row.action, p_row.basis,
    p_row.basis_id, p_row.screen, p_row.request_id, encode(p_row.prev_hash, 'hex'))::text
$$;
comment on function private.access_log_fields(public.access_log) is
  'Every field of a row except its own hash, as the text that is hashed; times in microseconds of the epoch, so that no session setting changes it.';

create function private.access_log_hash(p_row public.access_log) returns bytea
language sql immutable security invoker set search_path = '' as $$
  select sha256(convert_to(private.access_log_fields(p_row), 'utf8'))
$$;
comment on function private.access_log_hash(public.access_log) is
  'SHA-256 over access_log_fields of a row.';

create function private.log_screens() returns text[]
language sql immutable security invoker set search_path = '' as $$
  -- Pages a looker names; then steps that say it themselves. The empty one: not said.
  select array['appointments', 'chart', 'consultation', 'documents', 'emergency', 'prescriptions', 'records',
    'allergy check', 'correction', 'export', 'note', 'prescription', '']
$$;
comment on function private.log_screens() is
  'Where a look in the access log may have been made. Patients read it, so it is chosen from this list and never a looker''s own words.';

create function private.write_access_log(p_patient uuid, p_actor uuid, p_actor_role text, p_category text, p_action text,
  p_basis text, p_basis_id uuid default null, p_screen text default '', p_name text default null) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_head private.access_log_heads;
  v_row public.access_log;
begin
  if coalesce(p_screen, '') <> all (private.log_screens()) then
    perform private.refuse('data.invalid');
  end if;
  -- The head's lock makes one line of all who write about this patient.
  insert into private.access_log_heads (patient_id, seq, hash) values (p_patient, 0, decode(repeat('00', 32), 'hex'))
  on conflict (patient_id) do nothing;
  select * into v_head from private.access_log_heads h where h.patient_id = p_patient for update;
  v_row.patient_id := p_patient;
  v_row.seq := v_head.seq + 1;
  v_row.id := gen_random_uuid();
  v_row.actor_id := p_actor;
  -- One's own name is left out of one's own log: it could not be taken out of it when the account is closed.
  -- Who comes by a link has no account: their name is what they say.
  v_row.actor_name := coalesce(p_name, (select p.name from public.profiles p where p.id = p_actor and p.id <> p_patient), '');
  v_row.actor_role := p_actor_role;
  v_row.at := private.clock();
  v_row.category := p_category;
  v_row.action := p_action;
  v_row.basis := p_basis;
  v_row.basis_id := p_basis_id;
  v_row.screen := coalesce(p_screen, '');
  -- The one other value that comes from the looker's browser. Anything but a uuid could be a text for the patient to read.
  v_row.request_id := coalesce((select h.id from lower(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-request-id')
    h (id) where h.id ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$'), '');
  v_row.prev_hash := v_head.hash;
  v_row.hash := private.access_log_hash(v_row);
  insert into public.access_log values (v_row.*);
  update private.access_log_heads set seq = v_row.seq, hash = v_row.hash where patient_id = p_patient;
  return v_row.id;
end $$;
comment on function private.write_access_log(uuid, uuid, text, text, text, text, uuid, text, text) is
  'Appends one row to a patient''s chain; p_name where the actor has no account. Hint: data.invalid for a screen that is not in the list.';

create function private.open_category(p_patient uuid, p_category text, p_screen text, p_action text default 'view') returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_basis record;
begin
  perform private.hold_rights(v_me, p_patient);
  select * into v_basis from private.access_basis(v_me, p_patient, p_category, p_action in ('add', 'change'));
  -- Breaking the glass is for looking now, not for taking the chart away. A visit adds where it reads nothing; it changes nothing there.
  if v_basis.basis is null or (v_basis.basis = 'break_glass' and p_action = 'export')
    or p_action = 'change' and (select b.basis from private.access_basis(v_me, p_patient, p_category) b) is null then
    perform private.refuse('access.notGranted');
  end if;
  if v_basis.basis = 'grant' and p_action in ('add', 'change') and private.sees_wrong_person(v_me, p_patient) then
    perform private.refuse('consultation.wrongPerson');
  end if;
  -- People need no log of looking at themselves.
  if v_basis.basis <> 'self' then
    perform private.write_access_log(p_patient, v_me, case v_basis.basis when 'delegation' then 'delegate' else 'specialist' end,
      p_category, p_action, v_basis.basis, v_basis.basis_id, p_screen);
    -- A record that was folded into this one is read with it, and its log says so, too.
    perform private.write_access_log(o.id, v_me, case v_basis.basis when 'delegation' then 'delegate' else 'specialist' end,
      p_category, p_action, v_basis.basis, v_basis.basis_id, p_screen)
    from unnest((private.records_of(p_patient))[2:]) o (id) where p_action = 'view';
  end if;
  -- Messages are told where they are written.
  if v_basis.basis = 'delegation' and p_action in ('add', 'change') and p_category <> 'messages' then
    perform private.tell_acted_for(p_patient, 'record', v_basis.basis_id);
  end if;
  return v_basis.basis;
end $$;
comment on function private.open_category(uuid, text, text, text) is
  'Asks the caller''s right to a category of a chart, writes the log, gives the basis; tells the patient, once a transaction, of what a delegate adds or changes. Hints: access.notGranted; consultation.wrongPerson, of who holds a visit in which they said that somebody else is there. Actions: view, add, change, download, export.';
