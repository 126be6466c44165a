-- The desk of operators: how much waits in each of their queues, and how long.

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
  select 'helpRequests', count(*)::int, min(h.asked_at), min(h.due_at)
  from (select r.asked_at, r.due_at from public.help_requests r where r.answered_at is null
    union all select q.asked_at, q.due_at from private.guest_questions q where q.answered_at is null) h
  union all
  select 'registrations', count(*)::int, min(r.asked_at), min(r.due_at) from public.registrations_to_check('pending') r
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
  select 'deaths', count(*)::int, min(d.reported_at), null from private.deaths d where d.state = 'reported'
  union all
  select 'authorities', count(*)::int, min(a.sent_at), null from public.authority_papers() a where a.verdict is null
  union all
  select 'publications', count(*)::int, min(p.proposed_at), null from private.publications p where p.state = 'waiting'
  union all
  select 'incidents', count(*)::int, min(i.written_at), null from private.incidents i where private.incident_state(i.id) <> 'closed'
  union all
  select 'wrongChecks', count(*)::int, min(c.said_at), null from private.wrong_checks c where c.became is null
  union all
  select 'jobs', count(*)::int, min(j.last_ok_at), null from public.job_state() j where j.overdue
  union all
  select 'releases', count(*)::int, min(r.first_at), null from private.worse_releases() r
  union all
  select 'flags', count(*)::int, min((f.ends_on + 1)::timestamp at time zone 'Africa/Johannesburg'), null
  from private.flags_now() f where f.overdue
  union all
  select 'mails', count(*)::int, min(coalesce(m.failed_at, m.sent_at)), null from private.lost_messages() m;
end $$;
comment on function public.desk_overview() is
  'For operators: how many cases wait in each queue, since when the oldest does, and until when the next one should be decided. Numbers and times only.';
grant execute on function public.desk_overview to authenticated;
