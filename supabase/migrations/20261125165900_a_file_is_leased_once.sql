-- Two workers at once: the lease that the other has just set, a blink after this one's clock, is not a clock set back.
create or replace function public.files_to_remove(p_limit int default 100) returns table (bucket text, path text)
language sql volatile security definer set search_path = '' as $$
  update private.files_to_remove f set tried_at = private.clock()
  from (select d.bucket, d.path from private.files_to_remove d
    where d.removed_at is null and (d.tried_at is null or d.tried_at <= private.clock() - interval '5 minutes' or d.tried_at > private.clock() + interval '5 minutes')
    order by d.tried_at nulls first, d.asked_at limit least(greatest(coalesce(p_limit, 100), 1), 1000) for update skip locked) due
  where f.bucket = due.bucket and f.path = due.path
  returning f.bucket, f.path
$$;
