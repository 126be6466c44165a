-- Files whose bytes are still to be removed from storage, by the server.

create table private.files_to_remove (
  bucket text not null check (length(bucket) <= 100),
  path text not null check (length(path) <= 1024),
  asked_at timestamptz not null default private.clock(),
  removed_at timestamptz,
  tried_at timestamptz,
  primary key (bucket, path)
);
comment on table private.files_to_remove is
  'Files whose bytes the server removes through the storage: only it can reach them. Worked off by files_to_remove() and file_removed().';

create index files_to_remove_next on private.files_to_remove (asked_at) where removed_at is null;

alter table private.files_to_remove enable row level security;
alter table private.files_to_remove force row level security;
revoke all on private.files_to_remove from public, anon, authenticated, service_role;

select private.keep_rows('private.files_to_remove');

create function public.files_to_remove(p_limit int default 100) returns table (bucket text, path text)
language sql volatile security definer set search_path = '' as $$
  update private.files_to_remove f set tried_at = private.clock()
  from (select d.bucket, d.path from private.files_to_remove d
    where d.removed_at is null and (d.tried_at is null or d.tried_at <= private.clock() - interval '5 minutes' or d.tried_at > private.clock() + interval '5 minutes')
    order by d.tried_at nulls first, d.asked_at limit least(greatest(coalesce(p_limit, 100), 1), 1000) for update skip locked) due
  where f.bucket = due.bucket and f.path = due.path
  returning f.bucket, f.path
$$;
comment on function public.files_to_remove(int) is 'Files whose bytes are to go, for the server: each to one worker, again after five minutes.';
grant execute on function public.files_to_remove to service_role;

create function public.file_removed(p_bucket text, p_path text) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.cleaned_files where path = p_path and p_bucket = 'documents';
  update private.files_to_remove set removed_at = private.clock() where bucket = p_bucket and path = p_path
    and removed_at is null
$$;
comment on function public.file_removed(text, text) is 'The server has removed the bytes of this file. Repeatable.';
grant execute on function public.file_removed to service_role;
