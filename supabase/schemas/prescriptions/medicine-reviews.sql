-- What clinicians say of each medicine somebody takes: taken as it stands, stopped with its reason, or taken otherwise.

create table private.medicine_reviews (
  id uuid primary key,
  nr bigint generated always as identity,
  patient_id uuid not null references public.patients (profile_id),
  category text not null check (category in ('medicines', 'mental_health', 'sexual_health')),
  medication_id uuid references public.patient_medications (id),
  prescription_id uuid references public.prescriptions (id),
  position int,
  says text not null check (says in ('taken', 'stopped', 'changed')),
  words text not null default '' check (length(words) <= 300),
  before jsonb not null default '{}',
  version int,
  by_id uuid not null references public.specialists (profile_id),
  at timestamptz not null default private.clock(),
  taken_back_at timestamptz,
  taken_back_by uuid references public.profiles (id),
  answer text not null default '' check (length(answer) <= 300),
  check ((medication_id is null) <> (prescription_id is null)),
  check ((prescription_id is null) = (position is null) and (medication_id is null) = (version is null)),
  check (says <> 'stopped' or length(words) >= 3),
  -- What is prescribed stays as it was issued: that it is taken otherwise is said in words.
  check (says <> 'changed' or medication_id is not null or words <> ''),
  check ((taken_back_at is null) = (taken_back_by is null) and (answer = '' or taken_back_at is not null))
);
comment on table private.medicine_reviews is
  'One line for each medicine a clinician went through with a patient. words: why it stopped, or how it is taken; before: an entry as it was; version: the entry''s after it. Taken back once, by its author or the patient. Read with the chart; never deleted.';
create index medicine_reviews_of_entry on private.medicine_reviews (medication_id, nr desc) where medication_id is not null;
create index medicine_reviews_of_prescription on private.medicine_reviews (prescription_id, position, nr desc) where prescription_id is not null;
create index medicine_reviews_of_patient on private.medicine_reviews (patient_id, at desc);
create index medicine_reviews_of_clinician on private.medicine_reviews (by_id);
create index medicine_reviews_taken_back_by on private.medicine_reviews (taken_back_by) where taken_back_by is not null;

alter table private.medicine_reviews enable row level security;
alter table private.medicine_reviews force row level security;
revoke all on private.medicine_reviews from public, anon, authenticated, service_role;

create function private.guard_medicine_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Only taking back fills something in, once. The version follows the entry when a later review of it is taken back.
  if to_jsonb(new) - array['version', 'taken_back_at', 'taken_back_by', 'answer']
      is distinct from to_jsonb(old) - array['version', 'taken_back_at', 'taken_back_by', 'answer']
    or (old.taken_back_at is not null and new is distinct from old) then
    raise exception 'what was said of a medicine stays' using errcode = '42501', hint = 'access.refused';
  end if;
  return new;
end $$;
comment on function private.guard_medicine_review() is 'What a clinician said of a medicine never changes; it is taken back once.';
create trigger medicine_reviews_guard before update on private.medicine_reviews for each row execute function private.guard_medicine_review();
select private.keep_rows('private.medicine_reviews');

create function private.review_in_force(p_prescription uuid, p_position int) returns private.medicine_reviews
language sql stable security definer set search_path = '' as $$
  select r.* from private.medicine_reviews r
  where r.prescription_id = p_prescription and r.position = p_position and r.taken_back_at is null order by r.nr desc limit 1
$$;
comment on function private.review_in_force(uuid, int) is 'What was said last of a prescribed medicine and not taken back; its id is null when nothing was.';

create function private.review_json(p_row private.medicine_reviews) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p_row.id, 'position', p_row.position, 'says', p_row.says, 'words', p_row.words, 'by', p_row.by_id,
    'by_name', private.person_name(p_row.by_id), 'at', p_row.at, 'taken_back_at', p_row.taken_back_at,
    'taken_back_by', p_row.taken_back_by, 'taken_back_by_name', private.person_name(p_row.taken_back_by), 'answer', p_row.answer)
  where p_row.id is not null
$$;
comment on function private.review_json(private.medicine_reviews) is 'A review as charts show it; null of none.';

create function private.entry_review(p_medication uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.review_json(r) from private.medicine_reviews r where r.medication_id = p_medication order by r.nr desc limit 1
$$;
comment on function private.entry_review(uuid) is 'What was said last of an entry of the list, also what was taken back; null: nothing.';

create function private.script_reviews(p_prescription uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.review_json(r) order by r.position), '[]') from (
    select distinct on (n.position) n.* from private.medicine_reviews n where n.prescription_id = p_prescription
    order by n.position, n.nr desc) r
$$;
comment on function private.script_reviews(uuid) is 'What was said last of each medicine of a prescription, also what was taken back.';
