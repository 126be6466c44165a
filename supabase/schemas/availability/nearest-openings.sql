-- Openings to offer instead of a lost one.

create function private.nearest_to(p_visit_type uuid, p_around timestamptz, p_limit int default 3, p_mode text default null)
returns table (specialist_id uuid, specialist_name text, visit_type_id uuid, starts_at timestamptz, same_specialist boolean)
language sql stable security definer set search_path = '' as $$
  with lost as materialized (
    select private.by_mode(case when private.needs_extra_time(private.me()) then private.with_extra_time(v) else v end, p_mode) as visit_type,
      sp.name, sp.time_zone, sp.specialty, private.me() as me, least(greatest(coalesce(p_limit, 3), 1), 12) as most
    from public.visit_types v join public.specialist_public sp on sp.specialist_id = v.specialist_id
    where v.id = p_visit_type and v.active
  ), same as (
    select (l.visit_type).specialist_id, l.name, (l.visit_type).id as type_id, o.starts_at, true as same_one
    from lost l cross join lateral (
      select unnest(private.openings(l.visit_type, l.time_zone, p_around, p_around + interval '14 days', l.most, p_not_of => l.me))
      union
      select unnest(private.openings(l.visit_type, l.time_zone, p_around - interval '1 day', p_around, 300, p_not_of => l.me))
    ) o (starts_at)
  ), others as (
    select sp.specialist_id, sp.name, (t.v).id as type_id, o.starts_at, false as same_one
    from lost l join public.specialist_public sp
      on sp.specialty = l.specialty and sp.specialist_id <> (l.visit_type).specialist_id
    cross join lateral (select v from public.visit_types v where v.specialist_id = sp.specialist_id and v.active
      and (p_mode is null or p_mode = any (v.modes))
      order by v.position, v.created_at, v.id limit 1) t
    cross join lateral (
      select unnest(private.openings(private.by_mode(case when private.needs_extra_time(l.me) then private.with_extra_time(t.v) else t.v end, p_mode),
        sp.time_zone, p_around - interval '2 hours', p_around + interval '3 days', 12, p_not_of => l.me))) o (starts_at)
  )
  select x.specialist_id, x.name, x.type_id, x.starts_at, x.same_one
  from (select * from same union all select * from others) x
  where not (x.same_one and x.starts_at = p_around)
  -- An hour's preference for the specialist one had chosen.
  order by abs(extract(epoch from x.starts_at - p_around)) + case when x.same_one then 0 else 3600 end, x.starts_at, x.name
  limit (select most from lost)
$$;
comment on function private.nearest_to(uuid, timestamptz, int, text) is 'What nearest_openings gives, uncounted.';

create function public.nearest_openings(p_visit_type uuid, p_around timestamptz, p_limit int default 3, p_mode text default null)
returns table (specialist_id uuid, specialist_name text, visit_type_id uuid, starts_at timestamptz, same_specialist boolean)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_question constant jsonb := jsonb_build_array('nearest_openings', p_visit_type, p_around, p_limit, p_mode);
  v_kept jsonb := private.spend_call('search', 600, 12000, 600, 1, v_question);
begin
  if v_kept is null then
    v_kept := (select coalesce(jsonb_agg(n), '[]') from private.nearest_to(p_visit_type, p_around, p_limit, p_mode) n);
    perform private.keep_answer(v_question, v_kept);
  end if;
  return query select * from jsonb_to_recordset(v_kept) as n (specialist_id uuid, specialist_name text, visit_type_id uuid,
    starts_at timestamptz, same_specialist boolean)
    where private.is_listed(n.specialist_id);
end $$;
comment on function public.nearest_openings(uuid, timestamptz, int, text) is
  'Openings to offer instead of a lost one: the same specialist around that time, others of the same specialty near the same hour; by that mode, or any. Hint: data.busy.';
grant execute on function public.nearest_openings to anon, authenticated;
