-- A guest's hold: the time that somebody without an account chose, kept for ten minutes while they sign in or up.
--
-- It is no appointment: that is somebody's, is never deleted and ends as a visit; this is nobody's and leaves nothing behind
-- (decision 0137). What decides between both is the one lock of a specialist's calendar, and private.guest_has(), which
-- whoever takes a time asks under it. A lapsed hold blocks nothing; the next guest of that calendar or the tidying removes it.
--
-- Nobody can block a practice: a device has one hold, an address thirty an hour with one specialist, and all guests together
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
  -- Looking whether there is such a visit.
  perform private.spend_call('search', 600, 12000, 600);
  select t.* into v_type from public.visit_types t where t.id = p_visit_type and t.active;
  select sp.time_zone into v_zone from public.specialist_public sp where sp.specialist_id = v_type.specialist_id;
  if v_zone is null or p_starts_at is null or p_device is null then
    perform private.refuse('booking.slotNotOffered');
  end if;
  -- What follows costs a search and the lock of a calendar.
  perform private.spend_call('search', 600, 12000, 600, 9);
  perform private.lock_specialist(v_type.specialist_id);
  select g.expires_at into v_until from private.guest_holds g where g.device = v_device
    and g.visit_type_id = v_type.id and lower(g.during) = p_starts_at and g.expires_at > private.clock();
  if found then
    return v_until;
  end if;
  -- Whoever is done signing up has holds of their own, with bounds of their own.
  if exists (select from public.profiles p where p.id = private.me() and p.onboarding_completed_at is not null) then
    return null;
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
  perform private.spend('guestHold:' || v_type.specialist_id, 30, 240, 3600);
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
grant execute on function public.hold_for_guest to anon, authenticated;

create function public.let_guest_hold_go(p_device uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.end_guest_hold(p_device, null, null);
end $$;
comment on function public.let_guest_hold_go(uuid) is 'Gives the time back that is kept for this device. Repeatable; without one nothing happens.';
grant execute on function public.let_guest_hold_go to anon, authenticated;
