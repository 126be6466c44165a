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
    and parts <@ array['allergies', 'medications', 'conditions', 'vaccinations', 'readings', 'mental_health', 'sexual_health']),
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

create trigger record_links_guard before update on private.record_links for each row
  execute function private.guard_record_link();
select private.keep_rows('private.record_links');

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

create function private.finish_record_link(p_id uuid, p_reason text, p_at timestamptz) returns void
language sql volatile security definer set search_path = '' as $$
  update private.record_links l set ended_at = p_at, end_reason = p_reason, file = null, passcode_salt = null, passcode_hash = null
  where l.id = p_id and l.ended_at is null
$$;
comment on function private.finish_record_link(uuid, text, timestamptz) is
  'Ends a link, once, and takes away what was encrypted and the hash of its passcode.';
