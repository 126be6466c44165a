-- Days, local times and instants in a form.

create function private.form_date_of_birth(p_form jsonb) returns date
language plpgsql stable security invoker set search_path = '' as $$
begin
  perform private.form_text(p_form, 'dateOfBirth', 'validation.dateOfBirth', 1, 40);
  return private.form_day(p_form, 'dateOfBirth', 'validation.dateOfBirthPast');
end $$;
comment on function private.form_date_of_birth(jsonb) is 'A date of birth as yyyy-mm-dd, not in the future anywhere on earth and not before 1900.';

create function private.form_day(p_form jsonb, p_key text, p_hint text) returns date
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_text text := private.form_text(p_form, p_key, p_hint, 1, 40);
  v_date date;
begin
  begin
    v_date := case when v_text ~ '^\d{4}-\d{2}-\d{2}$' then v_text::date end;
  exception when datetime_field_overflow or invalid_datetime_format then
    v_date := null;
  end;
  if v_date is null or v_date < date '1900-01-01'
    or v_date > (private.clock() at time zone 'UTC' + interval '14 hours')::date then
    perform private.refuse(p_hint);
  end if;
  return v_date;
end $$;
comment on function private.form_day(jsonb, text, text) is 'A day as yyyy-mm-dd that is not in the future anywhere on earth, or a refusal.';

create function private.form_instant(p_form jsonb, p_key text) returns timestamptz
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_text text := p_form ->> p_key;
begin
  if v_text ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$' then
    return v_text::timestamptz;
  end if;
  return null;
exception when datetime_field_overflow or invalid_datetime_format or invalid_time_zone_displacement_value then
  return null;
end $$;
comment on function private.form_instant(jsonb, text) is 'An instant of a form as ISO 8601 with its offset, or null.';

create function private.form_local_time(p_form jsonb, p_key text) returns time
language plpgsql immutable security invoker set search_path = '' as $$
begin
  if jsonb_typeof(p_form -> p_key) is distinct from 'string'
    or (p_form ->> p_key) !~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$' then
    perform private.refuse('practice.hoursTime');
  end if;
  return (p_form ->> p_key)::time;
end $$;
comment on function private.form_local_time(jsonb, text) is 'A wall-clock time HH:MM; 24:00 is the end of the day.';

create function private.form_calendar_day(p_form jsonb, p_key text, p_hint text default 'practice.dates') returns date
language plpgsql immutable security invoker set search_path = '' as $$
begin
  if coalesce(jsonb_typeof(p_form -> p_key), 'null') = 'null' then
    return null;
  end if;
  if jsonb_typeof(p_form -> p_key) <> 'string' or (p_form ->> p_key) !~ '^20\d{2}-\d{2}-\d{2}$' then
    perform private.refuse(p_hint);
  end if;
  return (p_form ->> p_key)::date;
exception when datetime_field_overflow or invalid_datetime_format then
  perform private.refuse(p_hint);
end $$;
comment on function private.form_calendar_day(jsonb, text, text) is
  'A day of this century as yyyy-mm-dd, or a refusal with the hint; missing or null: no day.';
