-- Whoever came to a visit and met nobody has the next time of the same specialist kept for them.

alter table public.appointments add column replaces uuid references public.appointments (id);
comment on column public.appointments.replaces is
  'The visit its specialist missed, for which this time was kept; null for any other.';
create unique index one_time_instead_of_a_visit on public.appointments (replaces) where replaces is not null;

create or replace function private.guard_appointment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'appointments are never deleted' using errcode = '42501', hint = 'access.refused';
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'held' then
      raise exception 'an appointment begins as held' using errcode = 'P0001', hint = 'booking.notNow';
    end if;
    return new;
  end if;
  if (new.patient_id, new.specialist_id, new.visit_type_id, new.price_minor, new.currency, new.booked_by, new.created_at,
      new.idempotency_key)
    is distinct from (old.patient_id, old.specialist_id, old.visit_type_id, old.price_minor, old.currency, old.booked_by,
      old.created_at, old.idempotency_key) or new.sequence < old.sequence then
    raise exception 'these facts of an appointment never change' using errcode = '23514';
  end if;
  if new.replaces is distinct from old.replaces and (old.replaces is not null or old.status <> 'held') then
    raise exception 'what a time was kept for never changes' using errcode = '23514';
  end if;
  if (new.during, new.blocks) is distinct from (old.during, old.blocks) and (old.status <> 'booked' or new.status <> 'booked'
      or new.sequence <> old.sequence + 1 or upper(new.during) - lower(new.during) <> upper(old.during) - lower(old.during)
      or least(lower(new.during), lower(old.during)) <= private.clock()) then
    raise exception 'the time of an appointment changes only by moving a booked visit that lies ahead' using errcode = '23514';
  end if;
  if new.status <> old.status and not private.step_exists(old.status, new.status) then
    raise exception 'an appointment cannot go from % to %', old.status, new.status
      using errcode = 'P0001', hint = 'booking.notNow';
  end if;
  if new.status = 'booked' and old.status in ('held', 'requested', 'awaiting_payment', 'expired') and not exists (
      select from public.payments p where p.appointment_id = new.id and p.state in ('not_required', 'authorised', 'paid')) then
    raise exception 'an unpaid appointment is never booked' using errcode = '23514';
  end if;
  new.version := old.version + 1;
  new.updated_at := private.clock();
  return new;
end $$;
comment on function private.guard_appointment() is
  'Refuses steps that private.step_exists() does not have (hint: booking.notNow), changed facts and unpaid bookings, for anyone.';

create function private.keep_another_time(p_visit public.appointments) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_from timestamptz := private.clock() + interval '2 hours';
  v_type public.visit_types;
  v_zone text;
  v_at timestamptz;
  v_row public.appointments;
begin
  select t.* into v_type from public.visit_types t where t.id = p_visit.visit_type_id and t.active and p_visit.mode = any (t.modes);
  select sp.time_zone into v_zone from public.specialist_public sp where sp.specialist_id = v_type.specialist_id;
  -- Whatever refuses a visit between these two must not stand in the way of the refund that comes with this.
  if v_zone is null or private.acts_for(p_visit.patient_id, p_visit.specialist_id)
    or exists (select from private.closed_accounts c where c.id in (p_visit.patient_id, p_visit.specialist_id)) then
    return null;
  end if;
  -- Whoever missed a visit has said yes to seeing this patient.
  v_type.needs_approval := false;
  for v_at in select unnest(private.openings(v_type, v_zone, v_from, v_from + interval '14 days', 40)) loop
    continue when exists (select from public.appointments a where a.patient_id = p_visit.patient_id
      and a.during && tstzrange(v_at, v_at + make_interval(mins => v_type.minutes))
      and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
      and (a.hold_expires_at is null or a.hold_expires_at > private.clock()));
    perform private.flip_lapsed(p_visit.patient_id, v_type.specialist_id, tstzrange(
      v_at - make_interval(mins => v_type.buffer_before_minutes),
      v_at + make_interval(mins => v_type.minutes + v_type.buffer_after_minutes)));
    -- In the specialist's name, so that it takes none of the times that the patient may hold.
    v_row := private.insert_hold(v_type, v_zone, v_at, p_visit.mode, p_visit.tz_patient, gen_random_uuid(), p_visit.patient_id,
      p_visit.specialist_id);
    update public.appointments a set hold_expires_at = least(v_at, private.clock() + interval '24 hours'),
      replaces = p_visit.id where a.id = v_row.id returning * into v_row;
    return v_row;
  end loop;
  return null;
end $$;
comment on function private.keep_another_time(public.appointments) is
  'Holds the next opening of the same kind and specialist for the patient of a visit that the specialist missed: from two hours ahead, within 14 days, for a day or until it begins; null where there is none. Both calendars must be locked.';
revoke execute on function private.keep_another_time from public, anon, authenticated, service_role;

create function private.time_kept_instead(p_visit public.appointments) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', a.id, 'startsAt', a.starts_at, 'minutes', (extract(epoch from a.ends_at - a.starts_at) / 60)::int,
    'price', jsonb_build_object('amountMinor', a.price_minor, 'currency', a.currency), 'status', a.status,
    'until', a.hold_expires_at)
  from public.appointments a
  where a.replaces = p_visit.id and a.status not in ('expired', 'cancelled', 'declined', 'entered_in_error')
    and (a.hold_expires_at is null or a.hold_expires_at > private.clock())
$$;
comment on function private.time_kept_instead(public.appointments) is
  'The visit that takes the place of one the specialist missed, held or further; null: none, or it ran out.';
revoke execute on function private.time_kept_instead from public, anon, authenticated, service_role;

create or replace function private.call_no_show_specialist(p_row public.appointments, p_room public.consultations) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_kept public.appointments;
begin
  perform private.refund(p_row.id, null, 'specialist absent');
  perform private.move_appointment(p_row.id, 'no_show_specialist', 'the specialist did not come');
  v_kept := private.keep_another_time(p_row);
  perform private.tell_patient(p_room, 'consultation.specialistAbsent', private.what_is_paid(p_row.id)
    || jsonb_build_object('keptAt', v_kept.starts_at, 'until', v_kept.hold_expires_at,
      'alternatives', (select coalesce(jsonb_agg(n.starts_at order by n.starts_at), '[]')
        from private.nearest_to(p_row.visit_type_id, private.clock(), 3) n)));
  perform private.tell_practice(p_room, 'consultation.specialistAbsent',
    jsonb_build_object('keptAt', v_kept.starts_at, 'until', v_kept.hold_expires_at));
  perform private.tell_operators(p_row, 'consultation.specialistAbsent');
end $$;
comment on function private.call_no_show_specialist(public.appointments, public.consultations) is
  'The specialist missed the visit: everything is given back and the next time of theirs is kept for the patient; patient, specialist and operators are told, the patient with the next three openings as well. Both calendars must be locked.';

create or replace function public.visit_details(p_appointment uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_visit public.appointments;
  v_side text;
begin
  select * into v_visit from public.appointments a where a.id = p_appointment;
  v_side := private.side_in_visit(v_visit, v_me);
  if v_visit.id is null or v_side is null then
    perform private.refuse('consultation.notFound');
  end if;
  return jsonb_build_object('askedAt', private.clock(), 'side', v_side,
      'visit', private.visit_row(v_visit, v_side, v_me)
        || jsonb_build_object('alternatives', private.times_offered_instead(v_visit)),
      'patientName', private.person_name(v_visit.patient_id), 'specialistName', private.person_name(v_visit.specialist_id),
      'bookedByName', case when v_visit.booked_by not in (v_visit.patient_id, v_visit.specialist_id)
        then private.person_name(v_visit.booked_by) end,
      'invitation', private.visit_invitation(v_visit, v_side), 'instead', private.time_kept_instead(v_visit),
      'consentAt', v_visit.consent_at, 'opensAt', v_visit.starts_at - interval '30 minutes',
      'room', private.visit_room(v_visit, v_side, v_me), 'history', private.visit_history(v_visit, v_side))
    || private.visit_prepared(v_visit, v_side, v_me) || private.visit_results(v_visit, v_side, v_me);
end $$;
comment on function public.visit_details(uuid) is
  'One visit as its patient, their delegate, its specialist or a covering colleague may see it: the visit itself, how it goes, its history, what was prepared and shared, and what came of it. Hint: consultation.notFound, the same for no part in it and no such visit.';

