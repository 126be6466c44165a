-- Staying at the door: whoever came and keeps the page of a visit open says so on a beat, until they sit in the call.
--
-- One row for each person and time of a visit, not an event for each beat. Silent for 75 seconds is not here any more, as in
-- the call; when somebody was heard of last stays, as evidence of how long they were there.

create table private.door_stays (
  consultation_id uuid not null references public.consultations (id),
  profile_id uuid not null references public.profiles (id),
  visit_starts_at timestamptz not null,
  side text not null check (side in ('patient', 'delegate', 'specialist', 'covering')),
  seen_at timestamptz not null default private.clock(),
  silent_at timestamptz,
  primary key (consultation_id, profile_id, visit_starts_at)
);
comment on table private.door_stays is
  'Until when each person had the door of a visit open after they came. Written on a beat by stay_at_the_door; nobody reads it but functions.';
comment on column private.door_stays.visit_starts_at is 'The visit''s start when it was written: evidence does not move along with a rescheduled visit.';
comment on column private.door_stays.silent_at is 'When both sides were told that nothing is heard of them; null while they are.';

create index door_stays_kept on private.door_stays (seen_at) where silent_at is null;
create index door_stays_of_profile on private.door_stays (profile_id);

alter table private.door_stays enable row level security;
alter table private.door_stays force row level security;
revoke all on private.door_stays from public, anon, authenticated, service_role;

create function public.stay_at_the_door(p_appointment uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_seen timestamptz;
begin
  perform private.spend('stay_at_the_door', 60, 60, 60);
  select * into v from private.join_visit(p_appointment, array['patient', 'delegate', 'specialist', 'covering']);
  perform private.refuse_unless_open(v.visit);
  -- A page that is only open says nothing: they came by a press, and whoever went comes back by one.
  if not exists (select from private.last_steps((v.room).id, array[v.side]) s
      where s.profile_id = private.me() and s.kind <> 'leave') then
    return false;
  end if;
  select d.seen_at into v_seen from private.door_stays d where d.consultation_id = (v.room).id
    and d.profile_id = private.me() and d.visit_starts_at = (v.visit).starts_at;
  insert into private.door_stays as d (consultation_id, profile_id, visit_starts_at, side)
  values ((v.room).id, private.me(), (v.visit).starts_at, v.side)
  on conflict (consultation_id, profile_id, visit_starts_at) do update
    set seen_at = greatest(d.seen_at, excluded.seen_at), side = excluded.side, silent_at = null;
  if v_seen <= private.clock() - interval '75 seconds' then
    perform private.broadcast('consultation:' || p_appointment, 'presence', jsonb_build_object('side', v.side, 'kind', 'join'));
  end if;
  return true;
end $$;
comment on function public.stay_at_the_door(uuid) is
  'The caller still has the door of this visit open (every 30 seconds). False: they do not count as here, because they did not come yet or left; a press does that. Hints: consultation.notFound, tooEarly, tooLate, over; data.busy.';
grant execute on function public.stay_at_the_door to authenticated;

create function private.tell_silent_doors() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row record;
  v_count int := 0;
begin
  for v_row in update private.door_stays d set silent_at = private.clock() from public.consultations c
    where c.id = d.consultation_id and d.silent_at is null and d.seen_at <= private.clock() - interval '75 seconds'
    returning d.side, c.appointment_id, c.ended_at loop
    v_count := v_count + 1;
    if v_row.ended_at is null then
      perform private.broadcast('consultation:' || v_row.appointment_id, 'presence',
        jsonb_build_object('side', v_row.side, 'kind', 'drop'));
    end if;
  end loop;
  return v_count;
end $$;
comment on function private.tell_silent_doors() is
  'The scheduled job: the pages of a visit hear that somebody at its door has not been heard of for 75 seconds.';

create function private.last_there(p_consultation uuid, p_starts timestamptz, p_sides text[]) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select greatest(
    (select max(e.at) from public.join_events e where e.consultation_id = p_consultation and e.visit_starts_at = p_starts
      and e.side = any (p_sides) and e.kind in ('join', 'leave')),
    (select max(s.seen_at) from public.room_seats s where s.consultation_id = p_consultation and s.visit_starts_at = p_starts
      and s.side = any (p_sides)),
    (select max(d.seen_at) from private.door_stays d where d.consultation_id = p_consultation and d.visit_starts_at = p_starts
      and d.side = any (p_sides)))
$$;
comment on function private.last_there(uuid, timestamptz, text[]) is
  'When somebody of these sides was there last for a visit at this time: came, went, sat in the call or had its door open. Null: never.';
