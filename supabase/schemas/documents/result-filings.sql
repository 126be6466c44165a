-- Which order of tests a result answers: said by the patient who uploads it, or by who ordered or holds the visit. The last word
-- of a document counts. An order knows when its result came, so that both its sides see which are still open.

create table private.result_filings (
  no bigint generated always as identity primary key,
  document_id uuid not null references public.documents (id),
  letter_id uuid references public.letters (id),
  patient_id uuid not null references public.patients (profile_id),
  by_id uuid not null references public.profiles (id),
  at timestamptz not null default private.clock()
);
comment on table private.result_filings is
  'To which order (letter_id of a test_request; null: to none any more) a result was filed, and by whom; the last row of a document counts. Read through charts, written by functions, never changed.';
create index result_filings_of_document on private.result_filings (document_id, no desc);
create index result_filings_of_letter on private.result_filings (letter_id) where letter_id is not null;
create index result_filings_of_patient on private.result_filings (patient_id);
create index result_filings_by on private.result_filings (by_id);

alter table private.result_filings enable row level security;
alter table private.result_filings force row level security;
revoke all on private.result_filings from public, anon, authenticated, service_role;

select private.append_only('private.result_filings');

create function private.filed_to(p_document uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select f.letter_id from private.result_filings f where f.document_id = p_document order by f.no desc limit 1
$$;
comment on function private.filed_to(uuid) is 'The order a document is filed to; null: none.';

create function private.note_result(p_letter uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.letters l set result_at = r.at
  from (select max(d.created_at) as at from private.result_filings f join public.documents d on d.id = f.document_id
    where f.letter_id = p_letter and d.state = 'stored' and private.filed_to(d.id) = p_letter) r
  where l.id = p_letter and l.result_at is distinct from r.at
$$;
comment on function private.note_result(uuid) is
  'Writes on an order when the newest result came that is filed to it and kept; null where none is.';

create function private.note_results() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'documents' then
    perform private.note_result(private.filed_to(new.id));
  else
    perform private.note_result(f.letter_id)
    from (select distinct o.letter_id from private.result_filings o where o.document_id = new.document_id and o.letter_id is not null) f;
  end if;
  return null;
end $$;
comment on function private.note_results() is 'A result is filed elsewhere, kept or removed: its orders follow.';

create trigger result_filings_note after insert on private.result_filings for each row execute function private.note_results();
create trigger documents_note_result after update of state on public.documents for each row
  when (old.state is distinct from new.state) execute function private.note_results();

create function private.order_to_file(p_order uuid, p_patient uuid, p_basis text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.actor();
  v_id uuid;
begin
  -- An order is read by its patient and its author; who covers its visit stands in for the author.
  select l.id into v_id from public.letters l
  where l.id = p_order and l.kind = 'test_request' and l.patient_id = p_patient and l.withdrawn_at is null
    and not private.is_hidden(l.appointment_id) and (p_basis in ('self', 'delegation') or l.author_id = v_me
      or private.part_in(l.appointment_id, v_me) in ('specialist', 'covering'));
  if v_id is null then
    perform private.refuse('letters.notFound');
  end if;
  return v_id;
end $$;
comment on function private.order_to_file(uuid, uuid, text) is
  'The order of tests of this patient to which the caller may file a result. Hint: letters.notFound.';

create function private.order_of_upload(p_document jsonb, p_patient uuid, p_basis text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_id text := p_document ->> 'orderId';
begin
  if v_id is null then
    return null;
  elsif v_id !~* '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' or p_document ->> 'type' not in ('lab_result', 'imaging') then
    perform private.refuse('data.invalid');
  end if;
  return private.order_to_file(v_id::uuid, p_patient, p_basis);
end $$;
comment on function private.order_of_upload(jsonb, uuid, text) is
  'The order an announced result answers (orderId); null: none is named. Hints: letters.notFound, data.invalid (of what is no result, too).';

create function public.file_result(p_document uuid, p_order uuid default null, p_screen text default '') returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_row public.documents;
  v_basis record;
  v_order uuid;
begin
  perform private.spend('file_result', 120, 120, 600);
  select * into v_row from public.documents d where d.id = p_document for update;
  if found then
    perform private.hold_rights(v_me, v_row.patient_id);
  end if;
  select * into v_basis from private.document_basis(v_me, v_row) b where v_row.state = 'stored' and v_row.type in ('lab_result', 'imaging');
  -- An emergency is for looking, and a delegation may be for reading only.
  if v_basis.basis is null or v_basis.basis = 'break_glass' or (v_basis.basis = 'delegation'
      and (select b.basis from private.document_basis(v_me, v_row, true) b) is null) then
    perform private.refuse('chart.notFound');
  end if;
  if v_basis.basis = 'grant' and private.sees_wrong_person(v_me, v_row.patient_id) then
    perform private.refuse('consultation.wrongPerson');
  end if;
  if p_order is not null then
    v_order := private.order_to_file(p_order, v_row.patient_id, v_basis.basis);
  end if;
  if private.filed_to(v_row.id) is not distinct from v_order then
    return;
  end if;
  if v_basis.basis <> 'self' then
    perform private.write_access_log(v_row.patient_id, v_me, case v_basis.basis when 'delegation' then 'delegate' else 'specialist' end,
      v_row.category, 'change', v_basis.basis, v_basis.basis_id, p_screen);
  end if;
  if v_basis.basis = 'delegation' then
    perform private.tell_acted_for(v_row.patient_id, 'record', v_basis.basis_id);
  end if;
  insert into private.result_filings (document_id, letter_id, patient_id, by_id) values (v_row.id, v_order, v_row.patient_id, v_me);
end $$;
comment on function public.file_result(uuid, uuid, text) is
  'Files a result that is kept to an order of tests of the same patient (null: to none any more): the patient, who may add for them, or a clinician who may open the result and ordered it or holds the visit. Logged; repeatable. Hints: chart.notFound, letters.notFound, consultation.wrongPerson, data.busy.';
grant execute on function public.file_result to authenticated;

create function private.order_of_result(p_document uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  -- Not which tests: who may open the result need not read the order.
  select jsonb_build_object('id', l.id, 'issued_at', l.issued_at, 'by_name', private.person_name(l.author_id))
  from public.letters l where l.id = private.filed_to(p_document) and not private.is_hidden(l.appointment_id)
$$;
comment on function private.order_of_result(uuid) is 'The order a document answers, as charts show it {id, issued_at, by_name}; null: none.';
