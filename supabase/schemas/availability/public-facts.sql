-- What the landing page says in numbers. Asked with every visit to it, so it is counted apart from searches.

create function private.facts_in_numbers(p_time_zone text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  with found as materialized (
    select * from private.searched('{"limit": 200}', private.clock(), private.clock() + interval '14 days', 1)
  ), tomorrow as (
    select ((private.clock() at time zone z.name)::date + 1)::timestamp at time zone z.name as at
    from (select private.zone_or(p_time_zone, 'Africa/Johannesburg') as name) z
  )
  select jsonb_build_object(
    'specialists', (select count(*) from public.specialist_public),
    'languages', (select count(distinct lower(l)) from public.specialist_public sp, unnest(sp.languages) l),
    'openToday', (select count(*) from found f, tomorrow t where f.openings[1] < t.at),
    'soonest', (select coalesce(jsonb_agg(jsonb_build_object('at', s.openings[1], 'specialistId', s.specialist_id, 'visitTypeId',
          s.visit_type_id, 'name', s.name, 'specialty', s.specialty, 'languages', s.languages, 'portraitAt', s.portrait_at)
        order by s.openings[1], s.name), '[]')
      from (select * from (select distinct on (f.specialist_id) f.* from found f where f.openings[1] is not null
          order by f.specialist_id, f.openings[1]) e order by e.openings[1], e.name limit 3) s),
    'prices', (select coalesce(jsonb_agg(jsonb_build_object('specialty', l.specialty, 'minutes', l.minutes,
          'amountMinor', l.price_minor, 'currency', l.currency)), '[]')
      -- Amounts of two currencies cannot be compared.
      from (select distinct on (f.specialty, f.currency) f.specialty, f.currency, f.price_minor, f.minutes
        from found f order by f.specialty, f.currency, f.price_minor, f.minutes) l))
$$;
comment on function private.facts_in_numbers(text) is 'What public_facts gives, uncounted.';

create function public.public_facts(p_time_zone text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_question constant jsonb := jsonb_build_array('public_facts', p_time_zone);
  v_answer jsonb := private.spend_call('facts', 600, 12000, 600, 1, v_question);
begin
  if v_answer is null or exists (select from jsonb_array_elements(v_answer -> 'soonest') s
      where not private.is_listed((s ->> 'specialistId')::uuid)) then
    v_answer := private.facts_in_numbers(p_time_zone);
    perform private.keep_answer(v_question, v_answer);
  end if;
  return v_answer;
end $$;
comment on function public.public_facts(text) is
  'What the landing page says in numbers: listed specialists, their languages, how many are free before midnight of the zone, the next opening of the three who are free soonest, and the lowest price of a visit by specialty and currency. 600 in ten minutes per caller. Hint: data.busy.';
grant execute on function public.public_facts to anon, authenticated;
