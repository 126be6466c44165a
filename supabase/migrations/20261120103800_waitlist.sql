-- Waiting for a time that becomes free: places in line and offers.
--
-- First in, first offered: the place is a number that never changes. One offer at a time per freed time and per person;
-- while it is open the time is held for that person by an ordinary hold, which the offer follows: taken up, given back or
-- lapsed. Whoever declines or does not answer keeps their place for other times; this one goes to the next.

create table public.waitlist_entries (
  id uuid primary key default gen_random_uuid(),
  place bigint not null generated always as identity unique,
  patient_id uuid not null references public.patients (profile_id),
  specialist_id uuid references public.specialists (profile_id),
  specialty text check (length(specialty) between 1 and 40),
  visit_type_id uuid references public.visit_types (id),
  appointment_id uuid references public.appointments (id),
  modes text[] not null check (cardinality(modes) between 1 and 3 and modes <@ array['video', 'voice', 'chat']),
  wanted tstzrange not null check (not isempty(wanted) and lower(wanted) is not null and upper(wanted) is not null),
  state text not null default 'waiting' check (state in ('waiting', 'fulfilled', 'left', 'ended')),
  unanswered int not null default 0 check (unanswered >= 0),
  joined_by uuid not null references public.profiles (id),
  idempotency_key uuid not null,
  created_at timestamptz not null default private.clock(),
  ended_at timestamptz,
  unique (patient_id, idempotency_key),
  check ((specialist_id is null) <> (specialty is null)),
  check (specialist_id is not null or (visit_type_id is null and appointment_id is null)),
  check ((state = 'waiting') = (ended_at is null))
);
comment on table public.waitlist_entries is
  'A place in line for a time with a specialist, with anyone of a specialty, or for an earlier time of a booked visit. Patient reads own; specialists learn a count; written by functions only.';
create index waitlist_of_specialist on public.waitlist_entries (specialist_id, place) where state = 'waiting';
create index waitlist_of_specialty on public.waitlist_entries (specialty, place) where state = 'waiting';
create index waitlist_of_appointment on public.waitlist_entries (appointment_id);
create index waitlist_specialists on public.waitlist_entries (specialist_id);
create index waitlist_of_visit_type on public.waitlist_entries (visit_type_id);
create index waitlist_ending on public.waitlist_entries (upper(wanted)) where state = 'waiting';

create table public.slot_offers (
  id uuid primary key default gen_random_uuid(),
  entry_id uuid not null references public.waitlist_entries (id),
  patient_id uuid not null references public.patients (profile_id),
  specialist_id uuid not null references public.specialists (profile_id),
  appointment_id uuid not null unique references public.appointments (id),
  during tstzrange not null,
  state text not null default 'offered' check (state in ('offered', 'accepted', 'declined', 'lapsed')),
  offered_at timestamptz not null default private.clock(),
  expires_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'offered') = (decided_at is null)),
  constraint one_offer_at_a_time exclude using gist (specialist_id with =, during with &&) where (state = 'offered')
);
comment on table public.slot_offers is
  'A freed time offered to one person; appointment_id is the hold that keeps it for them. Patient reads own; follows its hold, written by functions only.';
create unique index slot_offers_one_each on public.slot_offers (patient_id) where state = 'offered';
create index slot_offers_of_patient on public.slot_offers (patient_id, specialist_id);
create index slot_offers_of_entry on public.slot_offers (entry_id);
create index slot_offers_of_specialist on public.slot_offers (specialist_id);

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

create function private.guard_waitlist() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_new jsonb := to_jsonb(new) - array['state', 'unanswered', 'ended_at', 'decided_at'];
begin
  if v_new <> to_jsonb(old) - array['state', 'unanswered', 'ended_at', 'decided_at'] then
    raise exception 'these facts of % never change', tg_table_name using errcode = '23514';
  end if;
  if new.state <> old.state and old.state not in ('waiting', 'offered') then
    raise exception '% is over', tg_table_name using errcode = '23514';
  end if;
  return new;
end $$;
comment on function private.guard_waitlist() is 'A place in line and an offer keep their facts; once over they stay over.';

do $$
declare
  v_table text;
begin
  foreach v_table in array array['waitlist_entries', 'slot_offers'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('alter table public.%I force row level security', v_table);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', v_table);
    execute format('grant select on public.%I to authenticated', v_table);
    execute format('create policy "patients read their own %s" on public.%I for select to authenticated using (patient_id = (select private.me()))',
      replace(v_table, '_', ' '), v_table);
    execute format('create trigger %I before update on public.%I for each row execute function private.guard_waitlist()',
      v_table || '_guard', v_table);
    execute format('create trigger %I before delete on public.%I for each row execute function private.refuse_change()',
      v_table || '_keep', v_table);
    execute format('create trigger %I before truncate on public.%I for each statement execute function private.refuse_change()',
      v_table || '_keep_all', v_table);
  end loop;
end $$;

create function private.end_entries(p_entries uuid[], p_state text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.waitlist_entries set state = p_state, ended_at = private.clock() where id = any (p_entries) and state = 'waiting';
end $$;
comment on function private.end_entries(uuid[], text) is 'Ends places in line: fulfilled, left or ended.';

create function private.follow_offer(p_visit public.appointments) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_offer public.slot_offers;
  v_entry public.waitlist_entries;
begin
  update public.slot_offers set decided_at = private.clock(), state = case p_visit.status when 'expired' then 'lapsed'
    when 'cancelled' then 'declined' else 'accepted' end
  where appointment_id = p_visit.id and state = 'offered' returning * into v_offer;
  if found then
    update public.waitlist_entries set unanswered = case when v_offer.state = 'lapsed' then unanswered + 1 else 0 end
    where id = v_offer.entry_id returning * into v_entry;
    -- Three times no answer in a row: the others have waited ten minutes each time.
    if v_entry.unanswered >= 3 and v_entry.state = 'waiting' then
      perform private.end_entries(array[v_entry.id], 'ended');
      perform private.notify(v_entry.patient_id, 'waitlist.ended', v_entry.id, '{}', 'waitlist.ended:' || v_entry.id);
    end if;
  end if;
  if p_visit.status = 'booked' then
    perform private.end_entries(array(select e.id from public.waitlist_entries e where e.state = 'waiting'
      and (e.id in (select o.entry_id from public.slot_offers o where o.appointment_id = p_visit.id)
        or (e.patient_id = p_visit.patient_id and e.specialist_id = p_visit.specialist_id and e.appointment_id is null
          and e.wanted @> p_visit.starts_at))), 'fulfilled');
  else
    -- The visit that should have been earlier is over or under way.
    perform private.end_entries(array(select e.id from public.waitlist_entries e where e.appointment_id = p_visit.id
      and e.state = 'waiting'), 'ended');
  end if;
end $$;
comment on function private.follow_offer(public.appointments) is
  'An offer follows its hold: expired → lapsed, cancelled → declined, anything further → accepted. A booked visit fulfils the wait for it.';

create function private.watch_times() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_live text[] := '{requested,held,awaiting_payment,booked,waiting,in_progress}';
begin
  if new.status <> old.status and (
      exists (select from public.slot_offers o where o.appointment_id = new.id and o.state = 'offered')
      or exists (select from public.waitlist_entries e where e.patient_id = new.patient_id and e.state = 'waiting')) then
    perform private.follow_offer(new);
  end if;
  if old.status = any (v_live) and (not new.status = any (v_live) or new.during <> old.during)
    and lower(old.during) > private.clock()
    -- A time the specialist gave up is not one to offer.
    and not (new.status in ('declined', 'entered_in_error')
      or (new.status = 'cancelled' and new.cancelled_by is not distinct from 'specialist')
      or (new.during <> old.during and new.moved_by is not distinct from 'specialist'))
    and exists (select from public.waitlist_entries e where e.state = 'waiting' and (e.specialist_id = old.specialist_id
      or e.specialty = (select s.specialty from public.specialists s where s.profile_id = old.specialist_id))) then
    insert into private.freed_slots (specialist_id, during) values (old.specialist_id, old.during) on conflict do nothing;
  end if;
  return null;
end $$;
comment on function private.watch_times() is 'Notes a time that became free while somebody waits for one, and lets offers follow their hold.';
create trigger appointments_watch_times after update on public.appointments for each row
  when (new.status <> old.status or new.during <> old.during) execute function private.watch_times();

revoke execute on function private.guard_waitlist(), private.end_entries(uuid[], text),
  private.follow_offer(public.appointments), private.watch_times() from public, anon, authenticated, service_role;
