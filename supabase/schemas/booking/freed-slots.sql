-- Times that became free, for private.offer_freed_slots() to look at.

create table private.freed_slots (
  specialist_id uuid not null references public.specialists (profile_id),
  during tstzrange not null,
  freed_at timestamptz not null default private.clock(),
  tried_at timestamptz,
  primary key (specialist_id, during)
);
comment on table private.freed_slots is 'Times that became free while somebody was waiting, until they are offered, booked or past.';

alter table private.freed_slots enable row level security;
alter table private.freed_slots force row level security;
revoke all on private.freed_slots from public, anon, authenticated, service_role;

create function private.watch_times(p_old public.appointments, p_new public.appointments) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_live text[] := '{requested,held,awaiting_payment,booked,waiting,in_progress}';
begin
  if p_new.status <> p_old.status and (
      exists (select from public.slot_offers o where o.appointment_id = p_new.id and o.state = 'offered')
      or exists (select from public.waitlist_entries e where e.patient_id = p_new.patient_id and e.state = 'waiting')) then
    perform private.follow_offer(p_new);
  end if;
  if p_old.status = any (v_live) and (not p_new.status = any (v_live) or p_new.during <> p_old.during)
    and lower(p_old.during) > private.clock()
    -- A time the specialist gave up is not one to offer.
    and not (p_new.status in ('declined', 'entered_in_error')
      or (p_new.status = 'cancelled' and p_new.cancelled_by is not distinct from 'specialist')
      or (p_new.during <> p_old.during and p_new.moved_by is not distinct from 'specialist'))
    and exists (select from public.waitlist_entries e where e.state = 'waiting' and (e.specialist_id = p_old.specialist_id
      or e.specialty = (select s.specialty from public.specialists s where s.profile_id = p_old.specialist_id))) then
    insert into private.freed_slots (specialist_id, during) values (p_old.specialist_id, p_old.during) on conflict do nothing;
  end if;
end $$;
comment on function private.watch_times(public.appointments, public.appointments) is 'Notes a time that became free while somebody waits for one, and lets offers follow their hold.';
