-- Access logs that were restored. After a restore the database or the store of the anchors is older than the other, which looks
-- like an attack and is told as one, until two operators say that it was a restore.
--
-- Their word alone changes nothing: whoever owns the database could write it. Whoever holds the key of the anchors notes it in the
-- store (verify-anchors --seal), signed, with the two names and with the lines that nothing proves any more; from then on the logs are
-- compared with what they were in that moment. What is kept here is what the desk and patients are shown of it.

create table private.log_restorations (
  publication_id uuid primary key references private.publications (id),
  entry bigint not null check (entry > 0),
  sealed_at timestamptz not null default clock_timestamp()
);
comment on table private.log_restorations is
  'Restores that two operators declared and that were noted in the store of the anchors, with the number of that entry. Written by the command verify-anchors alone.';

create table private.log_gaps (
  publication_id uuid not null references private.log_restorations (publication_id),
  patient_id uuid not null,
  from_seq bigint not null check (from_seq > 0),
  to_seq bigint not null check (to_seq >= from_seq),
  primary key (publication_id, patient_id)
);
comment on table private.log_gaps is
  'Lines of an access log that a restore lost or left without proof. Without a foreign key to the patient: the whole chain may be what was lost.';

create index log_gaps_of_patient on private.log_gaps (patient_id);

alter table private.log_restorations enable row level security;
alter table private.log_restorations force row level security;
revoke all on private.log_restorations from public, anon, authenticated, service_role;
alter table private.log_gaps enable row level security;
alter table private.log_gaps force row level security;
revoke all on private.log_gaps from public, anon, authenticated, service_role;

select private.append_only('private.log_restorations');
select private.append_only('private.log_gaps');

create function private.check_restoration(p_form jsonb) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.form_text(p_form, 'reason', 'logs.reason', 1, 1000);
  perform private.form_day(p_form, 'backupOf', 'logs.backupOf');
  if not exists (select from private.access_log_faults) and not exists (
      select from private.access_log_anchoring a where a.store = 'cut') then
    perform private.refuse('logs.nothingDiffers');
  end if;
  if exists (select from private.publications p where p.kind = 'log_restored' and p.state = 'published'
      and not exists (select from private.log_restorations r where r.publication_id = p.id)) then
    perform private.refuse('logs.notNotedYet');
  end if;
  return null;
end $$;
comment on function private.check_restoration(jsonb) is
  'Refuses { reason, backupOf } that says nothing, while logs and anchors agree, or while an earlier word waits to be noted. Hints: logs.reason, logs.backupOf, logs.nothingDiffers, logs.notNotedYet.';

create function private.note_restoration(p_id uuid, p_entry bigint, p_hash text, p_gaps jsonb, p_heads jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not exists (select from private.publications p where p.id = p_id and p.kind = 'log_restored' and p.state = 'published') then
    perform private.refuse('data.notFound');
  end if;
  insert into private.log_restorations (publication_id, entry) values (p_id, p_entry);
  insert into private.log_gaps (publication_id, patient_id, from_seq, to_seq)
  select p_id, (g.value ->> 0)::uuid, (g.value ->> 1)::bigint, (g.value ->> 2)::bigint from jsonb_array_elements(p_gaps) g;
  update private.access_log_anchoring set entry = p_entry, entry_hash = p_hash, store = 'well', checked_at = clock_timestamp(),
    anchored_at = clock_timestamp(), waiting_since = null;
  update private.access_log_heads h set anchored_seq = a.seq, anchored_at = private.clock()
  from (select (e.value ->> 0)::uuid as patient_id, (e.value ->> 1)::bigint as seq from jsonb_array_elements(p_heads) e) a
  where h.patient_id = a.patient_id;
  delete from private.access_log_faults;
end $$;
comment on function private.note_restoration(uuid, bigint, text, jsonb, jsonb) is
  'For verify-anchors, once it has noted a restore in the store: the number and hash of that entry, p_gaps [[patient, from, to]] of the lines without proof, p_heads [[patient, number]] of what is anchored now. Every chain was examined, so the faults go. Hint: data.notFound.';

create function public.restored_logs() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  return (select jsonb_build_object('store', a.store, 'checkedAt', a.checked_at,
      'faults', (select count(*) from private.access_log_faults),
      'restorations', (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'reason', p.form ->> 'reason',
          'backupOf', p.form ->> 'backupOf', 'by', jsonb_build_array(one.name, two.name), 'at', p.decided_at,
          'notedAt', r.sealed_at, 'logs', g.logs, 'lines', g.lines) order by p.decided_at desc), '[]')
        from private.publications p join public.profiles one on one.id = p.proposed_by join public.profiles two on two.id = p.decided_by
          left join private.log_restorations r on r.publication_id = p.id
          cross join lateral (select count(*) as logs, coalesce(sum(g.to_seq - g.from_seq + 1), 0) as lines
            from private.log_gaps g where g.publication_id = p.id) g
        where p.kind = 'log_restored' and p.state = 'published'))
    from private.access_log_anchoring a);
end $$;
comment on function public.restored_logs() is
  'For operators: how access logs and their anchors stand {store, checkedAt, faults}, and restorations [{id, reason, backupOf, by: [two names], at, notedAt (null: not noted in the store yet), logs, lines (without proof)}], newest first.';
grant execute on function public.restored_logs to authenticated;
