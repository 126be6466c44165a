-- Evidence for registrations: files of the specialist, opened by operators with a line each, and a named time to answer.

-- What a registration is checked by: certificate and identity document, as files of the person alone.
--
-- Same bucket, same inspection, same kind of path as a document. They are no part of any record. The person adds and takes away
-- while nothing is decided; operators open them on their desk, and each opening is a line that nobody can undo.

create table public.registration_files (
  id uuid primary key,
  specialist_id uuid not null references public.profiles (id),
  kind text not null check (kind in ('certificate', 'identity', 'other')),
  file_name text not null check (length(file_name) between 1 and 120)
    constraint file_name_is_one_line check (file_name = private.one_line(file_name)),
  mime_type text not null check (mime_type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  size_bytes int not null check (size_bytes between 1 and 20971520),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  path text not null unique generated always as (specialist_id::text || '/' || id::text || '/file.' || case mime_type
    when 'application/pdf' then 'pdf' when 'image/jpeg' then 'jpg' when 'image/png' then 'png' else 'webp' end) stored,
  state text not null default 'awaiting_file' check (state in ('awaiting_file', 'stored', 'refused')),
  scan_note text not null default '' check (length(scan_note) <= 60),
  scanned_at timestamptz,
  created_at timestamptz not null default private.clock(),
  opened_at timestamptz,
  check ((state = 'awaiting_file') = (scanned_at is null))
);
comment on table public.registration_files is
  'Evidence for a registration. Its owner alone reads the rows; operators meet what was kept through registration_evidence and open_registration_file. Written by functions only.';
comment on column public.registration_files.opened_at is 'When an operator last opened it; every opening is in registration_looks.';

create index registration_files_of_specialist on public.registration_files (specialist_id, created_at);

alter table public.registration_files enable row level security;
alter table public.registration_files force row level security;
create policy "specialists read their own evidence" on public.registration_files
  for select to authenticated using (specialist_id = (select private.me()));
revoke all on public.registration_files from public, anon, authenticated, service_role;
grant select on public.registration_files to authenticated;

create table private.registration_looks (
  id bigint generated always as identity primary key,
  file_id uuid not null,
  specialist_id uuid not null references public.profiles (id),
  operator_id uuid not null references public.profiles (id),
  kind text not null check (kind in ('certificate', 'identity', 'other')),
  at timestamptz not null default private.clock()
);
comment on table private.registration_looks is
  'Who of the operators opened which evidence of whom, and when. Append-only; it stays when the file is gone.';

create index registration_looks_of_specialist on private.registration_looks (specialist_id, id desc);

alter table private.registration_looks enable row level security;
alter table private.registration_looks force row level security;
revoke all on private.registration_looks from public, anon, authenticated, service_role;

create trigger registration_looks_keep before update or delete on private.registration_looks
  for each row execute function private.refuse_change();
create trigger registration_looks_keep_all before truncate on private.registration_looks
  for each statement execute function private.refuse_change();

alter table public.specialists add column reg_due_at timestamptz, add column reg_more_at timestamptz;
comment on column public.specialists.reg_due_at is 'By when an operator answers the check that waits; null: number or evidence is not here yet, or more was asked for.';
comment on column public.specialists.reg_more_at is 'Since when more is asked for; reg_note says what.';

-- Giving evidence for a registration, opening it, asking for more, and the time by which an operator answers.

create function private.registration_due(p_from timestamptz) returns timestamptz
language sql immutable security invoker set search_path = '' as $$
  -- The third working day after it, when the desk closes in South Africa.
  select (d.day + time '17:00') at time zone 'Africa/Johannesburg'
  from (select g::date as day from generate_series((p_from at time zone 'Africa/Johannesburg')::date + 1,
      (p_from at time zone 'Africa/Johannesburg')::date + 7, interval '1 day') g
    where extract(isodow from g) < 6 order by g limit 1 offset 2) d
$$;
comment on function private.registration_due(timestamptz) is
  'By when an operator answers what arrived now: 17:00 South African time on the third day after it that is no Saturday or Sunday.';
revoke execute on function private.registration_due from public, anon, authenticated, service_role;

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
revoke execute on function private.evidence_is_whole from public, anon, authenticated, service_role;

create function private.evidence_is_open(p_specialist uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from public.specialists s where s.profile_id = p_specialist and (s.reg_state = 'suspended'
    or (s.reg_state = 'verified' and s.reg_until > private.clock() + interval '30 days')))
$$;
comment on function private.evidence_is_open(uuid) is
  'Whether this person may add and take away evidence now: nothing is decided, or the check ends within 30 days.';
revoke execute on function private.evidence_is_open from public, anon, authenticated, service_role;

create function private.start_registration_clock(p_specialist uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_due timestamptz := private.registration_due(private.clock());
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
revoke execute on function private.start_registration_clock from public, anon, authenticated, service_role;

create function private.start_clock_of_claim() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.start_registration_clock(new.profile_id);
  return null;
end $$;
comment on function private.start_clock_of_claim() is 'A number is asked about whose evidence may be here already.';
revoke execute on function private.start_clock_of_claim from public, anon, authenticated, service_role;

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
revoke execute on function public.add_registration_file from public, anon, authenticated, service_role;
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
revoke execute on function private.forget_registration_files from public, anon, authenticated, service_role;

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
revoke execute on function public.drop_registration_file from public, anon, authenticated, service_role;
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
      scan_note = case when v_clean then '' when p_verdict = 'clean' then 'chart.fileChanged' else left(coalesce(p_note, ''), 60) end
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
revoke execute on function private.settle_registration_file from public, anon, authenticated, service_role;

create function public.registration_evidence(p_specialist uuid)
returns table (id uuid, kind text, file_name text, mime_type text, size_bytes int, created_at timestamptz, opened_at timestamptz,
  openings int)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  return query select f.id, f.kind, f.file_name, f.mime_type, f.size_bytes, f.created_at, f.opened_at,
      (select count(*)::int from private.registration_looks l where l.file_id = f.id)
    from public.registration_files f where f.specialist_id = p_specialist and f.state = 'stored'
    order by f.kind, f.created_at desc;
end $$;
comment on function public.registration_evidence(uuid) is
  'For operators: what a specialist gave for the check, when, and how often it was opened; nothing of what stands in it.';
revoke execute on function public.registration_evidence from public, anon, authenticated, service_role;
grant execute on function public.registration_evidence to authenticated;

create function public.open_registration_file(p_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.registration_files;
begin
  perform private.refuse_reading_request();
  select * into v_row from public.registration_files f where f.id = p_id and f.state = 'stored' for update;
  if v_row.id is null or (v_row.specialist_id <> v_me and not private.is_operator(v_me)) then
    perform private.refuse('chart.notFound');
  end if;
  if v_row.specialist_id <> v_me then
    insert into private.registration_looks (file_id, specialist_id, operator_id, kind)
    values (v_row.id, v_row.specialist_id, v_me, v_row.kind);
    update public.registration_files set opened_at = private.clock() where id = v_row.id;
  end if;
  return private.issue_look('document', v_row.specialist_id, jsonb_build_object('registrationFile', v_row.id));
end $$;
comment on function public.open_registration_file(uuid) is
  'Gives its owner or an operator a ticket for evidence: GET /functions/v1/documents/file/<ticket>, once, within 60 seconds. An operator''s opening is written down first. POST only. Hint: chart.notFound.';
revoke execute on function public.open_registration_file from public, anon, authenticated, service_role;
grant execute on function public.open_registration_file to authenticated;

create function private.redeem_registration_file(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.registration_files;
begin
  select * into v_row from public.registration_files f
  where f.id = (p_look.subject ->> 'registrationFile')::uuid and f.state = 'stored';
  if v_row.id is null or (v_row.specialist_id <> p_look.issued_to and not private.is_operator(p_look.issued_to)) then
    perform private.refuse('chart.ticketSpent');
  end if;
  return jsonb_build_object('path', v_row.path, 'file_name', v_row.file_name, 'mime_type', v_row.mime_type,
    'sha256', coalesce((select c.sha256 from private.cleaned_files c where c.path = v_row.path), v_row.sha256));
end $$;
comment on function private.redeem_registration_file(private.look_tickets) is
  'Which evidence a ticket opens; the right is asked again. Hint: chart.ticketSpent.';
revoke execute on function private.redeem_registration_file from public, anon, authenticated, service_role;

create function public.ask_for_evidence(p_specialist uuid, p_reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_reason text := private.form_text(jsonb_build_object('reason', p_reason), 'reason', 'registration.reasonRequired', 1, 1000);
  v_row public.specialists;
  v_name text;
begin
  select p.name into v_name from public.profiles p where p.id = p_specialist for no key update;
  select * into v_row from public.specialists s where s.profile_id = p_specialist for no key update;
  if not found then
    perform private.refuse('data.notFound');
  elsif v_row.reg_state <> 'pending' then
    perform private.refuse('registration.notNow');
  elsif v_row.reg_more_at is not null and v_row.reg_note = v_reason then
    return;
  end if;
  update public.specialists set reg_more_at = private.clock(), reg_due_at = null, reg_note = v_reason
  where profile_id = p_specialist;
  insert into public.registration_events (specialist_id, from_state, to_state, evidence, actor_id, actor_role, council_number,
    name, note, at)
  values (p_specialist, 'pending', 'pending', 'More was asked for', v_me, 'operator', v_row.license_number, v_name, v_reason,
    private.clock());
  perform private.notify(p_specialist, 'registration.moreNeeded');
end $$;
comment on function public.ask_for_evidence(uuid, text) is
  'An operator asks a waiting specialist for more and says what: the time to answer stops, the person is told, and begins anew with the next file. The same words twice are one request. Hints: registration.reasonRequired, registration.notNow, validation.tooLong, data.notFound.';
revoke execute on function public.ask_for_evidence from public, anon, authenticated, service_role;
grant execute on function public.ask_for_evidence to authenticated;

create function private.drop_evidence_of_closed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_registration_files(array(select f.id from public.registration_files f where f.specialist_id = new.id));
  return null;
end $$;
comment on function private.drop_evidence_of_closed() is 'A closed account leaves no certificate and no identity document behind.';
revoke execute on function private.drop_evidence_of_closed from public, anon, authenticated, service_role;

create trigger closed_accounts_drop_evidence after insert on private.closed_accounts
  for each row execute function private.drop_evidence_of_closed();

create or replace function private.guard_registration() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'specialists are never deleted' using errcode = '42501', hint = 'access.refused';
  end if;
  if tg_op = 'INSERT' then
    if new.reg_state <> 'pending' then
      raise exception 'a registration begins as pending' using errcode = '23514';
    end if;
    new.listed := false;
    return new;
  end if;
  if new.reg_state <> old.reg_state and old.reg_state || '>' || new.reg_state not in ('pending>verified',
      'pending>rejected', 'pending>unverified', 'unverified>pending', 'rejected>pending', 'expired>pending', 'expired>verified', 'expired>rejected',
      'verified>suspended', 'verified>expired', 'verified>rejected', 'suspended>verified', 'suspended>expired',
      'suspended>rejected') then
    raise exception 'a registration cannot go from % to %', old.reg_state, new.reg_state using errcode = '23514';
  end if;
  if new.profile_id <> old.profile_id
    or (new.license_number <> old.license_number and new.reg_state not in ('unverified', 'pending')) then
    raise exception 'a checked number never changes' using errcode = '23514';
  end if;
  if new.reg_state = 'verified' and not exists (select from private.council_numbers n
    where n.number = old.hpcsa_number and n.specialist_id = new.profile_id and n.released_at is null) then
    raise exception 'a number is verified for whoever holds it' using errcode = '23514';
  end if;
  new.listed := new.listed and new.reg_state = 'verified';
  -- What waits with a check ends with it.
  if new.reg_state <> 'pending' then
    new.reg_due_at := null;
    new.reg_more_at := null;
  end if;
  return new;
end $$;
comment on function private.guard_registration() is
  'The registration machine. Only verified is ever listed; a number changes only while it is open (unverified, pending).';

drop function public.registrations_to_check(text);
create function public.registrations_to_check(p_state text default null)
returns table (specialist_id uuid, name text, email text, council_number text, specialty text, education text, hospital text,
  years_experience int, state text, asked_at timestamptz, checked_at timestamptz, valid_until timestamptz, note text,
  held_by_another boolean, due_at timestamptz, more_asked_at timestamptz, files int)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  return query select s.profile_id, p.name, p.email, s.license_number, s.specialty, s.education, s.hospital, s.years_experience,
      s.reg_state, a.asked_at, s.reg_checked_at, s.reg_until, s.reg_note,
      exists (select from private.council_numbers n
        where n.number = s.hpcsa_number and n.specialist_id <> s.profile_id and n.released_at is null),
      s.reg_due_at, s.reg_more_at,
      (select count(*)::int from public.registration_files f where f.specialist_id = s.profile_id and f.state = 'stored')
    from public.specialists s join public.profiles p on p.id = s.profile_id
    cross join lateral (select max(e.at) as asked_at from public.registration_events e
      where e.specialist_id = s.profile_id and e.to_state = 'pending'
        and e.actor_role <> 'operator') a
    where case when p_state is not null then s.reg_state = p_state
      else s.reg_state = 'pending' or (s.reg_state = 'verified' and s.reg_until < private.clock() + interval '30 days') end
    order by s.reg_state <> 'pending', coalesce(a.asked_at, s.created_at), s.profile_id limit 200;
end $$;
comment on function public.registrations_to_check(text) is
  'For operators: who waits for a check, longest first, then whose check ends within 30 days; or everyone in one state.';
revoke execute on function public.registrations_to_check from public, anon, authenticated, service_role;
grant execute on function public.registrations_to_check to authenticated;

create or replace function public.desk_overview()
returns table (queue text, waiting int, oldest_at timestamptz, due_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  return query
  select 'emergencies', count(*)::int, min(b.opened_at), min(b.review_due_at)
  from public.break_glass b where b.review_state = 'pending'
  union all
  select 'disputes', count(*)::int, min(b.disputed_at), null
  from public.break_glass b where b.disputed_at is not null and b.dispute_answered_at is null and b.review_state <> 'pending'
  union all
  select 'reports', count(*)::int, min(r.reported_at), null from public.access_reports r where r.answered_at is null
  union all
  select 'registrations', count(*)::int, min(r.asked_at), min(r.due_at) from public.registrations_to_check('pending') r
  union all
  select 'registrationsEnding', count(*)::int, null, min(s.reg_until)
  from public.specialists s where s.reg_state = 'verified' and s.reg_until < private.clock() + interval '30 days'
  union all
  select 'missedVisits', count(*)::int, min(v.recorded_at), min(v.correctable_until) from public.no_shows_to_review() v
  union all
  select 'paymentDisputes', count(*)::int, min(d.created_at), null
  from private.payment_disputes d where d.state in ('inquiry', 'open')
  union all
  select 'failedRefunds', count(*)::int, min(r.created_at), null from public.refunds r where r.state = 'failed'
  union all
  select 'publications', count(*)::int, min(p.proposed_at), null from private.publications p where p.state = 'waiting'
  union all
  select 'jobs', count(*)::int, min(j.last_ok_at), null from public.job_state() j where j.overdue
  union all
  select 'mails', count(*)::int, min(m.failed_at), null from private.lost_mails() m;
end $$;
comment on function public.desk_overview() is
  'For operators: how many cases wait in each queue, since when the oldest does, and until when the next one should be decided. Numbers and times only.';

create or replace function private.may_upload(p_path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.documents d where d.path = p_path and d.recorded_by = private.me()
      and d.state = 'awaiting_file' and d.created_at > private.clock() - interval '1 day')
    or exists (select from public.visit_files f where f.path = p_path and f.patient_id = private.me()
      and f.state = 'awaiting_file' and f.created_at > private.clock() - interval '1 day')
    or exists (select from public.registration_files f where f.path = p_path and f.specialist_id = private.me()
      and f.state = 'awaiting_file' and f.created_at > private.clock() - interval '1 day')
$$;
comment on function private.may_upload(text) is
  'Whether the caller announced a file for exactly this path within the last day and it has not come yet: a large file may take long on a weak line.';

create or replace function private.settle_visit_file(p_id uuid, p_verdict text, p_note text, p_size int, p_sha256 text, p_kept_sha256 text)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.visit_files;
  v_clean boolean;
begin
  select * into v_row from public.visit_files f where f.id = p_id for update;
  if not found then
    return private.settle_registration_file(p_id, p_verdict, p_note, p_size, p_sha256, p_kept_sha256);
  elsif v_row.state = 'awaiting_file' then
    v_clean := p_verdict = 'clean' and p_size = v_row.size_bytes and p_sha256 = v_row.sha256;
    update public.visit_files set state = case when v_clean then 'stored' else 'refused' end, scanned_at = private.clock(),
      scan_note = case when v_clean then '' when p_verdict = 'clean' then 'chart.fileChanged' else left(coalesce(p_note, ''), 60) end
    where id = p_id returning * into v_row;
    if v_clean then
      perform private.note_cleaned_file(v_row.path, p_sha256, p_kept_sha256);
    end if;
  end if;
  return jsonb_build_object('state', v_row.state, 'scan_note', v_row.scan_note);
end $$;
comment on function private.settle_visit_file(uuid, text, text, int, text, text) is
  'The verdict on a file for a visit, once; as settle_document gives it for documents. Hint: chart.notFound.';

create or replace function public.document_to_check(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_answer jsonb;
begin
  -- Each asking is an inspection.
  perform private.spend('check_file', 120, 120, 600);
  -- Where and in what state, never what it is called: this answer is not logged.
  select jsonb_build_object('path', d.path, 'mime_type', d.mime_type, 'state', d.state, 'scan_note', d.scan_note) into v_answer
  from public.documents d where d.id = p_id and d.recorded_by = private.me_in_care();
  if v_answer is null then
    select jsonb_build_object('path', f.path, 'mime_type', f.mime_type, 'state', f.state, 'scan_note', f.scan_note) into v_answer
    from public.visit_files f where f.id = p_id and f.patient_id = v_me;
  end if;
  if v_answer is null then
    select jsonb_build_object('path', f.path, 'mime_type', f.mime_type, 'state', f.state, 'scan_note', f.scan_note) into v_answer
    from public.registration_files f where f.id = p_id and f.specialist_id = v_me;
  end if;
  if v_answer is null then
    perform private.refuse('chart.notFound');
  end if;
  return v_answer;
end $$;
comment on function public.document_to_check(uuid) is
  'The document, the file for a visit or the evidence for a registration that the caller announced, for the function that inspects it. Hints: chart.notFound, data.busy.';

create or replace function public.redeem_document_ticket(p_ticket text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_look private.look_tickets;
  v_row public.documents;
begin
  update private.look_tickets t set used_at = private.clock()
  where t.token_hash = sha256(convert_to(coalesce(p_ticket, ''), 'utf8')) and t.kind = 'document' and t.used_at is null
    and t.expires_at > private.clock() and t.issued_in <> pg_current_xact_id()
  returning * into v_look;
  if v_look.subject ? 'registrationFile' then
    return private.redeem_registration_file(v_look);
  end if;
  select * into v_row from public.documents d where d.id = (v_look.subject ->> 'document')::uuid;
  -- The right is asked again: a revoked grant closes the door that was just opened, and so does what was taken back.
  perform private.hold_rights(v_look.issued_to, v_row.patient_id);
  if v_row.id is null or (select b.basis from private.document_basis(v_look.issued_to, v_row) b) is null
    or (v_row.state <> 'stored' and v_look.issued_to <> v_row.patient_id) then
    perform private.refuse('chart.ticketSpent');
  end if;
  return jsonb_build_object('path', v_row.path, 'file_name', v_row.file_name, 'mime_type', v_row.mime_type,
    'sha256', coalesce((select c.sha256 from private.cleaned_files c where c.path = v_row.path), v_row.sha256));
end $$;
comment on function public.redeem_document_ticket(text) is
  'Takes a ticket of open_document or open_registration_file, once, and says which file it opens. Server only. Hint: chart.ticketSpent.';

create or replace function public.complete_specialist_onboarding(p_form jsonb, p_time_zone text) returns public.profiles
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_profile public.profiles := private.begin_onboarding(p_form, 'specialist');
  v_specialty text := private.form_text(p_form, 'specialty', 'validation.specialty', 1, 40);
  v_languages text[] := private.form_list(p_form, 'languages', 50, 120);
  v_rate int := private.form_rate_minor(p_form);
begin
  -- While the check is pending a second submit replaces the first (its answer may have been lost on the way). Later the
  -- record is what was verified, and hours and prices are edited one by one.
  -- The lock: a check that is being recorded right now must not end up on other values.
  perform from public.specialists s where s.profile_id = v_profile.id for update;
  if exists (select from public.specialists s where s.profile_id = v_profile.id and s.reg_state <> 'pending') then
    perform private.refuse('onboarding.alreadyDone');
  end if;
  if v_specialty not in ('general', 'internal', 'pediatrics', 'cardiology', 'dermatology', 'neurology', 'obgyn', 'psychiatry',
    'orthopedics', 'oncology', 'other') then
    perform private.refuse('validation.specialty');
  end if;
  if cardinality(v_languages) = 0 then
    perform private.refuse('validation.languages');
  end if;
  if cardinality(private.form_weekdays(p_form)) = 0 then
    perform private.refuse('validation.availability');
  end if;
  insert into public.specialists (profile_id, specialty, license_number, years_experience, education, hospital, bio, languages,
    rate_minor, accepts_insurance, time_zone)
  values (v_profile.id, v_specialty, private.form_text(p_form, 'licenseNumber', 'validation.licenseNumber', 1, 300),
    private.form_years(p_form), private.one_line(private.form_text(p_form, 'education', 'validation.education', 1, 300)),
    private.one_line(private.form_text(p_form, 'hospitalAffiliation', 'validation.hospitalAffiliation', 1, 300)),
    private.form_text(p_form, 'bio', 'validation.bio', 10, 2000), v_languages, v_rate,
    coalesce(p_form -> 'acceptsInsurance' = 'true'::jsonb, false), private.zone_or(p_time_zone, v_profile.time_zone))
  on conflict (profile_id) do update set specialty = excluded.specialty, license_number = excluded.license_number,
    years_experience = excluded.years_experience, education = excluded.education, hospital = excluded.hospital,
    bio = excluded.bio, languages = excluded.languages, rate_minor = excluded.rate_minor,
    accepts_insurance = excluded.accepts_insurance, time_zone = excluded.time_zone;
  perform private.offer_first_visit(v_profile.id, v_rate, private.form_weekdays(p_form));
  return private.finish_onboarding(v_profile.id, p_form, p_time_zone);
end $$;
comment on function public.complete_specialist_onboarding(jsonb, text) is
  'Checks and saves the specialist form of the caller; the registration waits for the operator (set_registration). Refused with onboarding.alreadyDone after that.';

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
