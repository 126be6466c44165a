-- Nobody stands on both sides of a visit: who holds it, covers it, prescribes or decides a renewal does not act for its
-- patient at the same time. Otherwise whoever may only book would book a visit with themselves and read the record by it.
--
-- The rule is kept where rows are written, in whatever order things happen; both ways take the patient's lock first.

create function private.acts_for(p_patient uuid, p_person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.delegations d where d.patient_id = p_patient and d.delegate_id = p_person
    and d.state = 'active' and (d.until is null or d.until > private.clock()))
$$;
comment on function private.acts_for(uuid, uuid) is 'Whether this person acts for the patient now, in any scope.';

create function private.treats(p_patient uuid, p_person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.appointments a where a.patient_id = p_patient and a.specialist_id = p_person
      and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
      and (a.hold_expires_at is null or a.hold_expires_at > private.clock()))
    or exists (select from public.consultations c where c.patient_id = p_patient and c.covered_by = p_person and c.ended_at is null)
    or exists (select from public.access_grants g where g.patient_id = p_patient and g.grantee_id = p_person
      and g.purpose = 'visit' and g.state = 'active' and (g.until is null or g.until > private.clock()))
    or exists (select from public.renewal_requests r where r.patient_id = p_patient and r.specialist_id = p_person
      and r.closed_at is null)
$$;
comment on function private.treats(uuid, uuid) is
  'Whether this person has a visit with the patient (coming, going on, or still open by the access it gave), covers one, or has a renewal to decide.';

create function private.keep_sides_apart() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row jsonb := to_jsonb(new);
begin
  if tg_table_name = 'delegations' then
    perform private.lock_patient(new.patient_id);
    if private.treats(new.patient_id, new.delegate_id) then
      perform private.refuse('access.delegateTreats');
    end if;
  elsif private.acts_for((v_row ->> 'patient_id')::uuid, (v_row ->> tg_argv[0])::uuid) then
    perform private.refuse('booking.specialistActsForPatient');
  end if;
  return new;
end $$;
comment on function private.keep_sides_apart() is
  'Trigger: the person in the named column does not act for the patient, and nobody begins to act for a patient they treat. Hints: booking.specialistActsForPatient, access.delegateTreats.';

create trigger appointments_sides before insert on public.appointments for each row
  execute function private.keep_sides_apart('specialist_id');
create trigger appointments_sides_again before update on public.appointments for each row
  when (new.status = 'booked' and old.status in ('expired', 'no_show_patient', 'no_show_specialist'))
  execute function private.keep_sides_apart('specialist_id');
create trigger consultations_sides before update on public.consultations for each row
  when (new.covered_by is not null and new.covered_by is distinct from old.covered_by)
  execute function private.keep_sides_apart('covered_by');
create trigger prescriptions_sides before insert on public.prescriptions for each row
  execute function private.keep_sides_apart('prescriber_id');
create trigger prescriptions_sides_again before update on public.prescriptions for each row
  when (old.issued_at is null and new.issued_at is not null) execute function private.keep_sides_apart('prescriber_id');
create trigger renewal_requests_sides before insert on public.renewal_requests for each row
  execute function private.keep_sides_apart('specialist_id');
create trigger delegations_sides before insert or update on public.delegations for each row
  when (new.state = 'active' and new.delegate_id is not null) execute function private.keep_sides_apart();

create function private.tell_acted_for(p_patient uuid, p_what text, p_ref uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.actor();
begin
  if v_me is null or v_me = p_patient or not private.acts_for(p_patient, v_me) then
    return;
  end if;
  perform private.notify(p_patient, 'access.actedFor', p_ref, jsonb_build_object('what', p_what, 'delegateId', v_me,
      'delegateName', (select p.name from public.profiles p where p.id = v_me)),
    concat_ws(':', 'access.actedFor', p_patient, p_what, p_ref, pg_current_xact_id()));
end $$;
comment on function private.tell_acted_for(uuid, text, uuid) is
  'Tells a patient that somebody who acts for them changed something: what and by whom, once a transaction. Nothing when the caller does not act for them.';

create function private.tell_of_delegate() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row jsonb := to_jsonb(new);
begin
  perform private.tell_acted_for((v_row ->> 'patient_id')::uuid, tg_argv[0],
    coalesce(v_row ->> 'appointment_id', v_row ->> 'id')::uuid);
  return null;
end $$;
comment on function private.tell_of_delegate() is
  'Trigger of what a delegate can change: the patient is told, whichever function changed it.';

create trigger waitlist_entries_tell_delegate after insert on public.waitlist_entries for each row
  execute function private.tell_of_delegate('waitlist');
create trigger waitlist_entries_tell_delegate_too after update on public.waitlist_entries for each row
  when (new.state = 'left' and old.state <> 'left') execute function private.tell_of_delegate('waitlist');
create trigger slot_offers_tell_delegate after update on public.slot_offers for each row
  when (new.state in ('accepted', 'declined') and old.state = 'offered') execute function private.tell_of_delegate('waitlist');
create trigger payments_tell_delegate after update on public.payments for each row
  when (new.state in ('processing', 'authorised', 'paid') and old.state in ('requires_payment', 'failed', 'expired'))
  execute function private.tell_of_delegate('payment');
create trigger messages_tell_delegate after insert or update on public.messages for each row
  when (new.kind = 'text') execute function private.tell_of_delegate('message');
create trigger renewal_requests_tell_delegate after insert or update on public.renewal_requests for each row
  execute function private.tell_of_delegate('renewal');
create trigger consultations_tell_delegate after update on public.consultations for each row
  when ((new.consent_at, new.patient_location, new.callback_phone, new.patient_late_minutes)
    is distinct from (old.consent_at, old.patient_location, old.callback_phone, old.patient_late_minutes))
  execute function private.tell_of_delegate('waitingRoom');
create trigger intake_tell_delegate after insert on public.intake for each row execute function private.tell_of_delegate('details');
create trigger visit_preparations_tell_delegate after update on public.visit_preparations for each row
  execute function private.tell_of_delegate('details');
