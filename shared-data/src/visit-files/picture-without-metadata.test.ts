import { expect, it } from 'vitest';
import { keptSize, nameAs, withoutMetadata } from './picture-without-metadata';

it.each([
  [1200, 900, 1200, 900],
  [8192, 6144, 4096, 3072],
  [100, 10_000, 41, 4096],
  [1, 100_000, 1, 4096],
])('%i by %i pixels are kept as %i by %i', (width, height, keptWidth, keptHeight) => {
  expect(keptSize(width, height)).toEqual({ width: keptWidth, height: keptHeight });
});

it.each([
  ['IMG_1.JPEG', 'image/jpeg', 'IMG_1.JPEG'],
  ['rash.webp', 'image/png', 'rash.png'],
  ['arm.of.me.webp', 'image/webp', 'arm.of.me.webp'],
])('%s as %s is called %s', (name, type, called) => {
  expect(nameAs(name, type)).toBe(called);
});

it('leaves papers as they are, and refuses a picture that cannot be drawn', async () => {
  const paper = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' });
  expect(await withoutMetadata(paper)).toBe(paper);
  globalThis.createImageBitmap = () => Promise.reject(new Error('The source image could not be decoded.'));
  const picture = new File(['nothing'], 'a.png', { type: 'image/png' });
  await expect(withoutMetadata(picture)).rejects.toMatchObject({ id: 'booking.pictureUnreadable' });
});
