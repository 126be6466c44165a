-- Joining, watching and leaving the line.

create function private.end_entries(p_entries uuid[], p_state text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.waitlist_entries set state = p_state, ended_at = private.clock() where id = any (p_entries) and state = 'waiting';
end $$;
comment on function private.end_entries(uuid[], text) is 'Ends places in line: fulfilled, left or ended.';

create function private.refuse_entry(p_specialist uuid, p_specialty text, p_visit_type uuid, p_modes text[], p_from timestamptz,
  p_until timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (p_specialist is null) = (coalesce(p_specialty, '') = '')
    or (p_specialist is not null and not exists (select from public.specialist_public s where s.specialist_id = p_specialist))
    or (p_specialty <> '' and not exists (select from public.specialist_public s where s.specialty = p_specialty))
    or (p_visit_type is not null and not exists (select from public.visit_types v where v.id = p_visit_type and v.active
      and v.specialist_id = p_specialist)) then
    perform private.refuse('waitlist.whomRequired');
  end if;
  if coalesce(cardinality(p_modes), 0) not between 1 and 3 or not p_modes <@ array['video', 'voice', 'chat'] then
    perform private.refuse('waitlist.modeRequired');
  end if;
  if p_from is null or p_until is null or p_from >= p_until or p_until <= private.clock()
    or p_until - p_from > interval '90 days' or not isfinite(p_from) or not isfinite(p_until) then
    perform private.refuse('waitlist.windowInvalid');
  end if;
end $$;
comment on function private.refuse_entry(uuid, text, uuid, text[], timestamptz, timestamptz) is
  'Refuses a wait for nobody, by no mode, or for no time. Hints: waitlist.whomRequired, modeRequired, windowInvalid.';

create function private.add_entry(p_entry public.waitlist_entries) returns public.waitlist_entries
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.waitlist_entries;
begin
  -- One at a time per person, so that the limit holds.
  perform pg_advisory_xact_lock(hashtextextended('waitlist:' || p_entry.patient_id, 0));
  select * into v_row from public.waitlist_entries e where e.patient_id = p_entry.patient_id
    and e.idempotency_key = p_entry.idempotency_key;
  if found then
    return v_row;
  end if;
  if (select count(*) from public.waitlist_entries e where e.patient_id = p_entry.patient_id and e.state = 'waiting') >= 5
    or (select count(*) from public.waitlist_entries e where e.joined_by = private.actor() and e.patient_id <> e.joined_by
      and e.state = 'waiting') >= 20 then
    perform private.refuse('waitlist.tooMany');
  end if;
  insert into public.waitlist_entries (patient_id, specialist_id, specialty, visit_type_id, appointment_id, modes, wanted, joined_by,
    idempotency_key)
  values (p_entry.patient_id, p_entry.specialist_id, p_entry.specialty, p_entry.visit_type_id, p_entry.appointment_id, p_entry.modes,
    p_entry.wanted, private.actor(), p_entry.idempotency_key)
  returning * into v_row;
  return v_row;
end $$;
comment on function private.add_entry(public.waitlist_entries) is 'Puts somebody at the end of the line, once per key. Hint: waitlist.tooMany.';

create function public.join_waitlist(p_key uuid, p_specialist uuid, p_specialty text, p_modes text[], p_from timestamptz,
  p_until timestamptz, p_visit_type uuid default null) returns public.waitlist_entries
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_entry public.waitlist_entries;
begin
  v_entry.patient_id := private.require_me();
  if not exists (select from public.profiles p join public.patients t on t.profile_id = p.id
      where p.id = v_entry.patient_id and p.role = 'patient' and p.onboarding_completed_at is not null) then
    perform private.refuse(case when (select p.role from public.profiles p where p.id = v_entry.patient_id) = 'specialist'
      then 'booking.patientsOnly' else 'booking.onboardingFirst' end);
  end if;
  if p_key is null then
    perform private.refuse('data.invalid');
  end if;
  perform private.refuse_entry(p_specialist, p_specialty, p_visit_type, p_modes, p_from, p_until);
  if private.acts_for(v_entry.patient_id, p_specialist) then
    perform private.refuse('booking.specialistActsForPatient');
  end if;
  v_entry.specialist_id := p_specialist;
  v_entry.specialty := nullif(p_specialty, '');
  v_entry.visit_type_id := p_visit_type;
  v_entry.modes := p_modes;
  v_entry.wanted := tstzrange(p_from, p_until);
  v_entry.idempotency_key := p_key;
  return private.add_entry(v_entry);
end $$;
comment on function public.join_waitlist(uuid, uuid, text, text[], timestamptz, timestamptz, uuid) is
  'Joins the line for a specialist or a specialty; the same key gives the same place. Hints: waitlist.whomRequired, modeRequired, windowInvalid, tooMany, booking.onboardingFirst, patientsOnly, specialistActsForPatient.';
grant execute on function public.join_waitlist to authenticated;

create function public.want_earlier(p_appointment uuid, p_key uuid) returns public.waitlist_entries
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit public.appointments := private.my_appointment(p_appointment, 'patient');
  v_entry public.waitlist_entries;
begin
  if v_visit.status <> 'booked' or v_visit.starts_at <= private.clock() then
    perform private.refuse('waitlist.notEarlier');
  end if;
  if p_key is null then
    perform private.refuse('data.invalid');
  end if;
  select * into v_entry from public.waitlist_entries e where e.appointment_id = p_appointment and e.state = 'waiting';
  if found then
    return v_entry;
  end if;
  v_entry.patient_id := v_visit.patient_id;
  v_entry.specialist_id := v_visit.specialist_id;
  v_entry.visit_type_id := v_visit.visit_type_id;
  v_entry.appointment_id := v_visit.id;
  v_entry.modes := array[v_visit.mode];
  v_entry.wanted := tstzrange(private.clock(), v_visit.starts_at);
  v_entry.idempotency_key := p_key;
  return private.add_entry(v_entry);
end $$;
comment on function public.want_earlier(uuid, uuid) is
  'Asks for an earlier time of a booked visit; accepting an offer moves it and keeps its id. Repeatable. Hints: waitlist.notEarlier, tooMany, booking.notFound.';
grant execute on function public.want_earlier to authenticated;

create function public.leave_waitlist(p_entry uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_hold uuid;
begin
  perform from public.waitlist_entries e where e.id = p_entry and e.patient_id = v_me;
  if not found then
    perform private.refuse('waitlist.notFound');
  end if;
  select o.appointment_id into v_hold from public.slot_offers o where o.entry_id = p_entry and o.state = 'offered';
  if found then
    perform private.move_appointment(v_hold, 'cancelled', null, '{"by": "patient", "offer": "declined"}')
    where (private.locked_appointment(v_hold)).status = 'held';
  end if;
  perform private.end_entries(array[p_entry], 'left');
end $$;
comment on function public.leave_waitlist(uuid) is 'Leaves the line; an open offer is given back. Repeatable. Hint: waitlist.notFound.';
grant execute on function public.leave_waitlist to authenticated;

create function public.my_waitlist() returns table (id uuid, specialist_id uuid, specialist_name text,
  specialty text, visit_type_id uuid, appointment_id uuid, modes text[], wanted_from timestamptz, wanted_until timestamptz,
  state text, created_at timestamptz, ahead int, offer_id uuid, offer_appointment_id uuid, offer_starts_at timestamptz,
  offer_expires_at timestamptz, last_offer_state text, last_offer_starts_at timestamptz, last_offer_ended_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_patient uuid := private.require_me();
begin
  return query select e.id, e.specialist_id, p.name, coalesce(e.specialty, s.specialty), e.visit_type_id, e.appointment_id, e.modes,
    lower(e.wanted), upper(e.wanted), e.state, e.created_at,
    case when e.state = 'waiting' then (select count(*)::int from public.waitlist_entries b where b.state = 'waiting'
      and b.place < e.place and b.wanted && e.wanted and b.modes && e.modes
      and (b.specialist_id = e.specialist_id or b.specialty = coalesce(e.specialty, s.specialty))) end,
    o.id, o.appointment_id, lower(o.during), h.hold_expires_at,
    l.state, lower(l.during), least(l.decided_at, l.expires_at)
  from public.waitlist_entries e
    left join public.specialists s on s.profile_id = e.specialist_id
    left join public.profiles p on p.id = e.specialist_id
    left join public.slot_offers o on o.entry_id = e.id and o.state = 'offered'
    left join public.appointments h on h.id = o.appointment_id
    left join lateral (select d.* from public.slot_offers d where d.entry_id = e.id and d.state <> 'offered'
      order by d.offered_at desc, d.id limit 1) l on true
  where e.patient_id = v_patient order by e.state = 'waiting' desc, e.place desc limit 100;
end $$;
comment on function public.my_waitlist() is
  'Places in line of the person the request is for, how many are ahead, the open offer, and what became of the one before: accepted, declined or lapsed, and when.';
grant execute on function public.my_waitlist to authenticated;

create function public.waitlist_count() returns int
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  return (select count(*) from public.waitlist_entries e where e.state = 'waiting'
    and (e.specialist_id = v_me or e.specialty = (select s.specialty from public.specialists s where s.profile_id = v_me)));
end $$;
comment on function public.waitlist_count() is 'How many wait for the calling specialist or their specialty; a number, nobody''s name.';
grant execute on function public.waitlist_count to authenticated;
