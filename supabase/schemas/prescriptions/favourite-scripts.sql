-- What somebody prescribes often: own lists of medicines, put into a draft in one press and checked anew there.

create table public.favourite_scripts (
  id uuid primary key default gen_random_uuid(),
  prescriber_id uuid not null references public.specialists (profile_id),
  label text not null check (length(label) between 1 and 80),
  items jsonb not null check (jsonb_typeof(items) = 'array' and jsonb_array_length(items) between 1 and 10 and length(items::text) <= 30000),
  created_at timestamptz not null default private.clock(),
  unique (prescriber_id, label)
);
comment on table public.favourite_scripts is
  'Medicines that a prescriber keeps to prescribe again, as a draft holds them. Of no patient. The prescriber reads, adds and removes their own.';

alter table public.favourite_scripts enable row level security;
alter table public.favourite_scripts force row level security;
create policy "prescribers read their own favourites" on public.favourite_scripts for select to authenticated
  using (prescriber_id = (select private.me_practising()));
revoke all on public.favourite_scripts from public, anon, authenticated, service_role;
grant select on public.favourite_scripts to authenticated;

create function public.keep_favourite_script(p_label text, p_items jsonb) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_practising();
  v_label text := btrim(coalesce(p_label, ''), E' \t\n\r');
  v_id uuid;
begin
  perform private.require_draft_items(p_items);
  if v_label = '' or length(v_label) > 80 or jsonb_array_length(p_items) = 0 then
    perform private.refuse('data.invalid');
  end if;
  if (select count(*) from public.favourite_scripts f where f.prescriber_id = v_me and f.label <> v_label) >= 60 then
    perform private.refuse('prescriptions.tooManyFavourites');
  end if;
  insert into public.favourite_scripts (prescriber_id, label, items) values (v_me, v_label, p_items)
  on conflict (prescriber_id, label) do update set items = excluded.items returning id into v_id;
  return v_id;
end $$;
comment on function public.keep_favourite_script(text, jsonb) is
  'Keeps medicines as a favourite of the caller; the same label is the same favourite. Its id. Hints: prescriptions.tooManyItems, tooManyFavourites.';
grant execute on function public.keep_favourite_script to authenticated;

create function public.drop_favourite_script(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_practising();
begin
  delete from public.favourite_scripts f where f.id = p_id and f.prescriber_id = v_me;
end $$;
comment on function public.drop_favourite_script(uuid) is 'Takes a favourite of the caller away; of what is gone already nothing happens.';
grant execute on function public.drop_favourite_script to authenticated;
