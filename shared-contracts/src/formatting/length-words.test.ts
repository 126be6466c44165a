import { expect, it } from 'vitest';
import { lengthWords } from './length-words';

it.each([
  [30, 0, true, '30 minutes'],
  [45, 15, true, '45 minutes, 15 of them your extra time'],
  [45, 15, false, '45 minutes, 15 of them extra time'],
])('says how long a visit is: %i, %i extra', (minutes, extra, isYours, words) => {
  expect(lengthWords(minutes, extra, isYours)).toBe(words);
});
