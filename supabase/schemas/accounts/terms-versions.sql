-- Terms: published texts that never change.

create function private.text_hash(p_text text) returns text
language sql immutable security invoker set search_path = '' as $$
  select encode(sha256(convert_to(p_text, 'utf8')), 'hex')
$$;
comment on function private.text_hash(text) is 'SHA-256 of a text as UTF-8, in hex.';

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

alter table public.terms_versions enable row level security;
alter table public.terms_versions force row level security;
create policy "anyone reads the texts" on public.terms_versions for select to anon, authenticated using (true);
revoke all on public.terms_versions from public, anon, authenticated, service_role;
grant select on public.terms_versions to anon, authenticated;

create trigger terms_versions_guard before update or delete on public.terms_versions
  for each row execute function private.guard_version();
create trigger terms_versions_guard_all before truncate on public.terms_versions
  for each statement execute function private.refuse_change();

create function private.publish_terms(p_form jsonb, p_by uuid) returns public.terms_versions
language plpgsql volatile security definer set search_path = '' as $$
declare
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
  update public.terms_versions set retired_at = private.clock(), retired_by = p_by where id = v_row.id;
  insert into public.terms_versions (kind, locale, version, title, body, published_by)
  values (v_kind, v_locale, v_version, v_title, v_body, p_by) returning * into v_row;
  return v_row;
end $$;
comment on function private.publish_terms(jsonb, uuid) is
  'Publishes, in the name of an operator, { kind, locale, version, title, body }; repeatable. Hints: terms.kind, terms.locale, terms.version, terms.title, terms.body.';
