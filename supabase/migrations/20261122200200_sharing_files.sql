-- The grant of a visit says whether the files that came with the visit are open by it. Sharing nothing closes them, too.

alter table public.access_grants add column files boolean not null default true;
comment on column public.access_grants.files is
  'Of a visit''s grant: whether it opens the files that came with the visit. Their own choice beside the categories: a visit about somebody else shares its files and nothing of the record.';

-- A caller without an opinion keeps it, but for one case: from something to nothing is sharing nothing.
drop function private.replace_grant(public.access_grants, text[], text, timestamptz, uuid, uuid);
create function private.replace_grant(p_old public.access_grants, p_categories text[], p_may text, p_until timestamptz,
  p_by uuid, p_request uuid default null, p_files boolean default null) returns public.access_grants
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.access_grants;
begin
  update public.access_grants set state = 'superseded', ended_at = private.clock(), ended_by = p_by where id = p_old.id;
  insert into public.access_grants (patient_id, grantee_id, categories, purpose, may, appointment_id, request_id, state, until,
    created_by, version, files)
  values (p_old.patient_id, p_old.grantee_id, p_categories, p_old.purpose, p_may, p_old.appointment_id,
    coalesce(p_request, p_old.request_id), p_old.state, p_until, coalesce(p_by, p_old.created_by), p_old.version + 1,
    coalesce(p_files, p_old.files and (cardinality(p_categories) > 0 or cardinality(p_old.categories) = 0)))
  returning * into v_row;
  return v_row;
end $$;
comment on function private.replace_grant(public.access_grants, text[], text, timestamptz, uuid, uuid, boolean) is
  'Puts a changed grant in the place of a live one, which stays readable as superseded. Files: as said; else as before, and closed when nothing is shared any more.';

drop function public.set_visit_access(uuid, text[]);
create function public.set_visit_access(p_appointment uuid, p_categories text[], p_files boolean default null)
returns public.access_grants
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_categories text[] := private.tidy_categories(p_categories);
  v_files boolean;
  v_visit public.appointments;
  v_row public.access_grants;
begin
  select * into v_visit from public.appointments a where a.id = p_appointment
    and (a.patient_id = v_me or private.delegated(a.patient_id, 'book', v_me) is not null) for no key update;
  if not found then
    perform private.refuse('booking.notFound');
  end if;
  perform private.check_delegate_choice(v_visit.patient_id, v_me, v_categories);
  select * into v_row from public.access_grants g where g.appointment_id = v_visit.id and g.state in ('offered', 'active') for update;
  v_files := coalesce(p_files, coalesce(v_row.files, true) and cardinality(v_categories) > 0);
  -- The patient alone opens again what they closed.
  if v_files and not coalesce(v_row.files, true) and v_visit.patient_id <> v_me then
    perform private.refuse('access.notDelegated');
  end if;
  if v_row.id is not null then
    if v_row.until <= private.clock() then
      perform private.refuse('access.notNow');
    end if;
    if v_row.categories = v_categories and v_row.files = v_files then
      return v_row;
    end if;
    return private.replace_grant(v_row, v_categories, v_row.may, v_row.until, v_me, null, v_files);
  end if;
  if v_visit.status not in ('held', 'requested', 'awaiting_payment') then
    perform private.refuse('access.notNow');
  end if;
  insert into public.access_grants (patient_id, grantee_id, categories, purpose, appointment_id, state, created_by, files)
  values (v_visit.patient_id, v_visit.specialist_id, v_categories, 'visit', v_visit.id, 'offered', v_me, v_files)
  returning * into v_row;
  return v_row;
end $$;
comment on function public.set_visit_access(uuid, text[], boolean) is
  'What a visit shares of the chart, and whether it shares the files that came with it (null: as before, and not when nothing else is shared), chosen before paying or changed later. For the patient, or a delegate who books within their scopes. Repeatable. Hints: booking.notFound, access.notNow, access.notDelegated, access.categoriesRequired.';

-- A grant that comes back after late money is as it was, files included.
do $$
declare
  v_old text := pg_get_functiondef('private.open_visit_grant(public.appointments)'::regprocedure);
  v_new text := replace(replace(v_old, 'until, created_by, version)', 'until, created_by, version, files)'),
    'coalesce(v_last.version, 0) + 1)', 'coalesce(v_last.version, 0) + 1, coalesce(v_last.files, true))');
begin
  if v_new = v_old or v_new !~ 'version, files\)' or v_new !~ 'v_last\.files' then
    raise exception 'open_visit_grant is not the one this was written for';
  end if;
  execute v_new;
end $$;

create function private.file_line(p_document public.documents, p_me uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p_document.id, 'title', case when p_document.patient_id = p_me then p_document.title end,
    'type', p_document.mime_type, 'size', p_document.size_bytes, 'version', p_document.version,
    'mayOpen', (select b.basis from private.document_basis(p_me, p_document) b) is not null)
$$;
comment on function private.file_line(public.documents, uuid) is
  'A document as one line of a visit: what kind of file, whether this person may open it, and its title for the owner.';

create or replace function private.visit_prepared(p_visit public.appointments, p_side text, p_me uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with may as materialized (
    select p_side = 'patient' as patient, p_side = 'delegate' and private.delegated(p_visit.patient_id, 'book', p_me) is not null
      as books, p_side in ('specialist', 'covering') and exists (select from public.consultations c
      where c.appointment_id = p_visit.id and p_me in (c.specialist_id, c.covered_by)) as holds
  )
  select jsonb_build_object(
    'preparation', case when m.patient or m.books or m.holds then (select jsonb_build_object('done', p.done,
        'devices', p.devices, 'devicesTestedAt', p.devices_tested_at)
      from public.visit_preparations p where p.appointment_id = p_visit.id) end,
    'intake', case when m.patient or m.holds then (select jsonb_build_object('savedAt', i.created_at, 'reason', i.reason,
        'questions', i.top_questions, 'symptoms', i.symptoms_worse, 'files', (select coalesce(jsonb_agg(
            private.file_line(d, p_me) order by d.created_at, d.id), '[]')
          from public.documents d where d.id = any (i.files) and d.appointment_id is distinct from p_visit.id
            and d.state not in ('refused', 'removed')))
      from public.intake i where i.appointment_id = p_visit.id order by i.version desc limit 1) end,
    'files', case when m.patient or m.holds then (select coalesce(jsonb_agg(private.file_line(d, p_me)
        order by d.created_at, d.id), '[]')
      from public.documents d where d.appointment_id = p_visit.id and d.state = 'stored') else '[]' end,
    'triage', exists (select from public.triage_sessions t where t.appointment_id = p_visit.id),
    'sharing', (select jsonb_build_object('categories', g.categories, 'files', g.files, 'state', g.state, 'until', g.until)
      from public.access_grants g where g.appointment_id = p_visit.id
        and (m.patient or m.books or g.grantee_id = p_me and g.state <> 'offered')
      order by g.version desc, g.created_at desc limit 1))
  from may m
$$;
comment on function private.visit_prepared(public.appointments, text, uuid) is
  'What was prepared for a visit and what it shares: for the patient and, without their words and files, who books for them; for the practice from the booking on. The name of a file is the owner''s alone: others open it, which is written into the access log.';

revoke execute on function private.replace_grant(public.access_grants, text[], text, timestamptz, uuid, uuid, boolean),
  public.set_visit_access(uuid, text[], boolean), private.file_line(public.documents, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.set_visit_access(uuid, text[], boolean) to authenticated;
