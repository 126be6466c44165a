-- VAT: its rate by date, and which specialists are registered for it and since when. Prices include it.
--
-- A supply counts for VAT on the day on which it was paid or invoiced, whichever came first (Value-Added Tax Act 89 of 1991,
-- section 9(1)). An invoice is made of what was paid, so the day of the payment decides rate and registration.

create table private.vat_rates (
  from_day date primary key,
  percent numeric(4, 2) not null check (percent > 0 and percent < 50)
);
comment on table private.vat_rates is
  'The standard rate of VAT in South Africa, each from a day on until the next. Written by whoever runs the installation.';
insert into private.vat_rates (from_day, percent) values ('1993-04-07', 14), ('2018-04-01', 15);

alter table private.vat_rates enable row level security;
alter table private.vat_rates force row level security;
revoke all on private.vat_rates from public, anon, authenticated, service_role;

create table private.vat_registrations (
  id uuid primary key default gen_random_uuid(),
  specialist_id uuid not null references public.specialists (profile_id),
  vat_number text not null check (vat_number ~ '^4[0-9]{9}$'),
  from_day date not null,
  last_day date check (last_day >= from_day),
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  constraint one_vat_registration_at_a_time exclude using gist (specialist_id with =, daterange(from_day, last_day, '[]') with &&)
);
comment on table private.vat_registrations is
  'From when until when a specialist charges VAT, and under which number. What an invoice was made with is not changed any more. Written by functions only.';

alter table private.vat_registrations enable row level security;
alter table private.vat_registrations force row level security;
revoke all on private.vat_registrations from public, anon, authenticated, service_role;
create trigger vat_registrations_touch before update on private.vat_registrations for each row execute function private.touch();

create function private.vat_percent(p_day date) returns numeric
language sql stable security definer set search_path = '' as $$
  select r.percent from private.vat_rates r where r.from_day <= p_day order by r.from_day desc limit 1
$$;
comment on function private.vat_percent(date) is 'The standard rate of VAT on a day.';

create function private.vat_within(p_minor bigint, p_percent numeric) returns int
language sql immutable security invoker set search_path = '' as $$
  select round(p_minor * p_percent / (100 + p_percent))::int
$$;
comment on function private.vat_within(bigint, numeric) is
  'The VAT inside of an amount that includes it, in minor units, half a unit upwards: 15/115 of it at 15 percent.';

create function private.newest_vat(p_specialist uuid) returns private.vat_registrations
language sql stable security definer set search_path = '' as $$
  select r.* from private.vat_registrations r where r.specialist_id = p_specialist order by r.from_day desc limit 1
$$;
comment on function private.newest_vat(uuid) is 'The last registration for VAT that a specialist told of.';

create function private.vat_used_until(p_row private.vat_registrations) returns date
language sql stable security definer set search_path = '' as $$
  select max(i.supplied_on) from private.invoices i where i.specialist_id = p_row.specialist_id and i.kind = 'invoice'
    and i.supplied_on between p_row.from_day and coalesce(p_row.last_day, 'infinity')
$$;
comment on function private.vat_used_until(private.vat_registrations) is
  'The last day of a payment whose invoice was made under a registration for VAT; null: none was.';

create function public.my_vat() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_specialist();
  v_row private.vat_registrations := private.newest_vat(v_me);
begin
  return jsonb_build_object('today', private.today_at_home(), 'percent', private.vat_percent(private.today_at_home()),
    'registration', case when v_row.id is not null then jsonb_build_object('vatNumber', v_row.vat_number, 'fromDay', v_row.from_day,
      'lastDay', v_row.last_day, 'usedUntil', private.vat_used_until(v_row)) end,
    -- Invoices that were made stay as they are.
    'earliest', (select max(i.supplied_on) + 1 from private.invoices i where i.specialist_id = v_me));
end $$;
comment on function public.my_vat() is
  'Of a specialist, also while they do not practise: their last registration for VAT, the last payment that it holds for, the day from which a new one can begin (null: any), and today''s rate.';
grant execute on function public.my_vat to authenticated;

create function private.is_vat_free_to_change(p_specialist uuid, p_old private.vat_registrations, p_from date, p_last date) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from private.invoices i where i.specialist_id = p_specialist and i.kind = 'invoice'
    and (i.supplied_on between p_from and coalesce(p_last, 'infinity'))
      <> (p_old.id is not null and i.supplied_on between p_old.from_day and coalesce(p_old.last_day, 'infinity')))
$$;
comment on function private.is_vat_free_to_change(uuid, private.vat_registrations, date, date) is
  'Whether no invoice was made of a payment on a day that would come to a registration for VAT, or go from it.';

create function public.save_my_vat(p_number text, p_from date, p_last date default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_specialist();
  v_today date := private.today_at_home();
  v_number text := regexp_replace(coalesce(p_number, ''), '\s', '', 'g');
  v_old private.vat_registrations;
  v_is_used boolean;
begin
  if v_number !~ '^4[0-9]{9}$' then
    perform private.refuse('vat.number');
  elsif p_from is null or p_from < '1991-09-30' or p_from > v_today + 366 then
    perform private.refuse('vat.from');
  elsif p_last < p_from or p_last > v_today + 366 then
    perform private.refuse('vat.last');
  end if;
  -- An invoice that is being made is waited for.
  perform private.lock_invoices(v_me);
  v_old := private.newest_vat(v_me);
  v_is_used := private.vat_used_until(v_old) is not null;
  -- One that is over stays, once an invoice was made under it: what comes then is another.
  if v_is_used and v_old.last_day < v_today and p_from > v_old.last_day then
    v_old := null;
    v_is_used := false;
  end if;
  if v_is_used and (v_number, p_from) is distinct from (v_old.vat_number, v_old.from_day) then
    perform private.refuse('vat.inUse');
  end if;
  if not private.is_vat_free_to_change(v_me, v_old, p_from, p_last) then
    perform private.refuse('vat.issued');
  end if;
  if exists (select from private.vat_registrations r where r.specialist_id = v_me and r.id is distinct from v_old.id
      and daterange(r.from_day, r.last_day, '[]') && daterange(p_from, p_last, '[]')) then
    perform private.refuse('vat.from');
  end if;
  if v_old.id is null then
    insert into private.vat_registrations (specialist_id, vat_number, from_day, last_day) values (v_me, v_number, p_from, p_last);
  else
    update private.vat_registrations r set vat_number = v_number, from_day = p_from, last_day = p_last where r.id = v_old.id;
  end if;
end $$;
comment on function public.save_my_vat(text, date, date) is
  'A specialist says under which number and from which payments on they charge VAT (p_last: until which; null: on and on), or corrects that; it never changes what an invoice said. Hints: vat.number, from, last, inUse, issued.';
grant execute on function public.save_my_vat to authenticated;

create function public.remove_my_vat() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_specialist();
  v_row private.vat_registrations;
begin
  perform private.lock_invoices(v_me);
  v_row := private.newest_vat(v_me);
  if private.vat_used_until(v_row) is not null then
    perform private.refuse('vat.inUse');
  end if;
  delete from private.vat_registrations r where r.id = v_row.id;
end $$;
comment on function public.remove_my_vat() is
  'Takes back the last registration for VAT, told by mistake, as long as no invoice was made under it. Repeatable. Hint: vat.inUse.';
grant execute on function public.remove_my_vat to authenticated;
