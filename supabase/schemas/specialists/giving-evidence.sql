-- Giving evidence for a registration, and the time by which an operator answers.

create function private.evidence_is_whole(p_specialist uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  -- A certificate from before the last check was judged by it; a person's identity stays what it is.
  select exists (select from public.registration_files f left join public.specialists s on s.profile_id = f.specialist_id
      where f.specialist_id = p_specialist and f.kind = 'certificate' and f.state = 'stored'
        and f.created_at > coalesce(s.reg_checked_at, '-infinity'))
    and exists (select from public.registration_files f
      where f.specialist_id = p_specialist and f.kind = 'identity' and f.state = 'stored')
$$;
comment on function private.evidence_is_whole(uuid) is 'Whether certificate and identity document are both here for the check that waits.';

create function private.evidence_is_open(p_specialist uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from public.specialists s where s.profile_id = p_specialist and (s.reg_state = 'suspended'
    or (s.reg_state = 'verified' and s.reg_until > private.clock() + interval '30 days')))
$$;
comment on function private.evidence_is_open(uuid) is
  'Whether this person may add and take away evidence now: nothing is decided, or the check ends within 30 days.';

create function private.start_registration_clock(p_specialist uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_due timestamptz := private.end_of_working_day(private.clock(), 3);
begin
  update public.specialists s set reg_due_at = v_due, reg_more_at = null
  where s.profile_id = p_specialist and s.reg_state = 'pending' and s.reg_due_at is null
    and private.evidence_is_whole(p_specialist);
  if found then
    perform private.notify(p_specialist, 'registration.received', null, jsonb_build_object('until', v_due));
  end if;
end $$;
comment on function private.start_registration_clock(uuid) is
  'Once number and evidence are both here, sets the time by which an operator answers, and tells the person. Of no effect before.';

create function private.start_clock_of_claim() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.start_registration_clock(new.profile_id);
  return null;
end $$;
comment on function private.start_clock_of_claim() is 'A number is asked about whose evidence may be here already.';

create trigger specialists_clock after insert on public.specialists
  for each row execute function private.start_clock_of_claim();
create trigger specialists_clock_again after update on public.specialists for each row
  when (new.reg_state = 'pending' and old.reg_state <> 'pending') execute function private.start_clock_of_claim();

create function public.add_registration_file(p_kind text, p_file jsonb, p_key uuid) returns public.registration_files
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_file jsonb := private.document_file(jsonb_build_object('file', p_file));
  v_row public.registration_files;
begin
  if p_key is null or coalesce(p_kind, '') not in ('certificate', 'identity', 'other') then
    perform private.refuse('data.invalid');
  end if;
  -- One at a time, so that two tabs cannot go past the limit together. Whoever checks or is treated here gives no evidence.
  perform from public.profiles p where p.id = v_me and p.role = 'specialist' for no key update;
  if not found or exists (select from private.closed_accounts c where c.id = v_me) then
    raise exception 'for specialists only' using errcode = '42501', hint = 'access.refused';
  end if;
  select * into v_row from public.registration_files f where f.id = p_key;
  if found then
    if v_row.specialist_id <> v_me or v_row.kind <> p_kind or v_row.sha256 <> v_file ->> 'sha256' then
      perform private.refuse('data.conflict');
    end if;
    return v_row;
  end if;
  if exists (select from public.documents d where d.id = p_key) or exists (select from public.visit_files f where f.id = p_key) then
    perform private.refuse('data.conflict');
  end if;
  if not private.evidence_is_open(v_me) then
    perform private.refuse('registration.notNow');
  end if;
  if (select count(*) from public.registration_files f where f.specialist_id = v_me and f.state <> 'refused') >= 10 then
    perform private.refuse('registration.filesFull');
  end if;
  perform private.spend('registration_file', 40, 400, 3600);
  insert into public.registration_files (id, specialist_id, kind, file_name, mime_type, size_bytes, sha256)
  values (p_key, v_me, p_kind, v_file ->> 'file_name', v_file ->> 'mime_type', (v_file ->> 'size_bytes')::int, v_file ->> 'sha256')
  returning * into v_row;
  return v_row;
end $$;
comment on function public.add_registration_file(text, jsonb, uuid) is
  'A specialist, also one who is only signing up, announces a file {name, type, size, sha256} of a kind (certificate, identity, other): the answer''s path is where to upload it to within a day, in bucket documents; then POST /functions/v1/documents/<key>/check. The key is the id; repeatable. Hints: those of the file, registration.notNow, registration.filesFull, data.busy, data.conflict.';
grant execute on function public.add_registration_file to authenticated;

create function private.forget_registration_files(p_ids uuid[]) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count int;
begin
  with gone as (delete from public.registration_files f where f.id = any (p_ids) returning f.path)
  insert into private.files_to_remove (bucket, path) select 'documents', g.path from gone g on conflict do nothing;
  get diagnostics v_count = row_count;
  return v_count;
end $$;
comment on function private.forget_registration_files(uuid[]) is 'Deletes evidence; its bytes follow within a minute. How many.';

create function public.drop_registration_file(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_mine uuid[];
begin
  -- A check that is being recorded right now must not end up on other evidence.
  perform from public.specialists s where s.profile_id = v_me for update;
  v_mine := array(select f.id from public.registration_files f where f.id = p_id and f.specialist_id = v_me for update);
  if cardinality(v_mine) > 0 and not private.evidence_is_open(v_me) then
    perform private.refuse('registration.notNow');
  end if;
  perform private.forget_registration_files(v_mine);
  update public.specialists s set reg_due_at = null
  where s.profile_id = v_me and s.reg_due_at is not null and not private.evidence_is_whole(v_me);
end $$;
comment on function public.drop_registration_file(uuid) is
  'A specialist takes evidence back while nothing is decided: row and bytes go. Repeatable; of no effect on anybody else''s. Hint: registration.notNow.';
grant execute on function public.drop_registration_file to authenticated;

create function private.settle_registration_file(p_id uuid, p_verdict text, p_note text, p_size int, p_sha256 text,
  p_kept_sha256 text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.registration_files;
  v_clean boolean;
begin
  select * into v_row from public.registration_files f where f.id = p_id for update;
  if not found then
    perform private.refuse('chart.notFound');
  elsif v_row.state = 'awaiting_file' then
    v_clean := p_verdict = 'clean' and p_size = v_row.size_bytes and p_sha256 = v_row.sha256;
    update public.registration_files set state = case when v_clean then 'stored' else 'refused' end, scanned_at = private.clock(),
      scan_note = case when p_verdict = 'clean' and not v_clean then 'chart.fileChanged' else left(coalesce(p_note, ''), 60) end
    where id = p_id returning * into v_row;
    if v_clean then
      perform private.note_cleaned_file(v_row.path, p_sha256, p_kept_sha256);
      perform private.start_registration_clock(v_row.specialist_id);
    end if;
  end if;
  return jsonb_build_object('state', v_row.state, 'scan_note', v_row.scan_note);
end $$;
comment on function private.settle_registration_file(uuid, text, text, int, text, text) is
  'The verdict on evidence, once; as settle_document gives it for documents. Hint: chart.notFound.';

create function private.drop_evidence_of_closed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_registration_files(array(select f.id from public.registration_files f where f.specialist_id = new.id));
  return null;
end $$;
comment on function private.drop_evidence_of_closed() is 'A closed account leaves no certificate and no identity document behind.';

create trigger closed_accounts_drop_evidence after insert on private.closed_accounts
  for each row execute function private.drop_evidence_of_closed();
