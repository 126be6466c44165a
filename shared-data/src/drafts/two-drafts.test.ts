import { expect, it } from 'vitest';
import { withTyped } from './two-drafts';

const FIRST = { address: '', allergies: [] as string[], contact: { name: '', phone: '' } };

it('takes what was kept, and keeps each field that was typed here', () => {
  const kept = { address: '12 Long Street', allergies: ['Eggs'], contact: { name: 'Sipho', phone: '1' } };
  expect(withTyped(kept, FIRST, FIRST)).toEqual(kept);
  expect(withTyped(kept, { ...FIRST, contact: { name: 'Nomsa', phone: '' } }, FIRST)).toEqual({
    ...kept,
    contact: { name: 'Nomsa', phone: '1' },
  });
  expect(withTyped(kept, { ...FIRST, allergies: ['Latex'] }, FIRST)).toEqual({ ...kept, allergies: ['Latex'] });
});

it('keeps what was typed into a group that was not kept', () => {
  expect(withTyped({ address: 'A' }, { ...FIRST, contact: { name: 'Nomsa', phone: '' } }, FIRST)).toEqual({
    address: 'A',
    contact: { name: 'Nomsa', phone: '' },
  });
});
