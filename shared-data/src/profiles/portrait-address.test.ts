import { expect, it } from 'vitest';
import { portraitAddress } from './portrait-address';

const AT = new Date('2026-11-25T08:00:00Z');
const PLACE = 'https://x.supabase.co/storage/v1/object/public/profile-images/me/portrait';

it('has the moment of the picture as its version', () => {
  for (const url of ['https://x.supabase.co', 'https://x.supabase.co/'])
    expect(portraitAddress({ url, key: 'k' }, 'me', AT)).toBe(`${PLACE}?v=${AT.getTime()}`);
});

it('is none without a picture, and without a backend', () => {
  expect(portraitAddress({ url: 'https://x.supabase.co', key: 'k' }, 'me', null)).toBeUndefined();
  expect(portraitAddress(undefined, 'me', AT)).toBeUndefined();
});
