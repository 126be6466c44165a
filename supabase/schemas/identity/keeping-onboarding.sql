-- Keeping what is typed while onboarding, and forgetting it.

create function private.onboarding_draft_keys(p_role text) returns text[]
language sql immutable security invoker set search_path = '' as $$
  select case p_role
    when 'patient' then array['dateOfBirth', 'gender', 'phoneNumber', 'address', 'emergencyContact', 'medicalConditions',
      'allergies', 'noAllergies', 'currentMedications']
    when 'specialist' then array['specialty', 'licenseNumber', 'yearsOfExperience', 'education', 'hospitalAffiliation',
      'phoneNumber', 'bio', 'languages', 'availability', 'consultationRate', 'acceptsInsurance']
    else '{}' end
$$;
comment on function private.onboarding_draft_keys(text) is 'What an unfinished form of this role may hold.';

create function public.keep_onboarding_draft(p_role text, p_draft jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.profiles;
begin
  if p_draft is null or jsonb_typeof(p_draft) <> 'object' or exists (select from jsonb_object_keys(p_draft) k
      where k <> all (private.onboarding_draft_keys(p_role))) then
    perform private.refuse('data.invalid');
  end if;
  if length(p_draft::text) > 16384 then
    perform private.refuse('onboarding.draftTooLarge');
  end if;
  -- Waits for the form that is being saved right now; what comes after it is of no use any more.
  select * into v_row from public.profiles p where p.id = v_me for no key update;
  if v_row.role is distinct from p_role then
    raise exception 'for the form of one''s own role' using errcode = '42501', hint = 'access.refused';
  end if;
  if v_row.onboarding_completed_at is not null then
    return;
  end if;
  perform private.spend('onboarding_draft', 300, 3000, 600);
  delete from public.onboarding_drafts d where d.updated_at < private.clock() - interval '30 days';
  insert into public.onboarding_drafts (profile_id, role, draft) values (v_me, p_role, p_draft)
  on conflict (profile_id, role) do update set draft = excluded.draft, updated_at = private.clock();
end $$;
comment on function public.keep_onboarding_draft(text, jsonb) is
  'Keeps what the caller typed of their form until they complete it, at most 30 days; the last word wins. Of no effect afterwards. Hints: onboarding.draftTooLarge, data.invalid, data.busy; 42501 for another role''s form.';
grant execute on function public.keep_onboarding_draft to authenticated;

create function private.forget_onboarding_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.onboarding_drafts where profile_id = new.id;
  return null;
end $$;
comment on function private.forget_onboarding_draft() is 'A form that is done, or an account that is closed, leaves no draft.';

create trigger profiles_forget_draft after update of onboarding_completed_at on public.profiles for each row
  when (new.onboarding_completed_at is not null) execute function private.forget_onboarding_draft();
create trigger closed_accounts_forget_draft after insert on private.closed_accounts
  for each row execute function private.forget_onboarding_draft();
