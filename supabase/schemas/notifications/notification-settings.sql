-- When somebody does not want to be disturbed, and whether mails name anybody where a lock screen shows it.

create table public.notification_settings (
  profile_id uuid primary key references public.profiles (id),
  privacy_mode boolean not null default true,
  quiet_from time not null default '21:00',
  quiet_until time not null default '07:00',
  updated_at timestamptz not null default private.clock(),
  mail_rhythm text check (mail_rhythm in ('at_once', 'hourly', 'daily')),
  mail_hour int not null default 8 check (mail_hour between 0 and 23)
);
comment on table public.notification_settings is
  'Privacy of a person''s mails and their quiet hours in their own time zone (equal times: none). Owner reads; written by set_notification_settings and set_mail_rhythm.';
comment on column public.notification_settings.mail_rhythm is 'How mails that may wait come; null: as their role gets them. Daily ones come at mail_hour of their own clock.';

alter table public.notification_settings enable row level security;
alter table public.notification_settings force row level security;
create policy "people read their own notification settings" on public.notification_settings for select to authenticated
  using (profile_id = (select private.me()));
revoke all on public.notification_settings from public, anon, authenticated, service_role;
grant select on public.notification_settings to authenticated;

create trigger notification_settings_touch before update on public.notification_settings for each row
  execute function private.touch();
