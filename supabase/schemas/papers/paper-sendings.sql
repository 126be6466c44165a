-- Signed papers that somebody sent to a pharmacy, an employer or a practice: a link by mail, and a code that they tell by themselves.
-- The mail alone opens nothing, and the paper itself is never in it.

create table private.paper_sendings (
  id uuid primary key,
  paper_id uuid not null references private.papers (id),
  patient_id uuid not null references public.patients (profile_id),
  sent_by uuid not null references public.profiles (id),
  to_name text not null check (length(to_name) between 1 and 100)
    constraint to_name_is_one_line check (to_name = private.one_line(to_name)),
  to_email text not null check (to_email = lower(to_email) and length(to_email) between 3 and 254),
  token_hash bytea not null unique check (length(token_hash) = 32),
  code_hash bytea not null check (length(code_hash) = 32),
  sent_at timestamptz not null default private.clock(),
  expires_at timestamptz not null,
  opens int not null default 0,
  last_opened_at timestamptz,
  wrong_tries int not null default 0 check (wrong_tries between 0 and 10),
  ended_at timestamptz,
  end_reason text check (end_reason in ('taken_back', 'locked', 'closed')),
  check (expires_at > sent_at and expires_at <= sent_at + interval '30 days'),
  check ((ended_at is null) = (end_reason is null))
);
comment on table private.paper_sendings is
  'To whom papers were sent, and what became of it: hashes of the link''s token and of the code, how often it was opened, when it ended. Read and written by functions only.';
create index paper_sendings_of_paper on private.paper_sendings (paper_id, sent_at desc);
create index paper_sendings_of_patient on private.paper_sendings (patient_id, sent_at desc);
create index paper_sendings_by on private.paper_sendings (sent_by);
alter table private.paper_sendings enable row level security;
alter table private.paper_sendings force row level security;
revoke all on private.paper_sendings from public, anon, authenticated, service_role;

create function private.guard_sending() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if to_jsonb(new) - array['opens', 'last_opened_at', 'wrong_tries', 'ended_at', 'end_reason', 'to_name', 'to_email']
      <> to_jsonb(old) - array['opens', 'last_opened_at', 'wrong_tries', 'ended_at', 'end_reason', 'to_name', 'to_email']
    or new.opens < old.opens or new.wrong_tries < old.wrong_tries or (old.ended_at is not null and new.ended_at is distinct from old.ended_at)
    or ((new.to_name, new.to_email) <> (old.to_name, old.to_email) and new.to_email <> 'closed@account.invalid') then
    raise exception 'these facts of a sending never change' using errcode = '23514';
  end if;
  return new;
end $$;
comment on function private.guard_sending() is 'A sending is counted and ends once; to whom it went is forgotten with its account only.';
create trigger paper_sendings_guard before update on private.paper_sendings for each row execute function private.guard_sending();
select private.keep_rows('private.paper_sendings');
