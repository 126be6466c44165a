-- Who reports that a patient has died, who confirms it, and how a wrong report is taken back.

create function private.undo_days() returns int
language sql immutable security invoker set search_path = '' as $$
  select 30
$$;
comment on function private.undo_days() is 'For how many days an operator may take a confirmed death, or a mark that two records are of one person, back.';

create function private.check_death(p_patient uuid, p_died_on date, p_note text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_died_on is null or not isfinite(p_died_on)
    or p_died_on > (private.clock() at time zone 'Africa/Johannesburg')::date
    or p_died_on < (select p.date_of_birth from public.patients p where p.profile_id = p_patient) then
    perform private.refuse('death.day');
  end if;
  if length(p_note) > 1000 then
    perform private.refuse('validation.tooLong');
  end if;
  -- Whoever was in a visit after that day is somebody else, or alive.
  if exists (select from public.appointments a where a.patient_id = p_patient and a.status = 'completed'
      and a.starts_at >= (p_died_on + 1)::timestamp at time zone 'Africa/Johannesburg') then
    perform private.refuse('death.seenSince');
  end if;
end $$;
comment on function private.check_death(uuid, date, text) is
  'Refuses a day of death that cannot be: after today, before the birth, or before a visit that took place. Hints: death.day, death.seenSince, validation.tooLong.';

create function private.treats_now(p_specialist uuid, p_patient uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_practising(p_specialist) and exists (select from unnest(private.chart_categories()) c (category)
    cross join lateral private.access_basis(p_specialist, p_patient, c.category) b where b.basis in ('grant', 'break_glass'))
$$;
comment on function private.treats_now(uuid, uuid) is
  'Whether any part of this patient''s chart is open to this clinician now: by what the patient gave, or in an emergency.';

create function private.lock_person(p_patient uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- Bookings wait for the calendar, everything else for the rows: whoever is second sees what the first did.
  perform private.lock_patient(p_patient);
  perform from public.patients p where p.profile_id = p_patient for update;
  if not found or exists (select from private.closed_accounts c where c.id = p_patient) then
    perform private.refuse('data.notFound');
  end if;
  perform from public.profiles p where p.id = p_patient for update;
end $$;
comment on function private.lock_person(uuid) is
  'Holds a patient against everything that begins for them, until the transaction ends. Hint: data.notFound where there is no such patient, or the account is closed.';

create function private.confirm_death(p_death private.deaths, p_proof text, p_number text, p_by uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_number text := private.plain_name(p_number);
begin
  if p_proof is null or p_proof not in ('dha1663', 'certificate') then
    perform private.refuse('death.proof');
  end if;
  if length(v_number) not between 3 and 40 or v_number is null then
    perform private.refuse('death.proofNumber');
  end if;
  update private.deaths set state = 'confirmed', proof = p_proof, proof_number = v_number, decided_by = p_by,
    decided_at = private.clock(), died_on = p_death.died_on, kept = private.kept_by_law(patient_id)
  where id = p_death.id;
  perform private.write_access_log(p_death.patient_id, p_by, 'operator', 'profile', 'change', 'operator', p_death.id);
  perform private.close_life(p_death.patient_id, p_by);
  if p_death.reported_by <> p_by then
    perform private.notify(p_death.reported_by, 'patient.deathDecided', p_death.id, '{}', 'patient.deathDecided:' || p_death.id);
  end if;
end $$;
comment on function private.confirm_death(private.deaths, text, text, uuid) is
  'An operator saw the document: from now on the person counts as having died, and all that is open of them ends. Hints: death.proof, death.proofNumber.';

create function public.report_death(p_patient uuid, p_died_on date, p_proof text, p_number text, p_note text, p_key uuid)
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_operator boolean := private.me_operating() is not null;
  v_note text := btrim(coalesce(p_note, ''), E' \t\n\r');
  v_row private.deaths;
begin
  -- Nobody says it of themselves, and to whom the chart is not open learns nothing: not even whether there is such a person.
  if p_patient = v_me or not v_operator and not private.treats_now(v_me, p_patient) then
    raise exception 'not yours to report' using errcode = '42501', hint = 'access.refused';
  end if;
  if p_key is null then
    perform private.refuse('data.invalid');
  end if;
  perform private.lock_person(p_patient);
  select * into v_row from private.deaths d where d.id = p_key;
  if v_row.patient_id = p_patient and v_row.reported_by = v_me then
    return;
  elsif v_row.id is not null then
    perform private.refuse('data.conflict');
  end if;
  perform private.check_death(p_patient, p_died_on, v_note);
  select * into v_row from private.deaths d where d.patient_id = p_patient and d.state in ('reported', 'confirmed');
  if v_row.state = 'confirmed' or v_row.id is not null and not v_operator then
    perform private.refuse('death.alreadyReported');
  end if;
  if v_row.id is null then
    insert into private.deaths (id, patient_id, died_on, reported_by, reported_as, note)
    values (p_key, p_patient, p_died_on, v_me, case when v_operator then 'operator' else 'specialist' end, v_note)
    returning * into v_row;
  end if;
  if v_operator then
    v_row.died_on := p_died_on;
    perform private.confirm_death(v_row, p_proof, p_number, v_me);
    return;
  end if;
  perform private.write_access_log(p_patient, v_me, 'specialist', 'profile', 'change', 'author', v_row.id, 'chart');
  perform private.tell_operators('patient.deathReported', v_row.id, 'patient.deathReported:' || v_row.id);
end $$;
comment on function public.report_death(uuid, date, text, text, text, uuid) is
  'That a patient has died, on a day. By an operator, with the document seen (dha1663: notice of death, certificate) and its number: confirmed at once, also what a clinician reported. By a clinician to whom the chart is open: reported, an operator confirms it. Repeatable with the same key. Hints: death.day, death.seenSince, death.alreadyReported, death.proof, death.proofNumber, data.notFound, data.conflict, validation.tooLong; 42501 for everybody else, and about oneself.';
grant execute on function public.report_death to authenticated;

create function private.death_to_change(p_id uuid, p_operator uuid) returns private.deaths
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row private.deaths;
begin
  select * into v_row from private.deaths d where d.id = p_id;
  if v_row.id is null then
    perform private.refuse('data.notFound');
  end if;
  -- Whoever reviews must not be a party.
  if v_row.patient_id = p_operator then
    raise exception 'not about oneself' using errcode = '42501', hint = 'access.refused';
  end if;
  perform private.lock_person(v_row.patient_id);
  select * into v_row from private.deaths d where d.id = p_id for update;
  return v_row;
end $$;
comment on function private.death_to_change(uuid, uuid) is
  'A report of a death, with its person held. Hint: data.notFound; 42501 about oneself.';

create function public.decide_death(p_id uuid, p_confirms boolean, p_proof text default null, p_number text default null,
  p_reason text default '') returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_row private.deaths := private.death_to_change(p_id, v_me);
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
begin
  if p_confirms is null or length(v_reason) > 1000 then
    perform private.refuse('data.invalid');
  end if;
  -- The same answer twice is one.
  if v_row.decided_by = v_me and v_row.state = (case when p_confirms then 'confirmed' else 'rejected' end) then
    return;
  end if;
  if v_row.state <> 'reported' then
    perform private.refuse('death.notNow');
  end if;
  if p_confirms then
    perform private.check_death(v_row.patient_id, v_row.died_on, v_row.note);
    perform private.confirm_death(v_row, p_proof, p_number, v_me);
    return;
  end if;
  if v_reason = '' then
    perform private.refuse('death.reasonRequired');
  end if;
  update private.deaths set state = 'rejected', decided_by = v_me, decided_at = private.clock(), reason = v_reason where id = p_id;
  perform private.notify(v_row.reported_by, 'patient.deathDecided', v_row.id, '{}', 'patient.deathDecided:' || v_row.id);
end $$;
comment on function public.decide_death(uuid, boolean, text, text, text) is
  'An operator answers what a clinician reported: confirms it with the document seen and its number, which acts, or rejects it with a reason; the clinician is told. Repeatable. Hints: death.notNow, death.proof, death.proofNumber, death.reasonRequired, death.seenSince, data.notFound, data.invalid.';
grant execute on function public.decide_death to authenticated;

create function public.undo_death(p_id uuid, p_reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_row private.deaths := private.death_to_change(p_id, v_me);
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
begin
  if v_row.state = 'undone' then
    return;
  end if;
  if v_row.state <> 'confirmed' then
    perform private.refuse('death.notNow');
  end if;
  if v_row.decided_at <= private.clock() - make_interval(days => private.undo_days()) then
    perform private.refuse('death.undoTooLate');
  end if;
  if v_reason = '' or length(v_reason) > 1000 then
    perform private.refuse('death.reasonRequired');
  end if;
  update private.deaths set state = 'undone', undone_by = v_me, undone_at = private.clock(), reason = v_reason where id = p_id;
  perform private.write_access_log(v_row.patient_id, v_me, 'operator', 'profile', 'change', 'operator', v_row.id);
  perform private.notify(v_row.patient_id, 'patient.reopened', v_row.id, jsonb_build_object('count', v_row.called_off),
    'patient.reopened:' || v_row.id);
end $$;
comment on function public.undo_death(uuid, text) is
  'An operator takes a wrong report back, within thirty days: the person may sign in and be told again, the record is open again. What was called off or ended stays so, and the person is told. Repeatable. Hints: death.notNow, death.undoTooLate, death.reasonRequired, data.notFound.';
grant execute on function public.undo_death to authenticated;

create function public.deaths_at_desk()
returns table (id uuid, patient_id uuid, name text, date_of_birth date, died_on date, state text, reported_by_name text,
  reported_as text, reported_at timestamptz, note text, proof text, proof_number text, decided_by_name text, decided_at timestamptz,
  reason text, undone_at timestamptz, undo_until timestamptz, called_off int, visits_ahead int, kept_until date, releases jsonb)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  return query select d.id, d.patient_id, p.name, x.date_of_birth, d.died_on, d.state, r.name, d.reported_as, d.reported_at, d.note,
      d.proof, d.proof_number, o.name, d.decided_at, d.reason, d.undone_at,
      case when d.state = 'confirmed' then d.decided_at + make_interval(days => private.undo_days()) end, d.called_off,
      (select count(*)::int from private.visits_of_the_dead(d.patient_id)),
      (select max((k ->> 'until')::date) from jsonb_array_elements(d.kept) k),
      (select coalesce(jsonb_agg(jsonb_build_object('at', l.released_at, 'executor', l.executor, 'letterNumber', l.letter_number)
        order by l.released_at desc), '[]') from private.record_releases l where l.death_id = d.id)
    from private.deaths d join public.profiles p on p.id = d.patient_id join public.patients x on x.profile_id = d.patient_id
      join public.profiles r on r.id = d.reported_by left join public.profiles o on o.id = d.decided_by
    order by d.state <> 'reported', case when d.state = 'reported' then d.reported_at end, d.reported_at desc limit 200;
end $$;
comment on function public.deaths_at_desk() is
  'For operators: reports of deaths, those that wait first, oldest first, then the newest; of each what was seen, until when it can be undone (undo_until), how many visits were called off or are still ahead, until when the law keeps the record, and to which executors it was given [{at, executor, letterNumber}]. Nothing of the record.';
grant execute on function public.deaths_at_desk to authenticated;

create function public.find_people(p_name text, p_born date)
returns table (id uuid, name text, date_of_birth date, id_kind text, id_ending text, since timestamptz, visits int, visits_ahead int,
  died_on date, reopen_until timestamptz)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_name text := lower(private.plain_name(p_name));
begin
  perform private.require_operator();
  if p_born is null or p_born not between '1880-01-01' and private.today_at_home()
    or coalesce(length(v_name), 0) not between 2 and 100 then
    perform private.refuse('people.nameAndBirth');
  end if;
  perform private.spend_call('people', 60, 60, 3600);
  return query select p.id, p.name, x.date_of_birth, x.id_kind, right(x.id_number, 4), x.created_at,
      (select count(*)::int from public.appointments a where a.patient_id = p.id and a.status = 'completed'),
      (select count(*)::int from private.visits_of_the_dead(p.id)), private.died_on(p.id),
      (select c.closed_at + make_interval(days => private.undo_days()) from private.closed_records c where c.patient_id = p.id
        and c.undone_at is null and c.settled_at is null)
    from public.patients x join public.profiles p on p.id = x.profile_id
    where x.date_of_birth = p_born and position(v_name in lower(p.name)) > 0
      and not exists (select from private.closed_accounts c where c.id = p.id)
    order by p.name, x.created_at limit 20;
end $$;
comment on function public.find_people(text, date) is
  'For operators: people of exactly this birth date whose name holds these letters, twenty at most, sixty times an hour: who it is (the last four signs of an identity number), how many visits they had and have ahead; of a record that its guardian closed, until when it can be opened again. Nothing of their records. Hints: people.nameAndBirth, data.busy.';
grant execute on function public.find_people to authenticated;
