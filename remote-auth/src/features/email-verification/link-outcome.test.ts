import { expect, it } from 'vitest';
import { readLinkOutcome, withoutLinkOutcome } from './link-outcome';

it.each([
  ['', null],
  ['?email=a%40b.c', null],
  ['?__clerk_status=verified&__clerk_created_session=sess_1', 'verified'],
  ['?__clerk_status=expired', 'expired'],
  ['?__clerk_status=failed', 'failed'],
  ['?__clerk_status=client_mismatch', 'clientMismatch'],
  ['?__clerk_status=transferable', 'failed'],
  ['?__clerk_status=constructor', 'failed'],
])('reads %s', (search, outcome) => expect(readLinkOutcome(search)).toBe(outcome));

it("takes the provider's part out of the query and leaves the rest", () => {
  expect(withoutLinkOutcome('?__clerk_status=verified&redirect=%2Fa&__clerk_created_session=s')).toBe('?redirect=%2Fa');
  expect(withoutLinkOutcome('?__clerk_status=verified')).toBe('');
});
