-- A person sees the newest of each kind, also beside thousands of another one.

create function public.my_latest_readings() returns setof public.observations
language sql stable security definer set search_path = '' as $$
  select newest.* from public.observation_types t
  cross join lateral (select o.* from public.observations o
    where o.patient_id = (select private.me()) and o.code = t.code and o.status <> 'entered_in_error'
      and not exists (select from public.observations n where n.replaces = o.id)
    order by o.taken_at desc, o.recorded_at desc limit 1) newest
  order by newest.taken_at desc, newest.code
$$;
comment on function public.my_latest_readings() is
  'The caller''s newest measurement of each kind, the kind measured last first; struck ones do not count.';
revoke execute on function public.my_latest_readings from public, anon, authenticated, service_role;
grant execute on function public.my_latest_readings to authenticated;
