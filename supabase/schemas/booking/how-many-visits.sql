-- How many visits may lie ahead. A person who comes every week for a quarter of a year meets none of these numbers; somebody
-- who books a calendar empty meets the first of them after twelve.
--
-- A visit that costs nothing costs whoever books it nothing either, and the product confirms no telephone number by which it
-- would know people apart: so there is one free visit ahead with a specialist, and three altogether.

create function private.visit_bounds(out with_specialist int, out altogether int, out by_booker int, out free_with_specialist int,
  out free_altogether int)
language sql immutable security invoker set search_path = '' as $$
  select 12, 30, 60, 1, 3
$$;
comment on function private.visit_bounds() is
  'How many coming visits a patient has at most with one specialist and altogether, how many somebody books for others, and how many may be free.';

create function private.refuse_too_many(p_patient uuid, p_booker uuid, p_specialist uuid, p_price_minor int, p_except uuid default null)
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_most record;
  v_has record;
begin
  v_most := private.visit_bounds();
  select count(*) as every, count(*) filter (where a.specialist_id = p_specialist) as here,
    count(*) filter (where a.price_minor = 0) as free,
    count(*) filter (where a.price_minor = 0 and a.specialist_id = p_specialist) as free_here
  into v_has from public.appointments a
  where a.patient_id = p_patient and a.starts_at > v_now and a.id is distinct from p_except and a.booked_by <> a.specialist_id
    and (a.status in ('booked', 'waiting') or a.status in ('requested', 'awaiting_payment') and a.hold_expires_at > v_now);
  if p_price_minor = 0 and v_has.free_here >= v_most.free_with_specialist then
    perform private.refuse('booking.oneFreeVisit');
  end if;
  if p_price_minor = 0 and v_has.free >= v_most.free_altogether then
    perform private.refuse('booking.tooManyFree', jsonb_build_object('most', v_most.free_altogether::text));
  end if;
  if v_has.here >= v_most.with_specialist then
    perform private.refuse('booking.tooManyWithSpecialist', jsonb_build_object('most', v_most.with_specialist::text));
  end if;
  if v_has.every >= v_most.altogether then
    perform private.refuse('booking.tooManyComing', jsonb_build_object('most', v_most.altogether::text));
  end if;
  if p_booker = p_patient then
    return;
  end if;
  -- Whoever books for many is counted over all of them, one booking at a time.
  perform pg_advisory_xact_lock(hashtextextended('booker:' || p_booker, 0));
  if (select count(*) from public.appointments a where a.booked_by = p_booker and a.booked_by <> a.patient_id
      and a.booked_by <> a.specialist_id and a.starts_at > v_now and a.id is distinct from p_except
      and (a.status in ('booked', 'waiting') or a.status in ('requested', 'awaiting_payment') and a.hold_expires_at > v_now))
    >= v_most.by_booker then
    perform private.refuse('booking.tooManyForOthers', jsonb_build_object('most', v_most.by_booker::text));
  end if;
end $$;
comment on function private.refuse_too_many(uuid, uuid, uuid, int, uuid) is
  'Refuses one more coming visit beyond visit_bounds(); extra visits that a specialist invited to do not count. The patient''s calendar must be locked. Hints: booking.oneFreeVisit, tooManyFree, tooManyWithSpecialist, tooManyComing, tooManyForOthers.';

create index appointments_of_booker on public.appointments (booked_by, starts_at) where booked_by <> patient_id;
create index waitlist_of_joiner on public.waitlist_entries (joined_by) where state = 'waiting';

create function public.call_off_visits_with(p_patient uuid, p_reason text) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_practising();
  v_visit uuid;
  v_count int := 0;
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.refuse('booking.cancelReasonRequired');
  end if;
  perform private.lock_calendars(p_patient, v_me);
  for v_visit in select a.id from public.appointments a where a.patient_id = p_patient and a.specialist_id = v_me
      and (a.booked_at is not null or a.requested_at is not null) and a.starts_at > private.clock()
      and a.status in ('requested', 'awaiting_payment', 'booked') order by a.starts_at limit 200 loop
    perform public.cancel_appointment(v_visit, p_reason);
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;
comment on function public.call_off_visits_with(uuid, text) is
  'A specialist calls off every coming visit of one person with them in one step: everything paid goes back, the openings are free again, the person is told of each. How many; nobody''s visits are none. Repeatable. Hints: booking.cancelReasonRequired, validation.tooLong; 42501 without a verified registration.';
grant execute on function public.call_off_visits_with to authenticated;
