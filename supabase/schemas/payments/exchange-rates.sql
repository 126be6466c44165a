-- What a dollar is worth in rands, as two operators published it, with its day and its source. A rate holds for 31 days after
-- that day: until then rands are shown beside prices (shared-data/src/rands) and, where the setting charge_currency says ZAR,
-- visits are charged in rands at it. Without a rate that holds, the dollars of the price are charged.

create table public.exchange_rates (
  id uuid primary key default gen_random_uuid(),
  currency text not null check (currency = 'ZAR'),
  version int not null check (version > 0),
  per_dollar numeric(8, 4) not null check (per_dollar > 0),
  dated date not null,
  source text not null check (length(source) between 1 and 300),
  published_at timestamptz not null default private.clock(),
  published_by uuid references public.operators (profile_id),
  retired_at timestamptz,
  retired_by uuid references public.operators (profile_id),
  unique (currency, version)
);
comment on table public.exchange_rates is
  'Rands for one US dollar, by the day they are of; never edited. Anyone reads the current one, operators read all versions.';

create unique index exchange_rates_current on public.exchange_rates (currency) where retired_at is null;

alter table public.exchange_rates enable row level security;
alter table public.exchange_rates force row level security;
create policy "anyone reads the current rate" on public.exchange_rates
  for select to anon, authenticated using (retired_at is null);
create policy "operators read earlier rates" on public.exchange_rates for select to authenticated
  using ((select private.me_operating()) is not null);
revoke all on public.exchange_rates from public, anon, authenticated, service_role;
grant select on public.exchange_rates to anon, authenticated;

create trigger exchange_rates_guard before update or delete on public.exchange_rates
  for each row execute function private.guard_version();
create trigger exchange_rates_guard_all before truncate on public.exchange_rates
  for each statement execute function private.refuse_change();

create function private.publish_exchange_rate(p_form jsonb, p_replaces int, p_by uuid) returns public.exchange_rates
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_new public.exchange_rates;
  v_old public.exchange_rates;
  v_text text;
begin
  if p_form is null or jsonb_typeof(p_form) <> 'object' or pg_column_size(p_form) > 8192 then
    perform private.refuse('data.invalid');
  end if;
  v_text := private.form_text(p_form, 'perDollar', 'rate.perDollar', 1, 20);
  -- Outside of these the point stands in the wrong place: a dollar was never worth so little or so much.
  if v_text !~ '^\d{1,2}\.\d{2,4}$' or v_text::numeric not between 5 and 60 then
    perform private.refuse('rate.perDollar');
  end if;
  v_new.per_dollar := v_text::numeric;
  v_new.dated := private.form_day(p_form, 'dated', 'rate.dated');
  v_new.source := private.form_text(p_form, 'source', 'rate.source', 1, 300);
  -- Nobody would be shown it.
  if v_new.dated < (private.clock() at time zone 'UTC')::date - 31 then
    perform private.refuse('rate.dated');
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('exchange_rates', 0));
  select * into v_old from public.exchange_rates r where r.currency = 'ZAR' and r.retired_at is null;
  if (v_old.per_dollar, v_old.dated, v_old.source) = (v_new.per_dollar, v_new.dated, v_new.source) then
    return v_old;
  end if;
  if coalesce(v_old.version, 0) <> coalesce(p_replaces, 0) then
    perform private.refuse('data.conflict');
  end if;
  if v_new.dated < v_old.dated then
    perform private.refuse('rate.dated');
  end if;
  update public.exchange_rates set retired_at = private.clock(), retired_by = p_by where id = v_old.id;
  insert into public.exchange_rates (currency, version, per_dollar, dated, source, published_by)
  values ('ZAR', coalesce(v_old.version, 0) + 1, v_new.per_dollar, v_new.dated, v_new.source, p_by) returning * into v_new;
  return v_new;
end $$;
comment on function private.publish_exchange_rate(jsonb, int, uuid) is
  'Publishes { perDollar, dated, source } in the name of an operator; p_replaces is the version they saw (0: there was none). Of a day within 31 days, and not before that of the rate it replaces. Hints: data.conflict, rate.*.';

create function private.service_fee(out currency text, out amount_minor int)
language sql stable security definer set search_path = '' as $$
  select m[1], m[2]::int from regexp_match(private.setting('service_fee'), '^([A-Z]{3}) ([1-9][0-9]{0,6})$') m
$$;
comment on function private.service_fee() is
  'The platform''s flat fee for a paid visit charged in that currency, in minor units, by the setting service_fee; nulls: there is none.';

create function private.charge_for(p_price_minor int, p_currency text, out amount_minor int, out currency text,
  out per_dollar numeric, out rate_dated date)
language plpgsql stable security definer set search_path = '' as $$
begin
  amount_minor := p_price_minor;
  currency := p_currency;
  if p_currency <> 'USD' or p_price_minor = 0 or private.setting('charge_currency') is distinct from 'ZAR' then
    return;
  end if;
  select e.per_dollar, e.dated into per_dollar, rate_dated from public.exchange_rates e
  where e.currency = 'ZAR' and e.retired_at is null
    and e.dated >= (private.clock() at time zone 'Africa/Johannesburg')::date - 31;
  if found then
    amount_minor := greatest(round(p_price_minor * per_dollar / 100), 1)::int * 100;
    currency := 'ZAR';
  end if;
end $$;
comment on function private.charge_for(int, text) is
  'What is charged for a price now, in minor units: the price itself, or whole rands at the published rate, half a rand upwards and one rand at least. per_dollar and rate_dated: that rate and its day; null: none was used.';
