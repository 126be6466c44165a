-- Another time by itself: who came to a visit and met nobody need not look for one. The next time of the same specialist is
-- held for them, longer than a chosen one would be, and becomes a visit only when they agree (and pay).

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
  v_type.minutes := v_type.minutes + p_visit.extra_minutes;
  v_type.modes := array[p_visit.mode];
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
      p_visit.specialist_id, p_visit.extra_minutes);
    update public.appointments a set hold_expires_at = least(v_at, private.clock() + interval '24 hours'),
      replaces = p_visit.id where a.id = v_row.id returning * into v_row;
    return v_row;
  end loop;
  return null;
end $$;
comment on function private.keep_another_time(public.appointments) is
  'Holds the next opening of the same kind and specialist for the patient of a visit that the specialist missed: from two hours ahead, within 14 days, for a day or until it begins; null where there is none. Both calendars must be locked.';

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
