import { expect, it } from 'vitest';
import { judgeFile, sentInWords, sizeInWords } from './judge-file';

const MB = 1024 * 1024;
it.each([
  ['a photo', { name: 'IMG_1.JPG', type: 'image/jpeg', size: 20 * MB }, null],
  ['a scan', { name: 'My scan.pdf', type: 'application/pdf', size: 1 }, null],
  ['a picture of an iPhone', { name: 'IMG_1.HEIC', type: 'image/heic', size: 1 }, 'chart.fileTypeRefused'],
  ['a file without a type', { name: 'README', type: '', size: 1 }, 'chart.fileTypeRefused'],
  ['nothing', { name: 'a.pdf', type: 'application/pdf', size: 0 }, 'chart.fileEmpty'],
  ['too much', { name: 'a.pdf', type: 'application/pdf', size: 20 * MB + 1 }, 'chart.fileTooLarge'],
  ['another ending', { name: 'a.png', type: 'application/pdf', size: 1 }, 'chart.fileNameRefused'],
  ['a program inside', { name: 'a.exe.pdf', type: 'application/pdf', size: 1 }, 'chart.fileNameRefused'],
  ['a long name', { name: `${'x'.repeat(117)}.pdf`, type: 'application/pdf', size: 1 }, 'chart.fileNameRefused'],
] as const)('%s', (_, file, verdict) => {
  expect(judgeFile(file)).toBe(verdict);
});

it.each([
  [1, '1 kB'],
  [340_400, '340 kB'],
  [2_000_000, '2 MB'],
  [2_440_000, '2.4 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});

it.each([
  [0, 2_000_000, '0 %, 0 kB of 2 MB'],
  [0.0001, 2_000_000, '0 %, 1 kB of 2 MB'],
  [0.25, 2_000_000, '25 %, 500 kB of 2 MB'],
  [0.9, 2_440_000, '90 %, 2.2 MB of 2.4 MB'],
  [1, 2_000_000, '100 %, 2 MB of 2 MB'],
  [0.25, 340_400, '25 % of 340 kB'],
])('%d of %i bytes are %s', (part, bytes, words) => {
  expect(sentInWords(part, bytes)).toBe(words);
});
