// @vitest-environment jsdom
import { chooseSavingData } from '@telehealth/care/visits/save-data';
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

  it('begins with sound and a limit where the person saves data, whatever they wished before', () => {
    keepCallWishes({ step: 'video', capMb: null });
    expect(chooseSavingData(true)).toBe(true);
    expect(readCallWishes()).toEqual({ step: 'audio', capMb: 250 });
    keepCallWishes({ step: 'low_video', capMb: 100 });
    expect(readCallWishes()).toEqual({ step: 'low_video', capMb: 100 });
    chooseSavingData(false);
    expect(readCallWishes()).toEqual(CAREFUL);
  });
});
