-- Closed accounts: what is kept by law stays under an id that no longer leads to a person.
--
-- The machines refuse every change of what was said and done. Their one exception is written here: a row of somebody whose
-- account is closed may be changed to its unlinked form, and to nothing else.

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
create table private.files_to_remove (
  bucket text not null check (length(bucket) <= 100),
  path text not null check (length(path) <= 1024),
  asked_at timestamptz not null default private.clock(),
  removed_at timestamptz,
  primary key (bucket, path)
);
comment on table private.files_to_remove is
  'Files whose bytes the server removes through the storage: only it can reach them. Worked off by files_to_remove() and file_removed().';
create index files_to_remove_next on private.files_to_remove (asked_at) where removed_at is null;
do $$
declare
  v_table text;
begin
  foreach v_table in array array['closed_accounts', 'files_to_remove'] loop
    execute format('alter table private.%I enable row level security', v_table);
    execute format('alter table private.%I force row level security', v_table);
    execute format('revoke all on private.%I from public, anon, authenticated, service_role', v_table);
    execute format('create trigger keep before delete on private.%I for each row execute function private.refuse_change()',
      v_table);
    execute format('create trigger keep_all before truncate on private.%I for each statement execute function private.refuse_change()',
      v_table);
  end loop;
end $$;

create or replace function private.me() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_subject text := auth.jwt() ->> 'sub';
  v_id uuid;
begin
  if v_subject is null or v_subject = '' then
    return null;
  end if;
  -- A session of ours (id-token exchange): the subject is the uuid of auth.users.
  if v_subject ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then
    v_id := v_subject;
    -- A token outlives the account by up to an hour; it is nobody's.
    if exists (select from private.closed_accounts c where c.id = v_id) then
      return null;
    end if;
    return v_id;
  end if;
  -- Third-party mode: the subject is the identity provider's own id. A closed account has none.
  return (select p.id from public.profiles p where p.clerk_id = v_subject);
end $$;

create function private.without_name(p_payload jsonb, p_name text) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select coalesce(jsonb_object_agg(e.key, case when e.key like '%Name' and e.value = to_jsonb(p_name)
    then to_jsonb('Closed account'::text) else e.value end), '{}') from jsonb_each(p_payload) e
$$;
comment on function private.without_name(jsonb, text) is 'What somebody was told, without that person''s name.';

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
    when 'emergency_contacts' then '{"name": "Closed account", "relationship": "Closed account", "phone": "0000000000"}'
    when 'documents' then '{"title": "Closed account", "file_name": "Closed account"}'
    when 'chart_versions' then jsonb_build_object('content', case when p_row ->> 'kind' in ('patients',
      'emergency_contacts', 'documents')
      then private.unlinked(p_row ->> 'kind', p_row -> 'content', p_closed) else p_row -> 'content' end)
    when 'delegations' then jsonb_build_object('invited_email',
      case when p_row ->> 'delegate_id' is null then 'closed@account.invalid' end)
    when 'notifications' then jsonb_build_object('payload', private.without_name(p_row -> 'payload', private.name_to_forget(p_closed)))
    when 'outbox' then jsonb_build_object('payload', private.without_name(p_row -> 'payload', private.name_to_forget(p_closed)))
      || case when (p_row ->> 'recipient_id')::uuid = p_closed.id then jsonb_build_object('recipient_email',
        'closed@account.invalid',
        'last_error', null, 'state', case when p_row ->> 'state' in ('waiting', 'sending') then 'failed'
          else p_row ->> 'state' end)
      else '{}' end
    when 'prescriptions' then jsonb_build_object('particulars', p_row -> 'particulars'
      || '{"patientName": "Closed account", "patientAddress": "Closed account", "patientIdKind": null, "patientIdNumber": null,
        "patientBorn": null}')
    else '{}' end
$$;
comment on function private.unlinked(text, jsonb, private.closed_accounts) is
  'A row of somebody whose account is closed, without what leads to the person. The only form their guarded rows may be changed to.';

create function private.closed_behind(p_table text, p_row jsonb) returns setof private.closed_accounts
language sql stable security definer set search_path = '' as $$
  select c.* from private.closed_accounts c where c.id in ((p_row ->> 'patient_id')::uuid, (p_row ->> 'profile_id')::uuid,
    (p_row ->> 'recipient_id')::uuid, (p_row ->> 'delegate_id')::uuid)
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

create function private.is_unlinking(p_table text, p_old jsonb, p_new jsonb) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_free text[] := array['updated_at', 'version'];
begin
  return exists (select from private.closed_accounts)
    and exists (select from private.closed_behind(p_table, p_old) c
      where p_new - v_free = private.unlinked(p_table, p_old, c) - v_free);
end $$;
comment on function private.is_unlinking(text, jsonb, jsonb) is
  'Whether a change makes the unlinked form of a row of a closed account, and nothing else: then guards let it through.';

-- The guards of these tables stand aside for that change alone. A trigger of several events is split, because only an update
-- has both rows to compare.
do $$
declare
  r record;
  v_define text;
begin
  for r in select t.tgname, c.relname, t.tgtype, p.proname, pg_catalog.pg_get_triggerdef(t.oid) as def
    from pg_catalog.pg_trigger t
    join pg_catalog.pg_class c on c.oid = t.tgrelid join pg_catalog.pg_proc p on p.oid = t.tgfoid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgtype & 2 > 0 and t.tgtype & 16 > 0
      and c.relname in ('patients', 'emergency_contacts', 'chart_versions', 'notifications', 'outbox', 'delegations',
        'prescriptions')
      and p.proname in ('keep_version', 'refuse_change', 'guard_notification', 'guard_outbox', 'guard_access',
        'guard_prescription') loop
    v_define := regexp_replace(r.def, 'BEFORE .* ON', 'BEFORE UPDATE ON');
    execute format('drop trigger %I on public.%I', r.tgname, r.relname);
    execute replace(v_define, 'EXECUTE FUNCTION', format('when (not private.is_unlinking(%L, to_jsonb(old), to_jsonb(new))) EXECUTE FUNCTION',
      r.relname));
    if r.tgtype & 12 > 0 then
      v_define := regexp_replace(r.def, 'BEFORE .* ON', format('BEFORE %s ON', case when r.tgtype & 12 = 12
        then 'INSERT OR DELETE'
        when r.tgtype & 4 > 0 then 'INSERT' else 'DELETE' end));
      execute replace(v_define, 'CREATE TRIGGER ' || quote_ident(r.tgname),
        'CREATE TRIGGER ' || quote_ident(r.tgname || '_too'));
    end if;
  end loop;
end $$;

create function private.refuse_closed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row jsonb := to_jsonb(new);
  v_people uuid[] := array[v_row ->> 'patient_id', v_row ->> 'specialist_id', v_row ->> 'grantee_id',
    v_row ->> 'delegate_id'];
begin
  -- Whoever began before the account was closed waits here for the closing, and then sees it. Bookings waited for the calendar.
  if tg_argv[0] = 'wait' then
    perform from public.profiles p where p.id = any (v_people) order by p.id for key share;
  end if;
  if exists (select from private.closed_accounts c where c.id = any (v_people)) then
    raise exception 'the account is closed' using errcode = '42501', hint = 'access.refused';
  end if;
  return new;
end $$;
comment on function private.refuse_closed() is 'Nothing new begins with somebody whose account is closed.';
create trigger appointments_closed before insert on public.appointments for each row execute function private.refuse_closed();
create trigger closed before insert on public.access_grants for each row execute function private.refuse_closed('wait');
create trigger closed before insert on public.access_requests for each row execute function private.refuse_closed('wait');
create trigger closed before insert on public.delegations for each row execute function private.refuse_closed('wait');
create trigger closed before insert on public.waitlist_entries for each row execute function private.refuse_closed('wait');
create trigger closed before insert on public.renewal_requests for each row execute function private.refuse_closed('wait');
create trigger closed before insert on public.break_glass for each row execute function private.refuse_closed('wait');

create function private.tell_nobody() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  return case when exists (select from private.closed_accounts c where c.id = new.recipient_id) then null else new end;
end $$;
comment on function private.tell_nobody() is 'Nobody reads what a closed account is told.';
create trigger closed before insert on public.notifications for each row execute function private.tell_nobody();

revoke execute on function private.me(), private.without_name(jsonb, text), private.name_to_forget(private.closed_accounts),
  private.unlinked(text, jsonb, private.closed_accounts), private.closed_behind(text, jsonb),
  private.is_unlinking(text, jsonb, jsonb), private.refuse_closed(), private.tell_nobody()
  from public, anon, authenticated, service_role;
grant execute on function private.me() to anon, authenticated, service_role;
