-- A specialist becomes visible through this view only: registration verified within the last year and listed. Every other
-- function that shows or books a specialist asks it, so the rule exists once.

create view public.specialist_public with (security_barrier = true) as
  select s.profile_id as specialist_id, p.name, s.specialty, s.languages, s.hospital, s.bio, s.years_experience,
    s.accepts_insurance, s.hpcsa_number as council_number, s.reg_checked_at as registration_checked_at, s.time_zone,
    s.gender, s.province, s.city
  from public.specialists s join public.profiles p on p.id = s.profile_id
  where (select private.asked_plainly()) and s.listed and s.reg_state = 'verified' and s.reg_until > private.clock()
    and s.reg_checked_at > private.clock() - interval '1 year' and (s.suspends_at is null or s.suspends_at > private.clock());
comment on view public.specialist_public is
  'Card of every verified and listed specialist, for anyone. Deliberately runs as its owner: a whitelist of columns over tables nobody else may read. A check older than a year unlists by itself.';
revoke all on public.specialist_public from public, anon, authenticated, service_role;
grant select on public.specialist_public to anon, authenticated;

create function private.is_listed(p_specialist uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.specialist_public sp where sp.specialist_id = p_specialist);
end $$;
comment on function private.is_listed(uuid) is
  'Whether anybody may see this specialist now. A condition that leaves rows in their order.';
