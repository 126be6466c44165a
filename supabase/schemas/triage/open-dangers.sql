-- What was found dangerous and has not been dealt with: measurements of now, and urgent answers of checker and chat.
--
-- It is asked of the rows themselves and not of what a page remembers. A measurement is repeated when a newer one of its kind
-- is there; whether the newest is dangerous, the rules of the asking device say. Nothing here makes a danger milder by time.

create function private.dangerous_checks(p_me uuid) returns setof public.triage_sessions
language sql stable security definer set search_path = '' as $$
  select t.* from public.triage_sessions t
  where t.profile_id = p_me and t.rules_used is not null and t.answers is not null and t.copied_from is null
    and private.sees_check(t.category, t.saved_by, t.answers) and (t.level <= 2 or t.origin = 'reading') and t.answered_at is null and t.called_at is null
    and (t.observation_id is null or t.observation_id in (select o.id from public.my_latest_readings() o))
    and private.danger_seen(array[t.id], t.observation_id) is null
$$;
comment on function private.dangerous_checks(uuid) is
  'Urgent answers of the caller''s own devices that nobody answered or dealt with, and whose measurement was not repeated.';

create function private.unanswered_readings(p_me uuid) returns setof public.observations
language sql stable security definer set search_path = '' as $$
  select o.* from public.my_latest_readings() o
  cross join lateral (select min(r.recorded_at) as at from public.observations r
    where r.patient_id = o.patient_id and r.code = o.code and r.taken_at = o.taken_at) first
  cross join lateral (select coalesce(array_agg(t.id), '{}') as ids, count(t.answered_at) as answers
    from public.triage_sessions t where t.observation_id = o.id) said
  -- What was history when it was written down is no alarm; what a clinician measured a clinician has seen.
  where o.source <> 'clinician' and first.at < o.taken_at + interval '1 day' and said.answers = 0
    and private.danger_seen(said.ids, o.id) is null
$$;
comment on function private.unanswered_readings(uuid) is
  'The caller''s newest measurement of each kind, where it was of that day when it was written down and nobody answered it or dealt with it since.';

create function public.my_open_dangers() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  return jsonb_build_object(
    'checks', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'savedAt', t.created_at, 'check', t.answers,
        'visits', (select coalesce(jsonb_agg(s.appointment_id), '[]') from public.triage_sessions s
          where (s.id = t.id or s.copied_from = t.id) and s.appointment_id is not null),
        'opened', private.danger_opened(v_me, t.created_at, t.answers ->> 'about' is not distinct from 'other', array[t.id],
          case t.origin when 'reading' then 'readings' end))
        order by t.level, t.created_at desc), '[]') from private.dangerous_checks(v_me) t),
    'readings', (select coalesce(jsonb_agg(to_jsonb(o) || jsonb_build_object('label', k.label,
        'opened', private.danger_opened(v_me, o.recorded_at, false, '{}', o.category)) order by o.taken_at desc, o.code), '[]')
      from private.unanswered_readings(v_me) o join public.observation_types k on k.code = o.code),
    'seen', (select coalesce(jsonb_agg(private.danger_seen(array[r.session_id], r.observation_id) || jsonb_build_object('id', r.id,
        'savedAt', t.created_at, 'check', t.answers, 'reading', to_jsonb(o) || jsonb_build_object('label', k.label)) order by r.at desc), '[]')
      from (select distinct on (coalesce(d.observation_id, d.session_id)) d.* from private.danger_reviews d
        where d.patient_id = v_me and d.at > private.clock() - interval '14 days'
          and not exists (select from public.triage_sessions s where s.id = d.session_id and not private.sees_check(s.category, s.saved_by, s.answers))
        order by coalesce(d.observation_id, d.session_id), d.at desc) r
      left join public.triage_sessions t on t.id = r.session_id left join public.observations o on o.id = r.observation_id
      left join public.observation_types k on k.code = o.code));
end $$;
comment on function public.my_open_dangers() is
  'What may still be dangerous of the caller''s: checks (level 1 or 2, or about a measurement; with the visits they went to), most urgent first, and the newest measurements nobody answered, which their device judges; each with the clinician who last came near it (opened). seen: what clinicians did about dangers in the last 14 days.';
grant execute on function public.my_open_dangers to authenticated;

create function public.answer_danger(p_id uuid, p_answer text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.triage_sessions;
begin
  select * into v_row from public.triage_sessions t where t.id = p_id and t.profile_id = private.require_me()
    and private.sees_check(t.category, t.saved_by, t.answers) for update;
  if not found then
    perform private.refuse('triage.notFound');
  elsif p_answer is null or p_answer not in ('called', 'seen', 'mistake') then
    perform private.refuse('data.invalid');
  end if;
  -- Of one measurement everything that was said is answered at once.
  update public.triage_sessions t set answer = p_answer, answered_at = private.clock()
  where t.answered_at is null and t.profile_id = v_row.profile_id and (t.id = p_id or t.observation_id = v_row.observation_id);
end $$;
comment on function public.answer_danger(uuid, text) is
  'The owner says what was done about a danger: called (help was called), seen (a clinician saw them) or mistake. The first answer stays; repeatable. Hints: triage.notFound, data.invalid.';
grant execute on function public.answer_danger to authenticated;

create function public.share_danger(p_id uuid, p_appointment uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.triage_sessions;
  v_visit public.appointments;
begin
  select * into v_row from public.triage_sessions t where t.id = p_id and t.profile_id = v_me
    and private.sees_check(t.category, t.saved_by, t.answers) for update;
  if not found then
    perform private.refuse('triage.notFound');
  end if;
  select * into v_visit from public.appointments a where a.id = p_appointment and a.patient_id = v_me;
  -- What was said of somebody else goes into no visit of one's own.
  if not found or not private.is_about_subject(v_row, v_visit) then
    perform private.refuse('booking.notFound');
  elsif v_visit.status not in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress') then
    perform private.refuse('triage.visitOver');
  elsif exists (select from public.triage_sessions t where t.appointment_id = p_appointment and (t.id = p_id or t.copied_from = p_id)) then
    return;
  end if;
  if private.was_shown(v_row.appointment_id) then
    insert into public.triage_sessions (key_hash, profile_id, rules_used, origin, observation_id, level, fired, answers, called_at, copied_from)
    values (private.code_hash(gen_random_uuid()::text), v_me, v_row.rules_used, v_row.origin, v_row.observation_id, v_row.level,
      v_row.fired, v_row.answers, v_row.called_at, p_id)
    returning id into v_row.id;
  end if;
  update public.triage_sessions set appointment_id = p_appointment, attached_at = private.clock() where id = v_row.id;
  perform private.broadcast('consultation:' || p_appointment, 'triage_attached', jsonb_build_object('session', v_row.id));
end $$;
comment on function public.share_danger(uuid, uuid) is
  'Shows a danger of the caller''s to the specialist of a visit of theirs, also when an earlier visit came with it; repeatable. Not asked first whether help was called: whoever sees them must know. Hints: triage.notFound, booking.notFound, triage.visitOver, triage.enoughForVisit.';
grant execute on function public.share_danger to authenticated;
