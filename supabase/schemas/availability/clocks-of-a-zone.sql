-- Openings are reckoned and mails are written by the database's table of time zones. Screens ask for it, so that they say the
-- same times where the browser's own table is older or newer.

create function public.clocks_of_a_zone(p_time_zone text)
returns table (known_from timestamptz, known_until timestamptz, changes_at timestamptz[], minutes_ahead int[])
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_from constant timestamptz := date_trunc('month', private.clock(), 'UTC') - interval '12 months';
  v_until constant timestamptz := v_from + interval '36 months';
begin
  perform private.spend_call('search', 600, 12000, 600);
  if not private.named_zone(p_time_zone) then
    perform private.refuse('data.invalid');
  end if;
  return query select v_from, v_until, array_agg(c.at order by c.at), array_agg(c.minutes_ahead order by c.at)
    from private.clock_changes(p_time_zone, v_from, v_until) c;
end $$;
comment on function public.clocks_of_a_zone(text) is
  'How many minutes the clock of a zone (by its IANA name) is ahead of UTC, from a year before this month until two years after: minutes_ahead[n] from changes_at[n] on. Hints: data.invalid, data.busy.';
grant execute on function public.clocks_of_a_zone to anon, authenticated;
