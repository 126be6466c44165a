-- What ends when an operator confirmed that a patient has died: signing in, visits ahead, what was given and asked for.
--
-- It never waits for a specialist's calendar: a visit that somebody is busy with this moment is taken up by the job, seconds later.

create function private.visits_of_the_dead(p_patient uuid) returns setof public.appointments
language sql stable security definer set search_path = '' as $$
  -- One that goes on is ended by who holds it.
  select a.* from public.appointments a where a.patient_id = p_patient
    and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting') order by a.starts_at, a.id
$$;
comment on function private.visits_of_the_dead(uuid) is 'The visits of a patient that have not begun, soonest first: what is called off when they have died.';

create function private.call_off_for_death(p_visit uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments;
begin
  select * into v_row from public.appointments a where a.id = p_visit;
  if not private.try_lock_calendars(v_row.patient_id, v_row.specialist_id) then
    return false;
  end if;
  select * into v_row from private.visits_of_the_dead(v_row.patient_id) a where a.id = p_visit;
  if v_row.id is null then
    return false;
  end if;
  perform private.refund(p_visit, null, 'patient died');
  -- Told by its history and to its specialist like any visit that is called off.
  perform private.move_appointment(p_visit, 'cancelled', 'The patient has died.', '{"by": "system"}');
  update private.deaths set called_off = called_off + 1 where patient_id = v_row.patient_id and state = 'confirmed';
  return true;
end $$;
comment on function private.call_off_for_death(uuid) is
  'Calls off one visit of somebody who has died, with all money back; false: nothing to do, or somebody is busy with it.';

create function private.end_rights_of(p_patient uuid, p_by uuid, p_why text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_request public.access_requests;
  v_other record;
begin
  -- What a visit shares ends with the time of that visit: its note is still to be finished.
  update public.access_grants set state = 'revoked', ended_at = v_now, ended_by = p_by
  where patient_id = p_patient and state in ('offered', 'active') and purpose <> 'visit';
  for v_request in update public.access_requests set state = 'refused', decided_at = v_now
      where patient_id = p_patient and state = 'pending' returning * loop
    perform private.notify(v_request.specialist_id, 'access.requestRefused', v_request.id, '{}',
      'access.requestRefused:' || v_request.id);
  end loop;
  for v_other in update public.delegations set state = 'ended', ended_at = v_now, ended_by = p_by, end_reason = p_why
      where p_patient in (patient_id, delegate_id) and state in ('offered', 'active')
      returning id, case when patient_id = p_patient then delegate_id else patient_id end as person loop
    perform private.notify(v_other.person, 'access.delegationEnded', v_other.id, '{}', 'access.delegationEnded:' || v_other.id)
    where v_other.person is not null;
  end loop;
  update private.visit_guests set state = 'ended', ended_at = v_now, ended_by = p_by
  where p_patient in (guest_id, invited_by) and state <> 'ended';
  perform private.finish_record_link(l.id, 'closed', v_now) from private.record_links l
  where l.patient_id = p_patient and l.ended_at is null;
end $$;
comment on function private.end_rights_of(uuid, uuid, text) is
  'Ends what somebody who has died, or whose record is closed, had given beyond their visits, answers who asked for it, and ends acting for them and by them (with end_reason). The others are told.';

create function private.end_loops_of(p_patient uuid, p_why text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_draft public.prescriptions;
  v_renewal public.renewal_requests;
begin
  perform private.end_entries(array(select e.id from public.waitlist_entries e where e.patient_id = p_patient
    and e.state = 'waiting'), 'ended');
  for v_draft in update public.prescriptions set status = 'cancelled', status_reason = p_why
      where patient_id = p_patient and status = 'draft' returning * loop
    perform private.renewal_draft_is_gone(v_draft);
  end loop;
  -- An approval waits for a prescription that will not come: it is open again, then closed like the others.
  update public.renewal_requests set state = 'seen', decision = null, decided_at = null, reason = '', new_prescription_id = null
  where patient_id = p_patient and state = 'decided' and decision = 'approved';
  for v_renewal in update public.renewal_requests set state = 'withdrawn', closed_at = v_now
      where patient_id = p_patient and state in ('requested', 'seen') returning * loop
    perform private.tell_of_renewal(v_renewal, v_renewal.specialist_id, 'renewal.withdrawn');
  end loop;
  update public.correction_requests set state = 'withdrawn', answered_at = v_now where patient_id = p_patient and state = 'open';
  delete from private.booking_drafts where profile_id = p_patient;
end $$;
comment on function private.end_loops_of(uuid, text) is
  'Ends what else waits for somebody who has died, or whose record is closed: places in line, drafts of prescriptions, renewals, corrections.';

create function private.end_mail_of_the_dead(p_patient uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- In the steps that a mail has: nothing goes from waiting to failed at once.
  update public.outbox set state = 'sending' where recipient_id = p_patient and state = 'waiting';
  update public.outbox set state = 'failed', failed_at = private.clock(), last_error = 'not sent: the person has died'
  where recipient_id = p_patient and state = 'sending';
end $$;
comment on function private.end_mail_of_the_dead(uuid) is 'Mails that wait for somebody who has died are not sent, also not later.';

create function private.tell_clinicians_of_death(p_patient uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.notify(s.id, 'patient.died', d.id, '{}', 'patient.died:' || d.id || ':' || s.id)
  from private.deaths d cross join lateral (
    select a.specialist_id as id from public.appointments a where a.patient_id = p_patient and a.booked_at is not null
      and a.status in ('booked', 'waiting', 'in_progress', 'completed') and a.starts_at > private.clock() - interval '1 year'
    union select c.covered_by from public.consultations c where c.patient_id = p_patient and c.ended_at is null and c.covered_by is not null
    union select g.grantee_id from public.access_grants g where g.patient_id = p_patient and g.state = 'active'
    union select r.specialist_id from public.renewal_requests r where r.patient_id = p_patient and r.closed_at is null) s
  where d.patient_id = p_patient and d.state = 'confirmed' and private.is_practising(s.id);
end $$;
comment on function private.tell_clinicians_of_death(uuid) is
  'Tells, once, whoever treats this patient or did within a year. Without a name: their own list of patients says it.';

create function private.close_life(p_patient uuid, p_by uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit uuid;
begin
  -- First, while it is known who treats them.
  perform private.tell_clinicians_of_death(p_patient);
  for v_visit in select a.id from private.visits_of_the_dead(p_patient) a loop
    perform private.call_off_for_death(v_visit);
  end loop;
  perform private.end_rights_of(p_patient, p_by, 'died');
  perform private.end_loops_of(p_patient, 'The patient has died.');
  perform private.end_mail_of_the_dead(p_patient);
  if to_regclass('auth.sessions') is not null then
    delete from auth.sessions where user_id = p_patient
      or user_id in (select l.account_id from private.sign_ins l where l.person_id = p_patient);
  end if;
end $$;
comment on function private.close_life(uuid, uuid) is
  'Ends all that is open of somebody who has died, through the machines: open pages of others hear of it as of any end. The record, its log and what was paid stay.';

create function private.close_lives() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit uuid;
  v_count int := 0;
begin
  for v_visit in select a.id from private.deaths d cross join lateral private.visits_of_the_dead(d.patient_id) a
      where d.state = 'confirmed' limit 500 loop
    v_count := v_count + private.call_off_for_death(v_visit)::int;
  end loop;
  return v_count;
end $$;
comment on function private.close_lives() is
  'The scheduled job: calls off what could not be called off when a death was confirmed. How many visits.';
