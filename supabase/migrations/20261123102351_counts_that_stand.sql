-- Counts of functions that only answer are outside of transactions, so that a request made to fail is counted as well.

do $$
declare
  v_action text;
  v_most int;
  v_name text;
begin
  for v_action, v_most in values ('search', 256), ('facts', 256), ('verify', 128), ('export', 64) loop
    for v_name in select format('calls_%s_%s', v_action, n) from generate_series(0, v_most - 1) n
        union all select format('calls_%s_guests', v_action) loop
      execute format('create sequence private.%I', v_name);
      execute format('revoke all on sequence private.%I from public, anon, authenticated, service_role', v_name);
    end loop;
  end loop;
end $$;

create function private.call_sequences(p_action text) returns int
language sql immutable security invoker set search_path = '' as $$
  select case p_action when 'search' then 256 when 'facts' then 256 when 'verify' then 128 when 'export' then 64 end
$$;
comment on function private.call_sequences(text) is 'Over how many sequences the callers of an action are spread; null: no such action.';
revoke execute on function private.call_sequences from public, anon, authenticated, service_role;

create function private.count_in(p_sequence regclass, p_period bigint, p_cost int) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_from constant bigint := p_period * 1000000;
  v_value bigint;
begin
  select max(nextval(p_sequence)) into v_value from generate_series(1, p_cost);
  -- The value says both, period and count. Those who are first in a period at the same moment may lose a count each.
  if v_value < v_from then
    v_value := setval(p_sequence, v_from + p_cost);
  end if;
  return v_value - v_from;
end $$;
comment on function private.count_in(regclass, bigint, int) is
  'Adds to the count that a sequence holds for a period (its number since 1970), and gives it. Stands when the transaction does not; a crash of the server may add up to 32.';
revoke execute on function private.count_in from public, anon, authenticated, service_role;

create function private.count_call(p_action text, p_caller text, p_seconds int, p_cost int default 1) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- What a database can bear is a matter of real time, also where the clock of the data stands still.
  v_period constant bigint := floor(extract(epoch from now()) / p_seconds);
  v_key constant text := v_period || ' ' || p_caller;
begin
  return (select min(private.count_in(format('private.calls_%s_%s', p_action, n)::regclass, v_period, p_cost))
    from (select distinct hashtextextended(v_key, seed) & (private.call_sequences(p_action) - 1) from generate_series(1, 2) seed) s (n));
end $$;
comment on function private.count_call(text, text, int, int) is
  'Counts calls of a caller in this period of so many seconds, and gives how many it has seen. The caller is kept nowhere.';
revoke execute on function private.count_call from public, anon, authenticated, service_role;

create function private.spend_call(p_action text, p_per_caller int, p_altogether int, p_seconds int, p_cost int default 1)
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_caller constant text := private.caller_name();
begin
  if v_caller <> '' and private.count_call(p_action, v_caller, p_seconds, p_cost) > p_per_caller then
    perform private.refuse('data.busy');
  end if;
  -- What strangers use up must not shut out people who are signed in.
  if private.me() is null and private.count_in(format('private.calls_%s_guests', p_action)::regclass,
      floor(extract(epoch from now()) / p_seconds)::bigint, p_cost) > p_altogether then
    perform private.refuse('data.busy');
  end if;
end $$;
comment on function private.spend_call(text, int, int, int, int) is
  'Counts a call of a function that answers, before it does, and refuses with data.busy above the limit per caller, or for all guests together. Such functions are POST only: a reading transaction counts nothing and is refused (25006).';
revoke execute on function private.spend_call from public, anon, authenticated, service_role;

create or replace function private.caller_name() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  -- Only what the nearest proxy wrote counts: anybody may send the first entries of x-forwarded-for themselves.
  v_address text := coalesce(v_headers ->> 'cf-connecting-ip', btrim(split_part(v_headers ->> 'x-forwarded-for', ',', -1)), '');
begin
  -- Whoever has one address of version 6 has the whole network around it (RFC 6177).
  if v_address like '%:%' and pg_input_is_valid(v_address, 'inet') then
    v_address := network(set_masklen(v_address::inet, 64))::text;
  end if;
  return coalesce(private.me()::text, v_address);
end $$;
comment on function private.caller_name() is
  'Whom a call is counted for: the person, or the network address of a guest (of version 6: its /64); empty when there is none.';
revoke execute on function private.caller_name from public, anon, authenticated, service_role;

create or replace function public.find_slots(p_filters jsonb default '{}', p_from timestamptz default private.clock(),
  p_to timestamptz default private.clock() + interval '14 days', p_per_visit_type int default 3)
returns table (specialist_id uuid, name text, specialty text, languages text[], hospital text, bio text, years_experience int,
  accepts_insurance boolean, council_number text, registration_checked_at timestamptz, time_zone text, visit_type_id uuid,
  visit_type_name text, minutes int, modes text[], price_minor int, currency text, openings timestamptz[], gender text,
  province text, city text, needs_approval boolean)
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.spend_call('search', 600, 12000, 600);
  return query select * from private.searched(p_filters, p_from, p_to, greatest(coalesce(p_per_visit_type, 3), 1));
end $$;
comment on function public.find_slots(jsonb, timestamptz, timestamptz, int) is
  'Verified, listed specialists with their next openings, soonest first. Filters: specialistId (then every visit type), visitTypeId, specialty, language, maxPriceMinor, acceptsInsurance, mode, gender, province, weekday (name or list) and dayPart (morning, afternoon, evening) in timeZone, timeZone, limit. At most 12 openings each, 500 of one specialist or visit type. Hint: data.busy.';
revoke execute on function public.find_slots from public, anon, authenticated, service_role;
grant execute on function public.find_slots to anon, authenticated;

create or replace function public.count_slots(p_searches jsonb) returns int[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_search jsonb;
  v_counts int[] := '{}';
begin
  perform private.require_form(p_searches, 'array');
  if jsonb_array_length(p_searches) > 10 then
    perform private.refuse('data.invalid');
  end if;
  perform private.spend_call('search', 600, 12000, 600, greatest(jsonb_array_length(p_searches), 1));
  for v_search in select e from jsonb_array_elements(p_searches) e loop
    perform private.require_form(v_search);
    perform private.require_form(coalesce(v_search -> 'filters', '{}'));
    v_counts := v_counts || (
      select count(*)::int
      from private.searched(coalesce(v_search -> 'filters', '{}') || '{"limit": 200}',
        coalesce((v_search ->> 'from')::timestamptz, private.clock()),
        coalesce((v_search ->> 'to')::timestamptz, private.clock() + interval '14 days'),
        ((v_search ->> 'onlyOpen')::boolean is true)::int) s
      where cardinality(s.openings) > 0 or (v_search ->> 'onlyOpen')::boolean is not true);
  end loop;
  return v_counts;
end $$;
comment on function public.count_slots(jsonb) is
  'How many specialists each of up to ten searches would find: [{filters, from, to, onlyOpen}], filters as of find_slots; onlyOpen counts those with an opening. Each counts as one search. Hints: data.invalid, data.busy.';
revoke execute on function public.count_slots from public, anon, authenticated, service_role;
grant execute on function public.count_slots to anon, authenticated;

create or replace function public.nearest_openings(p_visit_type uuid, p_around timestamptz, p_limit int default 3)
returns table (specialist_id uuid, specialist_name text, visit_type_id uuid, starts_at timestamptz, same_specialist boolean)
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.spend_call('search', 600, 12000, 600);
  return query select * from private.nearest_to(p_visit_type, p_around, p_limit);
end $$;
comment on function public.nearest_openings(uuid, timestamptz, int) is
  'Openings to offer instead of a lost one: the same specialist around that time, others of the same specialty near the same hour. Hint: data.busy.';
revoke execute on function public.nearest_openings from public, anon, authenticated, service_role;
grant execute on function public.nearest_openings to anon, authenticated;

create or replace function public.public_facts(p_time_zone text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.spend_call('facts', 600, 12000, 600);
  return private.facts_in_numbers(p_time_zone);
end $$;
comment on function public.public_facts(text) is
  'What the landing page says in numbers: listed specialists, their languages, how many are free before midnight of the zone, the very next opening, and the lowest price of a visit by specialty and currency. 600 in ten minutes per caller. Hint: data.busy.';
revoke execute on function public.public_facts from public, anon, authenticated, service_role;
grant execute on function public.public_facts to anon, authenticated;

create or replace function public.verify_prescription(p_code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_code text := translate(regexp_replace(upper(left(coalesce(p_code, ''), 60)), '[^0-9A-Z]', '', 'g'), 'OIL', '011');
  v_row public.prescriptions;
begin
  perform private.spend_call('verify', 30, 600, 60);
  select * into v_row from public.prescriptions p where p.verify_code = v_code and p.status = 'active';
  -- Unknown, mistyped, held, stopped, corrected: one answer, so that trying codes teaches nothing.
  if v_row.id is null then
    return jsonb_build_object('current', false, 'notice', 'prescriptions.codeNotValid');
  end if;
  return jsonb_build_object('current', true, 'notice', 'prescriptions.notAnElectronicScript',
    'issued_on', (v_row.issued_at at time zone 'Africa/Johannesburg')::date,
    'prescriber', v_row.particulars ->> 'prescriberName', 'council_number', v_row.particulars ->> 'councilNumber',
    'patient_initials', (select string_agg(left(w, 1), '' order by nr)
      from regexp_split_to_table(btrim(v_row.particulars ->> 'patientName'), '\s+') with ordinality t (w, nr)),
    'items', (select jsonb_agg(jsonb_build_object('medicine', i.medicine, 'form', i.form, 'strength', i.strength,
        'quantity', i.quantity, 'quantity_words', i.quantity_words, 'repeats', i.repeats) order by i.position)
      from public.prescription_items i where i.prescription_id = v_row.id));
end $$;
comment on function public.verify_prescription(text) is
  'Whether a code belongs to a prescription that is in force, and what a pharmacist compares with the paper: never directions, address or birth date. Anyone may ask, thirty times a minute; every other code has the same answer. Hint: data.busy.';
revoke execute on function public.verify_prescription from public, anon, authenticated, service_role;
grant execute on function public.verify_prescription to anon, authenticated;

create or replace function public.export_my_record() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_all jsonb;
begin
  perform private.refuse_reading_request();
  if not exists (select from public.profiles p where p.id = v_me) then
    perform private.refuse('data.notFound');
  end if;
  perform private.spend_call('export', 10, 10, 3600);
  if exists (select from public.patients p where p.profile_id = v_me) then
    perform private.write_access_log(v_me, v_me, 'patient', 'everything', 'export', 'self', null, 'export');
  end if;
  select jsonb_agg(r) into v_all from private.fhir_everything(v_me) r;
  select v_all || coalesce(jsonb_agg(p.resource), '[]') into v_all from (
    select distinct split_part(r.ref #>> '{}', '/', 2)::uuid as id
    from jsonb_path_query(v_all, '$.**.reference ? (@ starts with "Practitioner/")') r (ref)) n
  cross join lateral private.fhir_practitioner(n.id) p (resource);
  return (select jsonb_build_object('resourceType', 'Bundle', 'id', gen_random_uuid(), 'type', 'collection',
    'timestamp', private.clock(), 'entry', jsonb_agg(private.fhir_entry(e) order by at))
    from jsonb_array_elements(v_all) with ordinality x (e, at));
end $$;
comment on function public.export_my_record() is
  'Everything about the caller as a FHIR R4 Bundle, written into the access log as export; ten times an hour. Of other people only public name and role. Hints: data.notFound, data.busy. Source: https://hl7.org/fhir/R4/bundle.html';
revoke execute on function public.export_my_record from public, anon, authenticated, service_role;
grant execute on function public.export_my_record to authenticated;

drop function private.spend_search(int);
drop function private.count_search(text, int);
drop table private.search_counts;

comment on table private.rate_counts is 'What callers wrote, per period. Tidied by expire_lapsed_holds.';
comment on function private.spend(text, int, int, int) is
  'Counts a call that writes and refuses with data.busy above the limit per caller, or for all guests together. For calls that only answer: spend_call.';
