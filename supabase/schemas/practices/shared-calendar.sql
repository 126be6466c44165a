-- The calendar of a practice for its staff: times of all its doctors; names and phone numbers where the patient was told so when
-- they booked; never why somebody comes, nor of which kind the visit is, because that says it as well.

create function private.calendar_extent(p_organization uuid) returns text
language sql stable security definer set search_path = '' as $$
  select t.extent from private.practitioner_roles r
  join private.organization_rights t on t.code = r.code and t."right" = 'calendar' and t.extent in ('all', 'ask', 'see')
  where r.organization_id = p_organization and r.profile_id = private.actor() and private.role_counts(r) and not private.is_acting()
$$;
comment on function private.calendar_extent(uuid) is
  'How far the caller''s right to the calendar of all reaches in this practice: all (names, proposing, cancelling), ask or see (times only); null: not at all.';

create function private.shared_visits(p_organization uuid, p_day date) returns setof public.appointments
language sql stable security definer set search_path = '' as $$
  select a.* from public.appointments a
  join private.practitioner_roles r on r.profile_id = a.specialist_id and r.organization_id = p_organization
    and private.is_doctor_of(r)
  where a.starts_at >= p_day::timestamp at time zone 'Africa/Johannesburg'
    and a.starts_at < (p_day + 1)::timestamp at time zone 'Africa/Johannesburg'
    and a.status in ('requested', 'awaiting_payment', 'booked', 'waiting', 'in_progress', 'completed', 'no_show_patient', 'no_show_specialist')
    and (a.booked_at is not null or a.requested_at is not null)
    and (a.hold_expires_at is null or a.hold_expires_at > private.clock())
$$;
comment on function private.shared_visits(uuid, date) is
  'The visits of a practice''s doctors that begin on a South African day: asked for, agreed, over and missed.';

create function private.is_named(p_visit public.appointments, p_organization uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  -- What somebody keeps from those who act for them is not told to whoever may ring them.
  select not p_visit.kept_private
    and exists (select from private.shown_visits s where s.appointment_id = p_visit.id and s.organization_id = p_organization)
$$;
comment on function private.is_named(public.appointments, uuid) is 'Whether the staff of this practice may know whose visit it is.';

create function public.open_shared_calendar(p_day date) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_organization uuid := (private.role_of(v_me)).organization_id;
  v_extent text := private.calendar_extent(v_organization);
  v_today date := (private.clock() at time zone 'Africa/Johannesburg')::date;
  v_visit public.appointments;
begin
  if v_extent is null then
    perform private.refuse('team.noCalendar');
  end if;
  if p_day is null or p_day not between v_today - 400 and v_today + 400 then
    perform private.refuse('data.invalid');
  end if;
  -- A calendar that is open all day asks again with every change: a day of it is one look. In the order of the patients, whose
  -- logs are locked one after the other.
  for v_visit in select a.* from private.shared_visits(v_organization, p_day) a
    where v_extent = 'all' and a.specialist_id <> v_me and private.is_named(a, v_organization)
      and not exists (select from public.access_log l where l.actor_id = v_me and l.patient_id = a.patient_id and l.basis = 'practice'
        and l.basis_id = a.id and l.at > private.clock() - interval '24 hours')
    order by a.patient_id, a.id loop
    perform private.write_access_log(v_visit.patient_id, v_me, 'staff', 'contact', 'view', 'practice', v_visit.id, 'appointments');
  end loop;
  return private.issue_look('shared_calendar', v_me, jsonb_build_object('organization', v_organization, 'day', p_day));
end $$;
comment on function public.open_shared_calendar(date) is
  'A ticket for read_look to a South African day of the calendar of the caller''s practice, at most 400 days away. Who sees names writes a line for each into its patient''s log, once in 24 hours. Hints: team.noCalendar, data.invalid.';
grant execute on function public.open_shared_calendar to authenticated;

create function private.look_at_shared_calendar(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_organization uuid := (p_look.subject ->> 'organization')::uuid;
  v_extent text := private.calendar_extent(v_organization);
begin
  if v_extent is null then
    perform private.refuse('team.noCalendar');
  end if;
  return jsonb_build_object('day', p_look.subject ->> 'day', 'changes', v_extent = 'all',
    'doctors', (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'isMe', p.id = v_me,
        'off', (select coalesce(jsonb_agg(jsonb_build_object('from', to_char(x.starts_at, 'HH24:MI'), 'to', to_char(x.ends_at, 'HH24:MI'))
            order by x.starts_at), '[]')
          from public.availability_exceptions x where x.specialist_id = p.id and x.kind = 'off'
            and x.on_date = (p_look.subject ->> 'day')::date)) order by p.name, p.id), '[]')
      from private.practitioner_roles r join public.profiles p on p.id = r.profile_id
      where r.organization_id = v_organization and private.is_doctor_of(r)),
    'visits', (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'specialistId', a.specialist_id, 'startsAt', a.starts_at,
        'endsAt', a.ends_at, 'mode', a.mode, 'status', a.status, 'waitingSince', case a.status when 'waiting' then c.waiting_since end, 'coveredBy', private.person_name(c.covered_by),
        'name', case when n.named then p.name end, 'phone', case when n.named then p.phone_raw end,
        'phoneE164', case when n.named then p.phone_e164 end,
        'proposedStart', case when private.is_proposed(a) then a.proposed_start end,
        'mayChange', n.named and a.status = 'booked' and a.starts_at > private.clock()) order by a.starts_at, a.id), '[]')
      from private.shared_visits(v_organization, (p_look.subject ->> 'day')::date) a
      -- A line of the log came before, with the ticket: what was agreed to since then has none yet.
      cross join lateral (select v_extent = 'all' and private.is_named(a, v_organization) and (a.specialist_id = v_me
        or exists (select from public.access_log l where l.actor_id = v_me and l.patient_id = a.patient_id and l.basis = 'practice'
          and l.basis_id = a.id)) as named) n
      join public.profiles p on p.id = a.patient_id
      left join public.consultations c on c.appointment_id = a.id));
end $$;
comment on function private.look_at_shared_calendar(private.look_tickets) is
  'A day of a practice: {day, changes (whether the caller may propose and cancel), doctors with hours off, visits; name and phone null where the staff may not know}.';

create function private.visit_of_practice(p_appointment uuid) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_organization uuid := (private.role_of(private.require_actor())).organization_id;
  v_row public.appointments;
begin
  -- Asked before the locks, so that a stranger waits for nobody, and after them, so that what was taken back meanwhile counts.
  select * into v_row from public.appointments a where a.id = p_appointment;
  if v_row.id is null or not private.may_change_visit(v_row, v_organization) then
    perform private.refuse('booking.notFound');
  end if;
  v_row := private.locked_appointment(p_appointment);
  if not private.may_change_visit(v_row, v_organization) then
    perform private.refuse('booking.notFound');
  end if;
  return v_row;
end $$;
comment on function private.visit_of_practice(uuid) is
  'A visit that the caller may move or cancel for the practice they work in, with both calendars locked; else booking.notFound.';

create function private.may_change_visit(p_visit public.appointments, p_organization uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.calendar_extent(p_organization) = 'all' and private.organization_of(p_visit.specialist_id) = p_organization
    and private.is_named(p_visit, p_organization) and (p_visit.booked_at is not null or p_visit.requested_at is not null)
$$;
comment on function private.may_change_visit(public.appointments, uuid) is
  'Whether the caller changes this visit for a practice: their right reaches to all of its calendar, and they may know whose visit it is.';

create function public.shared_calendar_openings(p_appointment uuid) returns timestamptz[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.visit_of_practice(p_appointment);
  v_type public.visit_types;
  v_from timestamptz := private.earliest_proposal(v_row);
begin
  select t.* into v_type from public.visit_types t where t.id = v_row.visit_type_id;
  v_type.minutes := (extract(epoch from v_row.ends_at - v_row.starts_at) / 60)::int;
  v_type.modes := array[v_row.mode];
  return (select coalesce(array_agg(o.at order by o.at), '{}') from unnest(private.openings(v_type, v_row.tz_specialist, v_from,
    v_from + interval '28 days', 60)) o (at) where o.at <> v_row.starts_at);
end $$;
comment on function public.shared_calendar_openings(uuid) is
  'For staff: up to sixty free times of the same doctor and length within four weeks from which a visit may be proposed another. Hint: booking.notFound.';
grant execute on function public.shared_calendar_openings to authenticated;

create function public.propose_shared_time(p_appointment uuid, p_starts_at timestamptz, p_reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.propose_locked(private.visit_of_practice(p_appointment), p_starts_at, p_reason);
end $$;
comment on function public.propose_shared_time(uuid, timestamptz, text) is
  'Staff asks the patient of a visit to take another time, as its doctor would; nobody is moved by it. Repeatable. Hints: booking.notFound and those of propose_times.';
grant execute on function public.propose_shared_time to authenticated;

create function public.cancel_shared_visit(p_appointment uuid, p_reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.visit_of_practice(p_appointment);
begin
  if v_row.status = 'cancelled' then
    return;
  end if;
  if v_row.status <> 'booked' or v_row.starts_at <= private.clock() then
    perform private.refuse('booking.cannotCancel');
  end if;
  if coalesce(btrim(p_reason), '') = '' then
    perform private.refuse('booking.cancelReasonRequired');
  elsif length(p_reason) > 500 then
    perform private.refuse('validation.tooLong');
  end if;
  perform private.cancel_now(v_row, 'specialist', p_reason);
end $$;
comment on function public.cancel_shared_visit(uuid, text) is
  'Staff calls a booked visit off before it begins, as its doctor would: everything goes back to its patient, and both sides are told. Repeatable. Hints: booking.notFound, cannotCancel, cancelReasonRequired, validation.tooLong.';
grant execute on function public.cancel_shared_visit to authenticated;
