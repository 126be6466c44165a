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
