-- Somebody who has signed up meanwhile hears until when the time of their device is still kept; and an address of a mobile
-- network, which thousands share, keeps thirty times an hour with one specialist.

create or replace function public.hold_for_guest(p_visit_type uuid, p_starts_at timestamptz, p_device uuid) returns timestamptz
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
