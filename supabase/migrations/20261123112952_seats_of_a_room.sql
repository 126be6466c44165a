-- Seats of a room: which tab of which person is in the call, and by which certificate it is known.
--
-- A browser that comes in names an id of its own and the fingerprint of the certificate its call will use. The row says who
-- that is, by the session and not by what the browser claims; so whoever reads the fingerprint here and sees the same one in
-- the call talks to that person. The newest seat of a person counts, every older one is left. A seat that says nothing for
-- 75 seconds is empty: a browser that crashed says no goodbye, and evidence must not go on saying that somebody is there.

create table public.room_seats (
  id uuid primary key,
  consultation_id uuid not null references public.consultations (id),
  profile_id uuid not null references public.profiles (id),
  side text not null check (side in ('patient', 'delegate', 'specialist', 'covering')),
  n int not null check (n > 0),
  fingerprint text not null check (fingerprint ~ '^([0-9A-F]{2}:){31}[0-9A-F]{2}$'),
  visit_starts_at timestamptz not null,
  taken_at timestamptz not null default private.clock(),
  seen_at timestamptz not null default private.clock(),
  left_at timestamptz,
  left_how text check (left_how in ('left', 'taken', 'silent', 'over')),
  unique (consultation_id, n),
  check ((left_at is null) = (left_how is null))
);
comment on table public.room_seats is
  'Who is in the call of a visit: tab, person, SHA-256 of its certificate (RFC 8122, 5). Those who read the consultation read it; written by functions only, never deleted.';
comment on column public.room_seats.n is 'Counts the seats of a visit: of two on one side the higher one came last.';
comment on column public.room_seats.left_how is
  'left: by a press; taken: sat down in another tab; silent: not heard of for 75 seconds; over: the visit ended.';
comment on column public.room_seats.visit_starts_at is 'The visit''s start when the seat was taken: evidence does not move along with a rescheduled visit.';

create unique index room_seats_one_each on public.room_seats (consultation_id, profile_id) where left_at is null;
create index room_seats_silent on public.room_seats (seen_at) where left_at is null;
create index room_seats_of_profile on public.room_seats (profile_id, taken_at desc);

alter table public.room_seats enable row level security;
alter table public.room_seats force row level security;
create policy "readers of a consultation read who sits in it" on public.room_seats
  for select to authenticated using (consultation_id in (select c.id from public.consultations c));
revoke all on public.room_seats from public, anon, authenticated, service_role;
grant select on public.room_seats to authenticated;

create function private.guard_room_seat() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (new.id, new.consultation_id, new.profile_id, new.side, new.n, new.fingerprint, new.visit_starts_at, new.taken_at)
      is distinct from (old.id, old.consultation_id, old.profile_id, old.side, old.n, old.fingerprint, old.visit_starts_at,
      old.taken_at) or new.seen_at < old.seen_at then
    raise exception 'these facts of a seat never change' using errcode = '23514';
  end if;
  if old.left_how is distinct from 'silent' and old.left_at is not null then
    raise exception 'a seat that was left stays empty' using errcode = '23514';
  end if;
  return new;
end $$;
comment on function private.guard_room_seat() is
  'Who sat where stays said; only a seat that fell silent is taken again.';
revoke execute on function private.guard_room_seat from public, anon, authenticated, service_role;

create trigger room_seats_guard before update on public.room_seats for each row execute function private.guard_room_seat();
create trigger room_seats_keep before delete on public.room_seats for each row execute function private.refuse_change();
create trigger room_seats_keep_all before truncate on public.room_seats for each statement
  execute function private.refuse_change();

create function private.empty_seats(p_seats uuid[], p_how text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_seat public.room_seats;
  v_visit uuid;
begin
  for v_seat in update public.room_seats s set left_at = private.clock(), left_how = p_how
    where s.id = any (p_seats) and s.left_at is null returning s.* loop
    select c.appointment_id into v_visit from public.consultations c where c.id = v_seat.consultation_id;
    -- Who was there is said by the server, not by what a browser had time to say. In another tab they are still there.
    if p_how in ('left', 'silent') then
      insert into public.join_events (consultation_id, profile_id, side, kind, detail, client_id, visit_starts_at)
      values (v_seat.consultation_id, v_seat.profile_id, v_seat.side, case p_how when 'left' then 'leave' else 'drop' end, 'seat',
        gen_random_uuid(), v_seat.visit_starts_at);
    end if;
    perform private.broadcast('consultation:' || v_visit, 'seat', jsonb_build_object('n', v_seat.n, 'left', p_how));
  end loop;
end $$;
comment on function private.empty_seats(uuid[], text) is
  'These tabs are in the call no more (left, taken, silent, over), which is said on the visit''s topic.';
revoke execute on function private.empty_seats from public, anon, authenticated, service_role;

create function private.empty_silent_seats() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_seats uuid[] := array(select s.id from public.room_seats s
    where s.left_at is null and s.seen_at <= private.clock() - interval '75 seconds' order by s.seen_at limit 500);
begin
  perform private.empty_seats(v_seats, 'silent');
  return cardinality(v_seats);
end $$;
comment on function private.empty_silent_seats() is
  'The scheduled job: whoever has not been heard of for 75 seconds fell out, by the server''s own evidence.';
revoke execute on function private.empty_silent_seats from public, anon, authenticated, service_role;

create function private.close_room() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.empty_seats(array(select s.id from public.room_seats s
    where s.consultation_id = new.id and s.left_at is null), 'over');
  return null;
end $$;
comment on function private.close_room() is 'Nobody sits in the call of a visit that ended.';
revoke execute on function private.close_room from public, anon, authenticated, service_role;

create trigger consultations_close_room after update on public.consultations for each row
  when (old.ended_at is null and new.ended_at is not null) execute function private.close_room();

-- Sitting down in the call of a visit, staying there, and leaving it.

create function private.room_now(p_consultation uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('state', c.state, 'medium', c.medium,
    'seats', coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'n', s.n, 'side', s.side, 'name', p.name,
        'mine', s.profile_id = private.me(), 'fingerprint', s.fingerprint) order by s.n)
      from public.room_seats s join public.profiles p on p.id = s.profile_id
      where s.consultation_id = c.id and s.left_at is null and s.seen_at > private.clock() - interval '75 seconds'), '[]'))
  from public.consultations c where c.id = p_consultation
$$;
comment on function private.room_now(uuid) is
  'How the call stands and who sits in it now: {state, medium, seats: [{id, n, side, name, mine, fingerprint}]}.';
revoke execute on function private.room_now from public, anon, authenticated, service_role;

create function public.take_room_seat(p_appointment uuid, p_seat uuid, p_fingerprint text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_seat public.room_seats;
  v_n int;
begin
  if p_seat is null or p_fingerprint is null or p_fingerprint !~ '^([0-9A-F]{2}:){31}[0-9A-F]{2}$' then
    perform private.refuse('data.invalid');
  end if;
  perform private.spend('room_seat', 30, 30, 60);
  select * into v from private.join_visit(p_appointment, array['patient', 'delegate', 'specialist', 'covering']);
  perform private.refuse_unless_open(v.visit, (v.visit).ends_at + interval '15 minutes');
  if v.side in ('specialist', 'covering') then
    perform private.require_practising();
  elsif (v.visit).status = 'booked' then
    perform private.refuse('consultation.enterFirst');
  end if;
  -- One after the other: the number says whose tab came last.
  perform from public.consultations c where c.id = (v.room).id for update;
  select * into v_seat from public.room_seats s where s.id = p_seat;
  if found then
    if (v_seat.profile_id, v_seat.consultation_id, v_seat.fingerprint) is distinct from (private.me(), (v.room).id, p_fingerprint) then
      perform private.refuse('data.conflict');
    end if;
    return private.room_now((v.room).id);
  end if;
  perform private.empty_seats(array(select s.id from public.room_seats s where s.consultation_id = (v.room).id
    and s.profile_id = private.me() and s.left_at is null), 'taken');
  select coalesce(max(s.n), 0) + 1 into v_n from public.room_seats s where s.consultation_id = (v.room).id;
  insert into public.room_seats (id, consultation_id, profile_id, side, n, fingerprint, visit_starts_at)
  values (p_seat, (v.room).id, private.me(), v.side, v_n, p_fingerprint, (v.visit).starts_at);
  perform private.write_join_event(v.room, v.visit, v.side, 'join', gen_random_uuid(), 'seat');
  perform private.broadcast('consultation:' || p_appointment, 'seat', jsonb_build_object('n', v_n, 'left', null));
  return private.room_now((v.room).id);
end $$;
comment on function public.take_room_seat(uuid, uuid, text) is
  'The caller''s tab sits down in the call of a visit under this id and the SHA-256 of its certificate (hexadecimal pairs with colons); their other tabs have left. Repeatable. Gives {state, medium, seats: [{id, n, side, name, mine, fingerprint}]}. Hints: consultation.notFound, tooEarly, tooLate, over, enterFirst; access.refused; data.conflict for an id that was used otherwise.';
revoke execute on function public.take_room_seat from public, anon, authenticated, service_role;
grant execute on function public.take_room_seat to authenticated;

create function private.my_seat(p_seat uuid, out seat public.room_seats, out visit public.appointments,
  out room public.consultations)
language plpgsql stable security definer set search_path = '' as $$
begin
  select * into seat from public.room_seats s where s.id = p_seat and s.profile_id = private.require_me();
  select * into room from public.consultations c where c.id = seat.consultation_id;
  select * into visit from public.appointments a where a.id = room.appointment_id;
  -- A right that ended since ends the seat as well; what it once showed stays in the evidence.
  if seat.id is null or private.part_in(visit.id, private.me()) is null then
    perform private.refuse('consultation.notFound');
  end if;
end $$;
comment on function private.my_seat(uuid) is
  'A seat of the caller, its visit and consultation, while they take part in it. Hint: consultation.notFound.';
revoke execute on function private.my_seat from public, anon, authenticated, service_role;

create function public.keep_room_seat(p_seat uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
begin
  perform private.spend('keep_room_seat', 60, 60, 60);
  select * into v from private.my_seat(p_seat);
  if (v.seat).left_at is null then
    update public.room_seats s set seen_at = private.clock() where s.id = p_seat and s.left_at is null;
  elsif (v.seat).left_how = 'silent' and (v.room).state in ('lobby', 'active', 'interrupted') then
    -- Whoever was away for long and did not sit down elsewhere meanwhile still has their seat.
    perform from public.consultations c where c.id = (v.room).id for update;
    update public.room_seats s set left_at = null, left_how = null, seen_at = private.clock()
    where s.id = p_seat and s.left_how = 'silent' and not exists (select from public.room_seats o
      where o.consultation_id = s.consultation_id and o.profile_id = s.profile_id and o.n > s.n);
    if found then
      perform private.write_join_event(v.room, v.visit, (v.seat).side, 'join', gen_random_uuid(), 'seat');
      perform private.broadcast('consultation:' || (v.visit).id, 'seat', jsonb_build_object('n', (v.seat).n, 'left', null));
    end if;
  end if;
  return private.room_now((v.room).id);
end $$;
comment on function public.keep_room_seat(uuid) is
  'The caller still sits there (every 20 seconds), and how the room stands now, as take_room_seat. Who was silent for too long gets their seat back unless they sat down elsewhere; who was replaced finds no seat of theirs by this id. Hint: consultation.notFound.';
revoke execute on function public.keep_room_seat from public, anon, authenticated, service_role;
grant execute on function public.keep_room_seat to authenticated;

create function public.leave_room_seat(p_seat uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.empty_seats(array(select s.id from public.room_seats s
    where s.id = p_seat and s.profile_id = private.require_me()), 'left');
end $$;
comment on function public.leave_room_seat(uuid) is 'The caller''s tab leaves the call; the visit goes on. Repeatable, and nothing for a seat of somebody else.';
revoke execute on function public.leave_room_seat from public, anon, authenticated, service_role;
grant execute on function public.leave_room_seat to authenticated;

create or replace function private.join_evidence(p_appointment uuid, out patient_there boolean, out specialist_joined boolean,
  out rang_in_vain boolean)
language sql stable security definer set search_path = '' as $$
  with visit as (
    select c.id as consultation, a.starts_at, a.starts_at - interval '10 minutes' as since
    from public.appointments a join public.consultations c on c.appointment_id = a.id where a.id = p_appointment
  ), seen as (
    select e.*, v.since, v.starts_at from visit v join public.join_events e on e.consultation_id = v.consultation
      and e.visit_starts_at = v.starts_at
  )
  select
    -- Any sign since then, an answered call, or having come before and not gone.
    coalesce(bool_or((s.side in ('patient', 'delegate') or s.detail = 'answered') and s.at >= s.since), false)
      or exists (select from (select distinct on (b.profile_id) b.kind from seen b
          where b.side in ('patient', 'delegate') and b.at < b.since and b.kind in ('join', 'leave', 'drop')
          order by b.profile_id, b.id desc) last where last.kind = 'join'),
    -- A look at the page long before is no visit: whoever came then must have sat in the call since.
    coalesce(bool_or(s.side in ('specialist', 'covering') and s.kind = 'join' and s.at >= s.since), false)
      or exists (select from visit v join public.room_seats r on r.consultation_id = v.consultation
        and r.visit_starts_at = v.starts_at
        where r.side in ('specialist', 'covering') and r.seen_at >= v.since),
    coalesce(bool_or(s.kind = 'callback' and s.detail = 'noAnswer' and s.at >= s.starts_at), false)
  from seen s
$$;
comment on function private.join_evidence(uuid) is
  'What the join events of a visit''s present time say: was the patient''s side there since ten minutes before it, did the specialist or a colleague come or sit there since then, did they ring without an answer after its start.';
revoke execute on function private.join_evidence from public, anon, authenticated, service_role;

insert into private.job_runs (name, every) values ('private.empty_silent_seats', '0 seconds');

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
    ('public.room_seats', 'rows', 'profile_id = $1', array[]::text[], null),
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
    ('private.access_log_anchors', 'left out', null, null, 'Check sums of the access log.'),
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
revoke execute on function private.export_plan from public, anon, authenticated, service_role;
