-- The page of one specialist: all that anyone may know of them, in one answer.

create function public.specialist_page(p_specialist uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.spend_call('search', 600, 12000, 600);
  return (
    select jsonb_build_object(
      'specialistId', sp.specialist_id, 'name', sp.name, 'specialty', sp.specialty, 'languages', sp.languages, 'hospital', sp.hospital,
      'bio', sp.bio, 'education', s.education, 'yearsOfExperience', sp.years_experience, 'acceptsInsurance', sp.accepts_insurance,
      'councilNumber', sp.council_number, 'registrationCheckedAt', sp.registration_checked_at, 'timeZone', sp.time_zone,
      'gender', sp.gender, 'province', sp.province, 'city', sp.city, 'portraitAt',
      private.portrait_since(sp.specialist_id),
      'visitTypes', (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'minutes', v.minutes, 'modes', v.modes,
          'amountMinor', v.price_minor, 'currency', v.currency, 'needsApproval', v.needs_approval)
          order by v.position, v.created_at, v.id), '[]')
        from public.visit_types v where v.specialist_id = sp.specialist_id and v.active),
      -- What holds today: hours of coming weeks are asked of find_slots, with everything that stands in their way.
      'hours', (select coalesce(jsonb_agg(jsonb_build_object('weekday', h.weekday, 'from', to_char(h.starts_at, 'HH24:MI'),
          'to', to_char(h.ends_at, 'HH24:MI'), 'modes', h.modes) order by h.weekday, h.starts_at), '[]')
        from public.availability_rules h
        where h.specialist_id = sp.specialist_id
          and (private.clock() at time zone sp.time_zone)::date between coalesce(h.valid_from, '-infinity') and coalesce(h.valid_to, 'infinity')),
      'visitsHeld', (select count(*) from public.appointments a where a.specialist_id = sp.specialist_id and private.was_held(a)),
      'reviews', (select jsonb_build_object('visits', r.visits, 'onTimePercent', r.on_time_percent,
          'clearConnectionPercent', r.clear_connection_percent, 'clearNextStepPercent', r.clear_next_step_percent)
        from public.specialist_reviews r where r.specialist_id = sp.specialist_id))
    from public.specialist_public sp join public.specialists s on s.profile_id = sp.specialist_id
    where sp.specialist_id = p_specialist
  );
end $$;
comment on function public.specialist_page(uuid) is
  'Card, education, kinds of visit, weekly hours in the specialist''s zone with the kinds of visit they are for, visits held and what patients said of them in shares; null for whoever is not listed. Counted with searches. Hint: data.busy.';
revoke execute on function public.specialist_page from public, anon, authenticated, service_role;
grant execute on function public.specialist_page to anon, authenticated;
