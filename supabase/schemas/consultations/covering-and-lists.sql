-- A colleague who stands in, and the list of consultations both sides (and the colleague) work from.

create function private.covering_name(p_appointment uuid) returns text
language sql stable security definer set search_path = '' as $$
  select p.name from public.consultations c join public.profiles p on p.id = c.covered_by where c.appointment_id = p_appointment
$$;
comment on function private.covering_name(uuid) is 'The name of the colleague who stands in for a visit, or null.';

create function private.visits_covered_by(p_colleague uuid) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(select c.appointment_id from public.consultations c where c.covered_by = p_colleague)
$$;
comment on function private.visits_covered_by(uuid) is 'The visits in which this person stands in for a colleague, or stood in to the end.';

create function private.covers_then(p_colleague uuid, p_during tstzrange, p_blocks tstzrange, p_except uuid default null)
returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.consultations c join public.appointments a on a.id = c.appointment_id
    where c.covered_by = p_colleague and c.ended_at is null and a.status in ('booked', 'waiting', 'in_progress')
      and a.id is distinct from p_except and (a.blocks && p_during or a.during && p_blocks));
end $$;
comment on function private.covers_then(uuid, tstzrange, tstzrange, uuid) is
  'Whether this person stands in for a colleague in a live visit that lies in the way, buffers of both included.';

create function private.set_cover(p_room public.consultations, p_colleague uuid) returns public.consultations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_before uuid := p_room.covered_by;
  -- Who stands in, again, after an end is told again.
  v_again text := concat_ws(':', p_colleague, v_before, p_room.version);
  v_more jsonb := jsonb_build_object('colleagueName', private.person_name(coalesce(p_colleague, v_before)),
    'specialistName', private.person_name(p_room.specialist_id));
  v_row public.consultations;
begin
  update public.consultations set covered_by = p_colleague where id = p_room.id returning * into v_row;
  if p_colleague is not null then
    perform private.tell_patient(v_row, 'consultation.covered', v_more, v_again);
    perform private.tell_participant(v_row, p_colleague, 'consultation.coverNamed', v_more, v_again);
  else
    perform private.tell_patient(v_row, 'consultation.coverEnded', v_more, v_again);
  end if;
  if v_before is not null then
    perform private.tell_participant(v_row, v_before, 'consultation.coverEnded',
      v_more || jsonb_build_object('colleagueName', private.person_name(v_before), 'side', 'covering'), v_again);
  end if;
  perform private.broadcast('appointments:' || t.id, 'appointment_changed', jsonb_build_object('id', v_row.appointment_id))
  from unnest(array[v_row.patient_id, v_row.specialist_id, v_before, p_colleague]) t (id) where t.id is not null;
  -- Who takes a visit back knows it; an end that nobody of the two chose is news.
  if p_colleague is null and private.me() is distinct from v_row.specialist_id then
    perform private.tell_participant(v_row, v_row.specialist_id, 'consultation.coverEnded', v_more, v_again);
  end if;
  return v_row;
end $$;
comment on function private.set_cover(public.consultations, uuid) is
  'Lets somebody stand in for a visit, or nobody any more (null), and tells the patient, who does and who no longer does. What the visit shares goes along by itself.';

create function private.leave_cover(p_new public.appointments) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_room public.consultations;
begin
  select * into v_room from public.consultations c where c.appointment_id = p_new.id and c.covered_by is not null and c.ended_at is null;
  if v_room.id is not null and private.is_taken(v_room.covered_by, p_new.during, p_new.blocks, p_new.id) then
    perform private.set_cover(v_room, null);
  end if;
end $$;
comment on function private.leave_cover(public.appointments) is
  'A visit that is moved to a time at which the colleague who stands in has another one is its holder''s again.';

create function public.cover_consultation(p_appointment uuid, p_colleague uuid) returns public.consultations
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
begin
  select * into v from private.join_visit(p_appointment, array['specialist'], true);
  if (v.visit).status not in ('booked', 'waiting', 'in_progress') then
    perform private.refuse('consultation.over');
  end if;
  if p_colleague is not distinct from (v.room).covered_by then
    return v.room;
  end if;
  -- A third calendar: waiting for it could deadlock with a colleague who does the same the other way round.
  if p_colleague is not null and not private.try_lock_specialist(p_colleague) then
    perform private.refuse('data.busy');
  end if;
  -- Strangers, people without a checked registration and those who are busy then: one answer, nothing to find out by asking.
  if p_colleague is not null and (p_colleague in ((v.visit).specialist_id, (v.visit).patient_id)
      or not private.is_practising(p_colleague) or private.acts_for((v.visit).patient_id, p_colleague)
      or private.is_taken(p_colleague, (v.visit).during, (v.visit).during)) then
    perform private.refuse('consultation.colleagueNotFree');
  end if;
  return private.set_cover(v.room, p_colleague);
end $$;
comment on function public.cover_consultation(uuid, uuid) is
  'The specialist names a verified colleague who stands in for this visit (null: takes it back). The patient and the colleague are told; the colleague takes part, counts as present, has it in their calendar and reads what the patient shared with the visit, in the holder''s place. Hints: consultation.notFound, over, colleagueNotFree, data.busy.';
grant execute on function public.cover_consultation to authenticated;

create function public.my_consultations(p_before timestamptz default null, p_before_id uuid default null)
returns table (id uuid, appointment_id uuid, state text, appointment_status text, starts_at timestamptz, ends_at timestamptz,
  mode text, medium text, fallback_step text, viewer_side text, patient_name text, specialist_name text, covering_name text,
  waiting_since timestamptz, started_at timestamptz, ended_at timestamptz, paused_seconds int, note_signed_at timestamptz,
  sign_off_overdue boolean, part text)
language sql stable security definer set search_path = '' as $$
  with mine as (
    select c.*, 'patient' as side from public.consultations c
    where c.patient_id = (select private.me()) and not private.is_hidden(c.appointment_id)
    union all
    select c.*, 'specialist' from public.consultations c where c.specialist_id = (select private.me_practising())
    union all
    select c.*, 'covering' from public.consultations c where c.covered_by = (select private.me_practising())
    union all
    select c.*, 'delegate' from public.consultations c
    join public.delegations d on d.patient_id = c.patient_id and d.delegate_id = (select private.me())
    where d.basis = 'invited' and 'join' = any (private.effective_scopes(d)) and not private.is_hidden(c.appointment_id)
      and c.specialist_id <> d.delegate_id and c.covered_by is distinct from d.delegate_id
  ), placed as materialized (
    select m.id, m.side, m.state, m.note_signed_at, m.ended_at, a.id as visit, a.starts_at, n.at
    from mine m join public.appointments a on a.id = m.appointment_id and a.status <> 'entered_in_error'
    cross join (select private.clock() as at) n
  ), chosen as (
    (select p.id, p.side, 'ahead' as part from placed p where p_before is null and p.starts_at >= p.at
      order by p.starts_at, p.id limit 300)
    union all
    (select p.id, p.side, 'past' from placed p
      where p.starts_at < p.at and (p_before is null or (p.starts_at, p.id) < (p_before, p_before_id))
      order by p.starts_at desc, p.id desc limit 200)
    union all
    -- What its holder still has to write stands in no line with what is done: a note is begun within 14 days of its visit.
    (select p.id, p.side, 'waiting' from placed p
      where p_before is null and p.starts_at < p.at and p.side in ('specialist', 'covering')
        and (p.state in ('ended', 'transferred_to_emergency') and p.note_signed_at is null and p.ended_at > p.at - interval '15 days'
          or exists (select from public.notes n where n.appointment_id = p.visit and n.author_id = (select private.me()) and n.state = 'draft'))
      order by p.starts_at limit 500)
  ), once as (
    select distinct on (c.id, c.side) c.* from chosen c order by c.id, c.side, c.part = 'waiting'
  )
  select m.id, m.appointment_id, m.state, a.status, a.starts_at, a.ends_at, a.mode, m.medium, m.fallback_step, o.side, p.name,
    s.name, k.name, m.waiting_since, m.started_at, m.ended_at, private.paused_until(m, private.clock()), m.note_signed_at,
    o.side in ('specialist', 'covering') and m.state in ('ended', 'transferred_to_emergency') and m.note_signed_at is null
      and m.ended_at <= private.clock() - interval '24 hours', o.part
  from once o join public.consultations m on m.id = o.id
  join public.appointments a on a.id = m.appointment_id
  join public.profiles p on p.id = m.patient_id join public.profiles s on s.id = m.specialist_id
  left join public.profiles k on k.id = m.covered_by
  order by a.starts_at desc, m.id desc
$$;
comment on function public.my_consultations(timestamptz, uuid) is
  'Consultations the caller takes part in, newest first, with what their lists are sorted by: who waits since when, what runs, and whether a note has been due for more than 24 hours. part: ahead (the nearest 300), past (the newest 200), waiting (older, but the caller''s note or addendum waits). Before a moment and id, the last of part past: the 200 that are older.';
grant execute on function public.my_consultations to authenticated;
