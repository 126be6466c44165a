import { expect, it } from 'vitest';
import { withoutWords } from './words.mjs';

const SAYS = 'shared-contracts/src/messages/message.ts';
const LATE = 'shared-contracts/src/late-text.ts';
const WORDS = 'shared-contracts/src/words.ts';
const AT_HAND = 'shared-contracts/src/words-at-hand.ts';
const takes = (to) => ({ to, names: ['x'] });
const brings = (to) => ({ to, names: [] });
const later = (to) => ({ to, names: ['*'], isLater: true });
const passesOn = (to) => ({ to, names: ['x'], as: ['x'], isPassedOn: true });
const module = (file, ...imports) => ({ file, imports, exports: [{ name: 'x' }] });
const page = (...imports) => [
  module('remote-a/src/manifest.ts', later('remote-a/src/page.tsx')),
  module('remote-a/src/page.tsx', ...imports),
  module('remote-a/src/part.tsx', takes(SAYS)),
  module('remote-a/src/failure.tsx', takes(LATE)),
  { file: 'remote-a/src/door.ts', imports: [passesOn('remote-a/src/part.tsx')], exports: [] },
  ...[SAYS, LATE, WORDS, AT_HAND].map((file) => module(file)),
];
const without = (...imports) => withoutWords(page(...imports));

it.each([
  ['says a message in a part', [takes('remote-a/src/part.tsx')], 'words'],
  ['has some words for any message', [takes('remote-a/src/part.tsx'), brings(AT_HAND)], 'words'],
  ['tells of failures', [takes('remote-a/src/failure.tsx')], 'words-at-hand'],
])('asks a page for words that %s', (_, imports, needs) => {
  expect(without(...imports)).toEqual([{ file: 'remote-a/src/page.tsx', needs }]);
});

it('asks nobody who brought them, or whose page did', () => {
  expect(without(brings(WORDS), takes('remote-a/src/part.tsx'))).toEqual([]);
  expect(without(brings(WORDS), later('remote-a/src/part.tsx'))).toEqual([]);
  expect(without(brings(AT_HAND), takes('remote-a/src/failure.tsx'))).toEqual([]);
  expect(without()).toEqual([]);
});

it('finds what is fetched later, through a door as well', () => {
  expect(without(later('remote-a/src/part.tsx'))).toEqual([{ file: 'remote-a/src/part.tsx', needs: 'words' }]);
  expect(without(later('remote-a/src/door.ts'))).toEqual([{ file: 'remote-a/src/door.ts', needs: 'words' }]);
});
