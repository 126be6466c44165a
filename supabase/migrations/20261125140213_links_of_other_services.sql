-- Links to records of other services are fetched by a function of ours, thirty an hour for each patient.

create function public.ask_for_health_link() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_patient_here();
  perform private.spend('health_link', 30, 30, 3600);
end $$;
comment on function public.ask_for_health_link() is
  'For the function `health-link`: whether the caller, a patient, may have a link of another service fetched now; thirty an hour. Hint: data.busy; 42501 for other people.';
revoke execute on function public.ask_for_health_link from public, anon, authenticated, service_role;
grant execute on function public.ask_for_health_link to authenticated;
