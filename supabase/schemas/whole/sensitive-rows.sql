-- Pages read some tables as they stand. There, too, the sensitive rows of a person stay closed to who acts for them without
-- that scope: a restrictive policy beside the one that opens the table.

create function private.sees_category(p_category text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_category not in ('mental_health', 'sexual_health') or private.actor_may('sensitive');
end $$;
comment on function private.sees_category(text) is
  'Whether this request may read rows of that category: the sensitive ones not for another person without the scope sensitive.';
grant execute on function private.sees_category to authenticated;

create function private.close_sensitive(p_table text) returns void
language plpgsql volatile security invoker set search_path = '' as $$
begin
  execute format('create policy "who acts for somebody reads what their scopes open" on %s as restrictive for select to authenticated
    using ((select not private.is_acting()) or private.sees_category(category))', p_table);
end $$;
comment on function private.close_sensitive(text) is
  'Closes the sensitive rows of a table with a category to who acts for a patient without that scope.';
grant execute on function private.is_acting to authenticated;

select private.close_sensitive('public.' || t.name) from unnest(array['chart_versions', 'documents', 'notes', 'observations',
  'patient_allergies', 'patient_conditions', 'patient_medications', 'patient_remarks', 'patient_vaccinations', 'prescriptions']) t (name);
