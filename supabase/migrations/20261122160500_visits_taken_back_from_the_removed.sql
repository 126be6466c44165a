-- A visit that is being booked could not be taken back from somebody who had been removed meanwhile: its link was gone with
-- them, so it looked like one for the patient already, under the name of the other.

create or replace function public.set_visit_person(p_appointment uuid, p_person uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit public.appointments := private.my_appointment(p_appointment, 'patient');
  v_row public.related_persons;
begin
  if v_visit.status not in ('held', 'requested', 'awaiting_payment') then
    perform private.refuse('booking.cannotSubmit');
  end if;
  if p_person is not null then
    select * into v_row from public.related_persons r
    where r.id = p_person and r.patient_id = v_visit.patient_id and r.patient_id = private.me() for share;
    if not found then
      perform private.refuse('person.notFound');
    end if;
  end if;
  update public.appointments a set for_person_id = v_row.id, for_name = v_row.name, for_birth_date = v_row.date_of_birth,
    for_gender = v_row.gender, for_relation = v_row.relation
  where a.id = v_visit.id
    and (a.for_person_id is distinct from v_row.id or (v_row.id is null and a.for_name is not null));
end $$;
