-- Holding a time: hold_slot, extend_hold, nearest_openings.
--
-- Every function that changes a calendar first takes the patient's lock, then the specialist's, always in that order:
-- no deadlock, and the buffer check cannot race. The exclusion constraints stand behind it all the same.

create function private.lock_calendars(p_patient uuid, p_specialist uuid) returns void
language sql volatile security definer set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('patient:' || p_patient, 0));
  select pg_advisory_xact_lock(hashtextextended('specialist:' || p_specialist, 0));
$$;
comment on function private.lock_calendars(uuid, uuid) is 'Holds both calendars until the transaction ends: patient first, specialist second.';

create function private.flip_lapsed(p_patient uuid, p_specialist uuid, p_blocks tstzrange) returns void
language sql volatile security definer set search_path = '' as $$
  update public.appointments a set status = 'expired'
  where a.status in ('held', 'awaiting_payment') and a.hold_expires_at <= now()
    and (a.specialist_id = p_specialist or a.patient_id = p_patient) and a.blocks && p_blocks
$$;
comment on function private.flip_lapsed(uuid, uuid, tstzrange) is 'Turns lapsed holds that touch the span into expired, so that they no longer block it.';

create function private.refuse_unless_offered(p_type public.visit_types, p_zone text, p_starts_at timestamptz, p_patient uuid)
returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_next timestamptz := p_starts_at + interval '1 microsecond';
begin
  if p_starts_at = any (private.openings(p_type, p_zone, p_starts_at, v_next, 1, p_not_of => p_patient)) then
    return;
  end if;
  if p_starts_at = any (private.openings(p_type, p_zone, p_starts_at, v_next, 1, p_busy => false)) then
    perform private.refuse('booking.slotTaken');
  end if;
  perform private.refuse('booking.slotNotOffered');
end $$;
comment on function private.refuse_unless_offered(public.visit_types, text, timestamptz, uuid) is
  'Tells a time that was never offered (booking.slotNotOffered) from one that somebody has (booking.slotTaken).';

create function private.refuse_patient_conflicts(p_patient uuid, p_during tstzrange) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select count(*) from public.appointments a where a.patient_id = p_patient and a.status in ('held', 'awaiting_payment')
      and a.hold_expires_at > now()) >= 2 then
    perform private.refuse('booking.tooManyHolds');
  end if;
  if exists (select from public.appointments a where a.patient_id = p_patient and a.during && p_during
      and a.status in ('held', 'awaiting_payment', 'booked')) then
    perform private.refuse('booking.overlapsYours');
  end if;
end $$;
comment on function private.refuse_patient_conflicts(uuid, tstzrange) is 'At most two live holds per patient, and never two visits at once.';

create function private.insert_hold(p_type public.visit_types, p_zone text, p_starts_at timestamptz, p_mode text, p_time_zone text,
  p_key uuid, p_patient uuid) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_end timestamptz := p_starts_at + make_interval(mins => p_type.minutes);
  v_constraint text;
  v_row public.appointments;
begin
  insert into public.appointments (patient_id, specialist_id, visit_type_id, during, blocks, mode, hold_expires_at, booked_by,
    tz_patient, tz_specialist, visit_type_name, price_minor, currency, cancel_notice_minutes, late_refund_percent, idempotency_key)
  values (p_patient, p_type.specialist_id, p_type.id, tstzrange(p_starts_at, v_end),
    tstzrange(p_starts_at - make_interval(mins => p_type.buffer_before_minutes), v_end + make_interval(mins => p_type.buffer_after_minutes)),
    p_mode, now() + interval '10 minutes', p_patient,
    private.zone_or(p_time_zone, (select p.time_zone from public.profiles p where p.id = p_patient)), p_zone, p_type.name,
    p_type.price_minor, p_type.currency, p_type.cancel_notice_minutes, p_type.late_refund_percent, p_key)
  returning * into v_row;
  return v_row;
exception when exclusion_violation then
  get stacked diagnostics v_constraint = constraint_name;
  perform private.refuse(case v_constraint when 'one_visit_at_a_time_per_patient' then 'booking.overlapsYours' else 'booking.slotTaken' end);
end $$;
comment on function private.insert_hold(public.visit_types, text, timestamptz, text, text, uuid, uuid) is
  'Inserts the hold; a lost race arrives here as an exclusion violation and leaves as a message.';

create function public.hold_slot(p_visit_type uuid, p_starts_at timestamptz, p_mode text, p_time_zone text, p_idempotency_key uuid)
returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_type public.visit_types;
  v_zone text;
  v_row public.appointments;
begin
  if not exists (select from public.profiles p join public.patients t on t.profile_id = p.id
      where p.id = v_me and p.role = 'patient' and p.onboarding_completed_at is not null) then
    perform private.refuse(case when (select p.role from public.profiles p where p.id = v_me) = 'specialist'
      then 'booking.patientsOnly' else 'booking.onboardingFirst' end);
  end if;
  select v.* into v_type from public.visit_types v where v.id = p_visit_type and v.active;
  select sp.time_zone into v_zone from public.specialist_public sp where sp.specialist_id = v_type.specialist_id;
  if v_zone is null or p_starts_at is null or p_idempotency_key is null then
    perform private.refuse('booking.slotNotOffered');
  end if;
  perform private.lock_calendars(v_me, v_type.specialist_id);
  select * into v_row from public.appointments a where a.patient_id = v_me and a.idempotency_key = p_idempotency_key;
  if found then
    return v_row;
  end if;
  if p_mode is null or not p_mode = any (v_type.modes) then
    perform private.refuse('booking.modeNotOffered');
  end if;
  perform private.refuse_unless_offered(v_type, v_zone, p_starts_at, v_me);
  v_row := private.replace_own_hold(v_type, p_starts_at, p_mode, v_me);
  if v_row.id is not null then
    return v_row;
  end if;
  perform private.flip_lapsed(v_me, v_type.specialist_id, tstzrange(
    p_starts_at - make_interval(mins => v_type.buffer_before_minutes),
    p_starts_at + make_interval(mins => v_type.minutes + v_type.buffer_after_minutes)));
  perform private.refuse_patient_conflicts(v_me, tstzrange(p_starts_at, p_starts_at + make_interval(mins => v_type.minutes)));
  return private.insert_hold(v_type, v_zone, p_starts_at, p_mode, p_time_zone, p_idempotency_key, v_me);
end $$;
comment on function public.hold_slot(uuid, timestamptz, text, text, uuid) is
  'Holds an opening for ten minutes. The same key, or the same time while the caller holds it, gives the same hold. Hints: booking.slotTaken, slotNotOffered, tooManyHolds, overlapsYours, onboardingFirst, patientsOnly, modeNotOffered.';

create function private.replace_own_hold(p_type public.visit_types, p_starts_at timestamptz, p_mode text, p_patient uuid)
returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_span tstzrange := tstzrange(p_starts_at - make_interval(mins => p_type.buffer_before_minutes),
    p_starts_at + make_interval(mins => p_type.minutes + p_type.buffer_after_minutes));
  v_row public.appointments;
begin
  update public.appointments a set mode = p_mode
  where a.patient_id = p_patient and a.visit_type_id = p_type.id and a.starts_at = p_starts_at
    and a.status = 'held' and a.hold_expires_at > now()
  returning * into v_row;
  if not found then
    -- Moving one's own hold to a time beside it must not be refused by that very hold.
    update public.appointments a set status = 'cancelled', cancelled_by = 'system', cancel_reason = 'replaced'
    where a.patient_id = p_patient and a.specialist_id = p_type.specialist_id and a.status = 'held' and a.blocks && v_span
      and a.hold_expires_at > now();
  end if;
  return v_row;
end $$;
comment on function private.replace_own_hold(public.visit_types, timestamptz, text, uuid) is
  'The hold the patient already has on this very time; otherwise releases their holds with this specialist that are in the way.';

create function public.extend_hold(p_appointment uuid) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.appointments;
begin
  select * into v_row from public.appointments a where a.id = p_appointment and a.patient_id = v_me for update;
  if not found then
    perform private.refuse('booking.notFound');
  end if;
  if v_row.status in ('booked', 'cancelled') then
    perform private.refuse('booking.cannotSubmit');
  end if;
  if v_row.status = 'expired' or v_row.hold_expires_at <= now() then
    perform private.refuse('booking.holdExpired');
  end if;
  if v_row.extension_used or v_row.status <> 'held' then
    perform private.refuse('booking.extensionUsed');
  end if;
  update public.appointments set extension_used = true, hold_expires_at = hold_expires_at + interval '5 minutes'
  where id = p_appointment returning * into v_row;
  return v_row;
end $$;
comment on function public.extend_hold(uuid) is 'Five more minutes, once. Hints: booking.extensionUsed, booking.holdExpired.';

create function public.nearest_openings(p_visit_type uuid, p_around timestamptz, p_limit int default 3)
returns table (specialist_id uuid, specialist_name text, visit_type_id uuid, starts_at timestamptz, same_specialist boolean)
language sql stable security definer set search_path = '' as $$
  with lost as materialized (
    select v as visit_type, sp.name, sp.time_zone, sp.specialty, private.me() as me, least(greatest(coalesce(p_limit, 3), 1), 12) as most
    from public.visit_types v join public.specialist_public sp on sp.specialist_id = v.specialist_id
    where v.id = p_visit_type and v.active
  ), same as (
    select (l.visit_type).specialist_id, l.name, (l.visit_type).id as type_id, o.starts_at, true as same_one
    from lost l cross join lateral (
      select unnest(private.openings(l.visit_type, l.time_zone, p_around, p_around + interval '14 days', l.most, p_not_of => l.me))
      union
      select unnest(private.openings(l.visit_type, l.time_zone, p_around - interval '1 day', p_around, 200, p_not_of => l.me))
    ) o (starts_at)
  ), others as (
    select sp.specialist_id, sp.name, (t.v).id as type_id, o.starts_at, false as same_one
    from lost l join public.specialist_public sp
      on sp.specialty = l.specialty and sp.specialist_id <> (l.visit_type).specialist_id
    cross join lateral (select v from public.visit_types v where v.specialist_id = sp.specialist_id and v.active
      order by v.position, v.created_at, v.id limit 1) t
    cross join lateral (
      select unnest(private.openings(t.v, sp.time_zone, p_around - interval '2 hours', p_around + interval '3 days', 12,
        p_not_of => l.me))) o (starts_at)
  )
  select x.specialist_id, x.name, x.type_id, x.starts_at, x.same_one
  from (select * from same union all select * from others) x
  where not (x.same_one and x.starts_at = p_around)
  -- An hour's preference for the specialist one had chosen.
  order by abs(extract(epoch from x.starts_at - p_around)) + case when x.same_one then 0 else 3600 end, x.starts_at, x.name
  limit (select most from lost)
$$;
comment on function public.nearest_openings(uuid, timestamptz, int) is
  'Openings to offer instead of a lost one: the same specialist around that time, others of the same specialty near the same hour.';

revoke execute on function private.lock_calendars(uuid, uuid), private.flip_lapsed(uuid, uuid, tstzrange),
  private.refuse_unless_offered(public.visit_types, text, timestamptz, uuid), private.refuse_patient_conflicts(uuid, tstzrange),
  private.insert_hold(public.visit_types, text, timestamptz, text, text, uuid, uuid),
  private.replace_own_hold(public.visit_types, timestamptz, text, uuid), public.hold_slot(uuid, timestamptz, text, text, uuid),
  public.extend_hold(uuid), public.nearest_openings(uuid, timestamptz, int) from public, anon, authenticated, service_role;
grant execute on function public.hold_slot(uuid, timestamptz, text, text, uuid), public.extend_hold(uuid) to authenticated;
grant execute on function public.nearest_openings(uuid, timestamptz, int) to anon, authenticated;
