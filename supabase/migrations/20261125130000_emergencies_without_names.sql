-- An operator judges an emergency access without the name of the patient: who opened it, why, when and what is enough.

drop function public.emergencies_to_review();

create function public.emergencies_to_review()
returns table (id uuid, specialist_id uuid, specialist_name text, reason_code text, reason text, opened_at timestamptz,
  expires_at timestamptz, ended_at timestamptz, review_due_at timestamptz, overdue boolean, review_state text, disputed_at timestamptz,
  dispute text, contact_state text, times_last_year int, is_own_verdict boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
begin
  return query select b.id, b.specialist_id, s.name, b.reason_code, b.reason, b.opened_at, b.expires_at, b.ended_at,
      b.review_due_at, b.review_state = 'pending' and b.review_due_at <= private.clock(), b.review_state, b.disputed_at, b.dispute,
      b.contact_state, (select count(*)::int from public.break_glass o where o.specialist_id = b.specialist_id
        and o.opened_at > private.clock() - interval '1 year'),
      coalesce(b.reviewed_by = v_me, false)
        and exists (select from public.operators c where c.ended_at is null and c.profile_id <> v_me)
    from public.break_glass b join public.profiles s on s.id = b.specialist_id
    where b.review_state = 'pending' or (b.disputed_at is not null and b.dispute_answered_at is null)
    order by b.review_due_at limit 200;
end $$;
comment on function public.emergencies_to_review() is 'What waits for an operator: emergencies without a verdict, disputes without an answer; most urgent first. Whose record it was is not said: a verdict needs no patient''s name. is_own_verdict: the caller gave the verdict that is disputed, and a colleague answers.';
revoke execute on function public.emergencies_to_review from public, anon, authenticated, service_role;
grant execute on function public.emergencies_to_review to authenticated;
