import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.resetModules());

/** A separate instance of the module, as in another section's build. */
async function copy() {
  vi.resetModules();
  return import('./handed-over-reason');
}

it('hands words from one section to another, each with a copy of the module', async () => {
  const [visit, booking] = [await copy(), await copy()];
  expect(booking.handOverReason).not.toBe(visit.handOverReason);
  visit.handOverReason(' A cough ');
  expect(booking.handedOverReason()).toBe('A cough');
  booking.forgetHandedOverReason();
  expect(visit.handedOverReason()).toBe('');
});

it('keeps values of other names apart', async () => {
  const { handOverWatch, handedOverWatch } = await import('./handed-over-watch');
  const { handedOverReason } = await copy();
  handOverWatch('A rash');
  expect([handedOverReason(), handedOverWatch()]).toEqual(['', 'A rash']);
});
