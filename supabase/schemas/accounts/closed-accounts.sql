-- Closed accounts: what is kept by law stays under an id that no longer leads to a person.

create table private.closed_accounts (
  id uuid primary key references public.profiles (id),
  role text,
  closed_at timestamptz not null default private.clock(),
  name text,
  date_of_birth date,
  kept jsonb not null check (jsonb_typeof(kept) = 'array'),
  forgotten_at timestamptz,
  check ((forgotten_at is null) = (name is not null))
);
comment on table private.closed_accounts is
  'Whose account is closed, what is kept of it (category, law, until) and, for requests by law alone, name and date of birth. No role of the API reads it; private.forget_closed() erases the two when the last term is over.';

alter table private.closed_accounts enable row level security;
alter table private.closed_accounts force row level security;
revoke all on private.closed_accounts from public, anon, authenticated, service_role;

create function private.forget_companions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.appointments set companion = '' where patient_id = new.id and companion <> '';
  return null;
end $$;
comment on function private.forget_companions() is 'A closed account leaves nobody behind who came along to its visits.';

create trigger closed_accounts_forget_companions after insert on private.closed_accounts
  for each row execute function private.forget_companions();

create function private.drop_visit_files_of_closed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_visit_files(array(select f.id from public.visit_files f where f.patient_id = new.id));
  return null;
end $$;
comment on function private.drop_visit_files_of_closed() is 'A closed account leaves no files behind that nobody booked with.';

create trigger closed_accounts_drop_visit_files after insert on private.closed_accounts
  for each row execute function private.drop_visit_files_of_closed();

create function private.drop_portrait_of_closed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.files_to_remove (bucket, path)
  select o.bucket_id, o.name from storage.objects o where o.bucket_id = 'profile-images' and o.name = new.id || '/portrait'
  on conflict (bucket, path) do update set asked_at = private.clock(), removed_at = null, tried_at = null;
  return null;
end $$;
comment on function private.drop_portrait_of_closed() is 'A closed account leaves no portrait that everybody may see.';

create trigger closed_accounts_drop_portrait after insert on private.closed_accounts
  for each row execute function private.drop_portrait_of_closed();

select private.keep_rows('private.closed_accounts');

create function private.without_name(p_payload jsonb, p_name text) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select coalesce(jsonb_object_agg(e.key, case when e.key like '%Name' and e.value = to_jsonb(p_name)
    then to_jsonb('Closed account'::text) else e.value end), '{}')
  from jsonb_each(p_payload) e where p_name is null or e.key <> 'forWhom'
$$;
comment on function private.without_name(jsonb, text) is 'What somebody was told, without that person''s name and whom they cared for.';

create function private.name_to_forget(p_closed private.closed_accounts) returns text
language sql immutable security invoker set search_path = '' as $$
  select p_closed.name where p_closed.role is distinct from 'specialist'
$$;
comment on function private.name_to_forget(private.closed_accounts) is
  'The name to take out of what others were told; a specialist stays named as the author of records.';

create function private.unlinked(p_table text, p_row jsonb, p_closed private.closed_accounts) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select p_row || case p_table
    -- The year of birth stays: a dose or a result means nothing without an age.
    when 'patients' then jsonb_build_object('date_of_birth', date_trunc('year',
      (p_row ->> 'date_of_birth')::timestamp)::date,
      'address', 'Closed account') || case when p_row ? 'id_kind' then '{"id_kind": null, "id_number": null}'::jsonb
        else '{}' end
    when 'emergency_contacts' then '{"name": "Closed account", "relationship": "Closed account", "phone": "0000000000",
      "phone_e164": null}'
    when 'documents' then '{"title": "Closed account", "file_name": "Closed account"}'
    when 'chart_versions' then jsonb_build_object('content', case when p_row ->> 'kind' in ('patients',
      'emergency_contacts', 'documents')
      then private.unlinked(p_row ->> 'kind', p_row -> 'content', p_closed) else p_row -> 'content' end)
    when 'delegations' then jsonb_build_object('invited_email',
      case when p_row ->> 'delegate_id' is null then 'closed@account.invalid' end)
    when 'notifications' then jsonb_build_object('payload', private.without_name(p_row -> 'payload', private.name_to_forget(p_closed)))
    when 'outbox' then jsonb_build_object('payload', private.without_name(p_row -> 'payload', private.name_to_forget(p_closed)))
      || case when (p_row ->> 'recipient_id')::uuid = p_closed.id then jsonb_build_object('recipient_email',
        case p_row ->> 'channel' when 'email' then 'closed@account.invalid' end, 'recipient_phone', null, 'push_subscription_id', null,
        'last_error', null, 'state', case when p_row ->> 'state' in ('waiting', 'sending') then 'failed'
          else p_row ->> 'state' end)
      else '{}' end
    when 'prescriptions' then jsonb_build_object('particulars', p_row -> 'particulars'
      || '{"patientName": "Closed account", "patientAddress": "Closed account", "patientIdKind": null, "patientIdNumber": null,
        "patientBorn": null}')
    when 'letters' then jsonb_build_object('particulars', p_row -> 'particulars' || '{"patientName": "Closed account", "patientBorn": null}')
    when 'invoices' then case when p_row ->> 'patient_id' = p_closed.id::text then '{"patient_name": "Closed account"}' else '{}' end::jsonb
      || case when p_row ->> 'payer_id' = p_closed.id::text then '{"payer_name": "Closed account"}' else '{}' end::jsonb
    when 'papers' then jsonb_build_object('facts', p_row -> 'facts'
      || '{"patient": {"name": "Closed account", "born": null, "idNumber": "", "address": "Closed account", "age": null}}'
      || case when p_row -> 'facts' ? 'payerName' then '{"patientName": "Closed account", "payerName": "", "medicalAid": null}' else '{}' end::jsonb)
    else '{}' end
$$;
comment on function private.unlinked(text, jsonb, private.closed_accounts) is
  'A row of somebody whose account is closed, without what leads to the person. The only form their guarded rows may be changed to.';

create function private.closed_behind(p_table text, p_row jsonb) returns setof private.closed_accounts
language sql stable security definer set search_path = '' as $$
  select c.* from private.closed_accounts c where c.id in ((p_row ->> 'patient_id')::uuid, (p_row ->> 'profile_id')::uuid,
    (p_row ->> 'recipient_id')::uuid, (p_row ->> 'delegate_id')::uuid, (p_row ->> 'payer_id')::uuid)
  union all
  -- What others were told about them.
  select c.* from (select (p_row ->> 'ref_id')::uuid as id where p_table in ('notifications', 'outbox')
    union select nullif(p_row -> 'payload' ->> 'refId', '')::uuid where p_table = 'outbox'
    union select nullif(p_row -> 'payload' ->> 'appointmentId', '')::uuid where p_table in ('notifications', 'outbox')) r
  cross join lateral (select a.patient_id from public.appointments a where a.id = r.id
    union select g.patient_id from public.access_grants g where g.id = r.id
    union select b.patient_id from public.break_glass b where b.id = r.id
    union select unnest(array[d.patient_id, d.delegate_id]) from public.delegations d where d.id = r.id) x
  join private.closed_accounts c on c.id = x.patient_id
$$;
comment on function private.closed_behind(text, jsonb) is 'The closed accounts a row is about, with their names.';
