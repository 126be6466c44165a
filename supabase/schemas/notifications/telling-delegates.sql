-- What somebody is told, told as well to an adult's delegates with the scope notices: of what their other scopes open, with
-- the name of the person, and a link into that person's pages. Sensitive parts, visits about them and visits kept private never.

create function private.scopes_of_news(p_event text) returns text[]
language sql immutable security invoker set search_path = '' as $$
  -- Any of them is enough. What stands in no line is between the person and the product: access, dangers, birthdays.
  select case
    when p_event like 'booking.%' or p_event like 'consultation.%' or p_event like 'waitlist.%' then array['book']
    when p_event like 'payment.%' then array['pay', 'book']
    when p_event like 'prescription.%' or p_event like 'renewal.%' then array['prescriptions', 'records']
    when p_event in ('note.signed', 'chart.documentAdded', 'chart.resultAnswered', 'chart.letterIssued', 'chart.letterWithdrawn') then array['records']
    when p_event = 'message.received' then array['messages'] end
$$;
comment on function private.scopes_of_news(text) is
  'Which scopes of a delegation open what an event leads to; null: no delegate is told of it.';

create function private.part_of_news(p_event text, p_ref uuid, p_payload jsonb, out category text, out visit uuid)
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_event like 'prescription.%' then
    select p.category, p.appointment_id into category, visit from public.prescriptions p where p.id = p_ref;
  elsif p_event like 'renewal.%' then
    select p.category, p.appointment_id into category, visit from public.renewal_requests r
    join public.prescriptions p on p.id = r.prescription_id where r.id = p_ref;
  elsif p_event = 'note.signed' then
    select n.category, n.appointment_id into category, visit from public.notes n where n.id = p_ref;
  elsif p_event in ('chart.documentAdded', 'chart.resultAnswered') then
    select d.category, d.appointment_id into category, visit from public.documents d where d.id = p_ref;
  elsif p_event = 'chart.entryAdded' then
    select e.category into category from (select c.id, c.category from public.patient_conditions c
      union all select a.id, a.category from public.patient_allergies a union all select m.id, m.category from public.patient_medications m
      union all select v.id, v.category from public.patient_vaccinations v
      union all select r.id, r.category from public.patient_remarks r) e where e.id = p_ref;
  elsif p_event like 'chart.letter%' then
    select l.appointment_id into visit from public.letters l where l.id = p_ref;
  elsif p_event = 'chart.medicineReviewed' then
    select r.category into category from private.medicine_reviews r where r.id = p_ref;
  elsif p_event = 'chart.dangerSeen' then
    select t.category into category from private.danger_reviews d join public.triage_sessions t on t.id = d.session_id where d.id = p_ref;
  end if;
  visit := coalesce(visit, nullif(p_payload ->> 'appointmentId', '')::uuid, (select a.id from public.appointments a where a.id = p_ref));
end $$;
comment on function private.part_of_news(text, uuid, jsonb) is
  'Of which category of a chart an event is, and of which visit; null where it is of none.';

create function private.about_person(p_person uuid, p_payload jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('personId', p_person, 'name', p.name, 'dateOfBirth', f.date_of_birth, 'seenOn',
    coalesce(((p_payload ->> 'startsAt')::timestamptz at time zone 'Africa/Johannesburg')::date, private.today_at_home()))
  from public.profiles p join public.patients f on f.profile_id = p.id where p.id = p_person
$$;
comment on function private.about_person(uuid, jsonb) is
  'forWhom of a notice {personId, name, dateOfBirth, seenOn}: whom it is about, to who acts for them.';

create function private.tell_delegates(p_person uuid, p_event text, p_ref uuid, p_payload jsonb, p_dedupe text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_needed constant text[] := private.scopes_of_news(p_event);
  v_part record;
  v_booked_by uuid;
  v_delegate record;
begin
  -- What is told to somebody for another goes no further, and a practice's news is nobody's but theirs.
  if v_needed is null or p_payload ? 'forWhom' or coalesce(p_payload ->> 'side', 'patient') <> 'patient' then
    return;
  end if;
  for v_delegate in select d.delegate_id as id, c.name from public.delegations d join public.profiles c on c.id = d.delegate_id
    cross join lateral private.effective_scopes(d) s (scopes)
    where d.patient_id = p_person and d.state = 'active' and d.basis = 'invited'
      and 'notices' = any (s.scopes) and s.scopes && v_needed order by d.accepted_at loop
    if v_part is null then
      select * into v_part from private.part_of_news(p_event, p_ref, p_payload);
      exit when coalesce(v_part.category in ('mental_health', 'sexual_health', 'unsorted'), false)
        or exists (select from public.appointments a where a.id = v_part.visit and a.kept_private);
      select a.booked_by into v_booked_by from public.appointments a where a.id = v_part.visit
        and private.category_of_visit(a.id) <> 'ordinary';
    end if;
    -- Of a visit about a sensitive part they hear what they booked themselves.
    continue when v_booked_by <> v_delegate.id;
    perform private.notify(v_delegate.id, p_event, p_ref,
      p_payload || jsonb_build_object('recipientName', v_delegate.name, 'forWhom', private.about_person(p_person, p_payload))
        || case when v_delegate.id = private.actor() then '{"actorName": null}' else '{}' end::jsonb, p_dedupe || ':' || v_delegate.id);
  end loop;
end $$;
comment on function private.tell_delegates(uuid, text, uuid, jsonb, text) is
  'Tells those whom a person has given the scope notices, beside the person, of what their other scopes open. Nothing of sensitive parts, of visits about them but to who booked them, or of visits kept private. The payload gets forWhom {personId, name, dateOfBirth, seenOn}.';
