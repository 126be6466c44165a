-- Working days of South Africa: what is promised within so many of them is promised here.

create function private.easter_sunday(p_year int) returns date
language sql immutable security invoker set search_path = '' as $$
  -- The Gregorian computus as Meeus, Jones and Butcher give it (J. Meeus, Astronomical Algorithms, 2nd edition, chapter 9).
  select make_date(p_year, (e.n + 114) / 31, (e.n + 114) % 31 + 1)
  from (select p_year % 19 as a, p_year / 100 as b, p_year % 100 as c) y
  cross join lateral (select (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30 as h) g
  cross join lateral (select (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7 as l) w
  cross join lateral (select h + l - 7 * ((a + 11 * h + 22 * l) / 451) as n) e
$$;
comment on function private.easter_sunday(int) is 'Easter Sunday of a year of the Gregorian calendar.';

create function private.public_holiday(p_day date) returns text
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_fixed jsonb := '{"01-01": "New Year’s Day", "03-21": "Human Rights Day", "04-27": "Freedom Day", "05-01": "Workers’ Day",
    "06-16": "Youth Day", "08-09": "National Women’s Day", "09-24": "Heritage Day", "12-16": "Day of Reconciliation",
    "12-25": "Christmas Day", "12-26": "Day of Goodwill"}';
  v_name text := v_fixed ->> to_char(p_day, 'MM-DD');
begin
  if v_name is null and extract(month from p_day) in (3, 4) then
    v_name := case p_day - private.easter_sunday(extract(year from p_day)::int) when -2 then 'Good Friday' when 1 then 'Family Day' end;
  end if;
  -- Section 2(1): the Monday after a holiday that falls on a Sunday. What is on that Monday itself moves nowhere.
  if v_name is null and extract(isodow from p_day) = 1 then
    v_name := 'Day after ' || (v_fixed ->> to_char(p_day - 1, 'MM-DD'));
  end if;
  return v_name;
end $$;
comment on function private.public_holiday(date) is
  'The name of this day where it is a public holiday by section 1, section 2(1) and schedule 1 of the Public Holidays Act 36 of 1994 of South Africa, else null. Days that a President declares once (section 2A), such as for an election, are not computed.';

create function private.closed_for_holiday(p_zone text, p_day date) returns boolean
language plpgsql immutable security invoker set search_path = '' as $$
begin
  return p_zone = 'Africa/Johannesburg' and private.public_holiday(p_day) is not null;
end $$;
comment on function private.closed_for_holiday(text, date) is
  'Whether weekly hours do not count on this local date: a public holiday, for whoever works on South African time. Of other countries no holidays are known.';

create function private.end_of_working_day(p_from timestamptz, p_days int) returns timestamptz
language sql immutable security invoker set search_path = '' as $$
  select (d.day + time '17:00') at time zone 'Africa/Johannesburg'
  -- Three days for each of them and three weeks hold enough also around Christmas and Easter.
  from (select (p_from at time zone 'Africa/Johannesburg')::date + n as day from generate_series(1, 3 * p_days + 21) n) d
  where extract(isodow from d.day) < 6 and private.public_holiday(d.day) is null
  order by d.day limit 1 offset p_days - 1
$$;
comment on function private.end_of_working_day(timestamptz, int) is
  'When the desk closes, 17:00 South African time, on the so-manieth working day after that moment: no Saturday, no Sunday, no public holiday.';
