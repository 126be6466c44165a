import { afterEach, expect, it } from 'vitest';
import { carriedDraft, carryDraft, forgetCarriedDraft } from './carried-draft';

const DRAFT = { reason: 'A private worry' };
afterEach(forgetCarriedDraft);

it('goes from a guest to whoever signs in, and from one person to nobody else', () => {
  carryDraft(DRAFT, null);
  expect([carriedDraft(null), carriedDraft('thandi')]).toEqual([DRAFT, DRAFT]);
  carryDraft(DRAFT, 'thandi');
  expect([carriedDraft('thandi'), carriedDraft('bongani'), carriedDraft(null)]).toEqual([DRAFT, null, null]);
});
