-- Links to a part of a record: SMART Health Links. Their file is encrypted in the patient's browser; each use and each wrong passcode
-- has a line in the access log.

alter table public.access_log drop constraint access_log_action_check, drop constraint access_log_basis_check;
alter table public.access_log
  add constraint access_log_action_check
    check (action in ('view', 'add', 'change', 'download', 'export', 'emergency', 'review', 'wrong_passcode')),
  add constraint access_log_basis_check
    check (basis in ('self', 'delegation', 'grant', 'visit', 'break_glass', 'author', 'operator', 'law', 'link'));

drop function private.write_access_log(uuid, uuid, text, text, text, text, uuid, text);
create or replace function private.write_access_log(p_patient uuid, p_actor uuid, p_actor_role text, p_category text, p_action text,
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
revoke execute on function private.write_access_log from public, anon, authenticated, service_role;

-- Links by which a patient hands a part of their record to anybody: SMART Health Links
-- (https://docs.smarthealthit.org/smart-health-links/spec).
--
-- The patient's browser encrypts what is shared and keeps the key: it stands in the link alone, so nobody who reads this table
-- reads the record. The secret of the address and the passcode are here as hashes. A link ends by itself after thirty days at most,
-- by its number of uses, by ten wrong passcodes, or when its patient takes it back; what was encrypted goes with it. Counters
-- only grow, and each use and each wrong passcode has a line in the access log that is written with them.

create table private.record_links (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.patients (profile_id),
  token_hash bytea not null unique check (length(token_hash) = 32),
  label text not null default '' check (length(label) <= 80),
  parts text[] not null check (cardinality(parts) between 1 and 6
    and parts <@ array['allergies', 'medications', 'conditions', 'readings', 'mental_health', 'sexual_health']),
  file text check (length(file) <= 1500000),
  passcode_salt text check (passcode_salt ~ '^[0-9a-f]{32}$'),
  passcode_hash bytea check (length(passcode_hash) = 32),
  has_passcode boolean not null,
  created_at timestamptz not null default private.clock(),
  expires_at timestamptz not null,
  most_uses int check (most_uses between 1 and 100),
  uses int not null default 0,
  wrong_tries int not null default 0 check (wrong_tries between 0 and 10),
  last_opened_at timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('revoked', 'expired', 'used_up', 'locked', 'closed')),
  check (expires_at > created_at and expires_at <= created_at + interval '30 days'),
  check (most_uses is null or uses <= most_uses),
  check ((ended_at is null) = (end_reason is null) and (ended_at is null) = (file is not null)),
  check (case when has_passcode and ended_at is null then passcode_salt is not null and passcode_hash is not null
    else passcode_salt is null and passcode_hash is null end)
);
comment on table private.record_links is
  'SMART Health Links of patients: the encrypted file while the link lives, and how often it was opened. The key of the file is in the link alone.';
comment on column private.record_links.file is 'A compact JWE (dir, A256GCM) made in the patient''s browser; null once the link has ended.';
comment on column private.record_links.passcode_hash is 'PBKDF2-SHA-256, 600,000 rounds, over passcode_salt; made where the passcode is typed.';

create index record_links_of_patient on private.record_links (patient_id, created_at desc);
create index record_links_open on private.record_links (expires_at) where ended_at is null;

alter table private.record_links enable row level security;
alter table private.record_links force row level security;
revoke all on private.record_links from public, anon, authenticated, service_role;

create function private.guard_record_link() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (to_jsonb(new) - array['label', 'file', 'passcode_salt', 'passcode_hash', 'uses', 'wrong_tries', 'last_opened_at', 'ended_at', 'end_reason'])
      is distinct from (to_jsonb(old)
        - array['label', 'file', 'passcode_salt', 'passcode_hash', 'uses', 'wrong_tries', 'last_opened_at', 'ended_at', 'end_reason'])
    or new.uses < old.uses or new.wrong_tries < old.wrong_tries
    or (new.label <> old.label and new.label <> 'Closed account')
    or (new.file is not null and new.file <> old.file)
    or (old.ended_at is not null and (new.ended_at, new.end_reason, new.uses, new.wrong_tries)
      is distinct from (old.ended_at, old.end_reason, old.uses, old.wrong_tries)) then
    raise exception 'these facts of a link never change' using errcode = '23514';
  end if;
  return new;
end $$;
comment on function private.guard_record_link() is 'Counters of a link only grow, and a link that has ended stays ended.';
revoke execute on function private.guard_record_link from public, anon, authenticated, service_role;

create trigger record_links_guard before update on private.record_links for each row
  execute function private.guard_record_link();
create trigger record_links_keep before delete on private.record_links for each row execute function private.refuse_change();
create trigger record_links_keep_all before truncate on private.record_links for each statement
  execute function private.refuse_change();

create table private.record_link_tickets (
  token_hash bytea primary key check (length(token_hash) = 32),
  link_id uuid not null references private.record_links (id),
  expires_at timestamptz not null
);
comment on table private.record_link_tickets is
  'Addresses of an encrypted file for whoever just opened its link and takes files apart from the list; good for ten minutes.';

alter table private.record_link_tickets enable row level security;
alter table private.record_link_tickets force row level security;
revoke all on private.record_link_tickets from public, anon, authenticated, service_role;

create function private.record_link_state(p_link private.record_links) returns text
language sql stable security invoker set search_path = '' as $$
  select case when p_link.end_reason is not null then p_link.end_reason
    when p_link.expires_at <= private.clock() then 'expired'
    when p_link.uses >= p_link.most_uses then 'used_up' else 'live' end
$$;
comment on function private.record_link_state(private.record_links) is
  'live, revoked, expired, used_up, locked (ten wrong passcodes) or closed, by the time of now: no job has to run first.';
revoke execute on function private.record_link_state from public, anon, authenticated, service_role;

create function private.finish_record_link(p_id uuid, p_reason text, p_at timestamptz) returns void
language sql volatile security definer set search_path = '' as $$
  update private.record_links l set ended_at = p_at, end_reason = p_reason, file = null, passcode_salt = null, passcode_hash = null
  where l.id = p_id and l.ended_at is null
$$;
comment on function private.finish_record_link(uuid, text, timestamptz) is
  'Ends a link, once, and takes away what was encrypted and the hash of its passcode.';
revoke execute on function private.finish_record_link from public, anon, authenticated, service_role;

-- What a patient does with links to their record: make one, see how they stand, take one back.

create function private.as_record_link(p_link private.record_links) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('id', p_link.id, 'label', p_link.label, 'parts', p_link.parts, 'hasPasscode', p_link.has_passcode,
    'createdAt', p_link.created_at, 'expiresAt', p_link.expires_at, 'mostUses', p_link.most_uses, 'uses', p_link.uses,
    'wrongTries', p_link.wrong_tries, 'lastOpenedAt', p_link.last_opened_at, 'state', private.record_link_state(p_link),
    'endedAt', coalesce(p_link.ended_at, case private.record_link_state(p_link) when 'expired' then p_link.expires_at
      when 'used_up' then p_link.last_opened_at end))
$$;
comment on function private.as_record_link(private.record_links) is
  'A link as its patient sees it: {id, label, parts, hasPasscode, createdAt, expiresAt, mostUses, uses, wrongTries, lastOpenedAt, state, endedAt}. Neither address nor file.';
revoke execute on function private.as_record_link from public, anon, authenticated, service_role;

create function private.require_patient_here() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  if not exists (select from public.patients p where p.profile_id = v_me)
    or exists (select from private.closed_accounts c where c.id = v_me) then
    raise exception 'for patients' using errcode = '42501', hint = 'access.refused';
  end if;
  return v_me;
end $$;
comment on function private.require_patient_here() is 'The caller, who has a record of their own; 42501 for everybody else.';
revoke execute on function private.require_patient_here from public, anon, authenticated, service_role;

create function public.share_record(p_token_hash text, p_label text, p_parts text[], p_file text, p_until timestamptz,
  p_most_uses int default null, p_passcode jsonb default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_patient_here();
  v_now timestamptz := private.clock();
  v_row private.record_links;
begin
  if p_token_hash is null or p_token_hash !~ '^[0-9a-f]{64}$' or p_until is null or p_until <= v_now
    or p_until > v_now + interval '30 days' or p_most_uses not between 1 and 100
    or p_parts is null or cardinality(p_parts) not between 1 and 6 or array_position(p_parts, null) is not null
    or not p_parts <@ array['allergies', 'medications', 'conditions', 'readings', 'mental_health', 'sexual_health']
    or length(coalesce(p_label, '')) > 80 or coalesce(p_label, '') <> private.one_line(coalesce(p_label, ''))
    -- Five parts, the second of them empty: anything else was not encrypted by a key that only the link has.
    or p_file is null or length(p_file) > 1500000 or p_file !~ '^[A-Za-z0-9_-]+\.\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{22}$'
    or (p_passcode is not null and (coalesce(p_passcode ->> 'salt', '') !~ '^[0-9a-f]{32}$'
      or coalesce(p_passcode ->> 'hash', '') !~ '^[0-9a-f]{64}$')) then
    perform private.refuse('data.invalid');
  end if;
  -- How many there are is counted under this lock.
  perform private.lock_patient(v_me);
  select * into v_row from private.record_links l where l.token_hash = decode(p_token_hash, 'hex');
  if found then
    if v_row.patient_id <> v_me then
      perform private.refuse('data.invalid');
    end if;
    return private.as_record_link(v_row);
  end if;
  if (select count(*) from private.record_links l where l.patient_id = v_me and private.record_link_state(l) = 'live') >= 20 then
    perform private.refuse('sharing.tooManyLinks');
  end if;
  perform private.spend('share_record', 20, 20, 3600);
  insert into private.record_links (patient_id, token_hash, label, parts, file, expires_at, most_uses, has_passcode, passcode_salt,
    passcode_hash)
  values (v_me, decode(p_token_hash, 'hex'), coalesce(p_label, ''), p_parts, p_file, p_until, p_most_uses, p_passcode is not null,
    p_passcode ->> 'salt', decode(p_passcode ->> 'hash', 'hex'))
  returning * into v_row;
  return private.as_record_link(v_row);
end $$;
comment on function public.share_record(text, text, text[], text, timestamptz, int, jsonb) is
  'A patient makes a link to a part of their record: by the SHA-256 (hexadecimal) of its address''s secret, with the file encrypted in the browser, until a time within 30 days, optionally for a number of uses and with a passcode ({salt, hash}: PBKDF2). At most twenty live ones. The same again changes nothing. Gives a line as my_record_links. Hints: data.invalid, data.busy, sharing.tooManyLinks; 42501 for other people.';
revoke execute on function public.share_record from public, anon, authenticated, service_role;
grant execute on function public.share_record to authenticated;

create function public.my_record_links() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_patient_here();
begin
  return (select coalesce(jsonb_agg(private.as_record_link(l) order by l.created_at desc, l.id), '[]') from (
    select * from private.record_links r where r.patient_id = v_me order by r.created_at desc, r.id limit 100) l);
end $$;
comment on function public.my_record_links() is
  'The caller''s links to their own record, the newest first, at most 100: how each stands and how often it was opened. 42501 for other people.';
revoke execute on function public.my_record_links from public, anon, authenticated, service_role;
grant execute on function public.my_record_links to authenticated;

create function public.end_record_link(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_patient_here();
  v_row private.record_links;
begin
  select * into v_row from private.record_links l where l.id = p_id and l.patient_id = v_me for update;
  if v_row.id is null then
    perform private.refuse('data.notFound');
  end if;
  perform private.finish_record_link(v_row.id, case private.record_link_state(v_row) when 'live' then 'revoked'
    else private.record_link_state(v_row) end, private.clock());
end $$;
comment on function public.end_record_link(uuid) is
  'Takes a link to the caller''s record back: it answers nothing from now on, and its file is gone. Repeatable. Hint: data.notFound; 42501 for other people.';
revoke execute on function public.end_record_link from public, anon, authenticated, service_role;
grant execute on function public.end_record_link to authenticated;

-- What the function `shared-record` asks for whoever holds a link. A link that ended answers as one that never was.
--
-- None of these refuses by an error once it has counted: what they wrote is committed with their answer, and nobody but our own
-- function can call them, so nothing that fails later takes a count or a line of the log back.

create function public.record_link_lock(p_token text, p_caller text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_period timestamptz := to_timestamp(floor(extract(epoch from private.clock()) / 60) * 60);
  v_mine int;
  v_all int;
  v_row private.record_links;
begin
  -- As private.spend counts, but what is above the limit is said, not thrown, so that it stays counted.
  insert into private.rate_counts as c (bucket, period, used)
  values ('record_link:' || left(encode(sha256(convert_to(coalesce(p_caller, ''), 'utf8')), 'hex'), 32), v_period, 1)
  on conflict (bucket, period) do update set used = c.used + 1 returning used into v_mine;
  insert into private.rate_counts as c (bucket, period, used) values ('record_link', v_period, 1)
  on conflict (bucket, period) do update set used = c.used + 1 returning used into v_all;
  if (coalesce(p_caller, '') <> '' and v_mine > 30) or v_all > 600 then
    return jsonb_build_object('busy', true);
  end if;
  select * into v_row from private.record_links l where l.token_hash = sha256(convert_to(coalesce(p_token, ''), 'utf8'));
  if v_row.id is null or private.record_link_state(v_row) <> 'live' then
    return null;
  end if;
  return jsonb_build_object('salt', v_row.passcode_salt, 'left', 10 - v_row.wrong_tries);
end $$;
comment on function public.record_link_lock(text, text) is
  'For the function `shared-record`: with which salt the passcode of a live link is hashed (null: it has none) and how many tries are left; {busy} above 30 calls a minute of one address or 600 altogether; null for a link that ended or never was.';
revoke execute on function public.record_link_lock from public, anon, authenticated, service_role;
grant execute on function public.record_link_lock to service_role;

create function public.open_record_link(p_token text, p_recipient text, p_passcode_hash text, p_longest int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_name text := left(private.plain_name(coalesce(p_recipient, '')), 80);
  v_row private.record_links;
  v_ticket text;
begin
  -- One after the other: two who come at once are two uses.
  select * into v_row from private.record_links l where l.token_hash = sha256(convert_to(coalesce(p_token, ''), 'utf8')) for update;
  if v_row.id is null or v_name = '' or private.record_link_state(v_row) <> 'live' then
    return null;
  end if;
  if v_row.has_passcode and (coalesce(p_passcode_hash, '') !~ '^[0-9a-f]{64}$'
      or v_row.passcode_hash <> decode(p_passcode_hash, 'hex')) then
    update private.record_links l set wrong_tries = l.wrong_tries + 1 where l.id = v_row.id returning * into v_row;
    perform private.write_access_log(v_row.patient_id, v_row.id, 'guest', 'shared', 'wrong_passcode', 'link', v_row.id, '', v_name);
    if v_row.wrong_tries >= 10 then
      perform private.finish_record_link(v_row.id, 'locked', v_now);
    end if;
    return jsonb_build_object('outcome', 'wrong', 'left', 10 - v_row.wrong_tries);
  end if;
  update private.record_links l set uses = l.uses + 1, last_opened_at = v_now where l.id = v_row.id;
  perform private.write_access_log(v_row.patient_id, v_row.id, 'guest', 'shared', 'view', 'link', v_row.id, '', v_name);
  if p_longest is null or p_longest >= length(v_row.file) then
    return jsonb_build_object('outcome', 'opened', 'file', v_row.file);
  end if;
  v_ticket := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  delete from private.record_link_tickets t where t.expires_at < v_now;
  insert into private.record_link_tickets (token_hash, link_id, expires_at)
  values (sha256(convert_to(v_ticket, 'utf8')), v_row.id, v_now + interval '10 minutes');
  return jsonb_build_object('outcome', 'opened', 'ticket', v_ticket);
end $$;
comment on function public.open_record_link(text, text, text, int) is
  'For the function `shared-record`: uses a live link once, for who says to be p_recipient, with a line in the patient''s access log. {outcome: opened, file} or, where the file is longer than p_longest, {…, ticket}; {outcome: wrong, left} for another passcode, which is counted and logged, and ends the link at ten; null for a link that ended or never was.';
revoke execute on function public.open_record_link from public, anon, authenticated, service_role;
grant execute on function public.open_record_link to service_role;

create function public.record_link_file(p_ticket text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select l.file from private.record_link_tickets t join private.record_links l on l.id = t.link_id
    where t.token_hash = sha256(convert_to(coalesce(p_ticket, ''), 'utf8')) and t.expires_at > private.clock()
      and private.record_link_state(l) in ('live', 'used_up'));
end $$;
comment on function public.record_link_file(text) is
  'For the function `shared-record`: the encrypted file of a ticket that open_record_link gave within ten minutes, while its link was not taken back; else null.';
revoke execute on function public.record_link_file from public, anon, authenticated, service_role;
grant execute on function public.record_link_file to service_role;

create function private.lapse_record_links() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_gone int;
begin
  -- The last use may still be fetching its file.
  perform private.finish_record_link(l.id, private.record_link_state(l), case private.record_link_state(l) when 'expired' then l.expires_at
    else l.last_opened_at end)
  from (select * from private.record_links r where r.ended_at is null and (r.expires_at <= v_now
    or (r.uses >= r.most_uses and r.last_opened_at <= v_now - interval '10 minutes'))
    order by r.expires_at limit 500 for update skip locked) l;
  get diagnostics v_gone = row_count;
  delete from private.record_link_tickets t where t.expires_at < v_now;
  return v_gone;
end $$;
comment on function private.lapse_record_links() is
  'Takes away the encrypted files of links whose time or number of uses is over. How many.';
revoke execute on function private.lapse_record_links from public, anon, authenticated, service_role;

create or replace function private.fhir_auditevent(p_person uuid) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('resourceType', 'AuditEvent', 'id', l.id, 'recorded', l.at, 'outcome', case l.action when 'wrong_passcode' then '4' else '0' end,
    'type', jsonb_build_object('system', 'http://dicom.nema.org/resources/ontology/DCM', 'code', '110110', 'display',
      'Patient Record'),
    'action', case l.action when 'add' then 'C' when 'change' then 'U' else 'R' end,
    'purposeOfEvent', jsonb_build_array(case when l.basis = 'break_glass' then private.fhir_code('v3-ActReason', 'ETREAT',
      l.basis)
      else jsonb_build_object('text', l.basis) end),
    'agent', jsonb_build_array(jsonb_build_object('requestor', true, 'name', l.actor_name,
      'role', jsonb_build_array(jsonb_build_object('text', l.actor_role)),
      'who', case when exists (select from public.specialists s where s.profile_id = l.actor_id)
        then private.fhir_ref('Practitioner', l.actor_id::text) end)),
    'source', jsonb_build_object('observer', jsonb_build_object('display', 'Sawubona')),
    'entity', jsonb_build_array(jsonb_build_object('what', private.fhir_ref('Patient', l.patient_id::text), 'name',
      l.category,
      'description', concat_ws(', ', l.action, nullif(l.screen, '')))))
  from public.access_log l where l.patient_id = p_person
$$;
comment on function private.fhir_auditevent(uuid) is
  'Who looked at the chart. Source: https://hl7.org/fhir/R4/auditevent.html';

create or replace function private.export_plan()
returns table (tbl text, how text, whose text, hidden text[], why text)
language sql immutable security invoker set search_path = '' as $$
  values
    ('public.visit_files', 'rows', 'patient_id = $1', array['sha256', 'path'], null), ('public.visit_preparations', 'rows', 'patient_id = $1', array[]::text[], null), ('public.profiles', 'resource', null, null, 'Patient, Person'), ('public.patients', 'resource', null, null, 'Patient'),
    ('public.emergency_contacts', 'resource', null, null, 'Patient.contact'),
    ('public.patient_conditions', 'resource', null, null, 'Condition'),
    ('public.patient_allergies', 'resource', null, null, 'AllergyIntolerance'),
    ('public.patient_medications', 'resource', null, null, 'MedicationStatement'),
    ('public.patient_remarks', 'resource', null, null, 'Composition'),
    ('public.observations', 'resource', null, null, 'Observation'),
    ('public.documents', 'resource', null, null, 'DocumentReference'),
    ('public.appointments', 'resource', null, null, 'Appointment'), ('public.messages', 'resource', null, null,
      'Communication'),
    ('public.notes', 'resource', null, null, 'Composition'),
    ('public.prescription_items', 'resource', null, null, 'MedicationRequest'),
    ('public.renewal_requests', 'resource', null, null, 'Task'), ('public.correction_requests', 'resource', null, null,
      'Task'),
    ('public.access_requests', 'resource', null, null, 'Task'), ('public.access_grants', 'resource', null, null, 'Consent'),
    ('public.delegations', 'resource', null, null, 'Consent'), ('public.consents', 'resource', null, null, 'Consent'),
    ('public.access_log', 'resource', null, null, 'AuditEvent'), ('public.payments', 'resource', null, null, 'Invoice'),
    ('public.refunds', 'resource', null, null, 'Invoice'), ('public.intake', 'resource', null, null,
      'QuestionnaireResponse'),
    ('public.consultations', 'rows', 'patient_id = $1', array['room_id', 'consent_by', 'identity_confirmed_by',
      'ended_by'], 'Encounter'),
    ('public.prescriptions', 'rows', 'patient_id = $1 and issued_at is not null', array['client_key', 'verify_code',
      'draft_items'],
      'MedicationRequest'),
    ('public.triage_sessions', 'rows', 'profile_id = $1', array[]::text[], 'RiskAssessment'),
    ('public.related_persons', 'rows', 'patient_id = $1', array[]::text[], 'RelatedPerson'), ('public.specialists', 'rows', 'profile_id = $1', array[]::text[], 'Practitioner, PractitionerRole'),
    ('public.appointment_events', 'rows', 'appointment_id in (select a.id from public.appointments a where a.patient_id = $1)',
      array['actor'], null),
    ('public.consultation_events', 'rows', 'consultation_id in (select c.id from public.consultations c where c.patient_id = $1)',
      array['actor', 'covered_by'], null),
    ('public.join_events', 'rows', 'profile_id = $1', array['client_id'], null),
    ('private.call_wishes', 'rows', 'profile_id = $1', array[]::text[], null),
    ('private.visit_guests', 'rows', '$1 in (guest_id, invited_by)', array['token_hash', 'guest_id', 'invited_by',
      'admitted_by', 'ended_by'], null),
    ('public.room_seats', 'rows', 'profile_id = $1', array[]::text[], null),
    ('private.door_stays', 'rows', 'profile_id = $1', array[]::text[], null),
    ('public.message_reads', 'rows', 'profile_id = $1', array['patient_id', 'specialist_id'], null),
    ('private.removed_messages', 'rows', 'removed_by = $1', array[]::text[], null),
    ('public.chart_versions', 'rows', 'patient_id = $1', array['changed_by'], null),
    ('public.plan_answers', 'rows', 'patient_id = $1', array['author_id'], null),
    ('public.letters', 'rows', 'patient_id = $1', array['client_key', 'verify_code', 'author_id'], null),
    ('public.prescription_events', 'rows', 'patient_id = $1', array['actor'], null),
    ('public.access_reports', 'rows', 'patient_id = $1', array['answered_by'], null),
    ('public.break_glass', 'rows', 'patient_id = $1', array['reviewed_by', 'dispute_answered_by'], null),
    ('public.reviews', 'rows', 'patient_id = $1', array[]::text[], null),
    ('public.waitlist_entries', 'rows', 'patient_id = $1', array['idempotency_key', 'joined_by'], null),
    ('public.slot_offers', 'rows', 'patient_id = $1', array[]::text[], null),
    ('public.squeeze_ins', 'rows', 'patient_id = $1', array[]::text[], null),
    ('public.notifications', 'rows', 'recipient_id = $1', array['dedupe_key'], null),
    ('public.outbox', 'rows', 'recipient_id = $1', array['dedupe_key', 'last_error'], null),
    ('public.notification_prefs', 'rows', 'profile_id = $1', array[]::text[], null),
    ('public.notification_settings', 'rows', 'profile_id = $1', array[]::text[], null),
    ('private.booking_drafts', 'rows', 'profile_id = $1', array[]::text[], null),
    ('public.operators', 'rows', 'profile_id = $1', array[]::text[], null),
    ('public.registration_events', 'rows', 'specialist_id = $1', array['actor_id'], null),
    ('public.registration_files', 'rows', 'specialist_id = $1', array['sha256', 'path'], null),
    ('private.registration_looks', 'rows', 'specialist_id = $1', array['operator_id'], null),
    ('private.council_numbers', 'rows', 'specialist_id = $1', array[]::text[], null),
    ('public.visit_types', 'rows', 'specialist_id = $1', array[]::text[], null),
    ('public.availability_rules', 'rows', 'specialist_id = $1', array[]::text[], null),
    ('public.availability_exceptions', 'rows', 'specialist_id = $1', array[]::text[], null),
    ('private.calendar_links', 'rows', 'specialist_id = $1', array['token_hash'], null),
    ('private.record_links', 'rows', 'patient_id = $1', array['token_hash', 'file', 'passcode_salt', 'passcode_hash'], null),
    ('public.note_copies', 'left out', null, null, 'Drafts of their author; the signed note is in the export.'),
    ('public.payment_events', 'left out', null, null, 'What the provider of payments sent us; what came of it is in the payments.'),
    ('private.access_log_heads', 'left out', null, null, 'Check sums of the access log.'),
    ('private.access_log_faults', 'left out', null, null, 'Check sums of the access log.'),
    ('private.closed_accounts', 'left out', null, null, 'Once an account is closed nobody asks.'),
    ('private.look_tickets', 'left out', null, null, 'Hashes of links that work for a minute.'),
    ('private.message_threads', 'left out', null, null, 'Counters of messages.'),
    ('private.freed_slots', 'left out', null, null, 'Times of a calendar that are offered to others.'),
    ('private.publications', 'left out', null, null, 'What operators propose about our own texts, rules and numbers.'),
    ('public.exchange_rates', 'left out', null, null, 'What we publish; operators meet it as its publishers only.'),
    ('public.terms_versions', 'left out', null, null, 'Our own texts; operators meet them as their publishers only.'),
    ('public.triage_rulesets', 'left out', null, null, 'Our own rules; operators meet them as their publishers only.'),
    ('public.emergency_numbers', 'left out', null, null, 'Public numbers; operators meet them as their publishers only.')
$$;
comment on function private.export_plan() is
  'Every table that knows a person: mapped to a resource; given row by row (whose: its condition, hidden: columns that are secrets or name other people); or left out, and why.';

create or replace function private.end_everything(p_me uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_draft public.prescriptions;
begin
  update public.access_grants set state = 'revoked', ended_at = v_now, ended_by = p_me
  where p_me in (patient_id, grantee_id) and state in ('offered', 'active');
  update public.access_requests set state = case patient_id when p_me then 'refused' else 'withdrawn' end, decided_at = v_now
  where p_me in (patient_id, specialist_id) and state = 'pending';
  update public.delegations set state = 'ended', ended_at = v_now, ended_by = p_me
  where (p_me in (patient_id, delegate_id) or invited_email = (select lower(p.email) from public.profiles p
    where p.id = p_me))
    and state in ('offered', 'active');
  update private.visit_guests set state = 'ended', ended_at = v_now, ended_by = p_me
  where p_me in (guest_id, invited_by) and state <> 'ended';
  update public.break_glass set ended_at = v_now where specialist_id = p_me and ended_at is null;
  perform private.finish_record_link(l.id, 'closed', v_now) from private.record_links l where l.patient_id = p_me and l.ended_at is null;
  perform private.end_entries(array(select e.id from public.waitlist_entries e where e.patient_id = p_me
    and e.state = 'waiting'), 'left');
  -- A draft that nobody issued is put away first; a request that it answered is open again then.
  for v_draft in update public.prescriptions set status = 'cancelled', status_reason = 'The account was closed.'
      where patient_id = p_me and status = 'draft' returning * loop
    perform private.renewal_draft_is_gone(v_draft);
  end loop;
  perform public.withdraw_renewal(r.id) from public.renewal_requests r where r.patient_id = p_me
    and r.state in ('requested', 'seen');
  update public.correction_requests set state = 'withdrawn', answered_at = v_now where patient_id = p_me and state = 'open';
  insert into public.registration_events (specialist_id, from_state, to_state, evidence, actor_id, actor_role, council_number, name, at)
  select s.profile_id, s.reg_state, 'suspended', 'The account was closed', p_me, 'specialist', s.hpcsa_number, p.name, v_now
  from public.specialists s join public.profiles p on p.id = s.profile_id where s.profile_id = p_me and s.reg_state = 'verified';
  update public.specialists set reg_state = case reg_state when 'verified' then 'suspended' when 'pending' then 'unverified'
    else reg_state end, listed = false where profile_id = p_me;
  update public.visit_types set active = false where specialist_id = p_me and active;
  delete from public.availability_rules where specialist_id = p_me;
  delete from public.availability_exceptions where specialist_id = p_me;
end $$;
comment on function private.end_everything(uuid) is
  'Ends what is open of a person, on both sides, through the machines: open pages of others hear of it as of any end.';

create or replace function private.unlink_person(p_me uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_closed private.closed_accounts;
  v_name text;
  v_around uuid[] := array(select p_me union select a.specialist_id from public.appointments a where a.patient_id = p_me
    union select c.covered_by from public.consultations c where c.patient_id = p_me
    union select g.grantee_id from public.access_grants g where g.patient_id = p_me
    union select r.specialist_id from public.access_requests r where r.patient_id = p_me
    union select unnest(array[d.patient_id, d.delegate_id]) from public.delegations d where p_me in (d.patient_id, d.delegate_id));
begin
  select * into v_closed from private.closed_accounts c where c.id = p_me;
  v_name := private.name_to_forget(v_closed);
  delete from public.notification_prefs where profile_id = p_me;
  delete from public.notification_settings where profile_id = p_me;
  delete from private.booking_drafts where profile_id = p_me;
  delete from private.look_tickets where issued_to = p_me;
  update public.triage_sessions set answers = null where profile_id = p_me and attached_at is null and answers is not null;
  update public.consultations set patient_location = null, callback_phone = null, callback_e164 = null
    where patient_id = p_me;
  update public.emergency_contacts set name = 'Closed account', relationship = 'Closed account', phone = '0000000000'
  where patient_id = p_me;
  update public.patients set date_of_birth = date_trunc('year', date_of_birth::timestamp)::date, address = 'Closed account',
    id_kind = null, id_number = null where profile_id = p_me;
  update public.chart_versions set content = private.unlinked(kind, content, v_closed)
  where patient_id = p_me and kind in ('patients', 'emergency_contacts');
  update private.visit_guests set name = 'Closed account' where p_me in (guest_id, invited_by) and name <> 'Closed account';
  update private.record_links set label = 'Closed account' where patient_id = p_me and label not in ('', 'Closed account');
  update public.delegations set invited_email = case when delegate_id is null then 'closed@account.invalid' end
  where p_me in (patient_id, delegate_id) and invited_email is not null;
  -- What the people around them were told names them, too.
  update public.notifications n set payload = private.without_name(n.payload, v_name)
  where n.recipient_id = any (v_around) and n.payload <> private.without_name(n.payload, v_name)
    and exists (select from private.closed_behind('notifications', to_jsonb(n)) b where b.id = p_me);
  update public.outbox o set payload = private.without_name(o.payload, v_name)
  where o.recipient_id = any (v_around) and o.recipient_id <> p_me and o.payload <> private.without_name(o.payload, v_name)
    and exists (select from private.closed_behind('outbox', to_jsonb(o)) b where b.id = p_me);
  update public.outbox set recipient_email = 'closed@account.invalid', last_error = null,
    payload = private.without_name(payload, v_name), state = case when state in ('waiting', 'sending') then 'failed'
      else state end
  where recipient_id = p_me;
  update public.specialists set bio = 'Closed account', reg_note = '', gender = null, province = null, city = ''
  where profile_id = p_me;
  update public.profiles set clerk_id = null, email = '', phone_raw = null, phone_e164 = null,
    first_name = case v_closed.role when 'specialist' then first_name else 'Closed' end,
    last_name = case v_closed.role when 'specialist' then last_name else 'account' end where id = p_me;
end $$;
comment on function private.unlink_person(uuid) is
  'Erases what leads to a person and no law keeps; the rest stays under an id that leads nowhere. A specialist stays named as the author of records.';

create or replace function private.lapse_access() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_count int := 0;
  v_rows int;
begin
  with gone as (
    update public.access_requests set state = 'lapsed' where id in (select r.id from public.access_requests r
      where r.state = 'pending' and r.lapses_at <= v_now order by r.lapses_at limit 500 for update skip locked) returning *
  ), told as (
    select private.notify(g.specialist_id, 'access.requestLapsed', g.id, '{}', 'access.requestLapsed:' || g.id) from gone g
  )
  select count(*) into v_rows from told;
  v_count := v_count + v_rows;
  update public.access_grants set state = 'expired', ended_at = until where id in (select g.id from public.access_grants g
    where g.state = 'active' and g.until <= v_now order by g.until limit 500 for update skip locked);
  get diagnostics v_rows = row_count;
  v_count := v_count + v_rows;
  update public.delegations set state = 'lapsed', ended_at = v_now where id in (select d.id from public.delegations d
    where d.state in ('offered', 'active') and (d.until <= v_now or d.state = 'offered' and d.offered_at <= v_now - interval '14 days')
    limit 500 for update skip locked);
  get diagnostics v_rows = row_count;
  v_count := v_count + v_rows;
  update public.break_glass set ended_at = expires_at where id in (select b.id from public.break_glass b
    where b.ended_at is null and b.expires_at <= v_now limit 500 for update skip locked);
  get diagnostics v_rows = row_count;
  v_count := v_count + v_rows;
  v_count := v_count + private.lapse_record_links();
  -- Said once each: a review that is late, and standing access that ends in three days.
  perform private.tell_operators('access.reviewOverdue', b.id, 'access.reviewOverdue:' || b.id) from public.break_glass b
  where b.review_state = 'pending' and b.review_due_at between v_now - interval '1 day' and v_now;
  perform private.notify(p.id, 'access.endingSoon', g.id, jsonb_build_object('until', g.until), 'access.endingSoon:' || g.id || ':' || p.id)
  from public.access_grants g, unnest(array[g.patient_id, g.grantee_id]) p (id)
  where g.state = 'active' and g.purpose <> 'visit' and g.until between v_now and v_now + interval '3 days'
    and g.created_at < v_now - interval '3 days'
    and not exists (select from public.notifications n where n.dedupe_key = 'access.endingSoon:' || g.id || ':' || p.id);
  return v_count;
end $$;
comment on function private.lapse_access() is
  'Flips requests, grants, invitations, delegations, emergencies and links to records whose time is over, so that open pages hear of it; reminds of late reviews and of access about to end. Returns how many were flipped.';
