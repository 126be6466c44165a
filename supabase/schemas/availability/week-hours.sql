-- When a specialist works: weekly hours, their zone, and which visits a change leaves outside.
--
-- Hours, exceptions and zone are one plan with one version. A change never moves a visit: visits keep their instants, and
-- the answer names those that now lie outside, each with openings that it could be moved to in one step.

create function private.hours_of(p_rules jsonb)
returns table (weekday int, starts_at time, ends_at time, valid_from date, valid_to date, modes text[])
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_rule jsonb;
begin
  perform private.require_form(p_rules, 'array');
  if jsonb_array_length(p_rules) > 100 then
    perform private.refuse('validation.tooMany');
  end if;
  for v_rule in select e from jsonb_array_elements(p_rules) e loop
    perform private.require_form(v_rule);
    weekday := private.form_int(v_rule, 'weekday', 'data.invalid', 1, 7);
    starts_at := private.form_local_time(v_rule, 'startsAt');
    ends_at := private.form_local_time(v_rule, 'endsAt');
    valid_from := private.form_calendar_day(v_rule, 'validFrom');
    valid_to := private.form_calendar_day(v_rule, 'validTo');
    -- Hours that name no kind of visit are open for every kind.
    modes := case when v_rule ? 'modes' then private.form_modes(v_rule) else '{video,voice,chat}' end;
    if ends_at <= starts_at then
      perform private.refuse('practice.hoursOrder');
    end if;
    if valid_to < valid_from then
      perform private.refuse('practice.dates');
    end if;
    return next;
  end loop;
end $$;
comment on function private.hours_of(jsonb) is 'Weekly hours as a form says them, one row per stretch.';

create function private.refuse_overlaps(p_rules jsonb) returns void
language plpgsql stable security invoker set search_path = '' as $$
begin
  -- Stretches that touch are one; those of other weeks are no overlap.
  if exists (
    with hours as (select h.*, row_number() over () as nr from private.hours_of(p_rules) h)
    select from hours a join hours b on a.weekday = b.weekday and a.nr < b.nr
      and a.starts_at < b.ends_at and b.starts_at < a.ends_at
      and daterange(a.valid_from, a.valid_to, '[]') && daterange(b.valid_from, b.valid_to, '[]')) then
    perform private.refuse('practice.hoursOverlap');
  end if;
end $$;
comment on function private.refuse_overlaps(jsonb) is 'Two stretches of one day may touch, not overlap (practice.hoursOverlap).';

create function private.ids_outside(p_specialist uuid, p_zone text) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_first date;
  v_last date;
  v_modes text[] := '{video,voice,chat}';
  v_mode text;
  v_free tstzmultirange[] := '{}';
begin
  select (min(a.starts_at) at time zone p_zone)::date - 1, (max(a.ends_at) at time zone p_zone)::date + 1 into v_first, v_last
  from public.appointments a
  where a.specialist_id = p_specialist and a.starts_at > v_now
    and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress');
  if v_first is null then
    return '{}';
  end if;
  -- Once a kind of visit for the whole span of the coming ones; an extra visit outside hours is meant to be there.
  foreach v_mode in array v_modes loop
    v_free := array_append(v_free, private.free_time(p_specialist, p_zone, v_first, v_last, v_mode));
  end loop;
  return array(select a.id from public.appointments a
    where a.specialist_id = p_specialist and a.starts_at > v_now
      and a.status in ('requested', 'awaiting_payment', 'booked', 'waiting')
      and (a.booked_at is not null or a.requested_at is not null)
      and (a.hold_expires_at is null or a.hold_expires_at > v_now)
      and not a.during <@ v_free[array_position(v_modes, a.mode)]
      and not exists (select from public.squeeze_ins q where q.appointment_id = a.id)
    order by a.starts_at limit 500);
end $$;
comment on function private.ids_outside(uuid, text) is
  'Coming visits, asked or booked, that no hours of this specialist for their kind cover now; the next 500.';

create function private.three_openings(p_visit public.appointments, p_zone text, p_used tstzmultirange) returns timestamptz[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_type public.visit_types;
  v_length interval := p_visit.ends_at - p_visit.starts_at;
begin
  select t.* into v_type from public.visit_types t where t.id = p_visit.visit_type_id;
  v_type.minutes := extract(epoch from v_length) / 60;
  v_type.modes := array[p_visit.mode];
  return array(select o from unnest(private.openings(v_type, p_zone, private.earliest_proposal(p_visit),
      private.earliest_proposal(p_visit) + interval '30 days', 12)) o
    where not p_used && tstzrange(o, o + v_length) limit 3);
end $$;
comment on function private.three_openings(public.appointments, text, tstzmultirange) is
  'Up to three times that this visit could be moved to, none of them earlier or soon, apart from those suggested to others.';

create function private.visits_outside(p_specialist uuid, p_before uuid[] default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_zone text := (select s.time_zone from public.specialists s where s.profile_id = p_specialist);
  v_visit public.appointments;
  v_openings timestamptz[];
  v_used tstzmultirange := '{}';
  v_visits jsonb := '[]';
begin
  for v_visit in select a.* from public.appointments a where a.id = any (private.ids_outside(p_specialist, v_zone))
      and private.is_practising(p_specialist) order by a.starts_at, a.id loop
    -- Fifty at a time are moved by hand; the others follow when these are gone.
    v_openings := case when jsonb_array_length(v_visits) < 50 and v_visit.status = 'booked'
      then private.three_openings(v_visit, v_zone, v_used) else '{}' end;
    if cardinality(v_openings) > 0 then
      v_used := v_used + tstzmultirange(tstzrange(v_openings[1], v_openings[1] + (v_visit.ends_at - v_visit.starts_at)));
    end if;
    v_visits := v_visits || jsonb_build_object('appointmentId', v_visit.id, 'patientId', v_visit.patient_id,
      'patientName', private.person_name(v_visit.patient_id),
      'startsAt', v_visit.starts_at, 'endsAt', v_visit.ends_at,
      'visitTypeName', v_visit.visit_type_name, 'mode', v_visit.mode, 'status', v_visit.status,
      'touched', p_before is not null and not v_visit.id = any (p_before), 'proposedStart',
      case when private.is_proposed(v_visit) then v_visit.proposed_start end, 'openings', to_jsonb(v_openings));
  end loop;
  return v_visits;
end $$;
comment on function private.visits_outside(uuid, uuid[]) is
  'Coming visits outside the hours of a specialist who practises, soonest first: who, when, whether this change did it (touched), and openings instead.';

create function public.visits_outside_hours() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.visits_outside(private.require_specialist());
end $$;
comment on function public.visits_outside_hours() is
  'The caller''s coming visits that lie outside their hours, with openings to propose instead (propose_times). Extra visits are not among them.';
grant execute on function public.visits_outside_hours to authenticated;

create function private.plan_saved(p_specialist uuid, p_before uuid[]) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_version int;
begin
  update public.specialists set hours_version = hours_version + 1 where profile_id = p_specialist
  returning hours_version into v_version;
  return jsonb_build_object('version', v_version, 'outside', private.visits_outside(p_specialist, p_before));
end $$;
comment on function private.plan_saved(uuid, uuid[]) is 'The answer to a changed plan: its new version and the visits outside.';

create function private.plan_kept(p_row public.specialists) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object('version', p_row.hours_version,
    'outside', private.visits_outside(p_row.profile_id, private.ids_outside(p_row.profile_id, p_row.time_zone)));
end $$;
comment on function private.plan_kept(public.specialists) is 'The answer when the plan already was as wanted.';

create function public.set_week_hours(p_rules jsonb, p_version int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.specialists := private.my_practice();
  v_before uuid[];
begin
  perform private.refuse_overlaps(p_rules);
  if not exists ((select h.* from private.hours_of(p_rules) h except all
      select r.weekday, r.starts_at, r.ends_at, r.valid_from, r.valid_to, r.modes
      from public.availability_rules r where r.specialist_id = v_row.profile_id)
    union all (select r.weekday, r.starts_at, r.ends_at, r.valid_from, r.valid_to, r.modes
      from public.availability_rules r where r.specialist_id = v_row.profile_id except all
      select h.* from private.hours_of(p_rules) h)) then
    return private.plan_kept(v_row);
  end if;
  if p_version is distinct from v_row.hours_version then
    perform private.refuse('data.conflict');
  end if;
  v_before := private.ids_outside(v_row.profile_id, v_row.time_zone);
  delete from public.availability_rules where specialist_id = v_row.profile_id;
  insert into public.availability_rules (specialist_id, weekday, starts_at, ends_at, valid_from, valid_to, modes)
  select v_row.profile_id, h.* from private.hours_of(p_rules) h;
  return private.plan_saved(v_row.profile_id, v_before);
end $$;
comment on function public.set_week_hours(jsonb, int) is
  'Replaces the caller''s weekly hours: [{weekday 1-7, startsAt, endsAt (24:00 too), validFrom, validTo, modes (without: all)}]. Gives {version, outside}. The same again changes nothing. Hints: data.conflict, practice.hoursTime, hoursOrder, hoursOverlap, dates, modes, validation.tooMany.';
grant execute on function public.set_week_hours to authenticated;

create function public.set_weekdays(p_days jsonb, p_version int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.specialists := private.my_practice();
  v_names text[] := array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  v_today date := (private.clock() at time zone v_row.time_zone)::date;
  v_wanted int[];
  v_now int[];
  v_before uuid[];
begin
  perform private.require_form(p_days);
  select array_agg(d.nr::int order by d.nr) filter (where private.form_flag(p_days, d.name)) into v_wanted
  from unnest(v_names) with ordinality d (name, nr);
  if exists (select from jsonb_object_keys(p_days) k where not k = any (v_names)) then
    perform private.refuse('data.invalid');
  end if;
  v_wanted := coalesce(v_wanted, '{}');
  -- Hours that ran out are no working day any more.
  v_now := array(select distinct r.weekday from public.availability_rules r
    where r.specialist_id = v_row.profile_id and (r.valid_to is null or r.valid_to >= v_today) order by 1);
  if v_now = v_wanted then
    return private.plan_kept(v_row);
  end if;
  if p_version is distinct from v_row.hours_version then
    perform private.refuse('data.conflict');
  end if;
  v_before := private.ids_outside(v_row.profile_id, v_row.time_zone);
  delete from public.availability_rules r where r.specialist_id = v_row.profile_id and not r.weekday = any (v_wanted);
  insert into public.availability_rules (specialist_id, weekday, starts_at, ends_at)
  select v_row.profile_id, d, '09:00', '17:00' from unnest(v_wanted) d where not d = any (v_now);
  return private.plan_saved(v_row.profile_id, v_before);
end $$;
comment on function public.set_weekdays(jsonb, int) is
  'The quick form: {monday: true, …}. Chosen days keep their hours, newly chosen ones get 09:00 to 17:00, the others lose theirs. Gives {version, outside}. Hints: data.conflict, data.invalid.';
grant execute on function public.set_weekdays to authenticated;
