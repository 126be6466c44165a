-- The desk of operators: counts of their queues, mails that did not arrive, the evidence of missed visits.

create or replace function public.no_shows_to_review()
returns table (appointment_id uuid, status text, starts_at timestamptz, ends_at timestamptz, patient_name text,
  specialist_name text, recorded_at timestamptz, correctable_until timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  return query
  select a.id, a.status, a.starts_at, a.ends_at, p.name, s.name, e.at, e.until
  from public.appointments a join public.profiles p on p.id = a.patient_id join public.profiles s on s.id = a.specialist_id
  cross join lateral (
    select max(x.at) as at, max(x.at) + interval '48 hours' as until from public.appointment_events x
    where x.appointment_id = a.id and x.to_status = a.status and a.status in ('no_show_patient', 'no_show_specialist')
      and a.starts_at > private.clock() - interval '4 days'
    having max(x.at) > private.clock() - interval '48 hours'
    union all
    select c.unsettled_at, null from public.consultations c
    where c.appointment_id = a.id and a.status in ('booked', 'waiting') and a.ends_at < private.clock()
      and c.unsettled_at > private.clock() - interval '30 days') e
  order by e.at limit 200;
end $$;
comment on function public.no_shows_to_review() is
  'For operators: missed visits that can still be corrected, and visits that evidence did not decide (correctable_until: null), oldest first, with names and times only.';

create function public.no_show_evidence(p_appointment uuid)
returns table (id bigint, side text, kind text, detail text, at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  if not exists (select from public.no_shows_to_review() r where r.appointment_id = p_appointment) then
    perform private.refuse('booking.notFound');
  end if;
  return query select e.id, e.side, e.kind, e.detail, e.at from public.join_events e
    join public.consultations c on c.id = e.consultation_id join public.appointments a on a.id = c.appointment_id
    where c.appointment_id = p_appointment and e.visit_starts_at = a.starts_at and e.kind in ('join', 'leave', 'drop', 'callback')
    order by e.id limit 200;
end $$;
comment on function public.no_show_evidence(uuid) is
  'For operators: who came, left, fell out or rang back at a visit that waits for their look, in the order of events; no words of anybody. Hint: booking.notFound.';
revoke execute on function public.no_show_evidence from public, anon, authenticated, service_role;
grant execute on function public.no_show_evidence to authenticated;

create function private.lost_mails() returns setof public.outbox
language sql stable security definer set search_path = '' as $$
  select o.* from public.outbox o
  where o.state = 'failed' and o.failed_at > private.clock() - interval '30 days'
    and not exists (select from public.outbox again where again.dedupe_key = 'again:' || o.id)
$$;
comment on function private.lost_mails() is 'Mails that failed for good within 30 days and were not sent again.';
revoke execute on function private.lost_mails from public, anon, authenticated, service_role;

create function private.may_send_again(p_mail public.outbox) returns boolean
language sql stable security definer set search_path = '' as $$
  -- As its owner could: what is over helps nobody, and a closed account has no address.
  select p_mail.failed_at > private.clock() - interval '14 days'
    and coalesce((p_mail.payload ->> 'endsAt')::timestamptz > private.clock(), true)
    and exists (select from public.profiles p where p.id = p_mail.recipient_id and p.email <> '')
$$;
comment on function private.may_send_again(public.outbox) is
  'Whether a mail that failed is still of use, and to whom it would go is known.';
revoke execute on function private.may_send_again from public, anon, authenticated, service_role;

create function public.mails_that_failed()
returns table (id bigint, about text, address text, failed_at timestamptz, attempts int, reason text, may_send_again boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  -- Whom it is for stays hidden: the first sign of the address and its server say what an operator needs to see.
  return query select m.id, m.template, left(m.recipient_email, 1) || '…@' || split_part(m.recipient_email, '@', 2), m.failed_at,
      m.attempts, coalesce(m.last_error, ''), private.may_send_again(m)
    from private.lost_mails() m order by m.failed_at desc limit 200;
end $$;
comment on function public.mails_that_failed() is
  'For operators: mails that failed for good within 30 days and were not sent again, newest first: what event they tell of, a hidden address, how often and why it failed. No text and no name.';
revoke execute on function public.mails_that_failed from public, anon, authenticated, service_role;
grant execute on function public.mails_that_failed to authenticated;

create function public.send_mail_again(p_id bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_mail public.outbox;
begin
  perform private.require_operator();
  select * into v_mail from public.outbox o where o.id = p_id for update;
  if not found then
    perform private.refuse('data.notFound');
  end if;
  if v_mail.state <> 'failed' or private.may_send_again(v_mail) is not true then
    perform private.refuse('mail.notAgain');
  end if;
  insert into public.outbox (recipient_id, notification_id, recipient_email, template, payload, dedupe_key)
  select p.id, v_mail.notification_id, p.email, v_mail.template, v_mail.payload, 'again:' || v_mail.id
  from public.profiles p where p.id = v_mail.recipient_id
  on conflict (dedupe_key) do nothing;
end $$;
comment on function public.send_mail_again(bigint) is
  'An operator sends a mail that failed for good once more, to the address its owner has now; once per mail, repeatable. Hints: data.notFound, mail.notAgain.';
revoke execute on function public.send_mail_again from public, anon, authenticated, service_role;
grant execute on function public.send_mail_again to authenticated;

create function public.mail_state()
returns table (waiting int, oldest_waiting_at timestamptz, sent_last_day int, failed_last_day int, last_sent_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  return query select
    count(*) filter (where o.state in ('waiting', 'sending') and o.not_before <= private.clock())::int,
    min(o.not_before) filter (where o.state in ('waiting', 'sending') and o.not_before <= private.clock()),
    count(*) filter (where o.sent_at > private.clock() - interval '1 day')::int,
    count(*) filter (where o.failed_at > private.clock() - interval '1 day')::int, max(o.sent_at)
  from public.outbox o where o.state in ('waiting', 'sending') or o.created_at > private.clock() - interval '9 days';
end $$;
comment on function public.mail_state() is
  'For operators: how many mails are due and since when, how many left and how many failed within a day, and when one last left.';
revoke execute on function public.mail_state from public, anon, authenticated, service_role;
grant execute on function public.mail_state to authenticated;

create function public.desk_overview()
returns table (queue text, waiting int, oldest_at timestamptz, due_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  return query
  select 'emergencies', count(*)::int, min(b.opened_at), min(b.review_due_at)
  from public.break_glass b where b.review_state = 'pending'
  union all
  select 'disputes', count(*)::int, min(b.disputed_at), null
  from public.break_glass b where b.disputed_at is not null and b.dispute_answered_at is null and b.review_state <> 'pending'
  union all
  select 'reports', count(*)::int, min(r.reported_at), null from public.access_reports r where r.answered_at is null
  union all
  select 'registrations', count(*)::int, min(r.asked_at), null from public.registrations_to_check('pending') r
  union all
  select 'registrationsEnding', count(*)::int, null, min(s.reg_until)
  from public.specialists s where s.reg_state = 'verified' and s.reg_until < private.clock() + interval '30 days'
  union all
  select 'missedVisits', count(*)::int, min(v.recorded_at), min(v.correctable_until) from public.no_shows_to_review() v
  union all
  select 'paymentDisputes', count(*)::int, min(d.created_at), null
  from private.payment_disputes d where d.state in ('inquiry', 'open')
  union all
  select 'failedRefunds', count(*)::int, min(r.created_at), null from public.refunds r where r.state = 'failed'
  union all
  select 'jobs', count(*)::int, min(j.last_ok_at), null from public.job_state() j where j.overdue
  union all
  select 'mails', count(*)::int, min(m.failed_at), null from private.lost_mails() m;
end $$;
comment on function public.desk_overview() is
  'For operators: how many cases wait in each queue, since when the oldest does, and until when the next one should be decided. Numbers and times only.';
revoke execute on function public.desk_overview from public, anon, authenticated, service_role;
grant execute on function public.desk_overview to authenticated;
