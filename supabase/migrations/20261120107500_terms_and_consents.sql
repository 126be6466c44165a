-- Terms and consents: published texts that never change, and what each person decided about exactly which text.
--
-- A decision names the hash of the text that was on the screen; agreeing to a text that was replaced meanwhile is refused.
-- Nothing is ever taken back in place: withdrawing is a new row. The newest row of a kind is what holds.

create function private.text_hash(p_text text) returns text
language sql immutable security invoker set search_path = '' as $$
  select encode(sha256(convert_to(p_text, 'utf8')), 'hex')
$$;
comment on function private.text_hash(text) is 'SHA-256 of a text as UTF-8, in hex.';
revoke execute on function private.text_hash(text) from public, anon, authenticated, service_role;

create table public.terms_versions (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('terms', 'privacy', 'telehealth', 'assistant')),
  locale text not null check (locale ~ '^[a-z]{2,3}(-[A-Z]{2})?$'),
  version int not null check (version > 0),
  title text not null check (length(title) between 1 and 200),
  body text not null check (length(body) between 1 and 100000),
  text_hash text not null generated always as (private.text_hash(title || E'\n' || body)) stored,
  published_at timestamptz not null default private.clock(),
  published_by uuid references public.operators (profile_id),
  retired_at timestamptz,
  retired_by uuid references public.operators (profile_id),
  unique (kind, locale, version)
);
comment on table public.terms_versions is
  'Texts people agree to, by kind, language and version; never edited. Anyone reads all versions: people may look up what they agreed to.';
comment on column public.terms_versions.text_hash is 'SHA-256 (hex) over title, a line feed and the body, as UTF-8.';
create unique index terms_versions_current on public.terms_versions (kind, locale) where retired_at is null;

create table public.consents (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profiles (id),
  terms_id uuid not null references public.terms_versions (id),
  kind text not null,
  version int not null,
  locale text not null,
  text_hash text not null check (text_hash ~ '^[0-9a-f]{64}$'),
  decision text not null check (decision in ('given', 'refused', 'withdrawn')),
  at timestamptz not null default private.clock(),
  client_key uuid not null,
  seq bigint generated always as identity,
  unique (profile_id, client_key)
);
comment on table public.consents is
  'What a person decided about a text, each time anew; the newest of a kind holds. Owner reads; append-only, written by decide_consent.';
create index consents_of_profile on public.consents (profile_id, kind, seq desc);
create index consents_of_terms on public.consents (terms_id);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['terms_versions', 'consents'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('alter table public.%I force row level security', v_table);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', v_table);
  end loop;
end $$;
grant select on public.terms_versions to anon, authenticated;
grant select on public.consents to authenticated;
create policy "anyone reads the texts" on public.terms_versions for select to anon, authenticated using (true);
create policy "people read what they decided" on public.consents
  for select to authenticated using (profile_id = (select private.me()));

create trigger terms_versions_guard before update or delete on public.terms_versions
  for each row execute function private.guard_version();
create trigger terms_versions_guard_all before truncate on public.terms_versions
  for each statement execute function private.refuse_change();
create trigger consents_keep before update or delete on public.consents
  for each row execute function private.refuse_change();
create trigger consents_keep_all before truncate on public.consents
  for each statement execute function private.refuse_change();

create function public.publish_terms(p_form jsonb) returns public.terms_versions
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_kind text;
  v_locale text;
  v_version int;
  v_title text;
  v_body text;
  v_row public.terms_versions;
begin
  if p_form is null or jsonb_typeof(p_form) <> 'object' then
    perform private.refuse('data.invalid');
  end if;
  v_kind := private.form_text(p_form, 'kind', 'terms.kind', 1, 100);
  v_locale := private.form_text(p_form, 'locale', 'terms.locale', 1, 100);
  v_title := private.form_text(p_form, 'title', 'terms.title', 1, 200);
  v_body := private.form_text(p_form, 'body', 'terms.body', 1, 100000);
  if v_kind not in ('terms', 'privacy', 'telehealth', 'assistant') then
    perform private.refuse('terms.kind');
  elsif v_locale !~ '^[a-z]{2,3}(-[A-Z]{2})?$' then
    perform private.refuse('terms.locale');
  elsif jsonb_typeof(p_form -> 'version') is distinct from 'number' or p_form ->> 'version' !~ '^[1-9][0-9]{0,5}$' then
    perform private.refuse('terms.version');
  end if;
  v_version := (p_form ->> 'version')::int;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('terms_versions ' || v_kind, 0));
  select * into v_row from public.terms_versions t where (t.kind, t.locale) = (v_kind, v_locale) and t.retired_at is null;
  if (v_row.version, v_row.title, v_row.body) = (v_version, v_title, v_body) then
    return v_row;
  end if;
  -- A translation carries the number of the version it translates; a new version is one above the newest.
  if v_version <= coalesce(v_row.version, 0)
    or v_version > 1 + coalesce((select max(t.version) from public.terms_versions t where t.kind = v_kind), 0) then
    perform private.refuse('terms.version');
  end if;
  update public.terms_versions set retired_at = private.clock(), retired_by = v_me where id = v_row.id;
  insert into public.terms_versions (kind, locale, version, title, body, published_by)
  values (v_kind, v_locale, v_version, v_title, v_body, v_me) returning * into v_row;
  return v_row;
end $$;
comment on function public.publish_terms(jsonb) is
  'An operator publishes { kind, locale, version, title, body }; repeatable. Hints: terms.kind, terms.locale, terms.version, terms.title, terms.body.';

create function public.decide_consent(p_terms uuid, p_text_hash text, p_decision text, p_key uuid) returns public.consents
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_terms public.terms_versions;
  v_last public.consents;
  v_row public.consents;
begin
  if p_key is null or p_decision is null or p_decision not in ('given', 'refused', 'withdrawn') then
    perform private.refuse('data.invalid');
  end if;
  -- One decision of a person at a time: the newest row must be the last word.
  perform from public.profiles p where p.id = v_me for no key update;
  if not found then
    perform private.refuse('access.refused');
  end if;
  select * into v_row from public.consents c where c.profile_id = v_me and c.client_key = p_key;
  if found then
    return v_row;
  end if;
  select * into v_terms from public.terms_versions t where t.id = p_terms;
  if not found then
    perform private.refuse('data.notFound');
  end if;
  if v_terms.text_hash is distinct from p_text_hash or (p_decision <> 'withdrawn' and v_terms.retired_at is not null) then
    perform private.refuse('consent.textChanged');
  end if;
  select * into v_last from public.consents c where c.profile_id = v_me and c.kind = v_terms.kind order by c.seq desc limit 1;
  if p_decision = 'withdrawn' and (v_last.decision is distinct from 'given' or v_last.terms_id <> p_terms) then
    perform private.refuse('consent.notGiven');
  end if;
  insert into public.consents (profile_id, terms_id, kind, version, locale, text_hash, decision, client_key)
  values (v_me, v_terms.id, v_terms.kind, v_terms.version, v_terms.locale, v_terms.text_hash, p_decision, p_key)
  returning * into v_row;
  return v_row;
end $$;
comment on function public.decide_consent(uuid, text, text, uuid) is
  'The caller agrees to, refuses or withdraws from the text they see, named by its hash; the same key is one decision. Hints: consent.textChanged, consent.notGiven, data.notFound.';

create function public.my_consents(p_locale text default 'en')
returns table (kind text, terms_id uuid, version int, locale text, title text, text_hash text, decision text,
  decided_version int, decided_at timestamptz, due boolean)
language sql stable security definer set search_path = '' as $$
  select t.kind, t.id, t.version, t.locale, t.title, t.text_hash, c.decision, c.version, c.at,
    c.version is null or c.version < t.version
  from (select distinct on (v.kind) v.* from public.terms_versions v where v.retired_at is null
    order by v.kind, v.version desc, v.locale = p_locale desc,
      split_part(v.locale, '-', 1) = split_part(p_locale, '-', 1) desc, v.locale = 'en' desc, v.locale) t
  left join lateral (select * from public.consents c where c.profile_id = (select private.require_me()) and c.kind = t.kind
    order by c.seq desc limit 1) c on true
  order by t.kind
$$;
comment on function public.my_consents(text) is
  'The newest text of each kind in the caller''s language (else English), what they last decided about that kind, and whether a decision is due.';

revoke execute on function public.publish_terms(jsonb), public.decide_consent(uuid, text, text, uuid), public.my_consents(text)
  from public, anon, authenticated, service_role;
grant execute on function public.publish_terms(jsonb), public.decide_consent(uuid, text, text, uuid), public.my_consents(text)
  to authenticated;
