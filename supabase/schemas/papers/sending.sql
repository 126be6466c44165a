-- Sending a signed paper, taking that back, and opening what was sent.

create function private.is_in_force(p_paper private.papers) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.prescriptions s where s.id = p_paper.prescription_id and s.status = 'active' and not private.has_expired(s))
    or exists (select from public.letters l where l.id = p_paper.letter_id and l.withdrawn_at is null)
$$;
comment on function private.is_in_force(private.papers) is 'Whether a prescription or letter counts still.';

create function private.is_replaced(p_paper private.papers) returns boolean
language sql stable security definer set search_path = '' as $$
  select (private.replaced_by(p_paper.prescription_id)).id is not null or exists (select from public.letters l where l.replaces_id = p_paper.letter_id)
$$;
comment on function private.is_replaced(private.papers) is 'Whether another prescription or letter took its place.';

create function private.file_to_send(p_paper private.papers) returns public.paper_files
language sql stable security definer set search_path = '' as $$
  -- A pharmacy takes a script that is signed by hand or with an advanced signature; others are proven by any.
  select f from public.paper_files f where f.paper_id = p_paper.id and not private.is_revoked(f.certificate) and (p_paper.kind <> 'prescription' or f.way <> 'platform')
  order by array_position(array['advanced', 'pen', 'platform'], f.way) limit 1
$$;
comment on function private.file_to_send(private.papers) is 'The file that whoever gets a paper can use; null: there is none yet.';

create function private.sending_line(p_row private.paper_sendings) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p_row.id, 'name', p_row.to_name, 'email', p_row.to_email, 'sent_at', p_row.sent_at, 'opens', p_row.opens,
    'last_opened_at', p_row.last_opened_at, 'expires_at', p_row.expires_at,
    'ended', coalesce(p_row.end_reason, case when p_row.expires_at <= private.clock() then 'expired' end))
$$;
comment on function private.sending_line(private.paper_sendings) is
  'A sending as the two sides of the paper see it: {id, name, email, sent_at, opens, last_opened_at, expires_at, ended}.';

create function public.send_paper(p_paper uuid, p_key uuid, p_name text, p_email text, p_code text, p_names_illness boolean default false)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_paper private.papers;
  v_row private.paper_sendings;
  v_name text := private.one_line(btrim(coalesce(p_name, ''), E' \t\n\r'));
  v_email text := lower(btrim(coalesce(p_email, ''), E' \t\n\r'));
  v_token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if p_key is null or coalesce(p_code, '') !~ '^[0-9]{6}$' then
    perform private.refuse('data.invalid');
  elsif v_name = '' then
    perform private.refuse('papers.toNameRequired');
  elsif length(v_name) > 100 then
    perform private.refuse('validation.tooLong');
  elsif v_name <> private.plain_name(v_name) then
    perform private.refuse('validation.plainName');
  elsif v_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' or length(v_email) > 254 then
    perform private.refuse('validation.email');
  end if;
  select * into v_paper from private.papers p where p.id = p_paper and p.author_id is not null and private.sees_papers(p.patient_id,
    p.author_id, p.appointment_id, coalesce((select s.category from public.prescriptions s where s.id = p.prescription_id), 'documents'))
    for update;
  if not found then
    perform private.refuse('papers.notFound');
  end if;
  select * into v_row from private.paper_sendings s where s.id = p_key;
  if found then
    if v_row.paper_id <> v_paper.id or v_row.sent_by <> private.actor() then
      perform private.refuse('data.conflict');
    end if;
    return private.sending_line(v_row);
  end if;
  if not private.is_in_force(v_paper) then
    perform private.refuse('papers.notNow');
  elsif (private.file_to_send(v_paper)).id is null then
    perform private.refuse('papers.notUsable');
  elsif v_paper.facts ->> 'illness' <> '' and not coalesce(p_names_illness, false) then
    perform private.refuse('papers.namesIllness');
  end if;
  perform private.spend('send_paper', 20, 2000, 3600);
  insert into private.paper_sendings (id, paper_id, patient_id, sent_by, to_name, to_email, token_hash, code_hash, expires_at)
  values (p_key, v_paper.id, v_paper.patient_id, private.actor(), v_name, v_email, sha256(convert_to(v_token, 'utf8')),
    sha256(convert_to(p_key || p_code, 'utf8')), private.clock() + interval '30 days')
  returning * into v_row;
  insert into public.outbox (recipient_email, template, payload, dedupe_key)
  values (v_email, 'notifications.sentPaper', jsonb_build_object('recipientName', v_name, 'fromName', private.person_name(private.actor()),
    'token', v_token, 'until', v_row.expires_at), 'papers.sent:' || v_row.id);
  perform private.note_paper(v_paper, 'sent');
  return private.sending_line(v_row);
end $$;
comment on function public.send_paper(uuid, uuid, text, text, text, boolean) is
  'The patient of a signed prescription or letter in force, who acts for them, or its author sends it: a link by mail, for thirty days, and a code of six digits that they choose (p_code) and tell by themselves. A script only once a pharmacy can use it; a note that names the illness only where p_names_illness says so. Repeatable by key. Gives a line as in papers_of_visit. Hints: papers.notFound, notNow, notUsable, namesIllness, toNameRequired; validation.email, plainName, tooLong; data.invalid, conflict, busy.';
grant execute on function public.send_paper to authenticated;

create function public.take_back_sending(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row private.paper_sendings;
  v_paper private.papers;
begin
  perform private.require_me();
  select * into v_row from private.paper_sendings s where s.id = p_id for update;
  select * into v_paper from private.papers p where p.id = v_row.paper_id and private.sees_papers(p.patient_id, p.author_id, p.appointment_id,
    coalesce((select s.category from public.prescriptions s where s.id = p.prescription_id), 'documents'));
  if v_paper.id is null then
    perform private.refuse('papers.notFound');
  end if;
  if v_row.ended_at is null then
    update private.paper_sendings set ended_at = private.clock(), end_reason = 'taken_back' where id = v_row.id returning * into v_row;
    perform private.note_paper(v_paper, 'taken_back');
  end if;
  return private.sending_line(v_row);
end $$;
comment on function public.take_back_sending(uuid) is
  'Patient, who acts for them, or author of a paper ends a link that was sent: it opens nothing from then on. Repeatable. Hint: papers.notFound.';
grant execute on function public.take_back_sending to authenticated;

create function public.open_sent_paper(p_token text, p_code text, p_headers jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row private.paper_sendings;
  v_paper private.papers;
  v_file public.paper_files;
  v_scan public.documents;
  v_is_replaced boolean;
begin
  if not private.may_come('sent_paper', p_headers, 30, 600, 60) then
    return '{"outcome": "busy"}';
  end if;
  select * into v_row from private.paper_sendings s where s.token_hash = sha256(convert_to(coalesce(p_token, ''), 'utf8')) for update;
  select * into v_paper from private.papers p where p.id = v_row.paper_id;
  v_is_replaced := private.is_replaced(v_paper);
  if v_paper.id is null or v_row.ended_at is not null or v_row.expires_at <= private.clock() or not (private.is_in_force(v_paper) or v_is_replaced) then
    return '{"outcome": "ended"}';
  end if;
  if v_row.code_hash <> sha256(convert_to(v_row.id || coalesce(p_code, ''), 'utf8')) then
    update private.paper_sendings set wrong_tries = wrong_tries + 1, ended_at = case when wrong_tries >= 9 then private.clock() end,
      end_reason = case when wrong_tries >= 9 then 'locked' end where id = v_row.id;
    return jsonb_build_object('outcome', 'wrong', 'left', 9 - v_row.wrong_tries);
  end if;
  if v_is_replaced then
    return jsonb_build_object('outcome', 'replaced', 'code', v_paper.code);
  end if;
  v_file := private.file_to_send(v_paper);
  select * into v_scan from public.documents d where d.id = v_file.document_id;
  if v_file.id is null or (v_file.document_id is not null and v_scan.state is distinct from 'stored') then
    return '{"outcome": "ended"}';
  end if;
  update private.paper_sendings set opens = opens + 1, last_opened_at = private.clock() where id = v_row.id;
  insert into public.paper_events (paper_id, patient_id, author_id, what, way)
  values (v_paper.id, v_paper.patient_id, v_paper.author_id, 'opened', v_file.way);
  return jsonb_build_object('outcome', 'opened', 'code', v_paper.code, 'path', coalesce(v_file.path, v_scan.path),
    'mime', coalesce(v_scan.mime_type, 'application/pdf'), 'sha256', coalesce(case when v_file.path is not null then v_file.file_sha256 end,
      (select c.sha256 from private.cleaned_files c where c.path = v_scan.path), v_scan.sha256));
end $$;
comment on function public.open_sent_paper(text, text, jsonb) is
  'For the function papers, with the headers of its request that may say whence it came: opens what was sent, by the token of the link and the code. {outcome: opened, code, path, mime, sha256}; {replaced, code}: another took its place, and there is no file; {wrong, left}: ten wrong codes end the link; {ended} for what was taken back, is over, no longer counts or never was; {busy} above 30 a minute of one address. Server only.';
grant execute on function public.open_sent_paper to service_role;

create trigger paper_sendings_told after insert or update of ended_at on private.paper_sendings
  for each row execute function private.tell_of_delegate('paper');
