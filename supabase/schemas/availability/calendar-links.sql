-- A practice in somebody's own calendar: a private address that a calendar program asks for the coming visits.
--
-- Whoever has the address reads it without signing in, so it says when and by what, never whom or why. The secret in it is
-- made in the browser; only its hash is here.

create table private.calendar_links (
  specialist_id uuid primary key references public.specialists (profile_id),
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null default private.clock(),
  read_at timestamptz
);
comment on table private.calendar_links is
  'The one address by which a calendar program reads a specialist''s visits: the SHA-256 of its secret, and when it was last asked, to the hour.';

alter table private.calendar_links enable row level security;
alter table private.calendar_links force row level security;
revoke all on private.calendar_links from public, anon, authenticated, service_role;

create function private.as_calendar_link(p_row private.calendar_links) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select jsonb_build_object('createdAt', p_row.created_at, 'readAt', p_row.read_at)
$$;
comment on function private.as_calendar_link(private.calendar_links) is 'What its owner is told of the address: when it was made and last read.';

create function public.my_calendar_link() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_specialist();
begin
  return (select private.as_calendar_link(l) from private.calendar_links l where l.specialist_id = v_me);
end $$;
comment on function public.my_calendar_link() is
  'Whether the caller has an address for calendar programs: {createdAt, readAt}, or null. The address itself is kept nowhere; 42501 for other people.';
grant execute on function public.my_calendar_link to authenticated;

create function public.set_calendar_link(p_token_hash text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := (private.my_practice()).profile_id;
  v_row private.calendar_links;
begin
  if p_token_hash is null or p_token_hash !~ '^[0-9a-f]{64}$' then
    perform private.refuse('data.invalid');
  end if;
  perform private.spend('calendar-link', 10, 10, 3600);
  insert into private.calendar_links as l (specialist_id, token_hash) values (v_me, decode(p_token_hash, 'hex'))
  on conflict (specialist_id) do update set token_hash = excluded.token_hash, created_at = private.clock(), read_at = null
    where l.token_hash <> excluded.token_hash;
  select * into v_row from private.calendar_links l where l.specialist_id = v_me;
  return private.as_calendar_link(v_row);
end $$;
comment on function public.set_calendar_link(text) is
  'Makes the caller''s address for calendar programs, by the SHA-256 (hexadecimal) of its secret; the one before stops at once. The same again changes nothing. Hints: data.invalid, data.busy; 42501 for other people.';
grant execute on function public.set_calendar_link to authenticated;

create function public.remove_calendar_link() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_specialist();
begin
  delete from private.calendar_links l where l.specialist_id = v_me;
end $$;
comment on function public.remove_calendar_link() is
  'Takes the caller''s address for calendar programs back; it answers nothing from now on. Repeatable; 42501 for other people.';
grant execute on function public.remove_calendar_link to authenticated;

create function public.calendar_feed(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_owner uuid;
begin
  select l.specialist_id into v_owner from private.calendar_links l
  where l.token_hash = sha256(convert_to(coalesce(p_token, ''), 'utf8'))
    and not exists (select from private.closed_accounts c where c.id = l.specialist_id);
  if v_owner is null then
    return null;
  end if;
  -- Programs ask every few minutes; to the hour is enough for its owner.
  update private.calendar_links l set read_at = v_now where l.specialist_id = v_owner
    and (l.read_at is null or l.read_at < v_now - interval '1 hour');
  return jsonb_build_object('visits', coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'sequence', v.sequence,
      'startsAt', v.starts_at, 'endsAt', v.ends_at, 'mode', v.mode) order by v.starts_at, v.id)
    from (select a.id, a.sequence, a.starts_at, a.ends_at, a.mode from public.appointments a
      where (a.specialist_id = v_owner or a.id = any (private.visits_covered_by(v_owner))) and a.status in ('booked', 'waiting', 'in_progress', 'completed')
        and a.starts_at between v_now - interval '30 days' and v_now + interval '400 days' and private.is_practising(v_owner)
      order by a.starts_at limit 3000) v), '[]'));
end $$;
comment on function public.calendar_feed(text) is
  'For the function `calendar`: what the address with this secret shows, {visits: [{id, sequence, startsAt, endsAt, mode}]}, from 30 days back; null when there is no such address. Nothing of whom or why; no visit while the owner does not practise.';
grant execute on function public.calendar_feed to service_role;
