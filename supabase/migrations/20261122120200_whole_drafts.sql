-- A draft holds all of a booking: also who it is for, what of the record it shares, and which files come with it.

create function private.draft_keys() returns text[]
language sql immutable security invoker set search_path = '' as $$
  select array['visitTypeId', 'specialistId', 'startsAt', 'mode', 'reason', 'consent', 'forWhom', 'person', 'access', 'files',
    'shareFiles', 'triage']
$$;
comment on function private.draft_keys() is 'What an unfinished booking may hold.';

create or replace function public.keep_booking_draft(p_draft jsonb, p_code text default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.me();
  v_code text := p_code;
begin
  if p_draft is null or jsonb_typeof(p_draft) <> 'object' or exists (select from jsonb_object_keys(p_draft) k
      where k <> all (private.draft_keys())) then
    perform private.refuse('data.invalid');
  end if;
  if length(p_draft::text) > 8192 then
    perform private.refuse('booking.draftTooLarge');
  end if;
  perform private.spend('draft', 120, 3000, 600);
  update private.booking_drafts set draft = p_draft, profile_id = coalesce(profile_id, v_me), expires_at = private.clock() + interval '2 hours'
  where code_hash = private.code_hash(p_code) and expires_at > private.clock() and (profile_id is null or profile_id = v_me);
  if not found then
    -- gen_random_uuid draws on the strong random source; two of them hold more than the 128 bits kept.
    v_code := left(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex'), 32);
    insert into private.booking_drafts (code_hash, draft, profile_id) values (private.code_hash(v_code), p_draft, v_me);
  end if;
  return v_code;
end $$;
comment on function public.keep_booking_draft(jsonb, text) is
  'Keeps an unfinished booking for two hours and gives its code; the same code replaces what was kept. Hints: booking.draftTooLarge, data.invalid, data.busy.';


revoke execute on function private.draft_keys() from public, anon, authenticated, service_role;
