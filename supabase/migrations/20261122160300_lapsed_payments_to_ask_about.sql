-- The worker asks every two seconds which charges of lapsed payments to ask the bank about: those of the last three days,
-- not all that ever lapsed.
create index payments_lapsed on public.payments (updated_at) where state = 'expired' and provider_ref is not null;
