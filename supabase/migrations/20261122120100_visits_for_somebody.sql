-- Visits that are for somebody else than the account holder: both sides see whom, the holder's own chart stays closed unless
-- it is opened by name, and nobody prescribes in the wrong name. And the clock that pages count by.

drop function public.my_appointments(uuid);
create function public.my_appointments(p_patient uuid default null)
returns table (id uuid, status text, starts_at timestamptz, ends_at timestamptz, mode text, reason text, sequence int,
  hold_expires_at timestamptz, extension_used boolean, visit_type_id uuid, visit_type_name text, minutes int, price_minor int,
  currency text, viewer_role text, counterpart_id uuid, counterpart_name text, counterpart_specialty text, tz_patient text,
  tz_specialist text, cancelled_by text, cancel_reason text, cancelled_late boolean, payment_state text, created_at timestamptz,
  needs_approval boolean, moves_left int, alternatives timestamptz[], booked_by_other boolean,
  for_whom jsonb)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_patient uuid := private.acting_for(p_patient, 'book');
  v_words boolean := v_patient = v_me or private.delegated(v_patient, 'records', v_me) is not null;
begin
  return query
  with mine as (
    select a.*, 'patient' as side, a.specialist_id as other, s.specialty
    from public.appointments a join public.specialists s on s.profile_id = a.specialist_id
    where a.patient_id = v_patient and a.status <> 'entered_in_error'
      and (a.cancelled_by, a.cancel_reason) is distinct from ('system', 'replaced')
    union all
    select a.*, 'specialist', a.patient_id, null
    from public.appointments a
    where v_patient = v_me and a.specialist_id = v_me and (a.booked_at is not null or a.requested_at is not null)
  )
  select m.id, case when l.lapsed then 'expired' else m.status end, m.starts_at, m.ends_at, m.mode,
    case when m.side = 'specialist' or v_words or m.booked_by = v_me then m.reason else '' end, m.sequence,
    case when l.lapsed then null else m.hold_expires_at end, m.extension_used, m.visit_type_id, m.visit_type_name,
    (extract(epoch from m.ends_at - m.starts_at) / 60)::int, m.price_minor, m.currency, m.side, m.other, o.name, m.specialty,
    m.tz_patient, m.tz_specialist, m.cancelled_by, m.cancel_reason, m.cancelled_late,
    case when l.lapsed and p.state in ('requires_payment', 'processing', 'failed') then 'expired' else p.state end, m.created_at,
    m.needs_approval, greatest(3 - m.moves_by_patient, 0), case when m.status = 'declined' then coalesce((
      select array_agg(t.at::timestamptz order by t.at) from public.appointment_events e
      cross join jsonb_array_elements_text(e.meta -> 'alternatives') t (at)
      where e.appointment_id = m.id and e.to_status = 'declined' and t.at::timestamptz > private.clock()), '{}') else '{}' end,
    m.booked_by <> m.patient_id, case when m.for_name is not null and (m.side = 'specialist' or v_words or m.booked_by = v_me)
      then jsonb_build_object('personId', case when v_words and m.side = 'patient' then m.for_person_id end, 'name', m.for_name,
        'dateOfBirth', m.for_birth_date, 'gender', m.for_gender, 'relation', m.for_relation) end
  from mine m join public.profiles o on o.id = m.other left join public.payments p on p.appointment_id = m.id
  cross join lateral (select m.status in ('requested', 'held', 'awaiting_payment') and m.hold_expires_at <= private.clock()
    as lapsed) l
  order by m.starts_at desc limit 500;
end $$;
comment on function public.my_appointments(uuid) is
  'Visits of the caller on either side, newest first; with p_patient those of somebody who delegated booking to them. What lapsed appears as expired before anyone has flipped it. for_whom: {personId, name, dateOfBirth, gender, relation} when it is not the patient. Hint: access.notDelegated.';

create or replace function private.open_visit_grant(p_visit public.appointments) returns void
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
  insert into public.access_grants (patient_id, grantee_id, categories, purpose, may, appointment_id, until, created_by, version)
  values (p_visit.patient_id, p_visit.specialist_id, coalesce(v_last.categories,
      case when p_visit.for_name is null then private.visit_categories() else '{}' end), 'visit',
    coalesce(v_last.may, 'view'), p_visit.id, v_until, coalesce(v_last.created_by, p_visit.booked_by), coalesce(v_last.version, 0) + 1);
end $$;
comment on function private.open_visit_grant(public.appointments) is
  'Makes the chosen set of a booked visit active, else the usual one (nothing, when the visit is not about the owner of the chart), until 30 days after its end.';

create function private.refuse_other_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.appointments a where a.id = new.appointment_id and a.for_name is not null) then
    perform private.refuse('prescription.forSomebodyElse');
  end if;
  return new;
end $$;
comment on function private.refuse_other_person() is
  'A prescription names the patient of the account. For a visit about somebody else it would name the wrong one. Hint: prescription.forSomebodyElse.';
create trigger prescriptions_right_person before insert on public.prescriptions
  for each row execute function private.refuse_other_person();

create function public.server_time() returns timestamptz
language sql stable security invoker set search_path = '' as $$
  select private.clock()
$$;
comment on function public.server_time() is 'The time by which holds run out, for pages on devices whose own clock is wrong.';

revoke execute on function public.my_appointments(uuid), private.refuse_other_person(), public.server_time()
  from public, anon, authenticated, service_role;
grant execute on function public.my_appointments(uuid) to authenticated;
grant execute on function public.server_time() to anon, authenticated;
