-- Money that the provider took in the same moment in which we let go of it: the release gives it back. A second way back
-- beside it would be more than was received, and the message would be refused for ever.

create or replace function private.event_applies(p_payment public.payments, p_kind text, p_ref text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return case p_kind
    when 'processing' then p_payment.state in ('requires_payment', 'failed')
      and not private.charge_heard(p_payment.id, p_ref, '{failed,authorised,paid,expired}')
    when 'challenge' then (p_payment.state in ('requires_payment', 'failed')
        or (p_payment.state = 'processing' and p_payment.provider_ref = p_ref))
      and not private.charge_heard(p_payment.id, p_ref, '{failed,authorised,paid,expired}')
    when 'authorised' then p_payment.state in ('requires_payment', 'processing', 'failed', 'expired')
      and not private.charge_heard(p_payment.id, p_ref, '{authorised,paid,expired}')
    when 'paid' then (p_payment.state in ('requires_payment', 'processing', 'failed', 'expired')
        or (p_payment.state = 'authorised' and p_payment.provider_ref = p_ref))
      and not private.charge_heard(p_payment.id, p_ref, '{paid}')
      and not exists (select from public.refunds r where r.payment_id = p_payment.id and r.kind = 'release'
        and r.provider_ref = p_ref)
    when 'failed' then (p_payment.state = 'requires_payment' or (p_payment.state = 'processing' and p_payment.provider_ref = p_ref))
      and not private.charge_heard(p_payment.id, p_ref, '{failed,authorised,paid,expired}')
    when 'expired' then p_payment.state in ('processing', 'authorised') and p_payment.provider_ref = p_ref
    else false end;
end $$;
comment on function private.event_applies(public.payments, text, text) is
  'Whether a report still changes the payment: not when a later one of the same charge was heard, nor when another charge settled it, nor when the charge is being let go of.';
