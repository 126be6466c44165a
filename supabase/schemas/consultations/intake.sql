-- Intake: what a patient prepares for a visit, theirs to write until the visit begins.
--
-- Every save is a new version; nothing written is lost or changed. The specialist reads what was said before the visit. A
-- save may say what it was written over; then it is refused when something else was saved meanwhile, so that a tab left
-- open since yesterday does not undo what another one saved.

create table public.intake (
  appointment_id uuid not null references public.appointments (id),
  version int not null check (version > 0),
  patient_id uuid not null references public.patients (profile_id),
  reason text not null default '' check (length(reason) <= 1000),
  top_questions text[] not null default '{}' check (cardinality(top_questions) <= 3),
  symptoms_worse text check (symptoms_worse in ('better', 'same', 'worse')),
  files uuid[] not null default '{}' check (cardinality(files) <= 10),
  written_by uuid not null,
  created_at timestamptz not null default private.clock(),
  danger jsonb check (danger is null or (symptoms_worse is not distinct from 'worse' and jsonb_typeof(danger) = 'object')),
  primary key (appointment_id, version)
);
comment on table public.intake is
  'What a patient says before a visit, in versions; the highest counts. The patient reads it; who holds the visit by open_visit_words, which leaves a line in the access log; written by save_intake until the visit begins, never changed.';
comment on column public.intake.symptoms_worse is 'How it is compared with the time of booking; null: not said.';
comment on column public.intake.danger is
  'Of somebody who is worse: {level, rules, signs}, the danger signs answered and how urgent the rules of the patient''s own device call it. Null: not checked.';
comment on column public.intake.files is 'Documents of the patient''s own chart that belong to this visit; they are opened as any document is.';

create index intake_of_patient on public.intake (patient_id, created_at desc);

alter table public.intake enable row level security;
alter table public.intake force row level security;
create policy "patients read their own intake" on public.intake
  for select to authenticated using (patient_id = (select private.me()));
revoke all on public.intake from public, anon, authenticated, service_role;
grant select on public.intake to authenticated;

select private.append_only('public.intake');

create function private.intake_questions(p_form jsonb) returns text[]
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_list jsonb := coalesce(p_form -> 'topQuestions', '[]');
  v_texts text[];
begin
  if jsonb_typeof(v_list) <> 'array' or exists (select from jsonb_array_elements(v_list) e where jsonb_typeof(e) <> 'string') then
    perform private.refuse('data.invalid');
  end if;
  select coalesce(array_agg(btrim(q.text, E' \t\n\r') order by q.position), '{}') into v_texts
  from jsonb_array_elements_text(v_list) with ordinality q (text, position) where btrim(q.text, E' \t\n\r') <> '';
  if cardinality(v_texts) > 3 then
    perform private.refuse('validation.tooMany');
  end if;
  if exists (select from unnest(v_texts) t where length(t) > 300) then
    perform private.refuse('validation.tooLong');
  end if;
  return v_texts;
end $$;
comment on function private.intake_questions(jsonb) is
  'At most three questions of an intake form, trimmed, blank ones left out. Hints: data.invalid, validation.tooMany, validation.tooLong.';

create function private.intake_files(p_form jsonb, p_patient uuid) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_list jsonb := coalesce(p_form -> 'files', '[]');
  v_files uuid[];
begin
  if jsonb_typeof(v_list) <> 'array' or exists (select from jsonb_array_elements_text(v_list) e
      where e !~* '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$') then
    perform private.refuse('data.invalid');
  end if;
  select coalesce(array_agg(distinct f::uuid), '{}') into v_files from jsonb_array_elements_text(v_list) f;
  if cardinality(v_files) > 10 then
    perform private.refuse('validation.tooMany');
  end if;
  if cardinality(v_files) > 0 then
    if exists (select from unnest(v_files) f where not exists (
        select from public.documents d where d.id = f and d.patient_id = p_patient and d.state not in ('refused', 'removed'))) then
      perform private.refuse('consultation.fileNotFound');
    end if;
  end if;
  return v_files;
end $$;
comment on function private.intake_files(jsonb, uuid) is
  'The documents of an intake form; each must be the patient''s own. Hints: data.invalid, validation.tooMany, consultation.fileNotFound.';

create function private.intake_danger(p_form jsonb, p_last public.intake) returns jsonb
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_said jsonb := nullif(p_form -> 'danger', 'null');
begin
  if p_form ->> 'symptomsWorse' is distinct from 'worse' then
    return null;
  end if;
  if not p_form ? 'danger' then
    return p_last.danger;
  end if;
  if v_said is null then
    return null;
  end if;
  if jsonb_typeof(v_said) <> 'object' or coalesce(v_said ->> 'level', '') !~ '^[1-5]$'
    or coalesce(v_said ->> 'rules', '') !~ '^[0-9a-f]{16}$' or coalesce(jsonb_typeof(v_said -> 'signs'), '') <> 'array'
    or jsonb_array_length(v_said -> 'signs') > 40 or exists (select from jsonb_array_elements(v_said -> 'signs') s
      where coalesce(s.value ->> 'id', '') !~ '^[a-z][a-zA-Z0-9.]{0,79}$'
        or length(coalesce(s.value ->> 'says', '')) not between 1 and 200
        or coalesce(s.value ->> 'answer', '') not in ('yes', 'unsure')) then
    perform private.refuse('data.invalid');
  end if;
  return jsonb_build_object('level', (v_said ->> 'level')::int, 'rules', v_said -> 'rules', 'signs',
    (select coalesce(jsonb_agg(jsonb_build_object('id', s.value -> 'id', 'says', s.value -> 'says',
        'answer', s.value -> 'answer') order by s.position), '[]')
      from jsonb_array_elements(v_said -> 'signs') with ordinality s (value, position)));
end $$;
comment on function private.intake_danger(jsonb, public.intake) is
  'The danger check of an intake form of somebody who is worse: {level, rules, signs: [{id, says, answer}]} as their device worked it out; kept as it was when the form says nothing of it. Hint: data.invalid.';

create function public.save_intake(p_appointment uuid, p_form jsonb) returns public.intake
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_visit public.appointments;
  v_last public.intake;
  v_new public.intake;
begin
  -- The row's lock puts saves in line, and keeps the visit from beginning in the middle of one.
  select * into v_visit from public.appointments a where a.id = p_appointment
    and a.patient_id = v_me and not private.is_hidden(a.id) for no key update;
  if not found then
    perform private.refuse('consultation.notFound');
  end if;
  if v_visit.status not in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting') then
    perform private.refuse('consultation.intakeClosed');
  end if;
  if p_form is null or jsonb_typeof(p_form) <> 'object' or pg_column_size(p_form) > 16384
    or coalesce(jsonb_typeof(p_form -> 'reason'), 'string') <> 'string'
    or coalesce(p_form ->> 'symptomsWorse', 'same') not in ('better', 'same', 'worse') then
    perform private.refuse('data.invalid');
  end if;
  select * into v_last from public.intake i where i.appointment_id = p_appointment order by i.version desc limit 1;
  v_new.appointment_id := p_appointment;
  v_new.version := coalesce(v_last.version, 0) + 1;
  v_new.patient_id := v_visit.patient_id;
  v_new.reason := btrim(coalesce(p_form ->> 'reason', ''), E' \t\n\r');
  v_new.top_questions := private.intake_questions(p_form);
  v_new.symptoms_worse := p_form ->> 'symptomsWorse';
  v_new.danger := private.intake_danger(p_form, v_last);
  v_new.files := private.intake_files(p_form, v_visit.patient_id);
  v_new.written_by := private.actor();
  v_new.created_at := private.clock();
  if length(v_new.reason) > 1000 then
    perform private.refuse('validation.tooLong');
  end if;
  if (v_last.reason, v_last.top_questions, v_last.symptoms_worse, v_last.files, v_last.danger)
    is not distinct from (v_new.reason, v_new.top_questions, v_new.symptoms_worse, v_new.files, v_new.danger) then
    return v_last;
  end if;
  if p_form ? 'over' and (p_form ->> 'over')::timestamptz
      is distinct from date_trunc('milliseconds', v_last.created_at) then
    perform private.refuse('data.conflict');
  end if;
  if v_new.version > 500 then
    perform private.refuse('data.busy');
  end if;
  insert into public.intake values (v_new.*);
  perform private.broadcast('consultation:' || p_appointment, 'intake_changed',
    jsonb_build_object('id', p_appointment, 'version', v_new.version));
  if (v_new.danger ->> 'level')::int <= 2 and v_new.danger is distinct from v_last.danger then
    perform private.tell_practice(c, 'consultation.patientWorse', '{}', v_new.version::text)
    from public.consultations c where c.appointment_id = p_appointment;
  end if;
  return v_new;
end $$;
comment on function public.save_intake(uuid, jsonb) is
  'The patient (or a delegate who books for them) keeps {reason, topQuestions, symptomsWorse, files, danger} for a visit, until it begins; a danger check of level 1 or 2 is told to the practice at once. With over, the time of the version it was written over (null: none), in milliseconds, it is refused when there is a newer one. Saving the same again changes nothing. Hints: consultation.notFound, intakeClosed, fileNotFound, data.invalid, data.conflict, validation.tooLong, validation.tooMany.';
grant execute on function public.save_intake to authenticated;
