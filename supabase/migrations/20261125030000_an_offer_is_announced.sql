-- A time on offer shows itself on the page that is open. Its hold is made by the job and not by the person, and a hold that
-- is made is announced to nobody: without this the page went on saying "You are waiting".

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
revoke execute on function private.announce_offer() from public, anon, authenticated, service_role;
