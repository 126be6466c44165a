-- The keys by which a call through a server is encrypted from end to end, and who was told which.
--
-- Whoever was told a key decodes what is encrypted with it, by whatever way it reaches them. So a call gets another key when
-- somebody who knows the newest one loses their part in the visit: they are never told the next one, and those who stay change over.

create table private.room_keys (
  consultation_id uuid not null references public.consultations (id),
  version int not null check (version > 0),
  key bytea not null default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
    check (length(key) = 32),
  created_at timestamptz not null default private.clock(),
  primary key (consultation_id, version)
);
comment on table private.room_keys is
  'The keys of each call that was opened: sound and picture are encrypted between browsers with the newest where a server carries them. Told to those who take part, while the visit is open.';

alter table private.room_keys enable row level security;
alter table private.room_keys force row level security;
revoke all on private.room_keys from public, anon, authenticated, service_role;

select private.append_only('private.room_keys');

create table private.room_key_holders (
  consultation_id uuid not null,
  version int not null,
  profile_id uuid not null references public.profiles (id),
  told_at timestamptz not null default private.clock(),
  primary key (consultation_id, version, profile_id),
  foreign key (consultation_id, version) references private.room_keys (consultation_id, version)
);
comment on table private.room_key_holders is 'Who was told which key of a call.';

create index room_key_holders_of_profile on private.room_key_holders (profile_id, told_at desc);
create index room_key_holders_lately on private.room_key_holders (told_at);

alter table private.room_key_holders enable row level security;
alter table private.room_key_holders force row level security;
revoke all on private.room_key_holders from public, anon, authenticated, service_role;

select private.append_only('private.room_key_holders');

create function private.key_version(p_consultation uuid) returns int
language sql stable security definer set search_path = '' as $$
  select coalesce(max(k.version), 0) from private.room_keys k where k.consultation_id = p_consultation
$$;
comment on function private.key_version(uuid) is 'Which key of a call is the newest; 0: it was never opened.';

create function private.tell_key(p_consultation uuid, p_profile uuid) returns private.room_keys
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_key private.room_keys;
begin
  insert into private.room_keys (consultation_id, version) values (p_consultation, 1) on conflict do nothing;
  select * into v_key from private.room_keys k where k.consultation_id = p_consultation order by k.version desc limit 1;
  insert into private.room_key_holders (consultation_id, version, profile_id) values (p_consultation, v_key.version, p_profile)
  on conflict do nothing;
  return v_key;
end $$;
comment on function private.tell_key(uuid, uuid) is
  'The newest key of a call, the first one made now, for somebody who takes part in it; it stays known who was told.';

create function private.change_key(p_consultation uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit uuid;
begin
  insert into private.room_keys (consultation_id, version)
  values (p_consultation, private.key_version(p_consultation) + 1) on conflict do nothing;
  select c.appointment_id into v_visit from public.consultations c where c.id = p_consultation;
  perform private.broadcast('consultation:' || v_visit, 'seat', '{}'), private.broadcast('guests:' || v_visit, 'changed', '{}');
end $$;
comment on function private.change_key(uuid) is
  'The call has another key from now on, which those who take part hear of and ask for. The caller holds the lock of the consultation.';
