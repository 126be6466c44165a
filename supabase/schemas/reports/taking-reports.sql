-- What the function `report` writes. It has read the form of everything; the tables check it again.

create function private.admit_section(p_section text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now constant timestamptz := private.clock();
  v_oldest text;
begin
  if exists (select from private.report_builds b where b.section = p_section)
    or (select count(distinct b.section) from private.report_builds b) < 40 then
    return true;
  end if;
  -- As among the builds of one: names that somebody made up make room first, and those that nobody has open any more.
  select s.section into v_oldest from (
    select b.section, max(b.last_at) as last_at, coalesce(sum(u.used), 0) as used from private.report_builds b
      left join lateral (select sum(c.times) as used from private.report_counts c
        where c.section = b.section and c.build = b.build and c.kind = 'used') u on true
      group by b.section) s
    where s.used < 20 or s.last_at < v_now - interval '7 days'
    order by s.used < 20 desc, s.last_at limit 1;
  delete from private.report_builds b where b.section = v_oldest;
  return v_oldest is not null;
end $$;
comment on function private.admit_section(text) is
  'Whether builds of this section are counted: it is known, or there is room among forty, or made by one that fewer than twenty page loads used, or that nobody used for a week.';

create function private.admit_build(p_section text, p_build text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_last timestamptz;
  v_oldest text;
begin
  select b.last_at into v_last from private.report_builds b where b.section = p_section and b.build = p_build;
  if found then
    -- Once a minute, so that the reports of a busy build do not all write one row.
    if v_last < v_now - interval '1 minute' then
      update private.report_builds set last_at = v_now where section = p_section and build = p_build and last_at < v_now;
    end if;
    return true;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('report builds', 0));
  if not private.admit_section(p_section) then
    return false;
  end if;
  if (select count(*) from private.report_builds b where b.section = p_section) >= 40 then
    -- What hardly anybody used makes room first: builds that somebody made up, and those nobody has open any more.
    select b.build into v_oldest from private.report_builds b
      left join lateral (select sum(c.times) as used from private.report_counts c
        where c.section = b.section and c.build = b.build and c.kind = 'used') u on true
      where b.section = p_section and (coalesce(u.used, 0) < 20 or b.last_at < v_now - interval '7 days')
      order by coalesce(u.used, 0) < 20 desc, b.last_at limit 1;
    if v_oldest is null then
      return false;
    end if;
    delete from private.report_builds b where b.section = p_section and b.build = v_oldest;
  end if;
  insert into private.report_builds (section, build, first_at, last_at) values (p_section, p_build, v_now, v_now)
  on conflict do nothing;
  return true;
end $$;
comment on function private.admit_build(text, text) is
  'Whether this build of a section is counted: it is known, or there is room among the forty of its section, or made by one that fewer than twenty page loads used, or that nobody used for a week.';

create function private.name_problem(p_problem jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_section constant text := p_problem ->> 'section';
  v_build constant text := p_problem ->> 'build';
  v_print constant text := left(md5(concat_ws('|', p_problem ->> 'kind', p_problem ->> 'name', p_problem ->> 'words',
    p_problem ->> 'place')), 16);
begin
  update private.report_problems p set last_at = v_now
  where p.section = v_section and p.build = v_build and p.fingerprint = v_print and p.last_at < v_now - interval '1 minute';
  if found or exists (select from private.report_problems p
      where p.section = v_section and p.build = v_build and p.fingerprint = v_print) then
    return v_print;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('report builds', 0));
  if (select count(*) from private.report_problems p where p.section = v_section and p.build = v_build) >= 100 then
    return '';
  end if;
  insert into private.report_problems (section, build, fingerprint, kind, name, words, place, route, first_at, last_at)
  values (v_section, v_build, v_print, p_problem ->> 'kind', p_problem ->> 'name', p_problem ->> 'words',
    p_problem ->> 'place', p_problem ->> 'route', v_now, v_now)
  on conflict do nothing;
  return v_print;
end $$;
comment on function private.name_problem(jsonb) is
  'The fingerprint of a problem {section, build, kind, name, words, place, route}, kept with it; empty when its build has a hundred others.';

create function private.counts_of(p_report jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_one record;
  v_known text[] := '{}';
  v_counts jsonb := '[]';
begin
  -- In one order, so that nobody waits in a circle.
  for v_one in select distinct e.value ->> 'section' as section, e.value ->> 'build' as build
    from jsonb_path_query(p_report, '$.*[*]') e (value) order by 1, 2
  loop
    if private.admit_build(v_one.section, v_one.build) then
      v_known := v_known || concat_ws(' ', v_one.section, v_one.build);
    end if;
  end loop;
  for v_one in select k.name as list, e.value from (values ('used'), ('problems'), ('measured')) k (name),
      jsonb_array_elements(p_report -> k.name) e
    where concat_ws(' ', e.value ->> 'section', e.value ->> 'build') = any (v_known) order by e.value -> 'section', e.value
  loop
    v_counts := v_counts || case v_one.list
      when 'used' then jsonb_build_array(v_one.value || '{"kind": "used", "fingerprint": "", "times": 1}')
      when 'measured' then jsonb_build_array(v_one.value || jsonb_build_object('step',
        floor(ln(greatest((v_one.value ->> 'value')::numeric, 1)) / ln(1.1))))
      else jsonb_build_array(v_one.value || jsonb_build_object('fingerprint', private.name_problem(v_one.value)))
    end;
    if v_one.list = 'problems' and (v_one.value -> 'first')::boolean then
      v_counts := v_counts || (v_one.value || '{"kind": "affected", "fingerprint": "", "times": 1}');
    end if;
  end loop;
  return v_counts;
end $$;
comment on function private.counts_of(jsonb) is
  'What a report adds: counts {section, build, kind, fingerprint, times} and measures {section, build, metric, step}, of builds that are admitted.';

create function public.take_report(p_headers jsonb, p_report jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_hour timestamptz := date_trunc('hour', private.clock(), 'UTC');
  v_counts jsonb;
begin
  if not private.may_come('report', p_headers, 120, 6000, 600) then
    return jsonb_build_object('busy', true);
  end if;
  v_counts := private.counts_of(p_report);
  insert into private.report_counts as c (section, build, hour, kind, fingerprint, times)
  select n ->> 'section', n ->> 'build', v_hour, n ->> 'kind', n ->> 'fingerprint', sum((n ->> 'times')::int)
  from jsonb_array_elements(v_counts) n where n ? 'kind' group by 1, 2, 3, 4, 5 order by 1, 2, 4, 5
  on conflict (section, build, hour, kind, fingerprint) do update set times = c.times + excluded.times;
  insert into private.report_measures as m (section, build, hour, metric, step, times)
  select n ->> 'section', n ->> 'build', v_hour, n ->> 'metric', (n ->> 'step')::smallint, count(*)
  from jsonb_array_elements(v_counts) n where n ? 'step' group by 1, 2, 3, 4, 5 order by 1, 2, 4, 5
  on conflict (section, build, hour, metric, step) do update set times = m.times + excluded.times;
  return jsonb_build_object('taken', jsonb_array_length(v_counts));
end $$;
comment on function public.take_report(jsonb, jsonb) is
  'For the function `report`, with the headers of its request that may say whence it came and a report {used, problems, measured} whose form it read: counts it. Gives {taken} or, above 120 reports in ten minutes of one address or where may_still says so above 6000 altogether, {busy}.';
grant execute on function public.take_report to service_role;

create function private.forget_reports() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_gone int;
  v_all int := 0;
begin
  delete from private.report_counts c where c.hour < private.clock() - interval '30 days';
  get diagnostics v_gone = row_count;
  v_all := v_all + v_gone;
  delete from private.report_measures m where m.hour < private.clock() - interval '30 days';
  get diagnostics v_gone = row_count;
  v_all := v_all + v_gone;
  delete from private.report_problems p where p.last_at < private.clock() - interval '30 days';
  get diagnostics v_gone = row_count;
  v_all := v_all + v_gone;
  delete from private.report_builds b where b.last_at < private.clock() - interval '30 days';
  get diagnostics v_gone = row_count;
  return v_all + v_gone;
end $$;
comment on function private.forget_reports() is 'Removes what browsers told more than thirty days ago. Gives how many rows.';
