-- Teach-back: up to three questions about the plan; the specialist sees which were misunderstood, the patient the answers.

create table public.plan_answers (
  id bigint generated always as identity primary key,
  note_id uuid not null references public.notes (id),
  patient_id uuid not null references public.patients (profile_id),
  author_id uuid not null references public.specialists (profile_id),
  answers int[] not null check (cardinality(answers) between 1 and 3),
  misunderstood int[] not null check (misunderstood <@ array[0, 1, 2]),
  at timestamptz not null default private.clock()
);
comment on table public.plan_answers is
  'How a patient answered the questions of a plan, each try a row; misunderstood are the numbers of the questions, from 0. Patient and author read it. Append-only.';

create index plan_answers_of_note on public.plan_answers (note_id, id);
create index plan_answers_of_patient on public.plan_answers (patient_id);
create index plan_answers_of_author on public.plan_answers (author_id);

alter table public.plan_answers enable row level security;
alter table public.plan_answers force row level security;
create policy "patients read their own answers" on public.plan_answers
  for select to authenticated using (patient_id = (select private.me()));
create policy "authors read how their plan was understood" on public.plan_answers
  for select to authenticated using (author_id = (select private.me_practising()));
revoke all on public.plan_answers from public, anon, authenticated, service_role;
grant select on public.plan_answers to authenticated;

select private.append_only('public.plan_answers');

create function public.answer_plan(p_note uuid, p_answers int[]) returns public.plan_answers
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_note public.notes;
  v_last public.plan_answers;
begin
  select * into v_note from public.notes n where n.id = p_note and n.patient_id = v_me and n.state = 'signed' for share;
  if not found then
    perform private.refuse('notes.notFound');
  end if;
  if v_note.teach_back = '[]' then
    perform private.refuse('notes.noQuestions');
  end if;
  if cardinality(p_answers) is distinct from jsonb_array_length(v_note.teach_back)
    or array_position(p_answers, null) is not null then
    perform private.refuse('data.invalid');
  end if;
  select * into v_last from public.plan_answers a where a.note_id = v_note.id order by a.id desc limit 1;
  if v_last.answers = p_answers then
    return v_last;
  end if;
  perform private.spend('answer_plan', 30, 30, 3600);
  insert into public.plan_answers (note_id, patient_id, author_id, answers, misunderstood)
  values (v_note.id, v_note.patient_id, v_note.author_id, p_answers, array(select (nr - 1)::int
    from jsonb_array_elements(v_note.teach_back) with ordinality q (question, nr)
    where (question ->> 'right')::int <> p_answers[nr] order by nr))
  returning * into v_last;
  return v_last;
end $$;
comment on function public.answer_plan(uuid, int[]) is
  'The patient answers the plan''s questions by the numbers of the chosen options, from 0; the same answers twice are one try. Hints: notes.notFound, noQuestions.';
grant execute on function public.answer_plan to authenticated;
