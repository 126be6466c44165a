create function private.last_steps(p_consultation uuid, p_sides text[])
returns table (profile_id uuid, kind text, at timestamptz)
language sql stable security definer set search_path = '' as $$
  select distinct on (e.profile_id) e.profile_id, e.kind, e.at
  from public.consultations c join public.appointments a on a.id = c.appointment_id
  join public.join_events e on e.consultation_id = c.id and e.visit_starts_at = a.starts_at
  where c.id = p_consultation and e.side = any (p_sides) and e.kind in ('join', 'leave', 'drop')
  order by e.profile_id, e.id desc
$$;
comment on function private.last_steps(uuid, text[]) is
  'Who of these sides came to a visit at its present time, and whether they came (join), went (leave) or fell out (drop) last.';
revoke execute on function private.last_steps from public, anon, authenticated, service_role;


-- Staying at the door: whoever came and keeps the page of a visit open says so on a beat, until they sit in the call.
--
-- One row for each person and time of a visit, not an event for each beat. Silent for 75 seconds is not here any more, as in
-- the call; when somebody was heard of last stays, as evidence of how long they were there.

create table private.door_stays (
  consultation_id uuid not null references public.consultations (id),
  profile_id uuid not null references public.profiles (id),
  visit_starts_at timestamptz not null,
  side text not null check (side in ('patient', 'delegate', 'specialist', 'covering')),
  seen_at timestamptz not null default private.clock(),
  silent_at timestamptz,
  primary key (consultation_id, profile_id, visit_starts_at)
);
comment on table private.door_stays is
  'Until when each person had the door of a visit open after they came. Written on a beat by stay_at_the_door; nobody reads it but functions.';
comment on column private.door_stays.visit_starts_at is 'The visit''s start when it was written: evidence does not move along with a rescheduled visit.';
comment on column private.door_stays.silent_at is 'When both sides were told that nothing is heard of them; null while they are.';

create index door_stays_kept on private.door_stays (seen_at) where silent_at is null;
create index door_stays_of_profile on private.door_stays (profile_id);

alter table private.door_stays enable row level security;
alter table private.door_stays force row level security;
revoke all on private.door_stays from public, anon, authenticated, service_role;

create function public.stay_at_the_door(p_appointment uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_seen timestamptz;
begin
  perform private.spend('stay_at_the_door', 60, 60, 60);
  select * into v from private.join_visit(p_appointment, array['patient', 'delegate', 'specialist', 'covering']);
  perform private.refuse_unless_open(v.visit, (v.visit).ends_at + interval '15 minutes');
  -- A page that is only open says nothing: they came by a press, and whoever went comes back by one.
  if not exists (select from private.last_steps((v.room).id, array[v.side]) s
      where s.profile_id = private.me() and s.kind <> 'leave') then
    return false;
  end if;
  select d.seen_at into v_seen from private.door_stays d where d.consultation_id = (v.room).id
    and d.profile_id = private.me() and d.visit_starts_at = (v.visit).starts_at;
  insert into private.door_stays as d (consultation_id, profile_id, visit_starts_at, side)
  values ((v.room).id, private.me(), (v.visit).starts_at, v.side)
  on conflict (consultation_id, profile_id, visit_starts_at) do update
    set seen_at = greatest(d.seen_at, excluded.seen_at), side = excluded.side, silent_at = null;
  if v_seen <= private.clock() - interval '75 seconds' then
    perform private.broadcast('consultation:' || p_appointment, 'presence', jsonb_build_object('side', v.side, 'kind', 'join'));
  end if;
  return true;
end $$;
comment on function public.stay_at_the_door(uuid) is
  'The caller still has the door of this visit open (every 30 seconds). False: they do not count as here, because they did not come yet or left; a press does that. Hints: consultation.notFound, tooEarly, tooLate, over; data.busy.';
revoke execute on function public.stay_at_the_door from public, anon, authenticated, service_role;
grant execute on function public.stay_at_the_door to authenticated;

create function private.tell_silent_doors() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row record;
  v_count int := 0;
begin
  for v_row in update private.door_stays d set silent_at = private.clock() from public.consultations c
    where c.id = d.consultation_id and d.silent_at is null and d.seen_at <= private.clock() - interval '75 seconds'
    returning d.side, c.appointment_id, c.ended_at loop
    v_count := v_count + 1;
    if v_row.ended_at is null then
      perform private.broadcast('consultation:' || v_row.appointment_id, 'presence',
        jsonb_build_object('side', v_row.side, 'kind', 'drop'));
    end if;
  end loop;
  return v_count;
end $$;
comment on function private.tell_silent_doors() is
  'The scheduled job: the pages of a visit hear that somebody at its door has not been heard of for 75 seconds.';
revoke execute on function private.tell_silent_doors from public, anon, authenticated, service_role;

create function private.last_there(p_consultation uuid, p_starts timestamptz, p_sides text[]) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select greatest(
    (select max(e.at) from public.join_events e where e.consultation_id = p_consultation and e.visit_starts_at = p_starts
      and e.side = any (p_sides) and e.kind in ('join', 'leave')),
    (select max(s.seen_at) from public.room_seats s where s.consultation_id = p_consultation and s.visit_starts_at = p_starts
      and s.side = any (p_sides)),
    (select max(d.seen_at) from private.door_stays d where d.consultation_id = p_consultation and d.visit_starts_at = p_starts
      and d.side = any (p_sides)))
$$;
comment on function private.last_there(uuid, timestamptz, text[]) is
  'When somebody of these sides was there last for a visit at this time: came, went, sat in the call or had its door open. Null: never.';
revoke execute on function private.last_there from public, anon, authenticated, service_role;

create or replace function private.is_here(p_consultation uuid, p_sides text[], p_not uuid default null) returns boolean
language sql stable security definer set search_path = '' as $$
  with visit as (
    select a.starts_at from public.appointments a join public.consultations c on c.appointment_id = a.id
    where c.id = p_consultation
  ), heard as (
    select s.profile_id, s.seen_at as at from visit v join public.room_seats s on s.consultation_id = p_consultation
      and s.visit_starts_at = v.starts_at and s.side = any (p_sides) and s.left_at is null
    union all
    -- At the door a browser that crashed says no goodbye either: coming counts for as long as the page says so.
    select last.profile_id, greatest(case last.kind when 'join' then last.at end, (select d.seen_at from private.door_stays d
        where d.consultation_id = p_consultation and d.profile_id = last.profile_id and d.visit_starts_at = v.starts_at))
    from visit v cross join private.last_steps(p_consultation, p_sides) last
    where last.kind <> 'leave'
  )
  select exists (select from heard h where h.profile_id is distinct from p_not
    and h.at > private.clock() - interval '75 seconds')
$$;
comment on function private.is_here(uuid, text[], uuid) is
  'Whether somebody of these sides (other than the person named) is here: sits in the call, or came to the door and did not leave, and was heard of within 75 seconds.';

create or replace function public.record_join_event(p_appointment uuid, p_kind text, p_key uuid, p_detail text default '') returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_leaving boolean := p_kind = 'leave';
begin
  if p_kind is null or p_kind not in ('join', 'leave', 'drop', 'device', 'quality') or p_key is null then
    perform private.refuse('data.invalid');
  end if;
  if length(p_detail) > 100 then
    perform private.refuse('validation.tooLong');
  end if;
  perform private.spend('join_event', 120, 120, 60);
  select * into v from private.join_visit(p_appointment, array['patient', 'delegate', 'specialist', 'covering'], v_leaving);
  perform private.refuse_unless_open(v.visit, (v.visit).ends_at + interval '15 minutes');
  if p_kind = 'join' and v.side in ('patient', 'delegate') and (v.visit).status = 'booked' then
    perform private.refuse('consultation.enterFirst');
  end if;
  perform private.write_join_event(v.room, v.visit, v.side, p_kind, p_key, coalesce(p_detail, ''));
  -- Whoever goes early may still go for a while; their visit waits for them as before.
  if v_leaving and v.side in ('patient', 'delegate') and (v.visit).status = 'waiting'
    and private.clock() < (v.visit).starts_at - interval '5 minutes'
    -- Who locked their phone meanwhile waits as well: whoever came and did not leave keeps the place.
    and not exists (select from private.last_steps((v.room).id, array['patient', 'delegate']) s where s.kind <> 'leave') then
    perform private.move_appointment(p_appointment, 'booked', 'left the waiting room');
  end if;
end $$;
comment on function public.record_join_event(uuid, text, uuid, text) is
  'The browser of a participant says join, leave, drop (the call broke off), device or quality. Repeatable by key. A patient who leaves more than five minutes early is out of the waiting room, the visit stays booked. No event ever ends a visit. Hints: consultation.notFound, tooEarly, tooLate, over, enterFirst.';


create or replace function private.export_plan()
returns table (tbl text, how text, whose text, hidden text[], why text)
language sql immutable security invoker set search_path = '' as $$
  values
    ('public.visit_files', 'rows', 'patient_id = $1', array['sha256', 'path'], null), ('public.visit_preparations', 'rows', 'patient_id = $1', array[]::text[], null), ('public.profiles', 'resource', null, null, 'Patient, Person'), ('public.patients', 'resource', null, null, 'Patient'),
    ('public.emergency_contacts', 'resource', null, null, 'Patient.contact'),
    ('public.patient_conditions', 'resource', null, null, 'Condition'),
    ('public.patient_allergies', 'resource', null, null, 'AllergyIntolerance'),
    ('public.patient_medications', 'resource', null, null, 'MedicationStatement'),
    ('public.observations', 'resource', null, null, 'Observation'),
    ('public.documents', 'resource', null, null, 'DocumentReference'),
    ('public.appointments', 'resource', null, null, 'Appointment'), ('public.messages', 'resource', null, null,
      'Communication'),
    ('public.notes', 'resource', null, null, 'Composition'),
    ('public.prescription_items', 'resource', null, null, 'MedicationRequest'),
    ('public.renewal_requests', 'resource', null, null, 'Task'), ('public.correction_requests', 'resource', null, null,
      'Task'),
    ('public.access_requests', 'resource', null, null, 'Task'), ('public.access_grants', 'resource', null, null, 'Consent'),
    ('public.delegations', 'resource', null, null, 'Consent'), ('public.consents', 'resource', null, null, 'Consent'),
    ('public.access_log', 'resource', null, null, 'AuditEvent'), ('public.payments', 'resource', null, null, 'Invoice'),
    ('public.refunds', 'resource', null, null, 'Invoice'), ('public.intake', 'resource', null, null,
      'QuestionnaireResponse'),
    ('public.consultations', 'rows', 'patient_id = $1', array['room_id', 'consent_by', 'identity_confirmed_by',
      'ended_by'], 'Encounter'),
    ('public.prescriptions', 'rows', 'patient_id = $1 and issued_at is not null', array['client_key', 'verify_code',
      'draft_items'],
      'MedicationRequest'),
    ('public.triage_sessions', 'rows', 'profile_id = $1', array[]::text[], 'RiskAssessment'),
    ('public.related_persons', 'rows', 'patient_id = $1', array[]::text[], 'RelatedPerson'), ('public.specialists', 'rows', 'profile_id = $1', array[]::text[], 'Practitioner, PractitionerRole'),
    ('public.appointment_events', 'rows', 'appointment_id in (select a.id from public.appointments a where a.patient_id = $1)',
      array['actor'], null),
    ('public.consultation_events', 'rows', 'consultation_id in (select c.id from public.consultations c where c.patient_id = $1)',
      array['actor', 'covered_by'], null),
    ('public.join_events', 'rows', 'profile_id = $1', array['client_id'], null),
    ('private.call_wishes', 'rows', 'profile_id = $1', array[]::text[], null),
    ('private.visit_guests', 'rows', '$1 in (guest_id, invited_by)', array['token_hash', 'guest_id', 'invited_by',
      'admitted_by', 'ended_by'], null),
    ('public.room_seats', 'rows', 'profile_id = $1', array[]::text[], null),
    ('private.door_stays', 'rows', 'profile_id = $1', array[]::text[], null),
    ('public.message_reads', 'rows', 'profile_id = $1', array['patient_id', 'specialist_id'], null),
    ('private.removed_messages', 'rows', 'removed_by = $1', array[]::text[], null),
    ('public.chart_versions', 'rows', 'patient_id = $1', array['changed_by'], null),
    ('public.plan_answers', 'rows', 'patient_id = $1', array['author_id'], null),
    ('public.prescription_events', 'rows', 'patient_id = $1', array['actor'], null),
    ('public.access_reports', 'rows', 'patient_id = $1', array['answered_by'], null),
    ('public.break_glass', 'rows', 'patient_id = $1', array['reviewed_by', 'dispute_answered_by'], null),
    ('public.reviews', 'rows', 'patient_id = $1', array[]::text[], null),
    ('public.waitlist_entries', 'rows', 'patient_id = $1', array['idempotency_key', 'joined_by'], null),
    ('public.slot_offers', 'rows', 'patient_id = $1', array[]::text[], null),
    ('public.squeeze_ins', 'rows', 'patient_id = $1', array[]::text[], null),
    ('public.notifications', 'rows', 'recipient_id = $1', array['dedupe_key'], null),
    ('public.outbox', 'rows', 'recipient_id = $1', array['dedupe_key', 'last_error'], null),
    ('public.notification_prefs', 'rows', 'profile_id = $1', array[]::text[], null),
    ('public.notification_settings', 'rows', 'profile_id = $1', array[]::text[], null),
    ('private.booking_drafts', 'rows', 'profile_id = $1', array[]::text[], null),
    ('public.operators', 'rows', 'profile_id = $1', array[]::text[], null),
    ('public.registration_events', 'rows', 'specialist_id = $1', array['actor_id'], null),
    ('private.council_numbers', 'rows', 'specialist_id = $1', array[]::text[], null),
    ('public.visit_types', 'rows', 'specialist_id = $1', array[]::text[], null),
    ('public.availability_rules', 'rows', 'specialist_id = $1', array[]::text[], null),
    ('public.availability_exceptions', 'rows', 'specialist_id = $1', array[]::text[], null),
    ('public.note_copies', 'left out', null, null, 'Drafts of their author; the signed note is in the export.'),
    ('public.payment_events', 'left out', null, null, 'What the provider of payments sent us; what came of it is in the payments.'),
    ('private.access_log_heads', 'left out', null, null, 'Check sums of the access log.'),
    ('private.access_log_faults', 'left out', null, null, 'Check sums of the access log.'),
    ('private.closed_accounts', 'left out', null, null, 'Once an account is closed nobody asks.'),
    ('private.look_tickets', 'left out', null, null, 'Hashes of links that work for a minute.'),
    ('private.message_threads', 'left out', null, null, 'Counters of messages.'),
    ('private.freed_slots', 'left out', null, null, 'Times of a calendar that are offered to others.'),
    ('public.terms_versions', 'left out', null, null, 'Our own texts; operators meet them as their publishers only.'),
    ('public.triage_rulesets', 'left out', null, null, 'Our own rules; operators meet them as their publishers only.'),
    ('public.emergency_numbers', 'left out', null, null, 'Public numbers; operators meet them as their publishers only.')
$$;
comment on function private.export_plan() is
  'Every table that knows a person: mapped to a resource; given row by row (whose: its condition, hidden: columns that are secrets or name other people); or left out, and why.';


insert into private.job_runs (name, every) values ('private.tell_silent_doors', '0 seconds');
