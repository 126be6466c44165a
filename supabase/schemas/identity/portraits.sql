-- Portraits: each person one file, under their own id, that everybody may see.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('profile-images', 'profile-images', true, 5242880, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do nothing;

-- No right to add or replace one: the function `documents` does, with what draws the picture and nothing else of it. Where it
-- was taken would be open to everybody at once.
create policy "people see their own portrait file" on storage.objects for select to authenticated
  using (bucket_id = 'profile-images' and name = (select private.me())::text || '/portrait');
create policy "people remove their own portrait" on storage.objects for delete to authenticated
  using (bucket_id = 'profile-images' and name = (select private.me())::text || '/portrait');

create function public.portrait_place() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  -- Each asking is an inspection.
  perform private.spend('portrait', 20, 20, 3600);
  if exists (select from private.closed_accounts c where c.id = v_me) then
    raise exception 'the account is closed' using errcode = '42501', hint = 'access.refused';
  end if;
  return v_me::text || '/portrait';
end $$;
comment on function public.portrait_place() is
  'Where the caller''s portrait lies in bucket profile-images, for the function that inspects and keeps it. Hint: data.busy.';
grant execute on function public.portrait_place to authenticated;

create function private.portrait_since(p_person uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select coalesce(o.updated_at, o.created_at) from storage.objects o
  where o.bucket_id = 'profile-images' and o.name = p_person::text || '/portrait'
    -- Ours are 20 kB; what is sent past our pages must not weigh on pages where many are shown.
    and (o.metadata ->> 'size')::bigint <= 262144
$$;
comment on function private.portrait_since(uuid) is
  'Since when this person''s portrait is as it is, which is also its version in addresses; null: there is none, or it is heavier than 256 kB.';

create function public.my_portrait() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  return (select jsonb_build_object('path', o.name, 'keptAt', coalesce(o.updated_at, o.created_at)) from storage.objects o
    where o.bucket_id = 'profile-images' and o.name = v_me::text || '/portrait');
end $$;
comment on function public.my_portrait() is
  'Where the caller''s portrait lies in bucket profile-images and since when, {path, keptAt}; null: there is none.';
grant execute on function public.my_portrait to authenticated;
