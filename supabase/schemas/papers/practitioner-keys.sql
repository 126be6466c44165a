-- Keys with which the installation signs for a practitioner. Closed (AES-256-GCM, bound to their owner): what opens them lies in
-- the secrets of the function `papers` and never comes here.

create table private.practitioner_keys (
  practitioner_id uuid primary key references public.specialists (profile_id),
  certificate text not null check (length(certificate) between 1 and 8000),
  wrapped text not null check (length(wrapped) between 1 and 2000),
  iv text not null check (length(iv) between 1 and 40),
  named text not null check (length(named) between 1 and 400),
  valid_until timestamptz not null,
  created_at timestamptz not null default private.clock()
);
comment on table private.practitioner_keys is
  'A practitioner''s certificate (DER, base64) and closed private key. Only the function papers asks for them; a new one takes the place of one that ends or bears another name or number.';
comment on column private.practitioner_keys.named is 'Name and council number that the certificate bears, and which authority made it.';

alter table private.practitioner_keys enable row level security;
alter table private.practitioner_keys force row level security;
revoke all on private.practitioner_keys from public, anon, authenticated, service_role;

create function public.practitioner_key(p_practitioner uuid, p_named text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('certificate', k.certificate, 'wrapped', k.wrapped, 'iv', k.iv) from private.practitioner_keys k
  where k.practitioner_id = p_practitioner and k.named = p_named and k.valid_until > private.clock() + interval '30 days'
$$;
comment on function public.practitioner_key(uuid, text) is
  'For the function papers: the key with which it signs for a practitioner of that name and number; null: one is to be made. Server only.';
grant execute on function public.practitioner_key to service_role;

create function public.keep_practitioner_key(p_practitioner uuid, p_named text, p_key jsonb, p_until timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('practitioner_key ' || p_practitioner::text, 0));
  -- Of two that were made at once the first counts.
  if public.practitioner_key(p_practitioner, p_named) is null then
    insert into private.practitioner_keys (practitioner_id, certificate, wrapped, iv, named, valid_until)
    values (p_practitioner, p_key ->> 'certificate', p_key ->> 'wrapped', p_key ->> 'iv', p_named, p_until)
    on conflict (practitioner_id) do update set certificate = excluded.certificate, wrapped = excluded.wrapped,
      iv = excluded.iv, named = excluded.named, valid_until = excluded.valid_until, created_at = private.clock();
  end if;
  return public.practitioner_key(p_practitioner, p_named);
end $$;
comment on function public.keep_practitioner_key(uuid, text, jsonb, timestamptz) is
  'For the function papers: keeps a new key and gives the one that counts. Server only.';
grant execute on function public.keep_practitioner_key to service_role;

-- Certificates that are not to be trusted any more, for the list that readers of signed files look at.

create table private.revoked_certificates (
  certificate text primary key check (length(certificate) between 1 and 8000),
  practitioner_id uuid not null references public.specialists (profile_id),
  reason text not null check (length(reason) between 10 and 500),
  revoked_by uuid not null,
  revoked_at timestamptz not null default private.clock()
);
comment on table private.revoked_certificates is
  'Certificates (DER, base64) of practitioners that they or an operator revoked, with the reason. Served as a list by the function papers; never taken back.';
create index revoked_certificates_of_practitioner on private.revoked_certificates (practitioner_id);
create index revoked_certificates_by on private.revoked_certificates (revoked_by);
alter table private.revoked_certificates enable row level security;
alter table private.revoked_certificates force row level security;
revoke all on private.revoked_certificates from public, anon, authenticated, service_role;
select private.append_only('private.revoked_certificates');

create function private.is_revoked(p_certificate text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.revoked_certificates r where r.certificate = p_certificate)
$$;
comment on function private.is_revoked(text) is 'Whether a certificate proves nothing any more; of a signature by hand there is none.';

create function public.revoke_my_certificate(p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_practising();
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
begin
  if length(v_reason) not between 10 and 500 then
    perform private.refuse('prescriptions.reasonRequired');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('practitioner_key ' || v_me::text, 0));
  -- The certificates of files, because one whose name changed is no longer kept with a key.
  insert into private.revoked_certificates (certificate, practitioner_id, reason, revoked_by)
  select c.certificate, v_me, v_reason, v_me from (select k.certificate from private.practitioner_keys k where k.practitioner_id = v_me
    union select f.certificate from public.paper_files f where f.author_id = v_me and f.way = 'platform') c
  on conflict do nothing;
  delete from private.practitioner_keys k where k.practitioner_id = v_me;
  return private.changed(v_me, null);
end $$;
comment on function public.revoke_my_certificate(text) is
  'A practitioner revokes every certificate with which the installation signed for them, with a reason of at least ten characters, as when somebody else used their account: readers of signed files refuse them from then on. The next file is signed with a new one. Hint: prescriptions.reasonRequired.';
grant execute on function public.revoke_my_certificate to authenticated;

create function public.revoked_certificates() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('now', private.clock(), 'certificates', coalesce((select jsonb_agg(jsonb_build_object('certificate', r.certificate,
    'at', r.revoked_at) order by r.revoked_at, r.certificate) from private.revoked_certificates r), '[]'))
$$;
comment on function public.revoked_certificates() is 'For the function papers: what its list of revoked certificates holds. Server only.';
grant execute on function public.revoked_certificates to service_role;
