-- Who books for somebody is not told why and for whom in what moving and cancelling answer; moves and grants have a bound.

create function private.as_told(p_row public.appointments) returns public.appointments
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.me();
begin
  if v_me in (p_row.patient_id, p_row.specialist_id, p_row.booked_by)
    or private.delegated(p_row.patient_id, 'records', v_me) is not null then
    return p_row;
  end if;
  p_row.reason := '';
  p_row.for_person_id := null;
  p_row.for_name := null;
  p_row.for_birth_date := null;
  p_row.for_gender := null;
  p_row.for_relation := null;
  return p_row;
end $$;
comment on function private.as_told(public.appointments) is
  'A visit as the caller may be told of it: who only books for the patient is not told why it is and whom it is for, unless they wrote it.';
revoke execute on function private.as_told from public, anon, authenticated, service_role;

create or replace function public.cancel_appointment(p_appointment uuid, p_reason text default null, p_refund_shown_minor int default null)
returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.my_appointment(p_appointment);
  v_by text := private.side_of(v_row);
  v_terms record;
begin
  if v_row.status = 'cancelled' then
    return private.as_told(v_row);
  end if;
  if v_row.status not in ('held', 'requested', 'awaiting_payment', 'booked', 'waiting')
    or (v_row.status in ('booked', 'waiting') and v_row.starts_at <= private.clock()) then
    perform private.refuse('booking.cannotCancel');
  end if;
  if length(p_reason) > 500 then
    perform private.refuse('validation.tooLong');
  end if;
  select * into v_terms from private.cancellation(v_row, v_by);
  -- The deadline passed between looking and pressing: nobody loses money they were promised without having seen it.
  if v_terms.refund_minor < p_refund_shown_minor then
    perform private.refuse('booking.cancelTermsChanged');
  end if;
  if v_terms.refund_minor > 0 then
    perform private.refund(v_row.id, v_terms.refund_minor, 'cancelled');
  end if;
  perform private.explain_step(v_row.id, p_reason,
    jsonb_build_object('by', v_by, 'late', v_terms.late, 'refundMinor', v_terms.refund_minor));
  update public.appointments set status = 'cancelled', cancelled_by = v_by, cancel_reason = nullif(btrim(p_reason), ''),
    cancelled_late = v_terms.late, sequence = sequence + 1, hold_expires_at = null
  where id = v_row.id returning * into v_row;
  return private.as_told(v_row);
end $$;

create or replace function private.refuse_move(p_row public.appointments, p_starts_at timestamptz, p_by text, p_reason text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_row.status <> 'booked' or p_row.starts_at <= private.clock() then
    perform private.refuse('booking.cannotMove');
  end if;
  if p_starts_at is null or p_starts_at <= private.clock() or p_starts_at > private.clock() + interval '400 days' then
    perform private.refuse('booking.slotNotOffered');
  end if;
  if length(p_reason) > 500 then
    perform private.refuse('validation.tooLong');
  end if;
  if p_by = 'specialist' and coalesce(btrim(p_reason), '') = '' then
    perform private.refuse('booking.moveReasonRequired');
  end if;
  if p_by = 'patient' and private.clock() > (select c.free_until from private.cancellation(p_row, p_by) c) then
    perform private.refuse('booking.moveTooLate');
  end if;
  -- Every move is a mail to the other side.
  if p_row.sequence >= 20 or p_by = 'patient' and p_row.moves_by_patient >= 3 and p_row.moved_by is distinct from 'specialist' then
    perform private.refuse('booking.moveLimit');
  end if;
end $$;

create or replace function public.reschedule_appointment(p_appointment uuid, p_starts_at timestamptz, p_reason text default null)
returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.my_appointment(p_appointment);
  v_by text := private.side_of(v_row);
  v_was timestamptz := v_row.starts_at;
  v_type public.visit_types;
  v_more jsonb;
begin
  if v_row.status = 'booked' and v_row.starts_at = p_starts_at then
    return private.as_told(v_row);
  end if;
  perform private.refuse_move(v_row, p_starts_at, v_by, p_reason);
  -- Patients choose among openings. Specialists know their own day: only what is taken holds them back.
  if v_by = 'patient' then
    select v.* into v_type from public.visit_types v where v.id = v_row.visit_type_id;
    v_type.minutes := extract(epoch from v_row.ends_at - v_row.starts_at) / 60;
    if not private.is_practising(v_row.specialist_id) or not private.is_offered(v_type,
        (select s.time_zone from public.specialists s where s.profile_id = v_row.specialist_id), p_starts_at) then
      perform private.refuse('booking.slotNotOffered');
    end if;
  end if;
  v_more := jsonb_build_object('wasAt', v_was, 'movedBy', v_by);
  perform private.explain_step(v_row.id, p_reason, v_more || jsonb_build_object('startsAt', p_starts_at));
  v_row := private.take_time(v_row, p_starts_at, v_by);
  perform private.tell_visit(v_row, 'booking.moved', 'patient', v_more),
    private.tell_visit(v_row, 'booking.moved', 'specialist', v_more);
  return private.as_told(v_row);
end $$;
comment on function public.reschedule_appointment(uuid, timestamptz, text) is
  'Moves a booked visit: same id, higher sequence, old time freed and new one taken at once. Patients and delegates to an opening, before the notice, three times at most; the specialist with a reason; twenty times altogether. Repeatable. Hints: booking.cannotMove, moveTooLate, moveLimit, moveReasonRequired, slotTaken, slotNotOffered, overlapsYours, timeUnavailable, notFound.';

create or replace function public.accept_slot_offer(p_offer uuid) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_offer public.slot_offers := private.my_offer(p_offer);
  v_entry public.waitlist_entries;
  v_row public.appointments;
  v_was timestamptz;
begin
  select * into v_entry from public.waitlist_entries e where e.id = v_offer.entry_id;
  select * into v_row from public.appointments a where a.id = coalesce(v_entry.appointment_id, v_offer.appointment_id);
  if v_offer.state = 'accepted' then
    return private.as_told(v_row);
  end if;
  if v_offer.state <> 'offered' or not exists (select from public.appointments a where a.id = v_offer.appointment_id
      and a.status = 'held' and a.hold_expires_at > private.clock()) then
    perform private.refuse('waitlist.offerGone');
  end if;
  update public.slot_offers set state = 'accepted', decided_at = private.clock() where id = p_offer;
  update public.waitlist_entries set unanswered = 0 where id = v_entry.id;
  if v_entry.appointment_id is null then
    -- From here on it is a hold like any other: ten minutes for the details.
    update public.appointments set hold_expires_at = private.clock() + interval '10 minutes' where id = v_row.id returning * into v_row;
    return private.as_told(v_row);
  end if;
  if v_row.status <> 'booked' or v_row.starts_at <= private.clock() then
    perform private.refuse('waitlist.notEarlier');
  end if;
  v_was := v_row.starts_at;
  update public.appointments set status = 'cancelled', cancelled_by = 'system', cancel_reason = 'replaced', hold_expires_at = null
  where id = v_offer.appointment_id;
  perform private.explain_step(v_row.id, 'earlier time accepted', jsonb_build_object('wasAt', v_was, 'offer', p_offer));
  -- An offered time is none of the three moves a patient has.
  v_row := private.take_time(v_row, lower(v_offer.during), null);
  perform private.end_entries(array[v_entry.id], 'fulfilled');
  perform private.tell_visit(v_row, 'booking.moved', s.side, jsonb_build_object('wasAt', v_was, 'movedBy', 'patient'))
  from (values ('patient'), ('specialist')) s (side);
  return private.as_told(v_row);
end $$;

create or replace function public.grant_access(p_key uuid, p_specialist uuid, p_categories text[], p_purpose text,
  p_may text default 'view', p_until timestamptz default null) returns public.access_grants
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_patient();
  v_categories text[] := private.tidy_categories(p_categories);
  v_row public.access_grants;
begin
  select * into v_row from public.access_grants g where g.id = p_key;
  if found then
    if v_row.patient_id <> v_me then
      perform private.refuse('data.conflict');
    end if;
    return v_row;
  end if;
  if p_key is null or p_purpose is null or p_purpose not in ('ongoing_care', 'second_opinion')
    or p_may is null or p_may not in ('view', 'add') then
    perform private.refuse('data.invalid');
  end if;
  if cardinality(v_categories) = 0 then
    perform private.refuse('access.categoriesRequired');
  end if;
  perform private.check_until(p_until);
  if p_specialist = v_me or not private.is_practising(p_specialist) then
    perform private.refuse('access.specialistNotFound');
  end if;
  -- Each is a notice to a specialist who was not asked.
  if (select count(*) >= 30 from public.access_grants g where g.patient_id = v_me and g.purpose <> 'visit'
      and g.created_at > private.clock() - interval '1 day') then
    perform private.refuse('data.busy');
  end if;
  return private.give_access(p_key, v_me, p_specialist, v_categories, p_purpose, p_may, p_until);
end $$;
comment on function public.grant_access(uuid, uuid, text[], text, text, timestamptz) is
  'A patient gives a verified specialist access for ongoing care or a second opinion, until a date or until revoked; thirty in a day. Repeatable by key. Hints: access.categoriesRequired, access.untilPast, access.specialistNotFound, data.invalid, data.busy, data.conflict.';
