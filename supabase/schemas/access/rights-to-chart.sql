-- What a clinician may now read of a patient's chart, and where they may add.

create function public.rights_to_chart(p_patient uuid)
returns table (categories text[], adds text[], until timestamptz, may text, purpose text)
language sql stable security definer set search_path = '' as $$
  select g.categories, private.parts_to_add(g), g.until, g.may, g.purpose
  from public.access_grants g
  where g.patient_id = p_patient and g.grantee_id = (select private.me_practising()) and g.state = 'active'
    and (g.until is null or g.until > private.clock())
  order by g.created_at
$$;
comment on function public.rights_to_chart(uuid) is
  'The caller''s live grants at a patient''s chart: what they may read, to which parts they may now add (of a visit: from its beginning until 14 days after it), until when and why. Nothing for whoever does not practise.';
grant execute on function public.rights_to_chart to authenticated;

create function private.announce_beginning() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.broadcast('access:' || coalesce(new.covered_by, new.specialist_id), 'access_changed',
    jsonb_build_object('kind', 'grant', 'id', new.appointment_id, 'patientId', new.patient_id, 'state', 'active'));
  return null;
end $$;
comment on function private.announce_beginning() is
  'Tells who holds a visit that it has begun, so that an open chart offers to add to it.';

create trigger consultations_begin_access after update of started_at on public.consultations for each row
  when (new.started_at is distinct from old.started_at) execute function private.announce_beginning();
