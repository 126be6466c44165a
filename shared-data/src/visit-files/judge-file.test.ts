import { expect, it } from 'vitest';
import { judgeFile, sizeInWords } from './judge-file';

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
