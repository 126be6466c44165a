-- A visit comes back to mind: a week before, and the day before.
--
-- The reminder is written when it is said, not when the visit is booked: a visit that was moved or cancelled meanwhile is never
-- spoken of at its old time. Whoever heard of the visit within the last day (it was booked, moved, accepted) needs no reminder yet.

create function private.remind_of_visits() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_visit public.appointments;
  v_count int := 0;
begin
  for v_visit in
    select a.* from public.appointments a
    cross join lateral (select case when a.starts_at > v_now + interval '6 days' then 'booking.inAWeek' else 'booking.soon' end as event) r
    where a.status = 'booked'
      -- Two hours before, a page of its own calls people to the waiting room; a day late, a week's notice is none.
      and (a.starts_at > v_now + interval '2 hours' and a.starts_at <= v_now + interval '1 day'
        or a.starts_at > v_now + interval '6 days' and a.starts_at <= v_now + interval '7 days')
      and not exists (select from public.notifications n where n.dedupe_key = a.id || ':' || a.sequence || ':' || r.event || ':patient')
      and not exists (select from public.notifications n where n.recipient_id = a.patient_id and n.ref_id = a.id
        and n.event like 'booking.%' and n.created_at > v_now - interval '1 day')
      -- Who does not want to be disturbed now is told when that is over, of what is true then.
      and not private.is_quiet(a.patient_id, v_now)
    order by a.starts_at limit 500
  loop
    perform private.tell_visit(v_visit,
      case when v_visit.starts_at > v_now + interval '6 days' then 'booking.inAWeek' else 'booking.soon' end, 'patient',
      private.free_to_leave(v_visit));
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;
comment on function private.remind_of_visits() is
  'Reminds patients of booked visits that begin within a week and within a day, once each per time of the visit, outside of their quiet hours. Returns how many were reminded.';
