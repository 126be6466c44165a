-- Which visits the staff of a practice may see by name: those whose patient was told so when they booked.

create table private.shown_visits (
  appointment_id uuid primary key references public.appointments (id),
  organization_id uuid not null references private.organizations (id),
  agreed_at timestamptz not null default private.clock()
);
comment on table private.shown_visits is
  'Visits whose patient read, when they booked, that this practice''s reception sees their name, phone number and time. No row: a visit shows as a time alone.';

create index shown_visits_of_organization on private.shown_visits (organization_id);
alter table private.shown_visits enable row level security;
alter table private.shown_visits force row level security;
revoke all on private.shown_visits from public, anon, authenticated, service_role;

create function private.organization_of(p_specialist uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select r.organization_id from private.practitioner_roles r
  where r.profile_id = p_specialist and private.is_doctor_of(r)
$$;
comment on function private.organization_of(uuid) is 'The practice in which a specialist works as a doctor now; null: in none.';

create function public.organization_of_specialist(p_specialist uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', o.id, 'name', o.name) from private.organizations o where o.id = private.organization_of(p_specialist)
$$;
comment on function public.organization_of_specialist(uuid) is
  'The practice whose staff sees when somebody comes to this specialist: {id, name}, or null. Told before booking, so anybody may ask.';
grant execute on function public.organization_of_specialist to anon, authenticated;

create function private.show_visit(p_visit public.appointments, p_organization uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- What the page said counts, and only while it is still so: nobody agrees to a practice they were not told of.
  if p_organization is null or p_organization is distinct from private.organization_of(p_visit.specialist_id) then
    delete from private.shown_visits s where s.appointment_id = p_visit.id;
    return;
  end if;
  insert into private.shown_visits as s (appointment_id, organization_id) values (p_visit.id, p_organization)
  on conflict (appointment_id) do update set organization_id = excluded.organization_id, agreed_at = private.clock()
    where s.organization_id <> excluded.organization_id;
end $$;
comment on function private.show_visit(public.appointments, uuid) is
  'Keeps that the patient of a visit was told which practice sees it; null, or another practice than the specialist''s: nobody does.';
