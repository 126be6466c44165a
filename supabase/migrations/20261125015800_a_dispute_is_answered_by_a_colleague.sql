-- Nobody judges an objection to their own verdict, where there is somebody else.

create or replace function public.answer_dispute(p_id uuid, p_answer text, p_verdict text) returns public.break_glass
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_answer text := private.said(p_answer);
  v_row public.break_glass := private.break_glass_of(p_id, 'operator');
begin
  if p_verdict is null or p_verdict not in ('justified', 'not_justified') then
    perform private.refuse('data.invalid');
  end if;
  if v_row.disputed_at is null or v_row.review_state = 'pending' or v_row.dispute_answered_at is not null then
    perform private.refuse('access.notNow');
  end if;
  -- Nobody judges an objection to their own verdict, where there is somebody else.
  if v_row.reviewed_by = v_me and exists (select from public.operators o where o.ended_at is null and o.profile_id <> v_me) then
    perform private.refuse('access.ownVerdict');
  end if;
  update public.break_glass set review_state = p_verdict, dispute_answer = v_answer, dispute_answered_at = private.clock(),
    dispute_answered_by = v_me where id = v_row.id returning * into v_row;
  perform private.notify(p.id, 'access.disputeAnswered', v_row.id, '{}', 'access.disputeAnswered:' || v_row.id || ':' || p.id)
  from unnest(array[v_row.patient_id, v_row.specialist_id]) p (id);
  return v_row;
end $$;
comment on function public.answer_dispute(uuid, text, text) is
  'An operator answers a patient''s dispute of a reviewed emergency and keeps or changes the verdict; another one than who gave it, where there is one. Once. Hints: access.emergencyNotFound, access.noteRequired, access.notNow, access.ownVerdict, validation.tooLong, data.invalid.';

drop function public.emergencies_to_review();

create function public.emergencies_to_review()
returns table (id uuid, specialist_id uuid, specialist_name text, patient_name text, reason_code text, reason text, opened_at timestamptz,
  expires_at timestamptz, ended_at timestamptz, review_due_at timestamptz, overdue boolean, review_state text, disputed_at timestamptz,
  dispute text, contact_state text, times_last_year int, is_own_verdict boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
begin
  return query select b.id, b.specialist_id, s.name, p.name, b.reason_code, b.reason, b.opened_at, b.expires_at, b.ended_at,
      b.review_due_at, b.review_state = 'pending' and b.review_due_at <= private.clock(), b.review_state, b.disputed_at, b.dispute,
      b.contact_state, (select count(*)::int from public.break_glass o where o.specialist_id = b.specialist_id
        and o.opened_at > private.clock() - interval '1 year'),
      coalesce(b.reviewed_by = v_me, false)
        and exists (select from public.operators c where c.ended_at is null and c.profile_id <> v_me)
    from public.break_glass b join public.profiles s on s.id = b.specialist_id join public.profiles p on p.id = b.patient_id
    where b.review_state = 'pending' or (b.disputed_at is not null and b.dispute_answered_at is null)
    order by b.review_due_at limit 200;
end $$;
comment on function public.emergencies_to_review() is 'What waits for an operator: emergencies without a verdict, disputes without an answer; most urgent first. is_own_verdict: the caller gave the verdict that is disputed, and a colleague answers.';
revoke execute on function public.emergencies_to_review from public, anon, authenticated, service_role;
grant execute on function public.emergencies_to_review to authenticated;
