-- Settings of this installation, which its operator writes: who takes payments, whether it is a demo, which clock holds.

create table private.settings (
  key text primary key check (length(key) between 1 and 60),
  value text not null check (length(value) <= 500)
);
comment on table private.settings is
  'Switches of this installation, written by its operator: payment_provider (none, sandbox, …), charge_currency (USD, ZAR: in which visits priced in dollars are charged), service_fee (ZAR 2500: what a specialist owes the platform for each paid visit charged in that currency, in minor units; empty: nothing), demo (true, false), second_factor_for (specialist, operator, staff, with commas: whose work asks for a second factor; empty: nobody''s), caller_address (x-forwarded-for, cf-connecting-ip: which header says where a guest calls from), phone_channels (sms, whatsapp or both with a comma; empty: nobody is texted), phone_prefixes (which numbers are texted, with commas), phone_daily_limit (texts a day of the whole installation), push_public_key (public key of the pair that signs pushes; empty: none are offered), push_hosts (where browsers let pushes be sent, with commas; *. stands for any name before it).';

alter table private.settings enable row level security;
alter table private.settings force row level security;
revoke all on private.settings from public, anon, authenticated, service_role;

create function private.setting(p_key text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select value from private.settings where key = p_key);
end $$;
comment on function private.setting(text) is 'One setting of this installation, or null.';

-- Paying in a sandbox is a choice that an installation makes knowingly, never the default.
insert into private.settings (key, value) values
  ('payment_provider', 'none'), ('payment_capture', 'at_booking'), ('charge_currency', 'USD'), ('service_fee', ''), ('demo', 'false'), ('second_factor_for', 'specialist,operator,staff'), ('clock', 'real'),
  ('caller_address', 'x-forwarded-for'), ('phone_channels', ''), ('phone_prefixes', '+27'), ('phone_daily_limit', '2000'), ('push_public_key', ''),
  ('push_hosts', 'fcm.googleapis.com,updates.push.services.mozilla.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com');
