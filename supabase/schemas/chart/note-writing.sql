-- Beginning, saving, signing and amending notes.

create function private.treating_visit(p_appointment uuid) returns public.appointments
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_practising();
  v_visit public.appointments;
begin
  if coalesce(private.part_in(p_appointment, v_me), '') not in ('specialist', 'covering') then
    perform private.refuse('notes.notFound');
  end if;
  select * into v_visit from public.appointments a where a.id = p_appointment;
  if v_visit.status not in ('waiting', 'in_progress', 'completed') then
    perform private.refuse('notes.notInVisit');
  end if;
  if private.clock() >= v_visit.ends_at + interval '14 days' then
    perform private.refuse('notes.windowClosed');
  end if;
  perform private.refuse_wrong_person(p_appointment);
  return v_visit;
end $$;
comment on function private.treating_visit(uuid) is
  'The visit the caller treats or covers, about which a clinical record may be begun now: from the waiting room until fourteen days after. Hints: notes.notFound, notInVisit, windowClosed; consultation.wrongPerson.';

create function public.begin_note(p_appointment uuid, p_category text default 'notes') returns public.notes
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit public.appointments := private.treating_visit(p_appointment);
  v_row public.notes;
begin
  if p_category is null or p_category not in ('notes', 'mental_health', 'sexual_health') then
    perform private.refuse('data.invalid');
  end if;
  insert into public.notes (appointment_id, patient_id, author_id, category)
  values (v_visit.id, v_visit.patient_id, private.me(), p_category)
  on conflict do nothing returning * into v_row;
  if v_row.id is null then
    select * into v_row from public.notes n where n.appointment_id = v_visit.id and n.author_id = private.me()
      and n.category = p_category and n.chain_no = 0 and n.state <> 'discarded';
  end if;
  return v_row;
end $$;
comment on function public.begin_note(uuid, text) is
  'The visit''s note in a category, begun when there is none; repeatable. What is sensitive goes into a note of its own category. Hints: notes.notFound, notInVisit, windowClosed.';
grant execute on function public.begin_note to authenticated;

create function private.my_note(p_note uuid) returns public.notes
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.notes;
begin
  perform private.require_me();
  select * into v_row from public.notes n where n.id = p_note
    and (n.author_id = private.me_practising() or n.author_id = private.me_finishing() and n.state <> 'discarded') for update;
  if not found then
    perform private.refuse('notes.notFound');
  end if;
  return v_row;
end $$;
comment on function private.my_note(uuid) is 'The caller''s own note, locked; also after a suspension or the end of the card, so that it can be finished and signed. Hint: notes.notFound.';

create function private.keep_copy(p_note public.notes, p_why text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  select c.id into v_id from public.note_copies c where c.note_id = p_note.id
    and (c.soap, c.plan_plain, c.teach_back, c.watch_for)
      = (p_note.soap, p_note.plan_plain, p_note.teach_back, p_note.watch_for) limit 1;
  -- A visit goes on: where no more copies are kept today, the note itself still is, and a page has the words that came late.
  if v_id is null and not private.day_is_used_up('note_copies') then
    insert into public.note_copies (note_id, author_id, version, why, soap, plan_plain, teach_back, watch_for)
    values (p_note.id, p_note.author_id, p_note.version, p_why, p_note.soap, p_note.plan_plain, p_note.teach_back,
      p_note.watch_for)
    returning id into v_id;
  end if;
  return v_id;
end $$;
comment on function private.keep_copy(public.notes, text) is 'Keeps words of a draft beside it; the same words once. Null where the author has kept as many today as one may.';

create function public.save_note(p_note uuid, p_version int, p_soap jsonb, p_plan_plain text,
  p_teach_back jsonb default '[]', p_watch_for jsonb default '{}')
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.notes := private.my_note(p_note);
  v_new public.notes := v_row;
begin
  if jsonb_typeof(p_soap) = 'object' and exists (select from jsonb_each_text(p_soap) e where length(e.value) > 10000) then
    perform private.refuse('notes.partTooLong');
  end if;
  if p_version is null or not coalesce(private.is_soap(p_soap), false)
    or not coalesce(private.is_teach_back(p_teach_back), false) then
    perform private.refuse('data.invalid');
  end if;
  perform private.check_watch_for(p_watch_for);
  if length(p_plan_plain) > 4000 then
    perform private.refuse('notes.planTooLong');
  end if;
  v_new.soap := p_soap;
  v_new.plan_plain := coalesce(p_plan_plain, '');
  v_new.teach_back := p_teach_back;
  v_new.watch_for := p_watch_for;
  -- A repeat whose answer was lost on the way finds its own words already there.
  if (v_row.soap, v_row.plan_plain, v_row.teach_back, v_row.watch_for)
    = (v_new.soap, v_new.plan_plain, v_new.teach_back, v_new.watch_for) then
    return jsonb_build_object('saved', true, 'note', to_jsonb(v_row));
  end if;
  if v_row.state <> 'draft' or v_row.version <> p_version then
    v_new.version := p_version;
    return jsonb_build_object('saved', false, 'hint', case v_row.state when 'draft' then 'notes.changedElsewhere'
      else 'notes.signedElsewhere' end, 'copy_id', private.keep_copy(v_new, 'late'), 'note', to_jsonb(v_row));
  end if;
  if not exists (select from public.note_copies c where c.note_id = v_row.id and c.why = 'earlier'
      and c.at > private.clock() - interval '1 minute') and (v_row.soap <> '{}' or v_row.plan_plain <> '') then
    perform private.keep_copy(v_row, 'earlier');
  end if;
  update public.notes set soap = v_new.soap, plan_plain = v_new.plan_plain, teach_back = v_new.teach_back,
    watch_for = v_new.watch_for
  where id = v_row.id returning * into v_row;
  return jsonb_build_object('saved', true, 'note', to_jsonb(v_row));
end $$;
comment on function public.save_note(uuid, int, jsonb, text, jsonb, jsonb) is
  'Saves a draft that began from that version. Came another save first, nothing is overwritten: saved is false, the newest note comes back with the hint to show, and these words are kept in note_copies (copy_id; null: no more of them are kept today). Hints: notes.notFound, partTooLong, planTooLong, validation.tooLong, validation.tooMany, data.invalid; as an answer notes.changedElsewhere, signedElsewhere.';
grant execute on function public.save_note to authenticated;

create function private.require_signable(p_note public.notes) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_written int := (select count(*) from jsonb_each_text(p_note.soap) e where btrim(e.value, E' \t\n\r') <> '');
begin
  if p_note.chain_no > 0 and v_written = 0 and btrim(p_note.plan_plain) = '' then
    perform private.refuse('notes.addendumEmpty');
  end if;
  if p_note.chain_no = 0 then
    if btrim(coalesce(p_note.soap ->> 'assessment', ''), E' \t\n\r') = '' then
      perform private.refuse('notes.assessmentRequired');
    end if;
    if btrim(p_note.plan_plain, E' \t\n\r') = '' then
      perform private.refuse('notes.planRequired');
    end if;
  end if;
end $$;
comment on function private.require_signable(public.notes) is
  'What a note must say before it is signed: an assessment and a plan in plain words; an addendum must say something.';

create function public.notes_to_finish()
returns table (id uuid, version int, patient_name text, starts_at timestamptz, category text, is_addendum boolean, soap jsonb,
  plan_plain text, teach_back jsonb, watch_for jsonb)
language sql stable security definer set search_path = '' as $$
  select n.id, n.version, private.person_name(n.patient_id), a.starts_at, n.category, n.chain_no > 0, n.soap, n.plan_plain,
    n.teach_back, n.watch_for
  from public.notes n join public.appointments a on a.id = n.appointment_id
  where n.author_id = private.me_finishing() and n.state = 'draft' order by a.starts_at limit 200
$$;
comment on function public.notes_to_finish() is
  'The notes and addenda that the caller, a specialist, began and did not sign, also after a suspension or the end of the card: their own words, and whose visit it was. None for other people.';
grant execute on function public.notes_to_finish to authenticated;

create function public.sign_note(p_note uuid, p_version int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.notes := private.my_note(p_note);
begin
  if v_row.state = 'signed' then
    return private.changed(v_row.id, v_row.version);
  end if;
  if v_row.state = 'discarded' then
    perform private.refuse('notes.notFound');
  end if;
  if v_row.version is distinct from p_version then
    perform private.refuse('notes.changedElsewhere');
  end if;
  perform private.require_signable(v_row);
  perform private.refuse_wrong_person(v_row.appointment_id);
  update public.notes set state = 'signed', signed_at = private.clock() where id = v_row.id returning * into v_row;
  perform private.write_access_log(v_row.patient_id, v_row.author_id, 'specialist', v_row.category, 'add', 'author',
    v_row.id, 'note');
  perform private.notify(v_row.patient_id, 'note.signed', v_row.id,
    jsonb_build_object('appointmentId', v_row.appointment_id), 'note.signed:' || v_row.id);
  perform private.add_system_message(v_row.appointment_id, 'note.signed', v_row.id);
  if v_row.chain_no = 0 then
    perform private.mark_note_signed(v_row.appointment_id);
    perform private.issue_invoice(v_row.appointment_id);
  end if;
  return private.changed(v_row.id, v_row.version);
end $$;
comment on function public.sign_note(uuid, int) is
  'Signs exactly the version the author saw; from then on it never changes and the patient reads it. Repeatable. Hints: notes.notFound, changedElsewhere, assessmentRequired, planRequired, addendumEmpty; consultation.wrongPerson.';
grant execute on function public.sign_note to authenticated;

create function public.discard_note(p_note uuid, p_version int) returns public.notes
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.notes := private.my_note(p_note);
begin
  perform private.require_practising();
  if v_row.state = 'signed' then
    perform private.refuse('notes.signed');
  end if;
  if v_row.state = 'draft' then
    if v_row.version is distinct from p_version then
      perform private.refuse('notes.changedElsewhere');
    end if;
    update public.notes set state = 'discarded' where id = v_row.id returning * into v_row;
  end if;
  return v_row;
end $$;
comment on function public.discard_note(uuid, int) is
  'Puts away a draft that was begun by mistake; its author still finds it. Hints: notes.notFound, signed, changedElsewhere.';
grant execute on function public.discard_note to authenticated;

create function public.begin_addendum(p_note uuid) returns public.notes
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_note public.notes := private.my_note(p_note);
  v_root uuid := coalesce(v_note.root_id, v_note.id);
  v_last public.notes;
begin
  perform private.require_practising();
  -- The root's lock makes one chain of all who add.
  perform from public.notes n where n.id = v_root for update;
  select * into v_last from public.notes n where (n.id = v_root or n.root_id = v_root) and n.state <> 'discarded'
  order by n.chain_no desc limit 1;
  if v_last.chain_no > 0 and v_last.state = 'draft' then
    return v_last;
  end if;
  if v_last.state is distinct from 'signed' then
    perform private.refuse('notes.notSigned');
  end if;
  insert into public.notes (appointment_id, patient_id, author_id, root_id, addendum_of, chain_no, category)
  values (v_last.appointment_id, v_last.patient_id, v_last.author_id, v_root, v_last.id, v_last.chain_no + 1,
    v_last.category)
  returning * into v_last;
  return v_last;
end $$;
comment on function public.begin_addendum(uuid) is
  'A draft addendum behind the newest part of a signed note, at any time; gives the open one when there is one. Hints: notes.notFound, notSigned.';
grant execute on function public.begin_addendum to authenticated;

create function private.chart_notes(p_patient uuid, p_category text, p_newest int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(entry), '[]') from (
    (select to_jsonb(n) - 'content_hash' || jsonb_build_object('author_name', p.name) as entry
      from public.notes n join public.profiles p on p.id = n.author_id
      where n.patient_id = p_patient and n.category = p_category and n.state = 'signed'
      order by n.signed_at desc, n.chain_no desc limit p_newest)
    union all
    (select to_jsonb(r) - 'patient_id' || '{"kind": "remark"}' from (select e.* from public.patient_remarks e
        where e.patient_id = p_patient and e.category = p_category and e.status <> 'removed'
        order by e.updated_at desc, e.id limit p_newest) r
      order by r.status, r.updated_at desc, r.id)) entries
$$;
comment on function private.chart_notes(uuid, text, int) is 'The section notes of a chart: signed ones, and what the patient wrote. The caller''s right was checked and logged before.';
