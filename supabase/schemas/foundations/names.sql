-- Names travel into mails, calendar files and printed papers of other people. So a name is one line of visible signs, and
-- nothing in it becomes a link. shared-contracts/src/formatting/plain-name.ts says the same; a test compares both.

create function private.one_line(p_text text) returns text
language sql immutable security invoker set search_path = '' as $$
  select regexp_replace(
    regexp_replace(p_text, '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]|(?<![\u0600-\u08ff\u0900-\u109f\u1780-\u18af])[\u200c\u200d]|[\u200c\u200d](?![\u0600-\u08ff\u0900-\u109f\u1780-\u18af])', '', 'g'),
    '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')
$$;
comment on function private.one_line(text) is
  'The text on one line: line breaks and control characters become a space, signs nobody sees or that turn the direction go. Joiners stay between letters of scripts that are written with them.';

create function private.plain_name(p_text text) returns text
language sql immutable security invoker set search_path = '' as $$
  select btrim(regexp_replace(
    -- A dot as in the name of a site: "clinic.example" becomes "clinic. example". In "K.Ravi" and "St.John" it is part of the
    -- name; mails and calendars break those themselves (nameWithoutLinks).
    regexp_replace(
      regexp_replace(private.one_line(p_text), '[@\uff20]|://|www\.', ' ', 'gi'),
      '([^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u3002\uff0e\uff61]{2})[.\u3002\uff0e\uff61](?=[a-z]{2})', '\1. ', 'g'),
    '[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g'))
$$;
comment on function private.plain_name(text) is
  'The text as a name may be written: one line, single spaces, no address of a page or a mailbox. A name that is already so stays as it is.';

create function private.is_same_name(p_typed text, p_name text) returns boolean
language sql immutable security invoker set search_path = '' as $$
  select coalesce(p_name <> '' and lower(private.plain_name(normalize(p_typed))) = lower(private.plain_name(normalize(p_name))), false)
$$;
comment on function private.is_same_name(text, text) is
  'Whether somebody typed this name, all of it: capitals, more spaces and how an accent is put together do not matter.';

create function private.form_name(p_form jsonb, p_key text, p_hint text, p_min int, p_max int) returns text
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_name text := regexp_replace(private.form_text(p_form, p_key, p_hint, p_min, p_max), '[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g');
begin
  if v_name <> private.plain_name(v_name) then
    perform private.refuse('validation.plainName');
  end if;
  return v_name;
end $$;
comment on function private.form_name(jsonb, text, text, int, int) is
  'A name of a form, or a refusal with the hint of that field, validation.tooLong or validation.plainName.';
