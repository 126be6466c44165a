-- What each person wants to be told, and how: per event, or per area of events, and channel.

create table public.notification_prefs (
  profile_id uuid not null references public.profiles (id),
  event text not null check (event ~ '^[a-z]+(\.[a-zA-Z]+)*$' and length(event) <= 60),
  channel text not null check (channel in ('app', 'email', 'sms', 'whatsapp', 'push')),
  wanted boolean not null,
  updated_at timestamptz not null default private.clock(),
  primary key (profile_id, event, channel)
);
comment on table public.notification_prefs is
  'What a person wants of an event (booking.moved) or an area (booking) on a channel, where it differs from the default. Owner reads; written by set_notification_pref.';

alter table public.notification_prefs enable row level security;
alter table public.notification_prefs force row level security;
create policy "people read their own notification prefs" on public.notification_prefs for select to authenticated
  using (profile_id = (select private.me()));
revoke all on public.notification_prefs from public, anon, authenticated, service_role;
grant select on public.notification_prefs to authenticated;

create trigger notification_prefs_touch before update on public.notification_prefs for each row
  execute function private.touch();
