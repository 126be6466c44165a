-- Consents: what each person decided about exactly which text.
--
-- A decision names the hash of the text that was on the screen; agreeing to a text that was replaced meanwhile is refused.
-- Nothing is ever taken back in place: withdrawing is a new row. The newest row of a kind is what holds.

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

alter table public.consents enable row level security;
alter table public.consents force row level security;
create policy "people read what they decided" on public.consents
  for select to authenticated using (profile_id = (select private.me()));
revoke all on public.consents from public, anon, authenticated, service_role;
grant select on public.consents to authenticated;

select private.append_only('public.consents');

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
grant execute on function public.decide_consent to authenticated;

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
grant execute on function public.my_consents to authenticated;
