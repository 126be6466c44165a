-- What operators read of it: how each release of a section does, and what goes wrong most. Numbers and places of code only.

create function private.error_rates(p_section text, p_build text, p_since timestamptz)
returns table (used bigint, affected bigint)
language sql stable security definer set search_path = '' as $$
  -- A page load with a problem was one that used the build, whatever a report left out.
  select greatest(coalesce(sum(c.times) filter (where c.kind = 'used'), 0), coalesce(sum(c.times) filter (where c.kind = 'affected'), 0))::bigint,
    coalesce(sum(c.times) filter (where c.kind = 'affected'), 0)::bigint
  from private.report_counts c where c.section = p_section and c.build = p_build and c.hour >= p_since
    and c.kind in ('used', 'affected')
$$;
comment on function private.error_rates(text, text, timestamptz) is
  'Page loads that used a build since the beginning of an hour, and those of them that met a problem of it.';

create function private.chance_of_more(p_affected bigint, p_used bigint, p_than_affected bigint, p_than_used bigint)
returns double precision
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_all constant bigint := p_affected + p_than_affected;
  v_share constant double precision := v_all::double precision / nullif(p_used + p_than_used, 0);
begin
  -- None has a problem, every page load has one, or there is nothing to compare.
  if v_all = 0 or p_used = 0 or p_than_used = 0 or v_share >= 1 then
    return 1;
  end if;
  if v_all > 2000 then
    -- Two proportions with a common share, by the normal distribution.
    return 0.5 * erfc(least((p_affected::double precision / p_used - p_than_affected::double precision / p_than_used)
      / sqrt(2 * v_share * (1 - v_share) * (1.0 / p_used + 1.0 / p_than_used)), 25));
  end if;
  -- Fisher's exact test: of the ways to spread all problems over both, those that give this build as many or more. The weight of
  -- each way follows from the one before; logarithms, so that none is too small to be written.
  return (
    with ways as (
      select k, sum(case when k = low then 0 else ln((v_all - k + 1)::double precision) + ln((p_used - k + 1)::double precision)
          - ln(k::double precision) - ln((p_than_used - v_all + k)::double precision) end) over (order by k) as weight
      from (select greatest(0, v_all - p_than_used) as low, least(v_all, p_used) as high) b, generate_series(b.low, b.high) k
    )
    -- Smaller than the 700th power is nothing, and no number of PostgreSQL's.
    select coalesce(sum(w.part) filter (where w.k >= p_affected) / sum(w.part), 1)
    from (select k, exp(greatest(weight - max(weight) over (), -700)) as part from ways) w);
end $$;
comment on function private.chance_of_more(bigint, bigint, bigint, bigint) is
  'How likely a build meets at least so many problems by chance, if it is no worse than the other (one-sided; Fisher''s exact test, above 2000 problems the normal one of two proportions).';

create function private.compare_releases(p_section text, p_build text, p_than text, p_since timestamptz default '-infinity',
  p_at_least int default 200, p_level double precision default 0.01)
returns table (used bigint, affected bigint, than_used bigint, than_affected bigint, chance double precision, verdict text)
language sql stable security definer set search_path = '' as $$
  select a.used, a.affected, b.used, b.affected, c.chance,
    case when least(a.used, b.used) < p_at_least then 'few'
      when c.chance < p_level and a.affected * b.used > b.affected * a.used then 'worse' else 'not worse' end
  from private.error_rates(p_section, p_build, p_since) a, private.error_rates(p_section, p_than, p_since) b,
    lateral (select private.chance_of_more(a.affected, a.used, b.affected, b.used) as chance) c
$$;
comment on function private.compare_releases(text, text, text, timestamptz, int, double precision) is
  'Whether more page loads meet a problem with one build of a section than with another: verdict `worse` where chance alone would give that in fewer than p_level of cases, `not worse`, or `few` while either was used by fewer than p_at_least page loads. Since the beginning of an hour; default: all that is kept.';

create function private.measured_at(p_section text, p_build text, p_metric text, p_share double precision) returns int
language sql stable security definer set search_path = '' as $$
  select round(1.1 ^ (s.step + 0.5))::int
  from (select m.step, sum(sum(m.times)) over (order by m.step) as upto, sum(sum(m.times)) over () as times
    from private.report_measures m where m.section = p_section and m.build = p_build and m.metric = p_metric group by m.step) s
  where s.upto >= p_share * s.times order by s.step limit 1
$$;
comment on function private.measured_at(text, text, text, double precision) is
  'Below what value this share of a build''s measurements lies, to five percent (half: the median); null where nothing was measured.';

create function private.releases_in_order()
returns table (section text, build text, before text, nth bigint, first_at timestamptz, last_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select b.section, b.build, lead(b.build) over w, row_number() over w, b.first_at, b.last_at
  from private.report_builds b window w as (partition by b.section order by b.first_at desc, b.build)
$$;
comment on function private.releases_in_order() is
  'The builds of each section, the newest first (nth 1), each with the one before it.';

create function public.release_health()
returns table (section text, build text, before text, first_at timestamptz, last_at timestamptz, hour_from timestamptz,
  used_hour bigint, affected_hour bigint, used_day bigint, affected_day bigint, used bigint, affected bigint, budget double precision,
  verdict text, chance double precision, measured bigint, stood_median int, stood_p75 int, lcp_p75 int, inp_p75 int, cls_p75 int)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_hour timestamptz := date_trunc('hour', private.clock() - interval '1 hour', 'UTC');
  v_budget constant double precision := private.setting('error_budget')::double precision;
begin
  perform private.require_operator();
  return query
  select b.section, b.build, b.before, b.first_at, b.last_at, v_hour, h.used, h.affected, d.used, d.affected, a.used, a.affected,
    v_budget, case when b.before is null then 'first' else c.verdict end, c.chance,
    (select coalesce(sum(m.times), 0)::bigint from private.report_measures m
      where m.section = b.section and m.build = b.build and m.metric = 'stood'),
    private.measured_at(b.section, b.build, 'stood', 0.5), private.measured_at(b.section, b.build, 'stood', 0.75),
    private.measured_at(b.section, b.build, 'lcp', 0.75), private.measured_at(b.section, b.build, 'inp', 0.75),
    private.measured_at(b.section, b.build, 'cls', 0.75)
  from private.releases_in_order() b, private.error_rates(b.section, b.build, v_hour) h,
    private.error_rates(b.section, b.build, date_trunc('hour', private.clock() - interval '1 day', 'UTC')) d,
    private.error_rates(b.section, b.build, '-infinity') a, private.compare_releases(b.section, b.build, b.before) c
  where b.nth <= 5 order by b.section, b.first_at desc, b.build;
end $$;
comment on function public.release_health() is
  'For operators: the five newest builds of each section that browsers told of. Page loads that used it and those with a problem: since hour_from (the last full hour and this one), in a day, of all that is kept; the budget of page loads with a problem, of a thousand; whether it is worse than the build before it (compare_releases; `first`: there is none); in milliseconds (cls: thousandths) what half and three quarters of page loads stayed below.';
grant execute on function public.release_health to authenticated;

create function private.worse_releases() returns table (section text, build text, first_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select b.section, b.build, b.first_at
  from private.releases_in_order() b, private.compare_releases(b.section, b.build, b.before) c
  -- What was taken back is used no more, but by tabs that stay open.
  where b.nth = 1 and c.verdict = 'worse' and b.last_at > private.clock() - interval '1 hour'
$$;
comment on function private.worse_releases() is
  'The newest build of each section that is worse than the one before it (compare_releases) and was used within an hour.';

create function public.frequent_problems()
returns table (section text, build text, kind text, name text, words text, place text, route text, times_day bigint, times bigint,
  first_at timestamptz, last_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_day timestamptz := date_trunc('hour', private.clock() - interval '1 day', 'UTC');
begin
  perform private.require_operator();
  return query
  select f.section, f.build, f.kind, f.name, f.words, f.place, f.route, f.times_day, f.times, f.first_at, f.last_at
  from (select p.*, c.times_day, c.times, row_number() over (partition by p.section, p.build
      order by c.times_day desc, c.times desc, p.last_at desc, p.fingerprint) as nth
    from private.report_problems p,
      lateral (select coalesce(sum(n.times) filter (where n.hour >= v_day), 0)::bigint as times_day, coalesce(sum(n.times), 0)::bigint as times
        from private.report_counts n where n.section = p.section and n.build = p.build and n.fingerprint = p.fingerprint) c) f
  where f.nth <= 5 order by f.section, f.build, f.nth;
end $$;
comment on function public.frequent_problems() is
  'For operators: the five problems that came most often of each build, within a day and altogether, with the pattern of the route where each was met first.';
grant execute on function public.frequent_problems to authenticated;

create function public.judge_release(p_section text, p_build text, p_than text, p_at_least int) returns jsonb
language sql stable security definer set search_path = '' as $$
  -- Asked again and again while a canary is out: one wrong alarm of a thousand looks.
  select to_jsonb(c) from private.compare_releases(p_section, p_build, p_than, date_trunc('hour', (
    select b.first_at from private.report_builds b where b.section = p_section and b.build = p_build), 'UTC'), p_at_least, 0.001) c
$$;
comment on function public.judge_release(text, text, text, int) is
  'For the command that watches a canary: compare_releases of a build with the one that is live, since the hour in which the build was first heard of, at the level 0.001: {used, affected, than_used, than_affected, chance, verdict}.';
grant execute on function public.judge_release to service_role;
