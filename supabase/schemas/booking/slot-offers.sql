-- Offers of a freed time: one at a time per freed time and per person. While it is open the time is held for that person by
-- an ordinary hold, which the offer follows: taken up, given back or lapsed.

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

alter table public.slot_offers enable row level security;
alter table public.slot_offers force row level security;
create policy "patients read their own slot offers" on public.slot_offers for select to authenticated
  using (patient_id = (select private.me()));
revoke all on public.slot_offers from public, anon, authenticated, service_role;
grant select on public.slot_offers to authenticated;

create function private.announce_offer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.broadcast('appointments:' || new.patient_id, 'appointment_changed',
    jsonb_build_object('id', new.appointment_id, 'status', 'held', 'sequence', 0));
  return null;
end $$;
comment on function private.announce_offer() is
  'Announces a time on offer to whom it is offered. That it is taken, given back or over is told by the change of its hold.';

create trigger slot_offers_announce after insert on public.slot_offers
  for each row execute function private.announce_offer();

create trigger slot_offers_guard before update on public.slot_offers for each row
  execute function private.guard_waitlist();
select private.keep_rows('public.slot_offers');
