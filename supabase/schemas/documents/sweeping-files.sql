-- Bytes that nobody owns: objects of the storage to which no row leads. They are looked for here, a part of the storage at a
-- time, and removed as all others are, by the function `files-worker` (accounts/files-to-remove.sql).

create function private.sweep_files() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_most constant int := 5000;
  v_last jsonb := (select j.last_result -> 'next' from private.job_runs j where j.name = 'private.sweep_files');
  v_looked int;
  v_next jsonb;
  v_found int;
begin
  -- Whoever announces a file holds it shared until their row is there to see.
  if not pg_try_advisory_xact_lock(hashtextextended('sweep_files', 0)) then
    return jsonb_build_object('looked', 0, 'found', 0, 'next', v_last);
  end if;
  with looked as materialized (
    select o.bucket_id, o.name, greatest(o.created_at, o.updated_at) as at from storage.objects o
    where o.bucket_id in ('documents', 'profile-images')
      and (o.bucket_id, o.name) > (coalesce(v_last ->> 'bucket', ''), coalesce(v_last ->> 'name', ''))
    order by o.bucket_id, o.name limit v_most
  ), listed as (
    insert into private.files_to_remove (bucket, path)
    -- By the clock of the storage, which is no clock of ours.
    select l.bucket_id, l.name from looked l where l.at < now() - interval '1 day' and case l.bucket_id
      when 'documents' then not exists (select from public.documents d where d.path = l.name)
        and not exists (select from public.visit_files f where f.path = l.name)
        and not exists (select from public.registration_files r where r.path = l.name)
        and not exists (select from public.paper_files p where p.path = l.name)
      else not exists (select from public.profiles p where p.id::text || '/portrait' = l.name) end
    on conflict (bucket, path) do update set removed_at = null, tried_at = null, asked_at = excluded.asked_at
      where files_to_remove.removed_at is not null
    returning 1
  )
  select count(*), (select count(*) from listed),
    (select jsonb_build_object('bucket', e.bucket_id, 'name', e.name) from looked e order by e.bucket_id desc, e.name desc limit 1)
  into v_looked, v_found, v_next from looked;
  return jsonb_build_object('looked', v_looked, 'found', v_found, 'next', case when v_looked = v_most then v_next end);
end $$;
comment on function private.sweep_files() is
  'Looks at the next 5000 objects of buckets documents and profile-images, from the first again after the last, and lists those for removal that no row leads to and that are a day old. {looked, found, next}: next is where the next run goes on, null for the beginning.';
