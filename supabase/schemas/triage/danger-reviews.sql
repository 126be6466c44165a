-- What clinicians say they did about something dangerous. Only this, the person's own answer or a newer measurement takes a
-- danger from the person's first place: a page that was opened has treated nobody.

create table private.danger_reviews (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.profiles (id),
  session_id uuid references public.triage_sessions (id),
  observation_id uuid references public.observations (id),
  by_id uuid not null references public.specialists (profile_id),
  done text not null check (done in ('advised', 'medicine_changed', 'sent_to_emergency', 'no_action')),
  words text not null default '' check (length(words) <= 500),
  at timestamptz not null default private.clock(),
  check (num_nonnulls(session_id, observation_id) > 0),
  -- Doing nothing about a danger needs its reason.
  check (done <> 'no_action' or words <> '')
);
comment on table private.danger_reviews is
  'A clinician saw a danger and says what was done. Of a check that was kept (session_id, the first of its copies), of a measurement, or of both. Append-only.';

create index danger_reviews_of_session on private.danger_reviews (session_id) where session_id is not null;
create index danger_reviews_of_observation on private.danger_reviews (observation_id) where observation_id is not null;
create index danger_reviews_of_patient on private.danger_reviews (patient_id, at desc);
create index danger_reviews_of_clinician on private.danger_reviews (by_id);

alter table private.danger_reviews enable row level security;
alter table private.danger_reviews force row level security;
revoke all on private.danger_reviews from public, anon, authenticated, service_role;

select private.append_only('private.danger_reviews');

create function private.danger_seen(p_sessions uuid[], p_observation uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('byName', private.person_name(r.by_id), 'at', r.at, 'done', r.done, 'words', r.words)
  from private.danger_reviews r where r.session_id = any (p_sessions) or r.observation_id = p_observation
  order by r.at desc limit 1
$$;
comment on function private.danger_seen(uuid[], uuid) is
  'What a clinician said last about one of these checks or about this measurement: {byName, at, done, words}; null: none said anything.';

create function private.danger_opened(p_patient uuid, p_since timestamptz, p_of_other boolean, p_sessions uuid[],
  p_category text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('byName', o.name, 'at', o.at, 'how', o.how) from (
    select private.person_name(a.specialist_id) as name, c.ended_at as at, 'visit' as how
    from public.appointments a join public.consultations c on c.appointment_id = a.id
    where a.patient_id = p_patient and a.status = 'completed' and c.ended_at > p_since and not p_of_other
    union all
    select l.actor_name, l.at, 'opened' from public.access_log l where l.patient_id = p_patient and l.actor_role = 'specialist'
      and l.action = 'view' and l.at > p_since
      and (l.category = p_category or (l.category = 'triage' and exists (select from public.triage_sessions t
        where t.appointment_id = l.basis_id and t.attached_at < l.at and (t.id = any (p_sessions) or t.copied_from = any (p_sessions)))))
  ) o order by o.at desc limit 1
$$;
comment on function private.danger_opened(uuid, timestamptz, boolean, uuid[], text) is
  'Which clinician last came near a danger since then: {byName, at, how}. visit: held a visit of the patient, of a danger that is theirs; opened: read that part of the record, or what went along with a visit. It tells the person; it ends nothing.';

create function public.mark_danger_seen(p_done text, p_words text default '', p_session uuid default null,
  p_observation uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_practising();
  v_words text := left(btrim(coalesce(p_words, '')), 501);
  v_check public.triage_sessions;
  v_reading public.observations;
  v_open record;
  v_review private.danger_reviews;
begin
  if p_done is null or p_done not in ('advised', 'medicine_changed', 'sent_to_emergency', 'no_action')
    or num_nonnulls(p_session, p_observation) <> 1 then
    perform private.refuse('data.invalid');
  elsif length(v_words) > 500 then
    perform private.refuse('validation.tooLong');
  elsif p_done = 'no_action' and v_words = '' then
    perform private.refuse('triage.whyNoAction');
  end if;
  if p_session is not null then
    select * into v_check from public.triage_sessions t where t.id = p_session and t.appointment_id is not null;
    if not found then
      perform private.refuse('triage.notFound');
    end if;
    select * into v_open from private.triage_basis(v_me, v_check.appointment_id);
    if v_open.role is distinct from 'specialist' then
      perform private.refuse('access.refused');
    end if;
    perform private.write_access_log(v_open.patient_id, v_me, v_open.role, 'triage', 'review', v_open.basis, v_open.basis_id,
      'consultation');
  else
    select * into v_reading from public.observations o where o.id = p_observation;
    if not found then
      perform private.refuse('access.notGranted');
    elsif private.open_category(v_reading.patient_id, v_reading.category, 'consultation', 'review') in ('self', 'delegation') then
      perform private.refuse('access.refused');
    end if;
  end if;
  insert into private.danger_reviews (patient_id, session_id, observation_id, by_id, done, words)
  select coalesce(v_check.profile_id, v_reading.patient_id), coalesce(v_check.copied_from, v_check.id),
    coalesce(v_check.observation_id, p_observation), v_me, p_done, v_words
  where not exists (select from private.danger_reviews r where r.by_id = v_me and r.done = p_done and r.words = v_words
    and (r.session_id = coalesce(v_check.copied_from, v_check.id) or r.observation_id = coalesce(v_check.observation_id, p_observation)))
  returning * into v_review;
  if v_review.id is not null then
    perform private.notify(v_review.patient_id, 'chart.dangerSeen', v_review.id, '{}', 'chart.dangerSeen:' || v_review.id);
  end if;
end $$;
comment on function public.mark_danger_seen(text, text, uuid, uuid) is
  'A clinician says what they did about a danger they may see: one that came with a visit of theirs (p_session) or a measurement in an open part of the record (p_observation). done: advised, medicine_changed, sent_to_emergency, no_action (with the reason). Written into the access log as checked; the person is told and reads it, and it is no longer open. Repeatable. Hints: triage.notFound, triage.whyNoAction, booking.notFound, access.notGranted, access.refused, validation.tooLong, data.invalid.';
grant execute on function public.mark_danger_seen to authenticated;
