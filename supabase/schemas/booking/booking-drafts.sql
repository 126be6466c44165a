-- Booking drafts: what a guest typed, kept on the server while they sign up, under a code only they have. A draft holds all
-- of a booking: also what of the record it shares, and which files come with it. It is of who typed it, whomever they book for.
--
-- The browser keeps nothing of it. The code is random and 128 bits long, only its hash is stored, it lasts two hours.
-- Once a signed-in person takes a draft it is theirs alone; it goes when their booking is submitted, or with time.

create table private.booking_drafts (
  code_hash bytea primary key check (length(code_hash) = 32),
  draft jsonb not null check (jsonb_typeof(draft) = 'object' and length(draft::text) <= 8192),
  profile_id uuid,
  expires_at timestamptz not null default private.clock() + interval '2 hours',
  created_at timestamptz not null default private.clock()
);
comment on table private.booking_drafts is 'Unfinished bookings by the hash of a one-time code. Reached through keep_booking_draft and take_booking_draft only.';

create index booking_drafts_of_profile on private.booking_drafts (profile_id);
create index booking_drafts_expiring on private.booking_drafts (expires_at);

alter table private.booking_drafts enable row level security;
alter table private.booking_drafts force row level security;
revoke all on private.booking_drafts from public, anon, authenticated, service_role;

create function private.code_hash(p_code text) returns bytea
language sql immutable security invoker set search_path = '' as $$
  select sha256(convert_to(coalesce(p_code, ''), 'utf8'))
$$;
comment on function private.code_hash(text) is 'What is stored of a draft''s code.';

create function public.keep_booking_draft(p_draft jsonb, p_code text default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.actor();
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
grant execute on function public.keep_booking_draft to anon, authenticated;

create function public.take_booking_draft(p_code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.actor();
  v_draft jsonb;
begin
  update private.booking_drafts set profile_id = coalesce(profile_id, v_me)
  where code_hash = private.code_hash(p_code) and expires_at > private.clock() and (profile_id is null or profile_id = v_me)
  returning draft into v_draft;
  return v_draft;
end $$;
comment on function public.take_booking_draft(text) is
  'The draft of a code, or null. Taken by a signed-in person it becomes theirs alone; it stays until their booking is submitted or two hours pass.';
grant execute on function public.take_booking_draft to anon, authenticated;

create function private.drop_drafts(p_profile uuid) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.booking_drafts where profile_id = p_profile
$$;
comment on function private.drop_drafts(uuid) is 'Forgets the drafts of a person whose booking was submitted.';

create function private.draft_keys() returns text[]
language sql immutable security invoker set search_path = '' as $$
  select array['visitTypeId', 'specialistId', 'startsAt', 'mode', 'reason', 'consent', 'forOther', 'companion', 'access', 'files',
    'shareFiles', 'triage']
$$;
comment on function private.draft_keys() is 'What an unfinished booking may hold.';
