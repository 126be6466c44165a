-- What operators did, in one list, from the tables that each act is written to. It names no patient.

create function private.operator_acts()
returns table (at timestamptz, operator_id uuid, act text, about text)
language sql stable security definer set search_path = '' as $$
  select e.at, e.actor_id, 'registration.' || e.to_state, e.name from public.registration_events e where e.actor_role = 'operator'
  union all
  select l.at, l.operator_id, 'evidence.' || l.kind, private.person_name(l.specialist_id) from private.registration_looks l
  union all
  select p.proposed_at, p.proposed_by, 'proposed.' || p.kind, '' from private.publications p
  union all
  select p.decided_at, p.decided_by, p.state || '.' || p.kind, p.reason from private.publications p where p.decided_at is not null
  union all
  select b.reviewed_at, b.reviewed_by, 'emergency.' || b.review_state, '' from public.break_glass b where b.reviewed_at is not null
  union all
  select b.dispute_answered_at, b.dispute_answered_by, 'emergency.disputed', '' from public.break_glass b
  where b.dispute_answered_at is not null
  union all
  select r.answered_at, r.answered_by, 'report.answered', '' from public.access_reports r where r.answered_at is not null
  union all
  select h.answered_at, h.answered_by, 'help.answered', '' from public.help_requests h where h.answered_at is not null
  union all
  select g.answered_at, g.answered_by, 'help.answered', '' from private.guest_questions g where g.answered_at is not null
  union all
  select d.decided_at, d.decided_by, 'death.' || d.state, '' from private.deaths d where d.decided_at is not null
  union all
  select d.undone_at, d.undone_by, 'death.undone', '' from private.deaths d where d.undone_at is not null
  union all
  select a.decided_at, a.decided_by, 'authority.' || a.verdict, '' from private.authority_checks a
  union all
  select g.ended_at, g.ended_by, 'guardianship.ended', '' from private.guardianship_ends g
  union all
  select r.released_at, r.released_by, 'record.released', '' from private.record_releases r
  union all
  select m.marked_at, m.marked_by, 'record.merged', '' from private.merged_persons m
  union all
  select m.undone_at, m.undone_by, 'record.unmerged', '' from private.merged_persons m where m.undone_at is not null
  union all
  select f.set_at, f.set_by, case when f.share = 0 then 'flag.ended' else 'flag.set' end, f.name from private.flags f
  union all
  select w.looked_at, w.looked_by, 'check.looked', '' from private.wrong_checks w where w.looked_at is not null
  union all
  select l.at, l.operator_id, 'account.looked', '' from private.account_looks l
  union all
  select i.written_at, i.written_by, 'incident.' || i.kind, 'No. ' || i.nr from private.incidents i
  union all
  select s.at, s.by_id, 'incident.' || s.state, 'No. ' || i.nr
  from private.incident_steps s join private.incidents i on i.id = s.incident_id
  union all
  select g.given_at, g.given_by, 'goodwill.given', private.receipt_name(p)
  from private.goodwill g join public.payments p on p.id = g.payment_id
  union all
  select l.at, l.actor_id, 'log.read', '' from public.access_log l join public.operators o on o.profile_id = l.actor_id
$$;
comment on function private.operator_acts() is
  'Every act of an operator that any table keeps: when, who, what (kind.outcome) and of which specialist, flag, entry or receipt.';

create function public.operator_log(p_before timestamptz default null, p_operator uuid default null)
returns table (at timestamptz, operator_id uuid, operator_name text, act text, about text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  return query select a.at, a.operator_id, private.person_name(a.operator_id), a.act, a.about
    from private.operator_acts() a
    where (p_before is null or a.at < p_before) and (p_operator is null or a.operator_id = p_operator)
    order by a.at desc, a.act limit 100;
end $$;
comment on function public.operator_log(timestamptz, uuid) is
  'For operators: what they all did, or one of them, newest first, a hundred before a moment. No patient is named.';
grant execute on function public.operator_log to authenticated;
