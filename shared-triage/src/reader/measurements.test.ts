import { describe, expect, test } from 'vitest';
import { readMeasures } from './measurements';
import { readText } from './read-text';

describe('a measured value is read', () => {
  test.each([
    ['my suiker is 29', { sugar: 29 }],
    ['iswekile kagogo ingu-1.9', { sugar: 1.9 }],
    ['ushukela wehlile u 2.4', { sugar: 2.4 }],
    ['tswekere ya nkgono ke 1.8', { sugar: 1.8 }],
    ['ngishisa 40', { temp: 40 }],
    ['umkhuhlane ungu-40', { temp: 40 }],
    ['ifiva ngu-39', { temp: 39 }],
    ['mmele o a tjhesa ke 39', { temp: 39 }],
    ['sy het 39 koors', { temp: 39 }],
    ['my hart klop 180', { pulse: 180 }],
    ['inhliziyo ishaya u-28', { pulse: 28 }],
    ['intliziyo yakhe iyabetha ngo-200', { pulse: 200 }],
    ['pelo ya ka e matha 170', { pulse: 170 }],
    ['suurstof net 79', { oxygen: 79 }],
    ['my pulse is 150 times a minute', { pulse: 150 }],
  ])('%s', (text, measures) => {
    expect(readMeasures(text)).toEqual(measures);
  });

  test.each([
    ['nginoshukela iminyaka engu-20'],
    ['ek het suiker al 15 jaar'],
    ['ek het al suiker vir jaar 20'],
    ['ngahlinzwa inhliziyo ngo 2018'],
    ['umama washona ngesifo senhliziyo eneminyaka engu-34'],
    ['bekushisa kakhulu, ngineminyaka engama-38'],
  ])('but no time, year or age: %s', (text) => {
    expect(readMeasures(text)).toEqual({});
  });
});

test('a value whose name has a slip is read, and one that was read as typed stays', () => {
  expect(readText('my suggar is 30').measures).toEqual({ sugar: 30 });
  expect(readText('fveer 41').measures).toEqual({ temp: 41 });
  expect(readText('breath 34 a minute').measures).toEqual({ breaths: 34 });
});
