import { chosenFile, fileNameFits } from '@telehealth/contracts/chart';
import { LIMITS } from '@telehealth/contracts/settings';
import { expect, it } from 'vitest';
import { judgeFile } from './judge-file';

const JPEG = '\xff\xd8\xff\xe0 picture';
const PNG = '\x89PNG\r\n\x1a\n picture';
const WEBP = 'RIFF\x01\x02\x03\x04WEBPVP8 ';
const PDF = '%PDF-1.7\n';
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const choose = async (name: string, type: string, content: string) => {
  const file = await chosenFile(new File([new Blob([bytes(content)])], name, { type, lastModified: 7 }));
  return { name: file.name, type: file.type, at: file.lastModified, verdict: judgeFile(file) };
};

it.each([
  ['photo.jfif', 'image/jpeg', JPEG, 'photo.jpg', 'image/jpeg'],
  ['photo.JPG', 'image/jpeg', JPEG, 'photo.JPG', 'image/jpeg'],
  ['photo', '', JPEG, 'photo.jpg', 'image/jpeg'],
  ['README', 'application/octet-stream', PDF, 'README.pdf', 'application/pdf'],
  ['scan.bin', 'application/octet-stream', PDF, 'scan.pdf', 'application/pdf'],
  ['Scan 12:30.pdf', 'application/pdf', PDF, 'Scan 12-30.pdf', 'application/pdf'],
  ['a/b\\c*?"<>|.pdf', 'application/pdf', PDF, 'a-b-c------.pdf', 'application/pdf'],
  ['Lab 12.03.2026', '', PDF, 'Lab 12.03.2026.pdf', 'application/pdf'],
  ['picture.jpg', 'image/jpeg', PNG, 'picture.png', 'image/png'],
  ['sent.pdf', 'application/pdf', WEBP, 'sent.webp', 'image/webp'],
  ['.pdf', 'application/pdf', PDF, 'Document.pdf', 'application/pdf'],
  ['...', '', JPEG, 'Picture.jpg', 'image/jpeg'],
  ['\u202egnp.exe', '', PNG, 'gnp-exe.png', 'image/png'],
  ['a.exe.pdf', 'application/pdf', PDF, 'a-exe.pdf', 'application/pdf'],
  ['two\nlines.pdf', 'application/pdf', PDF, 'two lines.pdf', 'application/pdf'],
  ['لیلا\u200cها.pdf', 'application/pdf', PDF, 'لیلا\u200cها.pdf', 'application/pdf'],
])('%j of %s is taken', async (name, type, content, kept, keptType) => {
  expect(await choose(name, type, content)).toEqual({ name: kept, type: keptType, at: 7, verdict: null });
});

it('with a long name is taken under its beginning, whole signs only', async () => {
  for (const name of [`${'x'.repeat(300)}.pdf`, `${'👩‍👩‍👧'.repeat(60)}.pdf`, `${'𞤀'.repeat(200)}`]) {
    const file = await choose(name, '', PDF);
    expect(file.verdict).toBeNull();
    expect(file.name.length).toBeLessThanOrEqual(LIMITS.fileName.max);
    expect(file.name).not.toMatch(/\p{Surrogate}/u);
    expect(fileNameFits(file.name, 'application/pdf')).toBe(true);
  }
});

it('that is none of what we keep stays as it is, whatever it is called', async () => {
  expect(await choose('IMG_1.HEIC', 'image/heic', '\0\0\0\x18ftypheic')).toMatchObject({
    name: 'IMG_1.HEIC',
    verdict: 'chart.fileTypeRefused',
  });
  expect(await choose('note.txt', 'text/plain', 'hello')).toMatchObject({ verdict: 'chart.fileTypeRefused' });
});
