-- People see the portrait that is kept of them, and whether there is one.

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
revoke execute on function public.my_portrait from public, anon, authenticated, service_role;
grant execute on function public.my_portrait to authenticated;
