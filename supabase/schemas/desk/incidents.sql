-- The register of incidents and complaints: what happened or was complained of, what was done about it, and what was learned.
--
-- It names no patient: an entry says what happened, and whoever has to know whose visit it was finds it in the logs. What was
-- written stays as it was; each step says who wrote it and what the entry is from then on.

create table private.incidents (
  id uuid primary key,
  nr int generated always as identity unique,
  kind text not null check (kind in ('incident', 'complaint', 'breach')),
  happened_on date not null,
  told_by text not null check (told_by in ('patient', 'specialist', 'operator', 'somebody_else')),
  harm text not null check (harm in ('none', 'minor', 'serious', 'death', 'unknown')),
  what text not null check (length(what) between 10 and 1000),
  written_by uuid not null references public.operators (profile_id),
  written_at timestamptz not null default private.clock()
);
comment on table private.incidents is
  'What went wrong (incident), what somebody complained of (complaint), and whose data came into wrong hands (breach). Append-only; operators read and write it by functions.';

create index incidents_of_operator on private.incidents (written_by);

create table private.incident_steps (
  id bigint generated always as identity primary key,
  incident_id uuid not null references private.incidents (id),
  state text not null check (state in ('open', 'told', 'closed')),
  words text not null check (length(words) between 10 and 1000),
  by_id uuid not null references public.operators (profile_id),
  at timestamptz not null default private.clock()
);
comment on table private.incident_steps is
  'What was done about an entry of the register, and what it is from then on; told: the people concerned, and of a breach the Information Regulator, were told (POPIA, section 22). Append-only.';

create index incident_steps_of_incident on private.incident_steps (incident_id, id);
create index incident_steps_of_operator on private.incident_steps (by_id);

alter table private.incidents enable row level security;
alter table private.incidents force row level security;
alter table private.incident_steps enable row level security;
alter table private.incident_steps force row level security;
revoke all on private.incidents, private.incident_steps from public, anon, authenticated, service_role;
select private.append_only('private.incidents');
select private.append_only('private.incident_steps');

create function public.write_incident(p_id uuid, p_form jsonb) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_what text := private.form_text(p_form, 'what', 'desk.incidentWhat', 10, 1000);
  v_day date := private.form_day(p_form, 'happenedOn', 'desk.incidentDay');
  v_row private.incidents;
begin
  if p_id is null or p_form ->> 'kind' is null or p_form ->> 'kind' not in ('incident', 'complaint', 'breach')
    or p_form ->> 'toldBy' is null or p_form ->> 'toldBy' not in ('patient', 'specialist', 'operator', 'somebody_else')
    or p_form ->> 'harm' is null or p_form ->> 'harm' not in ('none', 'minor', 'serious', 'death', 'unknown') then
    perform private.refuse('data.invalid');
  end if;
  insert into private.incidents (id, kind, happened_on, told_by, harm, what, written_by)
  values (p_id, p_form ->> 'kind', v_day, p_form ->> 'toldBy', p_form ->> 'harm', v_what, v_me)
  on conflict (id) do nothing;
  select * into v_row from private.incidents i where i.id = p_id;
  -- The same press twice is one entry; another one under its id is a mistake of the caller.
  if (v_row.written_by, v_row.what) is distinct from (v_me, v_what) then
    perform private.refuse('data.conflict');
  end if;
  return v_row.nr;
end $$;
comment on function public.write_incident(uuid, jsonb) is
  'An operator writes an entry of the register: { kind: incident | complaint | breach, happenedOn, toldBy: patient | specialist | operator | somebody_else, harm: none | minor | serious | death | unknown, what (10 to 1,000 letters) }. Its number; repeatable by its id. Hints: desk.incidentWhat, desk.incidentDay, validation.tooLong, data.conflict, data.invalid.';
grant execute on function public.write_incident to authenticated;

create function public.add_incident_step(p_incident uuid, p_state text, p_words text, p_seen int) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_words text := private.form_text(jsonb_build_object('words', p_words), 'words', 'desk.incidentWords', 10, 1000);
begin
  perform from private.incidents i where i.id = p_incident for no key update;
  if not found then
    perform private.refuse('data.notFound');
  elsif p_state is null or p_state not in ('open', 'told', 'closed') then
    perform private.refuse('data.invalid');
  -- What a colleague wrote meanwhile is read before anything is added to it.
  elsif p_seen is distinct from (select count(*)::int from private.incident_steps s where s.incident_id = p_incident) then
    perform private.refuse('data.conflict');
  end if;
  insert into private.incident_steps (incident_id, state, words, by_id) values (p_incident, p_state, v_words, v_me);
end $$;
comment on function public.add_incident_step(uuid, text, text, int) is
  'An operator writes what was done about an entry and what it is from now on (open, told, closed; a closed one opens again in this way). p_seen: how many steps were on the screen. Hints: desk.incidentWords, validation.tooLong, data.conflict (a colleague wrote meanwhile), data.notFound, data.invalid.';
grant execute on function public.add_incident_step to authenticated;

create function private.incident_state(p_incident uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select s.state from private.incident_steps s where s.incident_id = p_incident order by s.id desc limit 1), 'open')
$$;
comment on function private.incident_state(uuid) is 'What an entry of the register is since its last step; open before the first.';

create function public.incident_register()
returns table (id uuid, nr int, kind text, happened_on date, told_by text, harm text, what text, written_by_name text, written_at timestamptz, state text, steps jsonb)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  return query select i.id, i.nr, i.kind, i.happened_on, i.told_by, i.harm, i.what, w.name, i.written_at, private.incident_state(i.id),
      (select coalesce(jsonb_agg(jsonb_build_object('at', s.at, 'byName', p.name, 'state', s.state, 'words', s.words) order by s.id), '[]')
        from private.incident_steps s join public.profiles p on p.id = s.by_id where s.incident_id = i.id)
    from private.incidents i join public.profiles w on w.id = i.written_by
    order by private.incident_state(i.id) = 'closed', i.nr desc limit 200;
end $$;
comment on function public.incident_register() is
  'For operators: the register, what is not closed first, then the newest, each with its steps in their order.';
grant execute on function public.incident_register to authenticated;
