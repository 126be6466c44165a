-- The time that a guest chose is kept for ten minutes: a table of its own, asked wherever a time is taken or looked for.

-- A guest's hold: the time that somebody without an account chose, kept for ten minutes while they sign in or up.
--
-- It is no appointment: that is somebody's, is never deleted and ends as a visit; this is nobody's and leaves nothing behind
-- (decision 0137). What decides between both is the one lock of a specialist's calendar, and private.guest_has(), which
-- whoever takes a time asks under it. A lapsed hold blocks nothing; the next guest of that calendar or the tidying removes it.
--
-- Nobody can block a practice: a device has one hold, an address twelve an hour with one specialist, and all guests together
-- never more than a quarter of the hours of a day.

create table private.guest_holds (
  device bytea primary key check (length(device) = 32),
  specialist_id uuid not null references public.specialists (profile_id),
  visit_type_id uuid not null references public.visit_types (id),
  during tstzrange not null check (not isempty(during)),
  blocks tstzrange not null check (blocks @> during),
  expires_at timestamptz not null default private.clock() + interval '10 minutes',
  constraint one_guest_at_a_time exclude using gist (specialist_id with =, during with &&)
);
comment on table private.guest_holds is
  'Times kept for devices of guests, by the hash of a token only the device has. Reached through hold_for_guest, hold_slot and let_guest_hold_go only.';

create index guest_holds_of_specialist on private.guest_holds (specialist_id);
create index guest_holds_of_visit_type on private.guest_holds (visit_type_id);
create index guest_holds_expiring on private.guest_holds (expires_at);

alter table private.guest_holds enable row level security;
alter table private.guest_holds force row level security;
revoke all on private.guest_holds from public, anon, authenticated, service_role;

create function private.guest_has(p_specialist uuid, p_during tstzrange, p_blocks tstzrange) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.guest_holds g where g.specialist_id = p_specialist and g.expires_at > private.clock()
    and (g.blocks && p_during or g.during && p_blocks));
end $$;
comment on function private.guest_has(uuid, tstzrange, tstzrange) is
  'Whether a time that is kept for a guest stands in the way, buffers of both included.';
revoke execute on function private.guest_has from public, anon, authenticated, service_role;

create function private.end_guest_hold(p_device uuid, p_visit_type uuid, p_starts_at timestamptz) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_was_this boolean;
begin
  delete from private.guest_holds g where g.device = private.code_hash(p_device::text)
  returning g.expires_at > private.clock() and g.visit_type_id = p_visit_type and lower(g.during) = p_starts_at into v_was_this;
  return coalesce(v_was_this, false);
end $$;
comment on function private.end_guest_hold(uuid, uuid, timestamptz) is
  'Ends the hold of a device, and says whether it stood and was on this very time.';
revoke execute on function private.end_guest_hold from public, anon, authenticated, service_role;

create function private.guests_have_share(p_type public.visit_types, p_zone text, p_starts_at timestamptz) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_date date := (p_starts_at at time zone p_zone)::date;
  v_day tstzrange := tstzrange(v_date::timestamp at time zone p_zone, (v_date + 1)::timestamp at time zone p_zone);
  v_open interval;
  v_held interval;
begin
  select sum(upper(r) - lower(r)) into v_open
  from unnest(private.free_time(p_type.specialist_id, p_zone, v_date, v_date) * tstzmultirange(v_day)) r;
  select sum(upper(g.during) - lower(g.during)) into v_held from private.guest_holds g
  where g.specialist_id = p_type.specialist_id and g.expires_at > private.clock() and g.during && v_day;
  return 4 * (coalesce(v_held, '0') + make_interval(mins => p_type.minutes)) > v_open;
end $$;
comment on function private.guests_have_share(public.visit_types, text, timestamptz) is
  'Whether with one more visit of this kind more than a quarter of the specialist''s hours of that day would be kept for guests.';
revoke execute on function private.guests_have_share from public, anon, authenticated, service_role;

create function public.hold_for_guest(p_visit_type uuid, p_starts_at timestamptz, p_device uuid) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_device bytea := private.code_hash(p_device::text);
  v_type public.visit_types;
  v_zone text;
  v_during tstzrange;
  v_blocks tstzrange;
  v_until timestamptz;
begin
  -- It costs a search and the lock of a calendar.
  perform private.spend_call('search', 600, 12000, 600, 10);
  select t.* into v_type from public.visit_types t where t.id = p_visit_type and t.active;
  select sp.time_zone into v_zone from public.specialist_public sp where sp.specialist_id = v_type.specialist_id;
  if v_zone is null or p_starts_at is null or p_device is null then
    perform private.refuse('booking.slotNotOffered');
  end if;
  -- Whoever is done signing up has holds of their own, with bounds of their own.
  if exists (select from public.profiles p where p.id = private.me() and p.onboarding_completed_at is not null) then
    return null;
  end if;
  perform private.lock_specialist(v_type.specialist_id);
  select g.expires_at into v_until from private.guest_holds g where g.device = v_device
    and g.visit_type_id = v_type.id and lower(g.during) = p_starts_at and g.expires_at > private.clock();
  if found then
    return v_until;
  end if;
  -- Another choice lets the first go; should this one be refused, the first still stands.
  delete from private.guest_holds g where g.device = v_device
    or g.specialist_id = v_type.specialist_id and g.expires_at <= private.clock();
  v_during := tstzrange(p_starts_at, p_starts_at + make_interval(mins => v_type.minutes));
  v_blocks := tstzrange(p_starts_at - make_interval(mins => v_type.buffer_before_minutes),
    upper(v_during) + make_interval(mins => v_type.buffer_after_minutes));
  perform private.refuse_unless_offered(v_type, v_zone, p_starts_at, null);
  if private.guests_have_share(v_type, v_zone, p_starts_at) then
    return null;
  end if;
  perform private.spend('guestHold:' || v_type.specialist_id, 12, 240, 3600);
  insert into private.guest_holds (device, specialist_id, visit_type_id, during, blocks)
  values (v_device, v_type.specialist_id, v_type.id, v_during, v_blocks)
  -- The same device, choosing in another tab this very moment: the last choice counts.
  on conflict (device) do update set (specialist_id, visit_type_id, during, blocks, expires_at)
    = (excluded.specialist_id, excluded.visit_type_id, excluded.during, excluded.blocks, excluded.expires_at)
  returning expires_at into v_until;
  return v_until;
end $$;
comment on function public.hold_for_guest(uuid, timestamptz, uuid) is
  'Keeps an opening for ten minutes for the device of somebody who has not signed up yet, under a random token of that device, and says until when; null where guests have their share of that day, or the caller needs none. Another time takes the place of the first. hold_slot with the same token makes it the caller''s own. Hints: booking.slotTaken, slotNotOffered; data.busy.';
revoke execute on function public.hold_for_guest from public, anon, authenticated, service_role;
grant execute on function public.hold_for_guest to anon, authenticated;

create function public.let_guest_hold_go(p_device uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.end_guest_hold(p_device, null, null);
end $$;
comment on function public.let_guest_hold_go(uuid) is 'Gives the time back that is kept for this device. Repeatable; without one nothing happens.';
revoke execute on function public.let_guest_hold_go from public, anon, authenticated, service_role;
grant execute on function public.let_guest_hold_go to anon, authenticated;

create function private.lock_specialist(p_specialist uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('specialist:' || p_specialist, 0));
end $$;
comment on function private.lock_specialist(uuid) is
  'Holds a specialist''s calendar until the transaction ends: the second lock of lock_calendars, the only one of who has no calendar of their own.';
revoke execute on function private.lock_specialist from public, anon, authenticated, service_role;

drop function private.openings(public.visit_types, text, timestamptz, timestamptz, int, int[], text, uuid, boolean, int[]);
drop function public.hold_slot(uuid, timestamptz, text, text, uuid, uuid);

create function private.openings(p_type public.visit_types, p_zone text, p_from timestamptz, p_to timestamptz, p_limit int,
  p_weekdays int[] default null, p_viewer_zone text default null, p_not_of uuid default null, p_busy boolean default true,
  p_hours int[] default null, p_device uuid default null)
returns timestamptz[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_from timestamptz := greatest(p_from, v_now + make_interval(mins => p_type.notice_minutes));
  v_to timestamptz := least(p_to, v_now + make_interval(days => p_type.window_days));
  v_length interval := make_interval(mins => p_type.minutes);
  v_grid interval := make_interval(mins => p_type.grid_minutes);
  v_before interval := make_interval(mins => p_type.buffer_before_minutes);
  v_after interval := make_interval(mins => p_type.buffer_after_minutes);
  v_viewer text := coalesce(p_viewer_zone, p_zone);
  v_day date := (v_from at time zone p_zone)::date;
  v_days int := case when p_limit > 12 then 62 else 2 end;
  v_next date;
  v_visits tstzmultirange := '{}';
  v_blocks tstzmultirange := '{}';
  -- As private.limits_modes says, asked here: this is called for every specialist of a search.
  v_limited boolean := exists (select from public.availability_rules r
    where r.specialist_id = p_type.specialist_id and cardinality(r.modes) < 3);
  v_device bytea := case when p_device is not null then private.code_hash(p_device::text) end;
  v_open tstzmultirange[];
  v_free tstzrange;
  v_local timestamp;
  v_start timestamptz;
  v_found timestamptz[] := '{}';
begin
  while v_from < v_to loop
    v_next := least(v_day + v_days, (v_to at time zone p_zone)::date + 1);
    if p_busy then
      -- Lapsed holds do not count, nor does what the person asking is holding.
      select coalesce(range_agg(b.during), '{}'), coalesce(range_agg(b.blocks), '{}') into v_visits, v_blocks
      from (
        select a.during, a.blocks from public.appointments a
        where a.specialist_id = p_type.specialist_id
          and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
          and a.starts_at between ((v_day - 1)::timestamp at time zone p_zone) and ((v_next + 1)::timestamp at time zone p_zone)
          and (a.hold_expires_at is null or a.hold_expires_at > v_now)
          and not (a.status = 'held' and a.patient_id is not distinct from p_not_of)
        union all
        select g.during, g.blocks from private.guest_holds g
        where g.specialist_id = p_type.specialist_id and g.expires_at > v_now and g.device is distinct from v_device
      ) b;
    end if;
    if v_limited then
      v_open := array(select private.free_time(p_type.specialist_id, p_zone, v_day - 1, v_next, m) from unnest(p_type.modes) m);
    end if;
    -- One more day on both ends: hours that touch at midnight are one stretch. What begins on these dates is answered.
    for v_free in select unnest(private.free_time(p_type.specialist_id, p_zone, v_day - 1, v_next) - v_blocks) loop
      v_local := date_bin(v_grid, greatest(lower(v_free), v_from, v_day::timestamp at time zone p_zone) at time zone p_zone,
        timestamp '2000-01-01');
      while v_local < v_next loop
        v_start := v_local at time zone p_zone;
        exit when v_start + v_length > upper(v_free) or v_start >= v_to;
        if v_start >= v_from and v_start >= lower(v_free) and v_local >= v_day and v_start at time zone p_zone = v_local
          and (p_weekdays is null or extract(isodow from v_start at time zone v_viewer) = any (p_weekdays))
          and (p_hours is null or (extract(hour from v_start at time zone v_viewer) >= p_hours[1]
            and extract(hour from v_start at time zone v_viewer) < p_hours[2]))
          and not v_visits && tstzrange(v_start - v_before, v_start + v_length + v_after)
          -- There are three modes; with a question to the table in it this would be planned for each start.
          and (not v_limited or v_open[1] @> tstzrange(v_start, v_start + v_length)
            or v_open[2] @> tstzrange(v_start, v_start + v_length) or v_open[3] @> tstzrange(v_start, v_start + v_length)) then
          v_found := v_found || v_start;
          if cardinality(v_found) >= p_limit then
            return v_found;
          end if;
        end if;
        v_local := v_local + v_grid;
      end loop;
    end loop;
    exit when v_next::timestamp at time zone p_zone >= v_to;
    v_day := v_next;
    v_days := v_days * 3;
  end loop;
  return v_found;
end $$;
comment on function private.openings(public.visit_types, text, timestamptz, timestamptz, int, int[], text, uuid, boolean, int[], uuid) is
  'The first openings of a visit type by any of its modes: inside hours, on the grid of local time, after the notice, within the window, buffers kept. Without p_busy: what would be offered if nobody had booked. What is kept for p_not_of or the guest of p_device is theirs to see. Weekdays and hours (from, before) are the viewer''s.';
revoke execute on function private.openings from public, anon, authenticated, service_role;

create function public.hold_slot(p_visit_type uuid, p_starts_at timestamptz, p_mode text, p_time_zone text,
  p_idempotency_key uuid, p_patient uuid default null, p_device uuid default null) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_patient uuid := case when p_patient is null then v_me else private.acting_for(p_patient, 'book') end;
  v_now timestamptz := private.clock();
  v_type public.visit_types;
  v_has_mode boolean;
  v_longer public.visit_types;
  v_extra int := 0;
  v_was_kept boolean;
  v_zone text;
  v_during tstzrange;
  v_blocks tstzrange;
  v_theirs record;
  v_mine record;
  v_row public.appointments;
begin
  if not exists (select from public.profiles p join public.patients t on t.profile_id = p.id
      where p.id = v_patient and p.role = 'patient' and p.onboarding_completed_at is not null) then
    perform private.refuse(case when (select p.role from public.profiles p where p.id = v_patient) = 'specialist'
      then 'booking.patientsOnly' else 'booking.onboardingFirst' end);
  end if;
  select t.* into v_type from public.visit_types t where t.id = p_visit_type and t.active;
  select sp.time_zone into v_zone from public.specialist_public sp where sp.specialist_id = v_type.specialist_id;
  if v_zone is null or p_starts_at is null or p_idempotency_key is null then
    perform private.refuse('booking.slotNotOffered');
  end if;
  -- From here on it is asked whether the time is offered by the mode that was chosen.
  v_has_mode := coalesce(p_mode = any (v_type.modes), false);
  v_type.modes := array[p_mode];
  perform private.lock_calendars(v_patient, v_type.specialist_id);
  -- What was kept for them as a guest becomes this hold, also where the notice has passed since.
  v_was_kept := p_device is not null and private.end_guest_hold(p_device, p_visit_type, p_starts_at);
  if private.needs_extra_time(v_patient) then
    v_longer := private.with_extra_time(v_type);
    -- Where the calendar has it: a time that was chosen without knowing of the need is not refused for it.
    if private.has_time(v_longer, v_zone, p_starts_at, v_patient) then
      v_extra := v_longer.minutes - v_type.minutes;
      v_type := v_longer;
    end if;
  end if;
  v_during := tstzrange(p_starts_at, p_starts_at + make_interval(mins => v_type.minutes));
  v_blocks := tstzrange(p_starts_at - make_interval(mins => v_type.buffer_before_minutes),
    upper(v_during) + make_interval(mins => v_type.buffer_after_minutes));
  v_mine := private.look_at_patient(v_type, v_patient, v_during, v_blocks, p_idempotency_key, v_now);
  if v_mine.known is not null then
    select * into v_row from public.appointments a where a.id = v_mine.known;
    return v_row;
  end if;
  if not v_has_mode then
    perform private.refuse('booking.modeNotOffered');
  end if;
  if not private.is_offered(v_type, v_zone, p_starts_at)
    and not (v_was_kept and cardinality(private.open_modes(v_type, v_zone, p_starts_at)) > 0) then
    perform private.refuse_time(v_type, v_zone, p_starts_at);
  end if;
  v_theirs := private.look_at_specialist(v_type, v_patient, v_during, v_blocks, v_now);
  if v_theirs.taken then
    perform private.refuse('booking.slotTaken');
  end if;
  if v_theirs.own_near then
    v_row := private.replace_own_hold(v_type, p_starts_at, p_mode, v_patient);
    if v_row.id is not null then
      return v_row;
    end if;
  end if;
  if v_mine.hoards then
    perform private.refuse('booking.holdsUsedUp');
  end if;
  perform private.refuse_too_many(v_patient, v_me, v_type.specialist_id, v_type.price_minor);
  if v_mine.lapsed or v_theirs.lapsed then
    perform private.flip_lapsed(v_patient, v_type.specialist_id, v_blocks);
  end if;
  if v_mine.holds >= 2 then
    perform private.refuse('booking.tooManyHolds');
  end if;
  if v_mine.overlaps then
    perform private.refuse('booking.overlapsYours');
  end if;
  return private.insert_hold(v_type, v_zone, p_starts_at, p_mode, p_time_zone, p_idempotency_key, v_patient, v_me,
    v_extra);
end $$;
comment on function public.hold_slot(uuid, timestamptz, text, text, uuid, uuid, uuid) is
  'Holds an opening for ten minutes, for oneself or (p_patient) as delegate; longer for a patient who needs extra time, where that time is free. The same key, or the same time while it is held, gives the same hold. What was kept for the guest of p_device becomes it. Hints: booking.slotTaken, slotNotOffered, tooManyHolds, holdsUsedUp, overlapsYours, onboardingFirst, patientsOnly, modeNotOffered, modeNotThen, specialistActsForPatient, and those of refuse_too_many; access.notDelegated.';
revoke execute on function public.hold_slot from public, anon, authenticated, service_role;
grant execute on function public.hold_slot to authenticated;

create or replace function private.lock_calendars(p_patient uuid, p_specialist uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('patient:' || p_patient, 0));
  perform private.lock_specialist(p_specialist);
end $$;
comment on function private.lock_calendars(uuid, uuid) is 'Holds both calendars until the transaction ends: patient first, specialist second.';

create or replace function private.look_at_specialist(p_type public.visit_types, p_patient uuid, p_during tstzrange, p_blocks tstzrange,
  p_now timestamptz, out own_near boolean, out taken boolean, out lapsed boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  select coalesce(bool_or(a.status = 'held' and a.patient_id = p_patient and not past and a.blocks && p_blocks), false),
    coalesce(bool_or(not (a.status = 'held' and a.patient_id = p_patient) and not past
      and (a.blocks && p_during or a.during && p_blocks)), false) or private.guest_has(p_type.specialist_id, p_during, p_blocks),
    coalesce(bool_or(past and a.blocks && p_blocks), false)
  into own_near, taken, lapsed
  from public.appointments a, lateral (select coalesce(a.hold_expires_at <= p_now, false) as past) p
  where a.specialist_id = p_type.specialist_id
    and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
    and a.starts_at between lower(p_during) - interval '10 hours' and upper(p_during) + interval '2 hours';
end $$;
comment on function private.look_at_specialist(public.visit_types, uuid, tstzrange, tstzrange, timestamptz) is
  'What a new hold must know of the specialist''s calendar: whether the patient''s own hold is on this time or near it, whether somebody has it, whether lapsed holds are in the way.';

create or replace function private.is_taken(p_specialist uuid, p_during tstzrange, p_blocks tstzrange, p_except uuid default null,
  p_not_held_by uuid default null) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.appointments a
    where a.specialist_id = p_specialist
      and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
      -- With buffers a visit reaches at most ten hours beyond its start and two before.
      and a.starts_at between lower(p_during) - interval '10 hours' and upper(p_during) + interval '2 hours'
      and (a.blocks && p_during or a.during && p_blocks)
      and (a.hold_expires_at is null or a.hold_expires_at > private.clock())
      and a.id is distinct from p_except and not (a.status = 'held' and a.patient_id is not distinct from p_not_held_by))
    or private.guest_has(p_specialist, p_during, p_blocks);
end $$;
comment on function private.is_taken(uuid, tstzrange, tstzrange, uuid, uuid) is
  'Whether a live visit of the specialist or a time kept for a guest stands in the way, buffers of both included. Lapsed holds do not.';

create or replace function private.searched(p_filters jsonb, p_from timestamptz, p_to timestamptz, p_per_visit_type int)
returns table (specialist_id uuid, name text, specialty text, languages text[], hospital text, bio text, years_experience int,
  accepts_insurance boolean, council_number text, registration_checked_at timestamptz, time_zone text, visit_type_id uuid,
  visit_type_name text, minutes int, modes text[], price_minor int, currency text, openings timestamptz[], gender text,
  province text, city text, needs_approval boolean, extra_minutes int, opening_modes text[])
language sql stable security definer set search_path = '' as $$
  with asked as materialized (
    select (f ->> 'specialistId')::uuid as specialist, (f ->> 'visitTypeId')::uuid as visit_type, f ->> 'specialty' as specialty,
      lower(f ->> 'language') as language, (f ->> 'maxPriceMinor')::numeric as max_price,
      (f ->> 'acceptsInsurance')::boolean as insurance, f ->> 'mode' as mode, private.weekday_numbers(f -> 'weekday') as weekdays,
      f ->> 'gender' as gender, f ->> 'province' as province, private.hours_of_day(f ->> 'dayPart') as hours,
      private.zone_or(f ->> 'timeZone', null) as viewer_zone, least(greatest(coalesce((f ->> 'limit')::int, 50), 1), 200) as most,
      -- A whole calendar is asked of one specialist, never of all of them at once.
      least(greatest(coalesce(p_per_visit_type, 3), 0),
        case when f ->> 'specialistId' is null and f ->> 'visitTypeId' is null then 12 else 500 end) as per_type,
      -- A question about ten years would be work without an answer; two months are more than any window shows at once.
      least(p_to, greatest(p_from, private.clock()) + interval '62 days') as until, private.me() as me,
      private.needs_extra_time(private.me()) as has_extra, (f ->> 'device')::uuid as device
    from (select coalesce(p_filters, '{}') as f) x
  ), offered as materialized (
    select sp.*, case when asked.has_extra then private.with_extra_time(v) else v end as visit_type, (v).minutes as minutes
    from asked cross join public.specialist_public sp
    cross join lateral (
      select v from public.visit_types v
      where v.specialist_id = sp.specialist_id and v.active and (asked.visit_type is null or v.id = asked.visit_type)
        and (asked.max_price is null or v.price_minor <= asked.max_price) and (asked.mode is null or asked.mode = any (v.modes))
      order by v.position, v.created_at, v.id limit case when asked.specialist is null then 1 else 20 end
    ) v
    where (asked.specialist is null or sp.specialist_id = asked.specialist)
      and (asked.specialty is null or sp.specialty = asked.specialty)
      and (asked.language is null or asked.language in (select lower(l) from unnest(sp.languages) l))
      and (asked.insurance is not true or sp.accepts_insurance)
      and (asked.gender is null or sp.gender = asked.gender)
      and (asked.province is null or sp.province = asked.province)
  ), answered as materialized (
    select o.*, case when asked.per_type = 0 then '{}' else private.openings(
      case when asked.mode is null then o.visit_type else private.by_mode(o.visit_type, asked.mode) end, o.time_zone, p_from, asked.until,
      asked.per_type, asked.weekdays, asked.viewer_zone, asked.me, true, asked.hours, asked.device) end as openings
    from offered o cross join asked
  )
  select a.specialist_id, a.name, a.specialty, a.languages, a.hospital, a.bio, a.years_experience, a.accepts_insurance,
    a.council_number, a.registration_checked_at, a.time_zone, (a.visit_type).id, (a.visit_type).name, (a.visit_type).minutes,
    (a.visit_type).modes, (a.visit_type).price_minor, (a.visit_type).currency, a.openings, a.gender, a.province, a.city,
    (a.visit_type).needs_approval, (a.visit_type).minutes - a.minutes,
    case when exists (select from public.availability_rules r where r.specialist_id = a.specialist_id and cardinality(r.modes) < 3)
      then private.modes_of_openings(a.visit_type, a.time_zone, a.openings) else '{}' end
  from answered a
  order by a.openings[1] nulls last, a.name, (a.visit_type).position limit (select most from asked)
$$;
comment on function private.searched(jsonb, timestamptz, timestamptz, int) is
  'What find_slots gives, uncounted. At most 12 openings each (500 of one specialist or visit type); 0: none are computed.';

create or replace function public.find_slots(p_filters jsonb default '{}', p_from timestamptz default private.clock(),
  p_to timestamptz default private.clock() + interval '14 days', p_per_visit_type int default 3)
returns table (specialist_id uuid, name text, specialty text, languages text[], hospital text, bio text, years_experience int,
  accepts_insurance boolean, council_number text, registration_checked_at timestamptz, time_zone text, visit_type_id uuid,
  visit_type_name text, minutes int, modes text[], price_minor int, currency text, openings timestamptz[], gender text,
  province text, city text, needs_approval boolean, extra_minutes int, opening_modes text[])
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.spend_call('search', 600, 12000, 600);
  return query select * from private.searched(p_filters, p_from, p_to, greatest(coalesce(p_per_visit_type, 3), 1));
end $$;
comment on function public.find_slots(jsonb, timestamptz, timestamptz, int) is
  'Verified, listed specialists with their next openings, soonest first. For somebody who needs extra time visits are longer by extra_minutes, which minutes contains, and openings are those that long. opening_modes: by which of its modes each opening can be had, with commas, in their order; empty where all can. Filters: specialistId (then every visit type), visitTypeId, specialty, language, maxPriceMinor, acceptsInsurance, mode, gender, province, weekday (name or list) and dayPart (morning, afternoon, evening) in timeZone, timeZone, limit; device: the token of a guest, who is shown the time kept for them. At most 12 openings each, 500 of one specialist or visit type. Hint: data.busy.';

create or replace function private.place_squeeze(p_type public.visit_types, p_patient uuid, p_starts_at timestamptz, p_mode text,
  p_key uuid, p_zone text) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_end timestamptz := p_starts_at + make_interval(mins => p_type.minutes);
  v_blocks tstzrange := tstzrange(p_starts_at - make_interval(mins => p_type.buffer_before_minutes),
    v_end + make_interval(mins => p_type.buffer_after_minutes));
  v_row public.appointments;
begin
  perform private.flip_lapsed(p_patient, p_type.specialist_id, v_blocks);
  -- Breaks between visits are the specialist's own to give up; visits are not.
  if exists (select from public.appointments a where a.specialist_id = p_type.specialist_id
      and a.starts_at between p_starts_at - interval '10 hours' and v_end and a.during && tstzrange(p_starts_at, v_end)
      and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
      and (a.hold_expires_at is null or a.hold_expires_at > private.clock()))
    or private.guest_has(p_type.specialist_id, tstzrange(p_starts_at, v_end), tstzrange(p_starts_at, v_end)) then
    perform private.refuse('booking.slotTaken');
  end if;
  -- A specialist is not told what else the patient has.
  if exists (select from public.appointments a where a.patient_id = p_patient and a.during && tstzrange(p_starts_at, v_end)
      and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
      and (a.hold_expires_at is null or a.hold_expires_at > private.clock())) then
    perform private.refuse('booking.timeUnavailable');
  end if;
  -- The invitation is the specialist's yes.
  p_type.needs_approval := false;
  v_row := private.insert_hold(p_type, p_zone, p_starts_at, p_mode, null, p_key, p_patient, p_type.specialist_id);
  update public.appointments a set hold_expires_at = least(p_starts_at, private.clock() + interval '24 hours')
  where a.id = v_row.id returning * into v_row;
  return v_row;
end $$;
comment on function private.place_squeeze(public.visit_types, uuid, timestamptz, text, uuid, text) is
  'Holds an extra time for a patient until they answer: a day, at most until it begins. Both calendars must be locked.';

create or replace function private.book_paid(p_row public.appointments) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_row.status in ('booked', 'waiting', 'in_progress', 'completed', 'no_show_patient') then
    return true;
  end if;
  if p_row.status not in ('held', 'awaiting_payment', 'expired')
    or (p_row.starts_at <= private.clock() and (p_row.status = 'expired' or p_row.hold_expires_at <= private.clock())) then
    return false;
  end if;
  if not private.is_practising(p_row.specialist_id) then
    return false;
  end if;
  if p_row.status = 'expired' then
    perform private.flip_lapsed(p_row.patient_id, p_row.specialist_id, p_row.blocks);
    if exists (select from public.appointments a where a.specialist_id = p_row.specialist_id and a.id <> p_row.id
        and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
        and (a.blocks && p_row.during or a.during && p_row.blocks))
      or private.guest_has(p_row.specialist_id, p_row.during, p_row.blocks)
      or private.acts_for(p_row.patient_id, p_row.specialist_id) then
      return false;
    end if;
  end if;
  update public.appointments set status = 'booked', booked_at = private.clock(), hold_expires_at = null where id = p_row.id;
  return true;
exception when exclusion_violation or check_violation then
  -- The patient has another visit then, or the visit never said what it is about: nothing that money can book.
  return false;
end $$;
comment on function private.book_paid(public.appointments) is
  'Books a paid visit; false when its time is gone or its specialist no longer practises. Late money books again if the time is still free.';

create or replace function public.expire_lapsed_holds() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count int;
begin
  -- Skipping locked rows keeps the job out of the way of anyone who is booking or paying right now.
  update public.appointments set status = 'expired' where id in (
    select a.id from public.appointments a
    where a.status in ('requested', 'held', 'awaiting_payment') and a.hold_expires_at <= private.clock()
    order by a.hold_expires_at limit 500 for update skip locked);
  get diagnostics v_count = row_count;
  delete from private.booking_drafts where expires_at <= private.clock();
  delete from private.guest_holds g where g.device in (
    select l.device from private.guest_holds l where l.expires_at <= private.clock() for update skip locked);
  delete from private.rate_counts where period < private.clock() - interval '1 day';
  return v_count;
end $$;
comment on function public.expire_lapsed_holds() is 'The scheduled tidying; nothing depends on when it runs. Returns how many holds lapsed.';

create or replace function private.export_plan()
returns table (tbl text, how text, whose text, hidden text[], why text)
language sql immutable security invoker set search_path = '' as $$
  values
    ('public.visit_files', 'rows', 'patient_id = $1', array['sha256', 'path'], null), ('public.visit_preparations', 'rows', 'patient_id = $1', array[]::text[], null), ('public.profiles', 'resource', null, null, 'Patient, Person'), ('public.patients', 'resource', null, null, 'Patient'),
    ('public.emergency_contacts', 'resource', null, null, 'Patient.contact'),
    ('public.patient_conditions', 'resource', null, null, 'Condition'),
    ('public.patient_allergies', 'resource', null, null, 'AllergyIntolerance'),
    ('public.patient_medications', 'resource', null, null, 'MedicationStatement'),
    ('public.patient_remarks', 'resource', null, null, 'Composition'),
    ('public.observations', 'resource', null, null, 'Observation'),
    ('public.documents', 'resource', null, null, 'DocumentReference'),
    ('public.appointments', 'resource', null, null, 'Appointment'), ('public.messages', 'resource', null, null,
      'Communication'),
    ('public.notes', 'resource', null, null, 'Composition'),
    ('public.prescription_items', 'resource', null, null, 'MedicationRequest'),
    ('public.renewal_requests', 'resource', null, null, 'Task'), ('public.correction_requests', 'resource', null, null,
      'Task'),
    ('public.access_requests', 'resource', null, null, 'Task'), ('public.access_grants', 'resource', null, null, 'Consent'),
    ('public.delegations', 'resource', null, null, 'Consent'), ('public.consents', 'resource', null, null, 'Consent'),
    ('public.access_log', 'resource', null, null, 'AuditEvent'), ('public.payments', 'resource', null, null, 'Invoice'),
    ('public.refunds', 'resource', null, null, 'Invoice'), ('public.intake', 'resource', null, null,
      'QuestionnaireResponse'),
    ('public.consultations', 'rows', 'patient_id = $1', array['room_id', 'consent_by', 'identity_confirmed_by',
      'ended_by'], 'Encounter'),
    ('public.prescriptions', 'rows', 'patient_id = $1 and issued_at is not null', array['client_key', 'verify_code',
      'draft_items'],
      'MedicationRequest'),
    ('public.triage_sessions', 'rows', 'profile_id = $1', array[]::text[], 'RiskAssessment'),
    ('public.related_persons', 'rows', 'patient_id = $1', array[]::text[], 'RelatedPerson'), ('public.specialists', 'rows', 'profile_id = $1', array[]::text[], 'Practitioner, PractitionerRole'),
    ('public.appointment_events', 'rows', 'appointment_id in (select a.id from public.appointments a where a.patient_id = $1)',
      array['actor'], null),
    ('public.consultation_events', 'rows', 'consultation_id in (select c.id from public.consultations c where c.patient_id = $1)',
      array['actor', 'covered_by'], null),
    ('public.join_events', 'rows', 'profile_id = $1', array['client_id'], null),
    ('private.call_wishes', 'rows', 'profile_id = $1', array[]::text[], null),
    ('private.visit_guests', 'rows', '$1 in (guest_id, invited_by)', array['token_hash', 'guest_id', 'invited_by',
      'admitted_by', 'ended_by'], null),
    ('public.room_seats', 'rows', 'profile_id = $1', array[]::text[], null),
    ('private.door_stays', 'rows', 'profile_id = $1', array[]::text[], null),
    ('public.message_reads', 'rows', 'profile_id = $1', array['patient_id', 'specialist_id'], null),
    ('private.removed_messages', 'rows', 'removed_by = $1', array[]::text[], null),
    ('public.chart_versions', 'rows', 'patient_id = $1', array['changed_by'], null),
    ('public.plan_answers', 'rows', 'patient_id = $1', array['author_id'], null),
    ('public.letters', 'rows', 'patient_id = $1', array['client_key', 'verify_code', 'author_id'], null),
    ('public.prescription_events', 'rows', 'patient_id = $1', array['actor'], null),
    ('public.access_reports', 'rows', 'patient_id = $1', array['answered_by'], null),
    ('public.break_glass', 'rows', 'patient_id = $1', array['reviewed_by', 'dispute_answered_by'], null),
    ('public.reviews', 'rows', 'patient_id = $1', array[]::text[], null),
    ('public.waitlist_entries', 'rows', 'patient_id = $1', array['idempotency_key', 'joined_by'], null),
    ('public.slot_offers', 'rows', 'patient_id = $1', array[]::text[], null),
    ('public.squeeze_ins', 'rows', 'patient_id = $1', array[]::text[], null),
    ('public.notifications', 'rows', 'recipient_id = $1', array['dedupe_key'], null),
    ('public.outbox', 'rows', 'recipient_id = $1', array['dedupe_key', 'last_error'], null),
    ('public.notification_prefs', 'rows', 'profile_id = $1', array[]::text[], null),
    ('public.notification_settings', 'rows', 'profile_id = $1', array[]::text[], null),
    ('private.booking_drafts', 'rows', 'profile_id = $1', array[]::text[], null),
    ('public.operators', 'rows', 'profile_id = $1', array[]::text[], null),
    ('public.registration_events', 'rows', 'specialist_id = $1', array['actor_id'], null),
    ('public.registration_files', 'rows', 'specialist_id = $1', array['sha256', 'path'], null),
    ('private.registration_looks', 'rows', 'specialist_id = $1', array['operator_id'], null),
    ('public.onboarding_drafts', 'rows', 'profile_id = $1', array[]::text[], null),
    ('private.council_numbers', 'rows', 'specialist_id = $1', array[]::text[], null),
    ('public.visit_types', 'rows', 'specialist_id = $1', array[]::text[], null),
    ('public.availability_rules', 'rows', 'specialist_id = $1', array[]::text[], null),
    ('public.availability_exceptions', 'rows', 'specialist_id = $1', array[]::text[], null),
    ('private.calendar_links', 'rows', 'specialist_id = $1', array['token_hash'], null),
    ('private.record_links', 'rows', 'patient_id = $1', array['token_hash', 'file', 'passcode_salt', 'passcode_hash'], null),
    ('public.note_copies', 'left out', null, null, 'Drafts of their author; the signed note is in the export.'),
    ('public.payment_events', 'left out', null, null, 'What the provider of payments sent us; what came of it is in the payments.'),
    ('private.access_log_heads', 'left out', null, null, 'Check sums of the access log.'),
    ('private.access_log_faults', 'left out', null, null, 'Check sums of the access log.'),
    ('private.closed_accounts', 'left out', null, null, 'Once an account is closed nobody asks.'),
    ('private.look_tickets', 'left out', null, null, 'Hashes of links that work for a minute.'),
    ('private.message_threads', 'left out', null, null, 'Counters of messages.'),
    ('private.freed_slots', 'left out', null, null, 'Times of a calendar that are offered to others.'),
    ('private.guest_holds', 'left out', null, null, 'Times of a calendar that are kept for others, for ten minutes.'),
    ('private.publications', 'left out', null, null, 'What operators propose about our own texts, rules and numbers.'),
    ('public.medical_aids', 'rows', 'patient_id = $1', array[]::text[], null),
    ('public.visit_codes', 'rows', 'patient_id = $1', array['author_id'], null),
    ('public.exchange_rates', 'left out', null, null, 'What we publish; operators meet it as its publishers only.'),
    ('public.terms_versions', 'left out', null, null, 'Our own texts; operators meet them as their publishers only.'),
    ('public.triage_rulesets', 'left out', null, null, 'Our own rules; operators meet them as their publishers only.'),
    ('public.emergency_numbers', 'left out', null, null, 'Public numbers; operators meet them as their publishers only.')
$$;
comment on function private.export_plan() is
  'Every table that knows a person: mapped to a resource; given row by row (whose: its condition, hidden: columns that are secrets or name other people); or left out, and why.';
