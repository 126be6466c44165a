-- What the function `shared-record` asks for whoever holds a link. A link that ended answers as one that never was.
--
-- None of these refuses by an error once it has counted: what they wrote is committed with their answer, and nobody but our own
-- function can call them, so nothing that fails later takes a count or a line of the log back.

create function public.record_link_lock(p_token text, p_headers jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row private.record_links;
begin
  if not private.may_come('record_link', p_headers, 30, 600, 60) then
    return jsonb_build_object('busy', true);
  end if;
  select * into v_row from private.record_links l where l.token_hash = sha256(convert_to(coalesce(p_token, ''), 'utf8'));
  if v_row.id is null or private.record_link_state(v_row) <> 'live' then
    return null;
  end if;
  return jsonb_build_object('salt', v_row.passcode_salt, 'left', 10 - v_row.wrong_tries);
end $$;
comment on function public.record_link_lock(text, jsonb) is
  'For the function `shared-record`, with the headers of its request that may say whence it came: with which salt the passcode of a live link is hashed (null: it has none) and how many tries are left; {busy} above 30 calls a minute of one address, or where may_still says so above 600 altogether; null for a link that ended or never was.';
grant execute on function public.record_link_lock to service_role;

create function public.open_record_link(p_token text, p_recipient text, p_passcode_hash text, p_longest int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_name text := left(private.plain_name(coalesce(p_recipient, '')), 80);
  v_row private.record_links;
  v_ticket text;
begin
  -- One after the other: two who come at once are two uses.
  select * into v_row from private.record_links l where l.token_hash = sha256(convert_to(coalesce(p_token, ''), 'utf8')) for update;
  if v_row.id is null or v_name = '' or private.record_link_state(v_row) <> 'live' then
    return null;
  end if;
  if v_row.has_passcode and (coalesce(p_passcode_hash, '') !~ '^[0-9a-f]{64}$'
      or v_row.passcode_hash <> decode(p_passcode_hash, 'hex')) then
    update private.record_links l set wrong_tries = l.wrong_tries + 1 where l.id = v_row.id returning * into v_row;
    perform private.write_access_log(v_row.patient_id, v_row.id, 'guest', 'shared', 'wrong_passcode', 'link', v_row.id, '', v_name);
    if v_row.wrong_tries >= 10 then
      perform private.finish_record_link(v_row.id, 'locked', v_now);
    end if;
    return jsonb_build_object('outcome', 'wrong', 'left', 10 - v_row.wrong_tries);
  end if;
  update private.record_links l set uses = l.uses + 1, last_opened_at = v_now where l.id = v_row.id;
  perform private.write_access_log(v_row.patient_id, v_row.id, 'guest', 'shared', 'view', 'link', v_row.id, '', v_name);
  if p_longest is null or p_longest >= length(v_row.file) then
    return jsonb_build_object('outcome', 'opened', 'file', v_row.file);
  end if;
  v_ticket := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  delete from private.record_link_tickets t where t.expires_at < v_now;
  insert into private.record_link_tickets (token_hash, link_id, expires_at)
  values (sha256(convert_to(v_ticket, 'utf8')), v_row.id, v_now + interval '10 minutes');
  return jsonb_build_object('outcome', 'opened', 'ticket', v_ticket);
end $$;
comment on function public.open_record_link(text, text, text, int) is
  'For the function `shared-record`: uses a live link once, for who says to be p_recipient, with a line in the patient''s access log. {outcome: opened, file} or, where the file is longer than p_longest, {…, ticket}; {outcome: wrong, left} for another passcode, which is counted and logged, and ends the link at ten; null for a link that ended or never was.';
grant execute on function public.open_record_link to service_role;

create function public.record_link_file(p_ticket text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select l.file from private.record_link_tickets t join private.record_links l on l.id = t.link_id
    where t.token_hash = sha256(convert_to(coalesce(p_ticket, ''), 'utf8')) and t.expires_at > private.clock()
      and private.record_link_state(l) in ('live', 'used_up'));
end $$;
comment on function public.record_link_file(text) is
  'For the function `shared-record`: the encrypted file of a ticket that open_record_link gave within ten minutes, while its link was not taken back; else null.';
grant execute on function public.record_link_file to service_role;

create function private.lapse_record_links() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_gone int;
begin
  -- The last use may still be fetching its file.
  perform private.finish_record_link(l.id, private.record_link_state(l), case private.record_link_state(l) when 'expired' then l.expires_at
    else l.last_opened_at end)
  from (select * from private.record_links r where r.ended_at is null and (r.expires_at <= v_now
    or (r.uses >= r.most_uses and r.last_opened_at <= v_now - interval '10 minutes'))
    order by r.expires_at limit 500 for update skip locked) l;
  get diagnostics v_gone = row_count;
  delete from private.record_link_tickets t where t.expires_at < v_now;
  return v_gone;
end $$;
comment on function private.lapse_record_links() is
  'Takes away the encrypted files of links whose time or number of uses is over. How many.';
