-- Going through the medicines with the patient: who treats confirms, stops or changes each; it can be taken back, by the patient too.

create function private.review_entry(p_id uuid, p_version int, p_says text, p_entry jsonb, p_screen text, out before jsonb, out version int)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_practising();
  v_values jsonb := case p_says when 'stopped' then '{"status": "ended"}' when 'taken' then '{}'
    else private.chart_entry_values('medications', p_entry) - array['imported_from', 'category'] end;
  v_open record;
begin
  select * into v_open from private.open_chart_entry('patient_medications', p_id, p_version, p_screen);
  if v_open.basis <> 'grant' then
    raise exception 'clinicians go through the list' using errcode = '42501', hint = 'access.refused';
  end if;
  before := (select jsonb_object_agg(e.key, e.value) from jsonb_each(v_open.entry) e where e.key in ('label', 'dose', 'frequency', 'note',
    'code', 'code_system', 'status', 'confirmed_by', 'confirmed_at', 'version', 'patient_id', 'category'));
  version := private.set_chart_entry('patient_medications', p_id,
    v_values || jsonb_build_object('confirmed_by', v_me, 'confirmed_at', private.clock()));
end $$;
comment on function private.review_entry(uuid, int, text, jsonb, text) is
  'Confirms, ends or changes an entry of the list for who treats; gives it as it was and its new version. Hints: chart.notFound, chart.offTheList, chart.alreadyListed, data.conflict, those of the entry.';

create function private.review_prescribed(p_id uuid, p_position int, p_screen text) returns public.prescriptions
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_practising();
  v_row public.prescriptions;
begin
  select * into v_row from public.prescriptions p where p.id = p_id and p.issued_at is not null for update;
  if v_row.id is null or (select b.basis from private.access_basis(v_me, v_row.patient_id, v_row.category, true) b) is distinct from 'grant'
    or (select b.basis from private.access_basis(v_me, v_row.patient_id, v_row.category) b) is null then
    perform private.refuse('chart.notFound');
  end if;
  perform private.open_category(v_row.patient_id, v_row.category, p_screen, 'change');
  if not exists (select from private.takes_now(v_row.patient_id) t where t.kind = 'prescribed' and t.entry_id = p_id and t.position = p_position) then
    perform private.refuse('chart.offTheList');
  end if;
  return v_row;
end $$;
comment on function private.review_prescribed(uuid, int, text) is
  'The prescription of a medicine that is taken now, locked, for who treats. The script itself stays as it was issued. Hints: chart.notFound, chart.offTheList.';

create function public.review_medicine(p_kind text, p_id uuid, p_at int, p_says text, p_key uuid, p_words text default '',
  p_entry jsonb default null, p_screen text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_practising();
  v_words text := btrim(coalesce(p_words, ''), E' \t\n\r');
  v_before jsonb := '{}';
  v_version int;
  v_script public.prescriptions;
  v_row private.medicine_reviews;
begin
  if p_key is null or coalesce(p_kind, '') not in ('reported', 'prescribed') or coalesce(p_says, '') not in ('taken', 'stopped', 'changed') then
    perform private.refuse('data.invalid');
  elsif length(v_words) > 300 then
    perform private.refuse('validation.tooLong');
  elsif p_says = 'stopped' and length(v_words) < 3 then
    perform private.refuse('chart.stopReasonRequired');
  elsif p_says = 'changed' and p_kind = 'prescribed' and v_words = '' then
    perform private.refuse('chart.howTakenRequired');
  end if;
  select * into v_row from private.medicine_reviews r where r.id = p_key;
  if found then
    if v_row.by_id <> v_me or coalesce(v_row.medication_id, v_row.prescription_id) <> p_id then
      perform private.refuse('data.conflict');
    end if;
    return private.changed(p_key, v_row.version);
  end if;
  if p_kind = 'reported' then
    select e.before, e.version into v_before, v_version from private.review_entry(p_id, p_at, p_says, p_entry, p_screen) e;
  else
    v_script := private.review_prescribed(p_id, p_at, p_screen);
  end if;
  insert into private.medicine_reviews (id, patient_id, category, medication_id, prescription_id, position, says, words, before, version, by_id)
  values (p_key, coalesce(v_script.patient_id, (v_before ->> 'patient_id')::uuid), coalesce(v_script.category, v_before ->> 'category'),
    case p_kind when 'reported' then p_id end, v_script.id, case p_kind when 'prescribed' then p_at end, p_says, v_words,
    v_before - array['patient_id', 'category'], v_version, v_me) returning * into v_row;
  if p_says <> 'taken' then
    perform private.notify(v_row.patient_id, 'chart.medicineReviewed', v_row.id, '{}', 'chart.medicineReviewed:' || v_row.id);
  end if;
  return private.changed(p_key, v_row.version);
end $$;
comment on function public.review_medicine(text, uuid, int, text, uuid, text, jsonb, text) is
  'Who treats says of one medicine that it is taken, stopped (words: why) or changed. reported: an entry of the list, p_at the version that was seen, p_entry what it becomes; prescribed: p_at its position, p_words how it is taken now. Repeatable by its key. Hints: chart.notFound, chart.offTheList, chart.alreadyListed, chart.stopReasonRequired, chart.howTakenRequired, data.conflict, validation.tooLong.';
grant execute on function public.review_medicine to authenticated;

create function private.put_back_entry(p_row private.medicine_reviews) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now int := (select m.version from public.patient_medications m where m.id = p_row.medication_id for update);
  v_version int;
begin
  if v_now is distinct from p_row.version then
    perform private.refuse('data.conflict');
  end if;
  v_version := private.set_chart_entry('patient_medications', p_row.medication_id, p_row.before - 'version');
  -- The entry stands as the review before left it, which can be taken back in its turn.
  update private.medicine_reviews set version = v_version
  where medication_id = p_row.medication_id and taken_back_at is null and version = (p_row.before ->> 'version')::int;
end $$;
comment on function private.put_back_entry(private.medicine_reviews) is
  'An entry of the list becomes what it was before a review, unless somebody has changed it since. Hints: data.conflict, chart.alreadyListed.';

create function public.take_back_review(p_id uuid, p_answer text default '', p_screen text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_answer text := btrim(coalesce(p_answer, ''), E' \t\n\r');
  v_row private.medicine_reviews;
  v_basis text;
begin
  select * into v_row from private.medicine_reviews r where r.id = p_id for update;
  select b.basis into v_basis from private.access_basis(v_me, v_row.patient_id, v_row.category, true) b
  where (select r.basis from private.access_basis(v_me, v_row.patient_id, v_row.category) r) is not null;
  if v_basis is null or (v_basis = 'grant' and v_row.by_id <> v_me) then
    perform private.refuse('chart.notFound');
  elsif length(v_answer) > 300 then
    perform private.refuse('validation.tooLong');
  end if;
  perform private.open_category(v_row.patient_id, v_row.category, p_screen, 'change');
  if v_row.taken_back_at is not null then
    return private.changed(p_id, null);
  end if;
  if exists (select from private.medicine_reviews r where r.taken_back_at is null and r.nr > v_row.nr
      and r.medication_id is not distinct from v_row.medication_id and r.prescription_id is not distinct from v_row.prescription_id
      and r.position is not distinct from v_row.position) then
    perform private.refuse('data.conflict');
  end if;
  update private.medicine_reviews set taken_back_at = private.clock(), taken_back_by = v_me, answer = v_answer where id = p_id;
  if v_row.medication_id is not null then
    perform private.put_back_entry(v_row);
  end if;
  if v_basis <> 'grant' and private.is_practising(v_row.by_id) then
    perform private.notify(v_row.by_id, 'chart.reviewAnswered', p_id, '{}', 'chart.reviewAnswered:' || p_id);
  end if;
  return private.changed(p_id, null);
end $$;
comment on function public.take_back_review(uuid, text, text) is
  'Its author, the patient or who acts for them takes back what was said of a medicine, with an answer to it; the medicine stands as before. Repeatable. Hints: chart.notFound, chart.alreadyListed, data.conflict (it was changed since), validation.tooLong.';
grant execute on function public.take_back_review to authenticated;
