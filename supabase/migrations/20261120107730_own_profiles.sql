-- What people edit about themselves: how to reach them, what they need in a visit, and a specialist's words on their card.
--
-- Names come from the identity, the council number and specialty from the check of a registration: neither is edited here.

alter table public.profiles
  add column version int not null default 1,
  add column needs jsonb not null default
    '{"captions": false, "interpreter": "", "largeText": false, "audioOnly": false, "extraTime": false}'
    check (jsonb_typeof(needs) = 'object' and length(needs::text) <= 400);
comment on column public.profiles.needs is
  'What this person needs in a visit: captions, interpreter (a language, or empty), largeText, audioOnly, extraTime. The specialist of a coming visit reads it through visit_needs.';
create trigger profiles_version before update on public.profiles for each row
  when ((old.phone_raw, old.locale, old.time_zone, old.needs)
    is distinct from (new.phone_raw, new.locale, new.time_zone, new.needs))
  execute function private.raise_version();

create function private.form_needs(p_form jsonb) returns jsonb
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_needs jsonb := p_form -> 'needs';
begin
  perform private.require_form(v_needs);
  if jsonb_typeof(v_needs -> 'interpreter') is distinct from 'string' then
    perform private.refuse('data.invalid');
  end if;
  return jsonb_build_object('captions', private.form_flag(v_needs, 'captions'),
    'interpreter', private.form_text(v_needs, 'interpreter', 'data.invalid', 0, 60),
    'largeText', private.form_flag(v_needs, 'largeText'), 'audioOnly', private.form_flag(v_needs, 'audioOnly'),
    'extraTime', private.form_flag(v_needs, 'extraTime'));
end $$;
comment on function private.form_needs(jsonb) is 'What somebody needs in a visit, in its fixed shape; anything else in the form is left out.';

create function public.update_my_profile(p_form jsonb, p_version int) returns public.profiles
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.profiles;
  v_new public.profiles;
begin
  select * into v_row from public.profiles p where p.id = private.require_me() for no key update;
  if not found then
    perform private.refuse('data.notFound');
  end if;
  perform private.require_form(p_form);
  v_new := v_row;
  -- Who gave a number has one; it can be replaced, not taken away.
  if p_form ? 'phoneNumber' then
    v_new.phone_raw := private.form_text(p_form, 'phoneNumber', 'validation.phone', 10, 40);
  end if;
  v_new.locale := private.form_text(p_form, 'locale', 'profile.locale', 1, 20);
  if v_new.locale !~ '^[a-z]{2,3}(-[A-Z]{2})?$' then
    perform private.refuse('profile.locale');
  end if;
  v_new.time_zone := private.form_text(p_form, 'timeZone', 'practice.zone', 1, 60);
  if not private.named_zone(v_new.time_zone) then
    perform private.refuse('practice.zone');
  end if;
  v_new.needs := private.form_needs(p_form);
  if v_new = v_row then
    return v_row;
  end if;
  if p_version is distinct from v_row.version then
    perform private.refuse('data.conflict');
  end if;
  update public.profiles p set phone_raw = v_new.phone_raw, phone_e164 = private.to_e164(v_new.phone_raw),
    locale = v_new.locale, time_zone = v_new.time_zone, needs = v_new.needs
  where p.id = v_row.id returning * into v_row;
  return v_row;
end $$;
comment on function public.update_my_profile(jsonb, int) is
  'Saves what the caller says about themselves: {phoneNumber?, locale, timeZone, needs}. Names, e-mail and role stay. The same again changes nothing. Hints: data.conflict, validation.phone, tooLong, profile.locale, practice.zone, data.invalid.';

create function public.visit_needs(p_appointment uuid, p_screen text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_visit public.appointments;
  v_needs jsonb;
begin
  -- A cancellation waits for a read that has begun, and the other way round.
  select * into v_visit from public.appointments a where a.id = p_appointment for share;
  if v_visit.id is null or v_visit.status not in ('booked', 'waiting', 'in_progress')
    or coalesce(private.part_in(p_appointment, v_me), '') not in ('patient', 'specialist', 'covering') then
    perform private.refuse('booking.notFound');
  end if;
  if v_visit.patient_id <> v_me then
    if not private.is_practising(v_me) then
      perform private.refuse('booking.notFound');
    end if;
    perform private.write_access_log(v_visit.patient_id, v_me, 'specialist', 'profile', 'view', 'visit', p_appointment,
      p_screen);
  end if;
  select p.needs into v_needs from public.profiles p where p.id = v_visit.patient_id;
  return v_needs;
end $$;
comment on function public.visit_needs(uuid, text) is
  'What the patient of a coming visit needs in it, for the patient and for who treats them; a specialist''s look is in the access log. Hint: booking.notFound.';

create function public.update_specialist_profile(p_form jsonb, p_version int) returns public.specialists
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.specialists := private.my_practice();
  v_new public.specialists := v_row;
begin
  perform private.require_form(p_form);
  v_new.years_experience := private.form_years(p_form);
  v_new.education := private.form_text(p_form, 'education', 'validation.education', 1, 300);
  v_new.hospital := private.form_text(p_form, 'hospitalAffiliation', 'validation.hospitalAffiliation', 1, 300);
  v_new.bio := private.form_text(p_form, 'bio', 'validation.bio', 10, 2000);
  v_new.languages := private.form_list(p_form, 'languages', 50, 120);
  if cardinality(v_new.languages) = 0 then
    perform private.refuse('validation.languages');
  end if;
  v_new.rate_minor := private.form_rate_minor(p_form);
  v_new.accepts_insurance := private.form_flag(p_form, 'acceptsInsurance');
  if to_jsonb(v_new) = to_jsonb(v_row) then
    return v_row;
  end if;
  if p_version is distinct from v_row.version then
    perform private.refuse('data.conflict');
  end if;
  update public.specialists s set years_experience = v_new.years_experience, education = v_new.education,
    hospital = v_new.hospital, bio = v_new.bio, languages = v_new.languages, rate_minor = v_new.rate_minor,
    accepts_insurance = v_new.accepts_insurance
  where s.profile_id = v_row.profile_id returning * into v_row;
  return v_row;
end $$;
comment on function public.update_specialist_profile(jsonb, int) is
  'Saves what a specialist says about themselves; the public card follows at once. Number, name and specialty go through ask_registration, prices through save_visit_type. The same again changes nothing. Hints: data.conflict and those of onboarding.';

revoke execute on function private.form_needs(jsonb), public.update_my_profile(jsonb, int), public.visit_needs(uuid, text),
  public.update_specialist_profile(jsonb, int) from public, anon, authenticated, service_role;
grant execute on function public.update_my_profile(jsonb, int), public.visit_needs(uuid, text),
  public.update_specialist_profile(jsonb, int) to authenticated;
