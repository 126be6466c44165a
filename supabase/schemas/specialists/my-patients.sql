-- Whom a specialist cares for: people with a live grant or a visit; names and times, no word of their charts.

create function private.patients_of(p_specialist uuid) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select a.patient_id from public.appointments a
    where (a.specialist_id = p_specialist or a.id = any (private.visits_covered_by(p_specialist))) and a.booked_at is not null
      and a.status in ('booked', 'waiting', 'in_progress', 'completed') and private.is_practising(p_specialist)
    union
    select g.patient_id from public.access_grants g
    where g.grantee_id = p_specialist and g.state = 'active' and (g.until is null or g.until > private.clock())
      and private.is_practising(p_specialist);
end $$;
comment on function private.patients_of(uuid) is
  'The people somebody treats while they practise: with a visit, their own or one in which they stand in, that is coming, going on or completed, or a live grant.';

create function public.my_patients(p_query text default '', p_after uuid default null, p_limit int default 50)
returns table (patient_id uuid, name text, last_visit_at timestamptz, next_visit_at timestamptz, next_appointment_id uuid,
  access_until timestamptz, has_access boolean, died_on date)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_specialist();
  v_query text := lower(btrim(coalesce(p_query, ''), E' \t\n\r'));
begin
  if length(v_query) > 100 then
    perform private.refuse('validation.tooLong');
  end if;
  return query
    with mine as (
      select p.id, p.name as called from (select t.id from private.patients_of(v_me) t (id)
          -- Who was told of a death reads here whose it was, also where every visit was called off by it.
          union select d.patient_id from public.notifications o join private.deaths d on d.id = o.ref_id and d.state = 'confirmed'
            where o.recipient_id = v_me and o.event = 'patient.died' and o.created_at > private.clock() - interval '1 year') t
        join public.profiles p on p.id = t.id
      where position(v_query in lower(p.name)) > 0
    ), page as (
      select m.* from mine m
      where p_after is null or (lower(m.called), m.id) > (select lower(b.called), b.id from mine b where b.id = p_after)
      order by lower(m.called), m.id limit least(greatest(coalesce(p_limit, 50), 1), 200)
    )
    select m.id, m.called,
      (select max(a.starts_at) from public.appointments a where a.patient_id = m.id
        and (a.specialist_id = v_me or a.id = any (private.visits_covered_by(v_me))) and a.status in ('in_progress', 'completed')),
      n.starts_at, n.id, g.until, g.found is not null, private.died_on(m.id)
    from page m
    left join lateral (select a.id, a.starts_at from public.appointments a
      where a.patient_id = m.id and (a.specialist_id = v_me or a.id = any (private.visits_covered_by(v_me)))
        and a.status in ('booked', 'waiting')
        and a.ends_at > private.clock() order by a.starts_at limit 1) n on true
    left join lateral (select true as found, r.until from public.access_grants r
      where r.grantee_id = v_me and r.patient_id = m.id and r.state = 'active'
        and (r.until is null or r.until > private.clock()) and cardinality(r.categories) > 0
      and private.is_practising(v_me) order by r.until desc nulls first limit 1) g on true
    order by lower(m.called), m.id;
end $$;
comment on function public.my_patients(text, uuid, int) is
  'The people the caller treats, by name: last and next visit, and whether and until when (null: until revoked) their chart is open to them, and when they died (died_on; for a year also those of whom nothing else is left here). p_after is the last id of the page before. Hint: validation.tooLong; 42501 for other people.';
grant execute on function public.my_patients to authenticated;
