-- Time off, extra time, and the zone of a practice.
--
-- An exception is saved as one thing over a range of days and kept as one row a day, which is what the search reads.

create function private.exceptions_of(p_form jsonb, p_today date)
returns table (on_date date, starts_at time, ends_at time, kind text)
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_from date;
  v_to date;
begin
  perform private.require_form(p_form);
  v_from := private.form_calendar_day(p_form, 'fromDate');
  v_to := private.form_calendar_day(p_form, 'toDate');
  kind := p_form ->> 'kind';
  if kind is null or kind not in ('off', 'extra') then
    perform private.refuse('practice.exceptionKind');
  end if;
  if v_from is null or v_to is null or v_to < v_from or v_to - v_from > 366 or v_to > p_today + 800 then
    perform private.refuse('practice.dates');
  end if;
  if v_to < p_today then
    perform private.refuse('practice.datesPast');
  end if;
  starts_at := private.form_local_time(p_form, 'startsAt');
  ends_at := private.form_local_time(p_form, 'endsAt');
  if ends_at <= starts_at then
    perform private.refuse('practice.hoursOrder');
  end if;
  for on_date in select d::date from generate_series(v_from, v_to, interval '1 day') d loop
    return next;
  end loop;
end $$;
comment on function private.exceptions_of(jsonb, date) is
  'An exception as its form says it, one row a day; at most a year long, not all in the past.';

create function public.save_exception(p_id uuid, p_form jsonb, p_version int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.specialists := private.my_practice();
  v_today date := (private.clock() at time zone v_row.time_zone)::date;
  v_days int;
  v_before uuid[];
begin
  if p_id is null then
    perform private.refuse('data.invalid');
  end if;
  select count(*) into v_days from private.exceptions_of(p_form, v_today);
  if (select count(*) from public.availability_exceptions e
      where e.specialist_id = v_row.profile_id and e.series_id = p_id) = v_days
    and not exists (select x.* from private.exceptions_of(p_form, v_today) x except
      select e.on_date, e.starts_at, e.ends_at, e.kind from public.availability_exceptions e
      where e.specialist_id = v_row.profile_id and e.series_id = p_id) then
    return private.plan_kept(v_row);
  end if;
  if p_version is distinct from v_row.hours_version then
    perform private.refuse('data.conflict');
  end if;
  if v_days + (select count(*) from public.availability_exceptions e
      where e.specialist_id = v_row.profile_id and e.on_date >= v_today and e.series_id <> p_id) > 2000 then
    perform private.refuse('validation.tooMany');
  end if;
  v_before := private.ids_outside(v_row.profile_id, v_row.time_zone);
  delete from public.availability_exceptions e where e.specialist_id = v_row.profile_id and e.series_id = p_id;
  insert into public.availability_exceptions (series_id, specialist_id, on_date, starts_at, ends_at, kind)
  select p_id, v_row.profile_id, x.on_date, x.starts_at, x.ends_at, x.kind from private.exceptions_of(p_form, v_today) x;
  return private.plan_saved(v_row.profile_id, v_before);
end $$;
comment on function public.save_exception(uuid, jsonb, int) is
  'Saves time off or extra time of the caller under an id of the browser: {kind off|extra, fromDate, toDate, startsAt, endsAt}. Gives {version, outside}; visits it touches are marked. The same again changes nothing. Hints: data.conflict, practice.exceptionKind, dates, datesPast, hoursTime, hoursOrder, validation.tooMany.';
grant execute on function public.save_exception to authenticated;

create function public.remove_exception(p_id uuid, p_version int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.specialists := private.my_practice();
  v_before uuid[];
begin
  if not exists (select from public.availability_exceptions e
      where e.specialist_id = v_row.profile_id and e.series_id = p_id) then
    perform private.refuse('practice.exceptionNotFound');
  end if;
  if p_version is distinct from v_row.hours_version then
    perform private.refuse('data.conflict');
  end if;
  v_before := private.ids_outside(v_row.profile_id, v_row.time_zone);
  delete from public.availability_exceptions e where e.specialist_id = v_row.profile_id and e.series_id = p_id;
  return private.plan_saved(v_row.profile_id, v_before);
end $$;
comment on function public.remove_exception(uuid, int) is
  'Takes time off or extra time of the caller back, all its days. Gives {version, outside}. Hints: data.conflict, practice.exceptionNotFound.';
grant execute on function public.remove_exception to authenticated;

create function public.set_practice_zone(p_zone text, p_version int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.specialists := private.my_practice();
  v_before uuid[];
begin
  if length(p_zone) > 60 or not private.named_zone(p_zone) then
    perform private.refuse('practice.zone');
  end if;
  if p_zone = v_row.time_zone then
    return private.plan_kept(v_row);
  end if;
  if p_version is distinct from v_row.hours_version then
    perform private.refuse('data.conflict');
  end if;
  v_before := private.ids_outside(v_row.profile_id, v_row.time_zone);
  update public.specialists set time_zone = p_zone where profile_id = v_row.profile_id;
  return private.plan_saved(v_row.profile_id, v_before);
end $$;
comment on function public.set_practice_zone(text, int) is
  'The caller''s hours are of this zone from now on; visits keep their instants. Gives {version, outside}. Hints: data.conflict, practice.zone.';
grant execute on function public.set_practice_zone to authenticated;

create function public.my_public_holidays() returns table (day date, name text, opened boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_specialist();
begin
  return query select d.day, private.public_holiday(d.day), exists (select from public.availability_exceptions e
      where e.specialist_id = v_me and e.on_date = d.day and e.kind = 'extra')
    from public.specialists s
    cross join lateral (select (private.clock() at time zone s.time_zone)::date + n as day from generate_series(0, 400) n) d
    where s.profile_id = v_me and private.closed_for_holiday(s.time_zone, d.day)
    order by d.day;
end $$;
comment on function public.my_public_holidays() is
  'The public holidays, as far ahead as anybody can book (400 days), on which nobody can book the caller but in the extra time they opened (opened). None for whoever does not work on South African time.';
grant execute on function public.my_public_holidays to authenticated;
