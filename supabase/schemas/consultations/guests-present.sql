-- What being admitted as a guest gives, and how guests hear of what changes.

create function private.guest_in(p_appointment uuid, p_profile uuid) returns private.visit_guests
language plpgsql stable security definer set search_path = '' as $$
declare
  v_row private.visit_guests;
begin
  select g.* into v_row from private.visit_guests g join public.consultations c on c.id = g.consultation_id
  where c.appointment_id = p_appointment and g.guest_id = p_profile and g.state = 'admitted'
    and c.state in ('active', 'interrupted') and (g.role <> 'colleague' or private.is_practising(p_profile));
  -- Nobody is on two sides: whoever has a part of their own is no guest.
  if v_row.id is null or private.part_in(p_appointment, p_profile) is not null then
    return null;
  end if;
  return v_row;
end $$;
comment on function private.guest_in(uuid, uuid) is
  'The invitation by which somebody is a guest of a running visit now: admitted, and with no part of their own in it. Null: they are none.';

create function private.had_guests(p_consultation uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.visit_guests g where g.consultation_id = p_consultation and g.admitted_at is not null)
$$;
comment on function private.had_guests(uuid) is
  'Whether somebody was ever let into this visit beside its two sides: a call of more than two.';

create function private.tell_guests() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row jsonb := to_jsonb(new);
  v_visit uuid := (v_row ->> 'appointment_id')::uuid;
begin
  if v_visit is null then
    select c.appointment_id into v_visit from public.consultations c where c.id = (v_row ->> 'consultation_id')::uuid;
  end if;
  if tg_table_name = 'visit_guests' or exists (select from private.visit_guests g
      join public.consultations c on c.id = g.consultation_id
      where c.appointment_id = v_visit and g.state in ('accepted', 'admitted')) then
    perform private.broadcast('guests:' || v_visit, 'changed', '{}');
  end if;
  if tg_table_name = 'visit_guests' then
    perform private.broadcast('consultation:' || v_visit, 'guests', jsonb_build_object('id', new.id));
  end if;
  return null;
end $$;
comment on function private.tell_guests() is
  'Trigger: guests of a visit hear that its seats, words, steps or guests changed, and nothing else; both sides hear of guests.';

create trigger visit_guests_tell after insert or update on private.visit_guests for each row
  execute function private.tell_guests();
create trigger room_seats_tell_guests after insert on public.room_seats for each row execute function private.tell_guests();
create trigger room_seats_tell_guests_too after update on public.room_seats for each row
  when (new.left_at is distinct from old.left_at) execute function private.tell_guests();
create trigger messages_tell_guests after insert or update on public.messages for each row
  execute function private.tell_guests();
create trigger consultations_tell_guests after update on public.consultations for each row
  when (new.state <> old.state or new.medium <> old.medium) execute function private.tell_guests();
