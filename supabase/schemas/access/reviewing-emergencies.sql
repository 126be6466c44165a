-- Reviewing: what operators see of an emergency access, their verdict, and what patients report from their log.
--
-- An operator reads no chart. Of the access log they see the lines of one emergency, or the one line a patient reported,
-- and only through functions that write that look into the same log.

create function public.report_access(p_log uuid, p_text text) returns public.access_reports
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_patient();
  v_text text := btrim(coalesce(p_text, ''), E' \t\n\r');
  v_row public.access_reports;
begin
  if not exists (select from public.access_log l where l.id = p_log and l.patient_id = v_me) then
    perform private.refuse('access.logNotFound');
  end if;
  if v_text = '' then
    perform private.refuse('access.reportRequired');
  end if;
  if length(v_text) > 1000 then
    perform private.refuse('validation.tooLong');
  end if;
  insert into public.access_reports (patient_id, log_id, report) values (v_me, p_log, v_text)
  on conflict (log_id) do nothing returning * into v_row;
  if v_row.id is null then
    select * into v_row from public.access_reports r where r.log_id = p_log;
    return v_row;
  end if;
  perform private.tell_operators('access.reported', v_row.id, 'access.reported:' || v_row.id);
  return v_row;
end $$;
comment on function public.report_access(uuid, text) is
  'A patient reports one line of their access log to the operators; a line already reported gives that report. Hints: access.logNotFound, access.reportRequired, validation.tooLong.';
grant execute on function public.report_access to authenticated;

create function private.said(p_text text) returns text
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_text text := btrim(coalesce(p_text, ''), E' \t\n\r');
begin
  if length(v_text) < 10 then
    perform private.refuse('access.noteRequired');
  end if;
  if length(v_text) > 1000 then
    perform private.refuse('validation.tooLong');
  end if;
  return v_text;
end $$;
comment on function private.said(text) is 'What an operator writes about a case, 10 to 1000 characters. Hints: access.noteRequired, validation.tooLong.';

create function public.answer_access_report(p_report uuid, p_answer text) returns public.access_reports
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_answer text := private.said(p_answer);
  v_row public.access_reports;
begin
  select * into v_row from public.access_reports r where r.id = p_report for update;
  if not found then
    perform private.refuse('access.reportNotFound');
  end if;
  if v_row.answered_at is not null then
    if v_row.answer = v_answer then
      return v_row;
    end if;
    perform private.refuse('access.notNow');
  end if;
  update public.access_reports set answer = v_answer, answered_at = private.clock(), answered_by = v_me where id = v_row.id
  returning * into v_row;
  perform private.notify(v_row.patient_id, 'access.reportAnswered', v_row.id, '{}', 'access.reportAnswered:' || v_row.id);
  return v_row;
end $$;
comment on function public.answer_access_report(uuid, text) is
  'An operator answers what a patient reported; once. Hints: access.reportNotFound, access.noteRequired, access.notNow, validation.tooLong.';
grant execute on function public.answer_access_report to authenticated;

create function public.review_break_glass(p_id uuid, p_verdict text, p_note text) returns public.break_glass
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_note text := private.said(p_note);
  v_row public.break_glass := private.break_glass_of(p_id, 'operator');
begin
  if p_verdict is null or p_verdict not in ('justified', 'not_justified') then
    perform private.refuse('data.invalid');
  end if;
  if v_row.review_state <> 'pending' then
    if (v_row.review_state, v_row.review_note, v_row.reviewed_by) = (p_verdict, v_note, v_me) then
      return v_row;
    end if;
    perform private.refuse('access.alreadyReviewed');
  end if;
  update public.break_glass set review_state = p_verdict, reviewed_by = v_me, reviewed_at = private.clock(), review_note = v_note
  where id = v_row.id returning * into v_row;
  perform private.notify(p.id, 'access.emergencyReviewed', v_row.id, '{}', 'access.emergencyReviewed:' || v_row.id || ':' || p.id)
  from unnest(array[v_row.patient_id, v_row.specialist_id]) p (id);
  return v_row;
end $$;
comment on function public.review_break_glass(uuid, text, text) is
  'An operator''s verdict (justified, not_justified) with its reason; patient and specialist are told. Once. Hints: access.emergencyNotFound, access.noteRequired, access.alreadyReviewed, validation.tooLong, data.invalid.';
grant execute on function public.review_break_glass to authenticated;

create function public.answer_dispute(p_id uuid, p_answer text, p_verdict text) returns public.break_glass
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
grant execute on function public.answer_dispute to authenticated;

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
grant execute on function public.emergencies_to_review to authenticated;

create function private.reviewed_lines(p_break_glass uuid, p_report uuid, out patient_id uuid, out log_id uuid)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  select b.patient_id into patient_id from public.break_glass b where b.id = p_break_glass and p_report is null;
  if p_break_glass is null then
    select r.patient_id, r.log_id into patient_id, log_id from public.access_reports r where r.id = p_report;
  end if;
  if patient_id is null then
    perform private.refuse('access.emergencyNotFound');
  end if;
end $$;
comment on function private.reviewed_lines(uuid, uuid) is
  'For an operator: whose log holds the lines of an emergency, or the line of a report. Hint: access.emergencyNotFound.';

create function public.read_access_log_for_review(p_break_glass uuid default null, p_report uuid default null)
returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_lines record;
begin
  perform private.refuse_reading_request();
  select * into v_lines from private.reviewed_lines(p_break_glass, p_report);
  perform private.write_access_log(v_lines.patient_id, private.me(), 'operator', 'access_log', 'review', 'operator',
    coalesce(p_break_glass, p_report), '');
  return private.issue_look('log_lines', v_lines.patient_id, jsonb_build_object('breakGlass', p_break_glass, 'report', p_report));
end $$;
comment on function public.read_access_log_for_review(uuid, uuid) is
  'For an operator: opens the log lines of one emergency, or the one line a patient reported. This look is itself logged; gives the ticket for read_look. Hint: access.emergencyNotFound.';
grant execute on function public.read_access_log_for_review to authenticated;

create function private.look_at_log_lines(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_break_glass uuid := p_look.subject ->> 'breakGlass';
  v_lines record;
begin
  select * into v_lines from private.reviewed_lines(v_break_glass, (p_look.subject ->> 'report')::uuid);
  return (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'seq', l.seq, 'actorName', l.actor_name, 'actorRole', l.actor_role,
      'at', l.at, 'category', l.category, 'action', l.action, 'basis', l.basis, 'screen', l.screen) order by l.seq), '[]')
    from public.access_log l where l.patient_id = v_lines.patient_id
      and (l.id = v_lines.log_id or (l.basis = 'break_glass' and l.basis_id = v_break_glass)));
end $$;
comment on function private.look_at_log_lines(private.look_tickets) is
  'For an operator: the log lines of one emergency, or the one line a patient reported. Hint: access.emergencyNotFound.';
