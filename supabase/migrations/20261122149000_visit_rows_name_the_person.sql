-- The details of a visit are a row of my_appointments: they, too, say who the visit is for.

do $$
declare
  v_old text := pg_catalog.pg_get_functiondef('private.visit_row(public.appointments, text, uuid)'::regprocedure);
  v_new text := replace(v_old, '''booked_by_other'', v.booked_by <> v.patient_id)',
    '''booked_by_other'', v.booked_by <> v.patient_id, ''for_whom'', case when v.for_name is not null and (p_side <> ''delegate''
      or v.booked_by = p_me or private.delegated(v.patient_id, ''records'', p_me) is not null) then jsonb_build_object(
        ''personId'', case when p_me = v.patient_id then v.for_person_id end, ''name'', v.for_name,
        ''dateOfBirth'', v.for_birth_date, ''gender'', v.for_gender, ''relation'', v.for_relation) end)');
begin
  if v_new = v_old then
    raise exception 'visit_row is not the one this was written for';
  end if;
  execute v_new;
end $$;
