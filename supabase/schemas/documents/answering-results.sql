-- What a clinician tells the patient about a result: what it means, in words, and what follows. It stands beside the result.

create table private.result_answers (
  id uuid primary key,
  document_id uuid not null references public.documents (id),
  patient_id uuid not null references public.patients (profile_id),
  words text not null check (length(words) between 1 and 1000),
  follows text not null check (follows in ('nothing', 'come_back', 'call')),
  weeks int check (weeks between 1 and 52),
  by_id uuid not null references public.specialists (profile_id),
  at timestamptz not null default private.clock(),
  check ((follows = 'come_back') = (weeks is not null))
);
comment on table private.result_answers is
  'What clinicians told a patient about a result. Read with the result by whoever may open it; written by answer_result, never changed: a better word is a new row.';
comment on column private.result_answers.weeks is 'Of come_back: in how many weeks.';
create index result_answers_of_document on private.result_answers (document_id, at desc);
create index result_answers_of_patient on private.result_answers (patient_id);
create index result_answers_by on private.result_answers (by_id, at desc);

alter table private.result_answers enable row level security;
alter table private.result_answers force row level security;
revoke all on private.result_answers from public, anon, authenticated, service_role;

select private.append_only('private.result_answers');

create function public.answer_result(p_document uuid, p_key uuid, p_words text, p_follows text, p_weeks int default null,
  p_screen text default '') returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_practising();
  v_words text := btrim(coalesce(p_words, ''), E' \t\n\r');
  v_row public.documents;
  v_basis record;
begin
  if p_key is null or coalesce(p_follows, '') not in ('nothing', 'come_back', 'call') or (p_follows = 'come_back') <> (p_weeks is not null)
    or p_weeks not between 1 and 52 then
    perform private.refuse('data.invalid');
  elsif v_words = '' then
    perform private.refuse('chart.correctionAnswerRequired');
  elsif length(v_words) > 1000 then
    perform private.refuse('validation.tooLong');
  end if;
  select * into v_row from public.documents d where d.id = p_document for update;
  if found then
    perform private.hold_rights(v_me, v_row.patient_id);
  end if;
  -- Who may open a result may say what it means, also where nothing else may be added any more.
  select * into v_basis from private.document_basis(v_me, v_row) b
  where v_row.state = 'stored' and v_row.type in ('lab_result', 'imaging') and b.basis in ('grant', 'author');
  if v_basis.basis is null then
    perform private.refuse('chart.notFound');
  elsif private.sees_wrong_person(v_me, v_row.patient_id) then
    perform private.refuse('consultation.wrongPerson');
  elsif not exists (select from public.access_log l where l.patient_id = v_row.patient_id and l.actor_id = v_me
      and l.category = v_row.category and l.action in ('view', 'download') and l.at >= v_row.created_at) then
    perform private.refuse('work.openFirst');
  end if;
  if exists (select from private.result_answers a where a.id = p_key) then
    if not exists (select from private.result_answers a where a.id = p_key and a.by_id = v_me and a.document_id = p_document) then
      perform private.refuse('data.conflict');
    end if;
    return;
  end if;
  perform private.write_access_log(v_row.patient_id, v_me, 'specialist', v_row.category, 'add', v_basis.basis, v_basis.basis_id, p_screen);
  insert into private.result_answers (id, document_id, patient_id, words, follows, weeks, by_id)
  values (p_key, v_row.id, v_row.patient_id, v_words, p_follows, p_weeks, v_me);
  perform private.notify(v_row.patient_id, 'chart.resultAnswered', v_row.id, '{}', 'chart.resultAnswered:' || p_key);
end $$;
comment on function public.answer_result(uuid, uuid, text, text, int, text) is
  'A clinician who opened a result tells the patient what it means and what follows: nothing, come_back (in p_weeks, 1 to 52) or call. The patient is told that there is an answer, never of what. Repeatable by its key. The result does not wait for them any more. Hints: chart.correctionAnswerRequired, chart.notFound, work.openFirst, consultation.wrongPerson, data.conflict, data.invalid, validation.tooLong; 42501 for other people.';
grant execute on function public.answer_result to authenticated;

create function private.answers_of_result(p_document uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'words', a.words, 'follows', a.follows, 'weeks', a.weeks, 'by', a.by_id,
    'by_name', private.person_name(a.by_id), 'at', a.at) order by a.at desc, a.id), '[]')
  from private.result_answers a where a.document_id = p_document
$$;
comment on function private.answers_of_result(uuid) is 'What was told about a result, as charts show it, newest first.';
