// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CallWishes, keepCallWishes, readCallWishes } from './call-wishes';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const CAREFUL: CallWishes = { step: 'video', capMb: null };

describe('what somebody chose for their calls', () => {
  it('is kept on the device for the next visit', () => {
    const wishes: CallWishes = { step: 'low_video', capMb: 100 };
    keepCallWishes(wishes);
    expect(readCallWishes()).toEqual(wishes);
  });

  it.each(['', 'null', '{', '[]', '{"step":"chat","capMb":null}', '{"step":"video","capMb":7}'])(
    'is the usual one where storage holds %s',
    (text) => {
      localStorage.setItem('callWishes', text);
      expect(readCallWishes()).toEqual(CAREFUL);
    },
  );

  it('begins with sound only where the browser saves data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    expect(readCallWishes().step).toBe('audio');
  });
});
