-- The access that comes with a visit: offered while it is being booked, active once it is, over when it is called off.

create function private.live_visit(p_status text) returns boolean
language sql immutable security invoker set search_path = '' as $$
  select p_status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress', 'completed')
$$;
comment on function private.live_visit(text) is 'Whether a visit in this state still gives, or may come to give, access.';

create function private.patients_choice(p_visit public.appointments) returns text[]
language sql stable security definer set search_path = '' as $$
  select case when g.state = 'revoked' then '{}' else coalesce(g.categories, private.visit_categories()) end
  from (select) here left join lateral (select c.state, c.categories from public.access_grants c
    where c.appointment_id = p_visit.id and (c.created_by = p_visit.patient_id or c.state = 'revoked')
    order by c.version desc, c.created_at desc limit 1) g on true
$$;
comment on function private.patients_choice(public.appointments) is
  'What the patient themselves lets a visit see: what they last chose for it, nothing once they took it back, else what every visit shares.';

create function public.set_visit_access(p_appointment uuid, p_categories text[], p_files boolean default null)
returns public.access_grants
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- Who looks after the whole record chooses as its owner would; whoever else acts may only share less.
  v_me uuid := case when private.actor_may('manage') then private.require_me() else private.require_actor() end;
  v_categories text[] := private.tidy_categories(p_categories);
  v_files boolean;
  v_visit public.appointments;
  v_row public.access_grants;
begin
  select * into v_visit from public.appointments a where a.id = p_appointment
    and a.patient_id = private.me() and not private.is_hidden(a.id) for no key update;
  if not found then
    perform private.refuse('booking.notFound');
  end if;
  -- Whoever acts for a patient may share less than the patient does, never more.
  if v_visit.patient_id <> v_me and not v_categories <@ private.patients_choice(v_visit) then
    perform private.refuse('access.notDelegated');
  end if;
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
    v_row := private.replace_grant(v_row, v_categories, v_row.may, v_row.until, v_me, null, v_files);
    perform private.tell_acted_for(v_row.patient_id, 'access', v_visit.id);
    return v_row;
  end if;
  if v_visit.status not in ('held', 'requested', 'awaiting_payment') then
    perform private.refuse('access.notNow');
  end if;
  insert into public.access_grants (patient_id, grantee_id, categories, purpose, may, appointment_id, state, created_by, files)
  values (v_visit.patient_id, v_visit.specialist_id, v_categories, 'visit', 'visit', v_visit.id, 'offered', v_me, v_files)
  returning * into v_row;
  perform private.tell_acted_for(v_row.patient_id, 'access', v_visit.id);
  return v_row;
end $$;
comment on function public.set_visit_access(uuid, text[], boolean) is
  'What a visit shares of the chart, and whether it shares the files that came with it (null: as before, and not when nothing else is shared), chosen before paying or changed later. For the patient, or a delegate who books within their scopes. Repeatable. Hints: booking.notFound, access.notNow, access.notDelegated.';
grant execute on function public.set_visit_access to authenticated;

create function private.open_visit_grant(p_visit public.appointments) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_until timestamptz := p_visit.ends_at + interval '30 days';
  v_last public.access_grants;
begin
  select * into v_last from public.access_grants g where g.appointment_id = p_visit.id
  order by g.version desc, g.created_at desc limit 1 for update;
  if v_last.state = 'active' then
    return;
  end if;
  if v_last.state = 'offered' then
    update public.access_grants set state = 'active', until = v_until where id = v_last.id;
    return;
  end if;
  -- Late money, or a no-show taken back: as before, unless somebody had taken it back.
  if v_last.state = 'revoked' then
    return;
  end if;
  insert into public.access_grants (patient_id, grantee_id, categories, purpose, may, appointment_id, until, created_by, version, files)
  values (p_visit.patient_id, coalesce((select c.covered_by from public.consultations c where c.appointment_id = p_visit.id),
      p_visit.specialist_id), coalesce(v_last.categories, private.visit_categories()), 'visit',
    coalesce(v_last.may, 'visit'), p_visit.id, v_until, coalesce(v_last.created_by, p_visit.booked_by), coalesce(v_last.version, 0) + 1, coalesce(v_last.files, true));
end $$;
comment on function private.open_visit_grant(public.appointments) is
  'Makes the chosen set of a booked visit active, else the usual one, until 30 days after its end.';

create function private.follow_visit(p_old public.appointments, p_new public.appointments) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.access_grants;
begin
  if p_new.status = 'booked' and p_old.status <> 'booked' then
    perform private.open_visit_grant(p_new);
  elsif not private.live_visit(p_new.status) then
    update public.access_grants set state = 'expired', ended_at = private.clock()
    where appointment_id = p_new.id and state in ('offered', 'active');
  elsif upper(p_new.during) <> upper(p_old.during) then
    select * into v_row from public.access_grants g where g.appointment_id = p_new.id and g.state = 'active' for update;
    -- An end that the patient chose, or none, stays; the usual one moves with the visit.
    if v_row.until = upper(p_old.during) + interval '30 days' then
      perform private.replace_grant(v_row, v_row.categories, v_row.may, p_new.ends_at + interval '30 days', null);
    end if;
  end if;
end $$;
comment on function private.follow_visit(public.appointments, public.appointments) is
  'The access of a visit begins when it is booked, moves with it and ends when it is called off, lapses or nobody came.';

create function private.follow_cover() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.access_grants;
begin
  select * into v_row from public.access_grants g where g.appointment_id = new.appointment_id and g.state = 'active' for update;
  if v_row.id is not null then
    perform private.replace_grant(v_row, v_row.categories, v_row.may, v_row.until, null, null, v_row.files,
      coalesce(new.covered_by, new.specialist_id));
  end if;
  return null;
end $$;
comment on function private.follow_cover() is
  'The access of a visit belongs to who holds the visit: to the colleague who stands in, then to the specialist again. What the patient took back stays taken back.';

create trigger consultations_access after update on public.consultations for each row
  when (new.covered_by is distinct from old.covered_by) execute function private.follow_cover();
