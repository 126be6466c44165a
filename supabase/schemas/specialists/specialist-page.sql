-- The page of one specialist: all that anyone may know of them, in one answer.

create function private.page_of(p_specialist uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
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
    -- On these days the weekly hours do not count, unless the specialist opened the day.
    'holidays', (select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'name', private.public_holiday(d.day)) order by d.day), '[]')
      from (select (private.clock() at time zone sp.time_zone)::date + n as day from generate_series(0, 90) n) d
      where private.closed_for_holiday(sp.time_zone, d.day) and not exists (select from public.availability_exceptions e
        where e.specialist_id = sp.specialist_id and e.on_date = d.day and e.kind = 'extra')),
    'visitsHeld', (select count(*) from public.appointments a where a.specialist_id = sp.specialist_id and private.was_held(a)),
    'reviews', (select jsonb_build_object('visits', r.visits, 'onTimePercent', r.on_time_percent,
        'clearConnectionPercent', r.clear_connection_percent, 'clearNextStepPercent', r.clear_next_step_percent)
      from public.specialist_reviews r where r.specialist_id = sp.specialist_id))
  from public.specialist_public sp join public.specialists s on s.profile_id = sp.specialist_id
  where sp.specialist_id = p_specialist
$$;
comment on function private.page_of(uuid) is 'What specialist_page gives, uncounted.';

create function public.specialist_page(p_specialist uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_question constant jsonb := jsonb_build_array('specialist_page', p_specialist);
  v_answer jsonb := private.spend_call('search', 600, 12000, 600, 1, v_question);
begin
  if v_answer is not null and not private.is_listed(p_specialist) then
    return null;
  elsif v_answer is null then
    v_answer := private.page_of(p_specialist);
    perform private.keep_answer(v_question, v_answer);
  end if;
  return v_answer;
end $$;
comment on function public.specialist_page(uuid) is
  'Card, education, kinds of visit, weekly hours in the specialist''s zone with the kinds of visit they are for, the public holidays of the coming 90 days on which they do not count, visits held and what patients said of them in shares; null for whoever is not listed. Counted with searches. Hint: data.busy.';
grant execute on function public.specialist_page to anon, authenticated;
