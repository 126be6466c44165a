-- "I think this is wrong": a patient asks the author of an entry to correct it (POPIA section 24), with a date by which an
-- answer is due. A request that is refused stays beside the entry, so that readers see that it is disputed.

create table public.correction_requests (
  id uuid primary key,
  patient_id uuid not null references public.patients (profile_id),
  kind text not null check (kind in ('patient_conditions', 'patient_allergies', 'patient_medications', 'observations', 'documents',
    'notes', 'prescriptions')),
  row_id uuid not null,
  author_id uuid not null references public.specialists (profile_id),
  wrong text not null check (length(wrong) between 1 and 1000),
  wanted text not null default '' check (length(wanted) <= 1000),
  state text not null default 'open' check (state in ('open', 'corrected', 'refused', 'withdrawn')),
  requested_by uuid not null references public.profiles (id),
  created_at timestamptz not null default private.clock(),
  due_at timestamptz not null default private.clock() + interval '30 days',
  reminded_at timestamptz,
  answer text check (length(answer) between 1 and 1000),
  answered_at timestamptz,
  check ((state in ('corrected', 'refused')) = (answer is not null)),
  check ((state = 'open') = (answered_at is null))
);
comment on table public.correction_requests is
  'Requests to correct what a clinician wrote. Patient and the author read them; changed by functions only; an answer is due within thirty days.';
create index correction_requests_of_patient on public.correction_requests (patient_id, created_at desc);
create index correction_requests_of_author on public.correction_requests (author_id, due_at);
create index correction_requests_of_row on public.correction_requests (row_id);
create unique index correction_requests_once on public.correction_requests (row_id, patient_id) where state = 'open';
alter table public.correction_requests enable row level security;
alter table public.correction_requests force row level security;
revoke all on public.correction_requests from public, anon, authenticated, service_role;
grant select on public.correction_requests to authenticated;
create policy "patients read the corrections they asked for" on public.correction_requests
  for select to authenticated using (patient_id = (select private.me()));
create policy "authors read the corrections asked of them" on public.correction_requests
  for select to authenticated using (author_id = (select private.me()));

create function private.guard_correction() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_follow text[] := array['state', 'answer', 'answered_at', 'reminded_at'];
begin
  if to_jsonb(new) - v_follow <> to_jsonb(old) - v_follow then
    raise exception 'what was asked never changes' using errcode = '42501', hint = 'access.refused';
  elsif old.state <> 'open' then
    perform private.refuse('chart.correctionDone');
  end if;
  return new;
end $$;
comment on function private.guard_correction() is
  'Open requests are answered or withdrawn once; what was asked never changes. Hint: chart.correctionDone.';
create trigger correction_requests_guard before update on public.correction_requests
  for each row execute function private.guard_correction();
create trigger correction_requests_keep before delete on public.correction_requests
  for each row execute function private.refuse_change();
create trigger correction_requests_keep_all before truncate on public.correction_requests
  for each statement execute function private.refuse_change();

create function private.correctable(p_kind text, p_id uuid, out patient_id uuid, out author_id uuid, out category text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_row jsonb;
begin
  if p_kind is null or p_kind not in ('patient_conditions', 'patient_allergies', 'patient_medications', 'observations', 'documents',
    'notes', 'prescriptions') then
    perform private.refuse('data.invalid');
  end if;
  execute format('select to_jsonb(r) from public.%I r where r.id = $1', p_kind) using p_id into v_row;
  -- Drafts are nobody's record yet.
  if v_row is null or (p_kind in ('notes', 'prescriptions') and coalesce(v_row ->> 'state', v_row ->> 'status') = 'draft') then
    return;
  end if;
  patient_id := (v_row ->> 'patient_id')::uuid;
  category := v_row ->> 'category';
  -- Whoever wrote it; for what a patient said, the clinician who confirmed it has nothing to answer for.
  author_id := case p_kind when 'notes' then v_row ->> 'author_id' when 'prescriptions' then v_row ->> 'prescriber_id'
    else case when v_row ->> 'source' = 'clinician' then v_row ->> 'recorded_by' end end;
end $$;
comment on function private.correctable(text, uuid) is
  'Patient, category and (where a clinician wrote it) author of an entry; nothing when there is none.';

create function public.request_correction(p_kind text, p_id uuid, p_wrong text, p_wanted text, p_key uuid,
  p_patient uuid default null, p_screen text default '') returns public.correction_requests
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_patient uuid := coalesce(p_patient, v_me);
  v_entry record;
  v_row public.correction_requests;
  v_basis text;
  v_wrong text := btrim(coalesce(p_wrong, ''), E' \t\n\r');
  v_wanted text := btrim(coalesce(p_wanted, ''), E' \t\n\r');
begin
  select * into v_entry from private.correctable(p_kind, p_id);
  select b.basis into v_basis from private.access_basis(v_me, v_patient, v_entry.category, true) b
  where v_entry.patient_id = v_patient;
  -- Patients and who acts for them; a colleague has other ways to disagree.
  if v_basis is null or v_basis not in ('self', 'delegation') then
    perform private.refuse('chart.notFound');
  elsif v_wrong = '' then
    perform private.refuse('chart.correctionReasonRequired');
  elsif length(v_wrong) > 1000 or length(v_wanted) > 1000 then
    perform private.refuse('validation.tooLong');
  elsif p_key is null then
    perform private.refuse('data.invalid');
  elsif v_entry.author_id is null then
    perform private.refuse('chart.correctionYours');
  end if;
  perform private.open_category(v_patient, v_entry.category, p_screen, 'add');
  select * into v_row from public.correction_requests r where r.id = p_key and r.requested_by = v_me and r.row_id = p_id;
  if found then
    return v_row;
  end if;
  begin
    insert into public.correction_requests (id, patient_id, kind, row_id, author_id, wrong, wanted, requested_by)
    values (p_key, v_patient, p_kind, p_id, v_entry.author_id, v_wrong, v_wanted, v_me) returning * into v_row;
  exception when unique_violation then
    perform private.refuse('chart.correctionOpen');
  end;
  perform private.notify(v_row.author_id, 'chart.correctionRequested', v_row.id, jsonb_build_object('dueAt', v_row.due_at),
    'chart.correctionRequested:' || v_row.id);
  return v_row;
end $$;
comment on function public.request_correction(text, uuid, text, text, uuid, uuid, text) is
  'Asks the author of an entry of one''s chart (or of who delegated adding) to correct it. The key is the id of the request. Hints: chart.notFound, chart.correctionYours, chart.correctionOpen, chart.correctionReasonRequired, validation.tooLong.';

create function public.withdraw_correction(p_id uuid) returns public.correction_requests
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.correction_requests;
begin
  select * into v_row from public.correction_requests r where r.id = p_id and v_me in (r.patient_id, r.requested_by) for update;
  if not found then
    perform private.refuse('chart.notFound');
  elsif v_row.state = 'withdrawn' then
    return v_row;
  end if;
  update public.correction_requests set state = 'withdrawn', answered_at = private.clock() where id = p_id returning * into v_row;
  return v_row;
end $$;
comment on function public.withdraw_correction(uuid) is
  'Takes an open request back; repeatable. Hints: chart.notFound, chart.correctionDone.';

create function public.answer_correction(p_id uuid, p_corrected boolean, p_answer text) returns public.correction_requests
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.correction_requests;
  v_answer text := btrim(coalesce(p_answer, ''), E' \t\n\r');
begin
  select * into v_row from public.correction_requests r where r.id = p_id and r.author_id = v_me for update;
  if not found then
    perform private.refuse('chart.notFound');
  elsif v_answer = '' then
    perform private.refuse('chart.correctionAnswerRequired');
  elsif length(v_answer) > 1000 then
    perform private.refuse('validation.tooLong');
  elsif p_corrected is null then
    perform private.refuse('data.invalid');
  end if;
  if p_corrected then
    perform private.strike(v_row.kind, v_row.row_id, v_me, v_answer);
  end if;
  update public.correction_requests set state = case when p_corrected then 'corrected' else 'refused' end, answer = v_answer,
    answered_at = private.clock()
  where id = p_id returning * into v_row;
  perform private.notify(v_row.patient_id, 'chart.correctionAnswered', v_row.id, '{}', 'chart.correctionAnswered:' || v_row.id);
  return v_row;
end $$;
comment on function public.answer_correction(uuid, boolean, text) is
  'The author answers: corrected (an entry that still stands unchanged is struck; notes and prescriptions the author corrects by addendum or stop) or refused with a reason. Hints: chart.notFound, chart.correctionAnswerRequired, chart.correctionDone, validation.tooLong.';

revoke execute on function private.guard_correction(), private.correctable(text, uuid),
  public.request_correction(text, uuid, text, text, uuid, uuid, text), public.withdraw_correction(uuid),
  public.answer_correction(uuid, boolean, text) from public, anon, authenticated, service_role;
grant execute on function public.request_correction(text, uuid, text, text, uuid, uuid, text), public.withdraw_correction(uuid),
  public.answer_correction(uuid, boolean, text) to authenticated;
