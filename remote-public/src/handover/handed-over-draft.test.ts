import { afterEach, expect, it } from 'vitest';
import { forgetHandedOverDraft, handedOverDraft, handOverDraft } from './handed-over-draft';

const DRAFT = { reason: 'A private worry' };
afterEach(forgetHandedOverDraft);

it('goes from a guest to whoever signs in, and from one person to nobody else', () => {
  handOverDraft(DRAFT, null);
  expect([handedOverDraft(null), handedOverDraft('thandi')]).toEqual([DRAFT, DRAFT]);
  handOverDraft(DRAFT, 'thandi');
  expect([handedOverDraft('thandi'), handedOverDraft('bongani'), handedOverDraft(null)]).toEqual([DRAFT, null, null]);
});
