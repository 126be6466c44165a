-- The number to which somebody lets themselves be texted: that of their profile, once a code sent to it came back.

create table private.phone_numbers (
  profile_id uuid primary key references public.profiles (id),
  e164 text not null check (e164 ~ '^\+[1-9][0-9]{7,14}$'),
  channel text not null check (channel in ('sms', 'whatsapp')),
  code_hash bytea not null check (length(code_hash) = 32),
  code_until timestamptz not null,
  asked_at timestamptz not null default private.clock(),
  confirmed_at timestamptz,
  stopped_at timestamptz,
  failed_at timestamptz
);
comment on table private.phone_numbers is
  'One row per person who asked for a code: to which number, by which channel, and what became of it. Gone with any change of the number. Server only: my_notification_settings tells its owner.';
comment on column private.phone_numbers.channel is 'By which the code came; texts come by it unless something else is chosen.';
comment on column private.phone_numbers.stopped_at is 'Nothing is texted from then on, until the number is confirmed again.';
comment on column private.phone_numbers.failed_at is 'The last text did not arrive; null once one arrived.';

create index phone_numbers_dialled on private.phone_numbers (e164);

alter table private.phone_numbers enable row level security;
alter table private.phone_numbers force row level security;
revoke all on private.phone_numbers from public, anon, authenticated, service_role;

create function private.forget_number() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.phone_numbers n where n.profile_id = new.id;
  return null;
end $$;
comment on function private.forget_number() is 'Another number is not confirmed, and neither is the first one when it comes back.';

create trigger profiles_forget_number after update of phone_e164 on public.profiles for each row
  when (new.phone_e164 is distinct from old.phone_e164) execute function private.forget_number();

create function private.phone_channels() returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(select c from unnest(array['sms', 'whatsapp']) c
    where c = any (string_to_array(coalesce(private.setting('phone_channels'), ''), ',')));
end $$;
comment on function private.phone_channels() is 'The channels by which this installation texts; none unless its operator set them.';

create function private.can_be_texted(p_e164 text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Abroad a text costs many times as much, and selling expensive numbers' codes is a trade.
  return coalesce(exists (select from unnest(string_to_array(private.setting('phone_prefixes'), ',')) x (prefix)
    where x.prefix <> '' and starts_with(p_e164, x.prefix)), false);
end $$;
comment on function private.can_be_texted(text) is 'Whether this installation texts to numbers that begin so.';

create function private.phone_of(p_profile uuid) returns private.phone_numbers
language plpgsql stable security definer set search_path = '' as $$
declare
  v_row private.phone_numbers;
begin
  select n.* into v_row from private.phone_numbers n join public.profiles p on p.id = n.profile_id and p.phone_e164 = n.e164
  where n.profile_id = p_profile and n.confirmed_at is not null and n.stopped_at is null;
  return v_row;
end $$;
comment on function private.phone_of(uuid) is 'The confirmed number to which this person may be texted now; null: there is none.';

create function private.phone_settings(p_profile uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_channels constant text[] := private.phone_channels();
begin
  if cardinality(v_channels) = 0 then
    return null;
  end if;
  return (select jsonb_build_object('channels', v_channels, 'number', p.phone_raw, 'dialled', p.phone_e164,
      'reachable', coalesce(private.can_be_texted(p.phone_e164), false), 'channel', n.channel, 'confirmedAt', n.confirmed_at,
      'stoppedAt', n.stopped_at, 'failedAt', n.failed_at,
      'codeUntil', case when n.confirmed_at is null and n.code_until > private.clock() then n.code_until end)
    from public.profiles p left join private.phone_numbers n on n.profile_id = p.id and n.e164 = p.phone_e164 where p.id = p_profile);
end $$;
comment on function private.phone_settings(uuid) is
  'What a person sees of texts: {channels, number, dialled, reachable, channel, confirmedAt, stoppedAt, failedAt, codeUntil}; null where nobody sends any.';

create function private.texts_since(p_e164 text, p_code boolean, p_since interval) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select count(*) from public.outbox o where o.recipient_phone = p_e164
    and (o.template = 'notifications.phoneCode') = p_code and o.created_at > private.clock() - p_since);
end $$;
comment on function private.texts_since(text, boolean, interval) is
  'How many codes, or how many other texts, were written for this number lately, whoever they are for.';

create function private.is_text_budget_spent() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select count(*) from public.outbox o where o.channel in ('sms', 'whatsapp') and o.created_at > private.clock() - interval '1 day')
    >= coalesce(private.setting('phone_daily_limit')::bigint, 0);
end $$;
comment on function private.is_text_budget_spent() is 'Whether this installation wrote as many texts within a day as its operator pays for.';

create function public.send_phone_code(p_channel text) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_number text;
  v_code text := lpad((('x' || left(replace(gen_random_uuid()::text, '-', ''), 8))::bit(32)::bigint % 1000000)::text, 6, '0');
  v_until constant timestamptz := private.clock() + interval '10 minutes';
begin
  if p_channel is null or p_channel <> all (private.phone_channels()) then
    perform private.refuse('data.invalid');
  end if;
  select p.phone_e164 into v_number from public.profiles p where p.id = v_me for no key update;
  if v_number is null then
    perform private.refuse('phone.noNumber');
  elsif not private.can_be_texted(v_number) then
    perform private.refuse('phone.notTexted');
  end if;
  -- Whoever it is that asks: a number is not rung by many accounts.
  perform pg_advisory_xact_lock(hashtextextended('phone code ' || v_number, 0));
  if private.texts_since(v_number, true, interval '1 hour') >= 3 or private.texts_since(v_number, true, interval '1 day') >= 6 then
    perform private.refuse('phone.codesSpent');
  elsif private.is_text_budget_spent() then
    perform private.refuse('data.busy');
  end if;
  perform private.spend('send_phone_code', 10, 10, 86400);
  insert into private.phone_numbers as n (profile_id, e164, channel, code_hash, code_until)
  values (v_me, v_number, p_channel, sha256(convert_to(v_me || v_code, 'utf8')), v_until)
  on conflict (profile_id) do update set e164 = excluded.e164, channel = excluded.channel, code_hash = excluded.code_hash,
    code_until = excluded.code_until, asked_at = excluded.asked_at, confirmed_at = null, stopped_at = null, failed_at = null;
  insert into public.outbox (channel, recipient_id, recipient_phone, template, payload, dedupe_key)
  values (p_channel, v_me, v_number, 'notifications.phoneCode', jsonb_build_object('code', v_code),
    'phoneCode:' || gen_random_uuid());
  return v_until;
end $$;
comment on function public.send_phone_code(text) is
  'Sends a code of six digits to the number of the caller''s profile, by sms or whatsapp, three an hour and six a day for each number. The number is not confirmed until it comes back. Gives until when it works. Hints: phone.noNumber, notTexted, codesSpent; data.invalid, busy.';
grant execute on function public.send_phone_code to authenticated;

create function public.confirm_phone(p_code text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_row private.phone_numbers;
begin
  if coalesce(p_code, '') !~ '^[0-9]{6}$' then
    perform private.refuse('phone.codeSix');
  end if;
  select n.* into v_row from private.phone_numbers n join public.profiles p on p.id = n.profile_id and p.phone_e164 = n.e164
  where n.profile_id = v_me for update of n;
  if v_row.confirmed_at is not null and v_row.stopped_at is null then
    return;
  elsif v_row.profile_id is null or v_row.confirmed_at is not null or v_row.code_until <= private.clock() then
    perform private.refuse('phone.codeOver');
  -- What a refused try counted stands.
  elsif private.count_call('codes', v_me || ' ' || v_row.asked_at, 600) > 5 then
    perform private.refuse('phone.codeTries');
  elsif v_row.code_hash <> sha256(convert_to(v_me || p_code, 'utf8')) then
    perform private.refuse('phone.codeWrong');
  end if;
  update private.phone_numbers set confirmed_at = private.clock() where profile_id = v_me;
end $$;
comment on function public.confirm_phone(text) is
  'The caller types the code that came to their number: from then on it is texted. Repeatable. Five tries a code. Hints: phone.codeSix, codeOver, codeTries, codeWrong.';
grant execute on function public.confirm_phone to authenticated;

create function public.stop_texts() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.phone_numbers set stopped_at = private.clock()
  where profile_id = private.require_actor() and confirmed_at is not null and stopped_at is null;
end $$;
comment on function public.stop_texts() is 'Nothing is texted to the caller from now on, also nothing that waits. Repeatable; confirming the number again begins anew.';
grant execute on function public.stop_texts to authenticated;

create function public.stop_texts_to(p_e164 text) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count int;
begin
  update private.phone_numbers set stopped_at = private.clock()
  where e164 = p_e164 and confirmed_at is not null and stopped_at is null;
  get diagnostics v_count = row_count;
  return v_count;
end $$;
comment on function public.stop_texts_to(text) is
  'Somebody answered STOP: nothing is texted to this number any more, to none of those who gave it. Gives how many.';
grant execute on function public.stop_texts_to to service_role;
