-- Names that others meet hold one line and nothing that becomes a link: they stand in mails, calendar files and printed papers.
-- What is there already is cleaned, then the tables refuse anything else.

create or replace function private.one_line(p_text text) returns text
language sql immutable security invoker set search_path = '' as $$
  select regexp_replace(
    regexp_replace(p_text, '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'),
    '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')
$$;
comment on function private.one_line(text) is
  'The text on one line: line breaks and control characters become a space, signs nobody sees or that turn the direction go.';
revoke execute on function private.one_line from public, anon, authenticated, service_role;

create or replace function private.plain_name(p_text text) returns text
language sql immutable security invoker set search_path = '' as $$
  select btrim(regexp_replace(
    -- A dot between words is what mail programs make a link of: "clinic.example" becomes "clinic. example".
    regexp_replace(
      regexp_replace(private.one_line(p_text), '[@\uff20]|://|www\.', ' ', 'gi'),
      '([^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u3002\uff0e\uff61])[.\u3002\uff0e\uff61](?=[^\u0001-\u0040\u005b-\u0060\u007b-\u00bf\u3002\uff0e\uff61]{2})', '\1. ', 'g'),
    '[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g'))
$$;
comment on function private.plain_name(text) is
  'The text as a name may be written: one line, single spaces, no address of a page or a mailbox. A name that is already so stays as it is.';
revoke execute on function private.plain_name from public, anon, authenticated, service_role;

create or replace function private.form_name(p_form jsonb, p_key text, p_hint text, p_min int, p_max int) returns text
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
revoke execute on function private.form_name from public, anon, authenticated, service_role;

-- A name that was compared with the register stays as it was but for what nobody may write.
alter table public.profiles disable trigger profiles_keep_checked_name;
update public.profiles set first_name = private.plain_name(first_name), last_name = private.plain_name(last_name)
where first_name <> private.plain_name(first_name) or last_name <> private.plain_name(last_name);
alter table public.profiles enable trigger profiles_keep_checked_name;
update public.related_persons set name = coalesce(nullif(private.plain_name(name), ''), 'Unknown')
where name <> private.plain_name(name);
update public.emergency_contacts set name = coalesce(nullif(private.plain_name(name), ''), 'Unknown'),
  relationship = coalesce(nullif(private.plain_name(relationship), ''), 'Unknown')
where name <> private.plain_name(name) or relationship <> private.plain_name(relationship);
-- Nobody is told of it: what was given and to whom stays the same.
alter table public.delegations disable trigger user;
update public.delegations set relationship = private.plain_name(relationship)
where relationship <> private.plain_name(relationship);
alter table public.delegations enable trigger user;
update public.visit_types set name = coalesce(nullif(private.plain_name(name), ''), 'Visit')
where name <> private.plain_name(name);
update public.specialists set education = coalesce(nullif(private.one_line(education), ''), 'Unknown'),
  hospital = coalesce(nullif(private.one_line(hospital), ''), 'Unknown'), city = private.one_line(city)
where education <> private.one_line(education) or hospital <> private.one_line(hospital) or city <> private.one_line(city);
update public.documents set title = coalesce(nullif(private.one_line(title), ''), 'Document'),
  file_name = coalesce(nullif(private.one_line(file_name), ''), 'document')
where title <> private.one_line(title) or file_name <> private.one_line(file_name);
update public.visit_files set file_name = coalesce(nullif(private.one_line(file_name), ''), 'file')
where file_name <> private.one_line(file_name);

alter table public.profiles
  add constraint first_name_is_plain check (first_name = private.plain_name(first_name)),
  add constraint last_name_is_plain check (last_name = private.plain_name(last_name));
alter table public.related_persons add constraint name_is_plain check (name = private.plain_name(name));
alter table public.emergency_contacts
  add constraint name_is_plain check (name = private.plain_name(name)),
  add constraint relationship_is_plain check (relationship = private.plain_name(relationship));
alter table public.delegations
  add constraint relationship_is_plain check (relationship = private.plain_name(relationship));
alter table public.visit_types add constraint name_is_plain check (name = private.plain_name(name));
alter table public.specialists
  add constraint education_is_one_line check (education = private.one_line(education)),
  add constraint hospital_is_one_line check (hospital = private.one_line(hospital)),
  add constraint city_is_one_line check (city = private.one_line(city));
alter table public.documents
  add constraint title_is_one_line check (title = private.one_line(title)),
  add constraint file_name_is_one_line check (file_name = private.one_line(file_name));
alter table public.visit_files add constraint file_name_is_one_line check (file_name = private.one_line(file_name));

create or replace function private.related_person_values(p_form jsonb) returns public.related_persons
language plpgsql stable security definer set search_path = '' as $$
declare
  v_row public.related_persons;
begin
  if p_form is null or jsonb_typeof(p_form) <> 'object' or pg_column_size(p_form) > 4096 then
    perform private.refuse('data.invalid');
  end if;
  v_row.name := private.form_name(p_form, 'name', 'person.nameRequired', 1, 100);
  v_row.date_of_birth := private.form_date_of_birth(p_form);
  v_row.gender := private.form_text(p_form, 'gender', 'validation.gender', 1, 40);
  v_row.relation := private.form_text(p_form, 'relation', 'person.relationRequired', 1, 40);
  if v_row.gender not in ('male', 'female', 'non-binary', 'other', 'prefer-not-to-say') then
    perform private.refuse('validation.gender');
  end if;
  if v_row.relation not in ('child', 'partner', 'parent', 'sibling', 'grandparent', 'grandchild', 'other') then
    perform private.refuse('person.relationRequired');
  end if;
  return v_row;
end $$;

create or replace function private.keep_contact(p_patient uuid, p_contact jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into public.emergency_contacts as c (patient_id, name, relationship, phone)
  values (p_patient, private.form_name(p_contact, 'name', 'validation.emergencyName', 1, 100),
    private.form_name(p_contact, 'relationship', 'validation.emergencyRelationship', 1, 100),
    private.form_text(p_contact, 'phone', 'validation.phone', 10, 40))
  on conflict (patient_id) do update set name = excluded.name, relationship = excluded.relationship, phone = excluded.phone,
    updated_at = private.clock();
end $$;

create or replace function private.visit_type_of(p_form jsonb) returns public.visit_types
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v public.visit_types;
begin
  perform private.require_form(p_form);
  v.name := private.form_name(p_form, 'name', 'practice.name', 1, 100);
  v.minutes := private.form_int(p_form, 'minutes', 'practice.minutes', 5, 480);
  v.modes := private.form_modes(p_form);
  v.price_minor := private.form_int(p_form, 'priceMinor', 'practice.price', 0, 10000000);
  -- All of these have cents.
  v.currency := p_form ->> 'currency';
  if v.currency is null or v.currency not in ('USD', 'ZAR', 'EUR', 'GBP') then
    perform private.refuse('practice.currency');
  end if;
  v.buffer_before_minutes := private.form_int(p_form, 'bufferBeforeMinutes', 'practice.buffer', 0, 120);
  v.buffer_after_minutes := private.form_int(p_form, 'bufferAfterMinutes', 'practice.buffer', 0, 120);
  v.grid_minutes := private.form_int(p_form, 'gridMinutes', 'practice.grid', 5, 60);
  if v.grid_minutes not in (5, 10, 15, 20, 30, 60) then
    perform private.refuse('practice.grid');
  end if;
  v.notice_minutes := private.form_int(p_form, 'noticeMinutes', 'practice.notice', 0, 20160);
  v.window_days := private.form_int(p_form, 'windowDays', 'practice.window', 1, 400);
  v.cancel_notice_minutes := private.form_int(p_form, 'cancelNoticeMinutes', 'practice.cancelNotice', 0, 20160);
  v.late_refund_percent := private.form_int(p_form, 'lateRefundPercent', 'practice.refundPercent', 0, 100);
  v.needs_approval := private.form_flag(p_form, 'needsApproval');
  v.position := private.form_int(p_form, 'position', 'data.invalid', 0, 1000);
  if v.notice_minutes >= v.window_days * 1440 then
    perform private.refuse('practice.window');
  end if;
  return v;
end $$;

create or replace function private.identity_facts(out clerk_id text, out email text, out first_name text, out last_name text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_claims jsonb := auth.jwt();
  v_subject text := v_claims ->> 'sub';
  v_facts jsonb := v_claims;
  v_name text;
begin
  if v_subject ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then
    -- The identity row is written by the exchange from a verified token; metadata that a person can edit is not read.
    select i.provider_id, i.identity_data into clerk_id, v_facts
    from auth.identities i
    where i.user_id::text = v_subject and i.provider in ('jwt', 'custom:clerk', 'keycloak')
    order by i.last_sign_in_at desc nulls last limit 1;
    v_facts := coalesce(v_facts, '{}');
    email := coalesce(nullif(v_facts ->> 'email', ''), (select u.email from auth.users u where u.id::text = v_subject));
  else
    clerk_id := v_subject;
    email := v_facts ->> 'email';
  end if;
  -- Whatever the identity let through: cleaned here, so that no name keeps a person out.
  v_name := private.plain_name(coalesce(v_facts ->> 'full_name', v_facts ->> 'name', ''));
  first_name := btrim(left(coalesce(nullif(private.plain_name(v_facts ->> 'first_name'), ''),
    nullif(private.plain_name(v_facts ->> 'given_name'), ''), nullif(split_part(v_name, ' ', 1), '')), 100));
  last_name := btrim(left(coalesce(nullif(private.plain_name(v_facts ->> 'last_name'), ''),
    nullif(private.plain_name(v_facts ->> 'family_name'), ''),
    nullif(btrim(substr(v_name, length(split_part(v_name, ' ', 1)) + 1)), '')), 100));
  email := left(lower(email), 254);
end $$;

create or replace function private.file_name_fits(p_name text, p_mime text) returns boolean
language sql immutable security invoker set search_path = '' as $$
  -- No path, no control or direction marks, no leading dot, one ending that fits, and no ending of programs or archives inside.
  select length(p_name) between 1 and 120 and p_name = private.one_line(p_name) and p_name !~ '[/\\:*?"<>|]'
    and p_name !~ '^\.' and lower(p_name) ~ case p_mime when 'application/pdf' then '\.pdf$' when 'image/jpeg' then '\.jpe?g$'
      when 'image/png' then '\.png$' when 'image/webp' then '\.webp$' else '^$' end
    and lower(p_name) !~ ('\.(zip|gz|tgz|bz2|xz|7z|rar|tar|jar|apk|iso|exe|msi|com|scr|bat|cmd|ps1|sh|js|mjs|vbs|wsf|lnk'
      || '|hta|html?|xhtml|svgz?|xml|php[0-9]?|aspx?|jsp|swf)\.')
$$;

create or replace function public.update_specialist_profile(p_form jsonb, p_version int) returns public.specialists
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.specialists := private.my_practice();
  v_new public.specialists := v_row;
begin
  perform private.require_form(p_form);
  v_new.years_experience := private.form_years(p_form);
  v_new.education := private.one_line(private.form_text(p_form, 'education', 'validation.education', 1, 300));
  v_new.hospital := private.one_line(private.form_text(p_form, 'hospitalAffiliation', 'validation.hospitalAffiliation', 1, 300));
  v_new.bio := private.form_text(p_form, 'bio', 'validation.bio', 10, 2000);
  v_new.languages := private.form_list(p_form, 'languages', 50, 120);
  if cardinality(v_new.languages) = 0 then
    perform private.refuse('validation.languages');
  end if;
  v_new.rate_minor := private.form_rate_minor(p_form);
  v_new.accepts_insurance := private.form_flag(p_form, 'acceptsInsurance');
  v_new := private.with_search_facts(v_new, p_form);
  if to_jsonb(v_new) = to_jsonb(v_row) then
    return v_row;
  end if;
  if p_version is distinct from v_row.version then
    perform private.refuse('data.conflict');
  end if;
  update public.specialists s set years_experience = v_new.years_experience, education = v_new.education,
    hospital = v_new.hospital, bio = v_new.bio, languages = v_new.languages, rate_minor = v_new.rate_minor,
    accepts_insurance = v_new.accepts_insurance, gender = v_new.gender, province = v_new.province, city = v_new.city
  where s.profile_id = v_row.profile_id returning * into v_row;
  return v_row;
end $$;

create or replace function private.with_search_facts(p_row public.specialists, p_form jsonb) returns public.specialists
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_row public.specialists := p_row;
begin
  if p_form ? 'gender' then
    if coalesce(p_form ->> 'gender', '') not in ('male', 'female', 'non-binary', 'other', 'prefer-not-to-say') then
      perform private.refuse('data.invalid');
    end if;
    v_row.gender := nullif(p_form ->> 'gender', 'prefer-not-to-say');
  end if;
  if p_form ? 'province' then
    if coalesce(p_form ->> 'province', '-') not in ('', 'EC', 'FS', 'GP', 'KZN', 'LP', 'MP', 'NC', 'NW', 'WC') then
      perform private.refuse('data.invalid');
    end if;
    v_row.province := nullif(p_form ->> 'province', '');
    v_row.city := private.one_line(private.form_text(p_form, 'city', 'data.invalid', 0, 80));
    if v_row.province is null and v_row.city <> '' then
      perform private.refuse('data.invalid');
    end if;
  end if;
  return v_row;
end $$;

create or replace function public.complete_specialist_onboarding(p_form jsonb, p_time_zone text) returns public.profiles
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_profile public.profiles := private.begin_onboarding(p_form, 'specialist');
  v_specialty text := private.form_text(p_form, 'specialty', 'validation.specialty', 1, 40);
  v_languages text[] := private.form_list(p_form, 'languages', 50, 120);
  v_rate int := private.form_rate_minor(p_form);
begin
  -- While the check is pending a second submit replaces the first (its answer may have been lost on the way). Later the
  -- record is what was verified, and hours and prices are edited one by one.
  -- The lock: a check that is being recorded right now must not end up on other values.
  perform from public.specialists s where s.profile_id = v_profile.id for update;
  if exists (select from public.specialists s where s.profile_id = v_profile.id and s.reg_state <> 'pending') then
    perform private.refuse('onboarding.alreadyDone');
  end if;
  if v_specialty not in ('general', 'internal', 'pediatrics', 'cardiology', 'dermatology', 'neurology', 'obgyn', 'psychiatry',
    'orthopedics', 'oncology', 'other') then
    perform private.refuse('validation.specialty');
  end if;
  if cardinality(v_languages) = 0 then
    perform private.refuse('validation.languages');
  end if;
  insert into public.specialists (profile_id, specialty, license_number, years_experience, education, hospital, bio, languages,
    rate_minor, accepts_insurance, time_zone)
  values (v_profile.id, v_specialty, private.form_text(p_form, 'licenseNumber', 'validation.licenseNumber', 1, 300),
    private.form_years(p_form), private.one_line(private.form_text(p_form, 'education', 'validation.education', 1, 300)),
    private.one_line(private.form_text(p_form, 'hospitalAffiliation', 'validation.hospitalAffiliation', 1, 300)),
    private.form_text(p_form, 'bio', 'validation.bio', 10, 2000), v_languages, v_rate,
    coalesce(p_form -> 'acceptsInsurance' = 'true'::jsonb, false), private.zone_or(p_time_zone, v_profile.time_zone))
  on conflict (profile_id) do update set specialty = excluded.specialty, license_number = excluded.license_number,
    years_experience = excluded.years_experience, education = excluded.education, hospital = excluded.hospital,
    bio = excluded.bio, languages = excluded.languages, rate_minor = excluded.rate_minor,
    accepts_insurance = excluded.accepts_insurance, time_zone = excluded.time_zone;
  perform private.offer_first_visit(v_profile.id, v_rate, private.form_weekdays(p_form));
  return private.finish_onboarding(v_profile.id, p_form, p_time_zone);
end $$;

create or replace function private.document_values(p_document jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_type text;
  v_category text;
  v_date date;
  v_usual text;
begin
  if p_document is null or jsonb_typeof(p_document) <> 'object' or pg_column_size(p_document) > 16384 then
    perform private.refuse('data.invalid');
  end if;
  v_type := private.form_optional(p_document, 'type', 40);
  if v_type not in ('lab_result', 'imaging', 'letter', 'prescription', 'vaccination', 'photo', 'insurance', 'other') then
    perform private.refuse('chart.documentTypeUnknown');
  end if;
  v_usual := case when v_type in ('lab_result', 'imaging') then 'results' else 'documents' end;
  v_category := coalesce(nullif(private.form_optional(p_document, 'category', 40), ''), v_usual);
  if v_category not in (v_usual, 'mental_health', 'sexual_health') then
    perform private.refuse('chart.categoryUnknown');
  end if;
  begin
    v_date := case when p_document ->> 'date' ~ '^\d{4}-\d{2}-\d{2}$' then (p_document ->> 'date')::date end;
  exception when datetime_field_overflow or invalid_datetime_format then
    v_date := null;
  end;
  -- The clocks furthest ahead of UTC.
  if v_date is null or v_date < date '1900-01-01' or v_date > (private.clock() at time zone 'UTC' + interval '14 hours')::date then
    perform private.refuse('chart.documentDateInvalid');
  end if;
  return jsonb_build_object('type', v_type, 'category', v_category, 'document_date', v_date,
    'title', private.one_line(private.form_text(p_document, 'title', 'chart.titleRequired', 1, 120)));
end $$;
