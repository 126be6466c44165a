import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Preview } from '../../registry';
import { readToken } from './read-token';
import { showPreview } from './show-preview';

vi.mock('./read-token', () => ({ readToken: vi.fn() }));
const PREVIEW: Preview = {
  ...{ section: 'patient', version: '1a2b3c4d5e6f', container: 'remote_patient' },
  ...{ entry: '/r/remote_patient/x.js', integrity: `sha256-${'A'.repeat(43)}=` },
  until: Date.now() + 3_600_000,
};
const show = (found: Awaited<ReturnType<typeof readToken>>) => {
  vi.mocked(readToken).mockResolvedValue(found);
  return act(() => showPreview('a.b'));
};
const strip = () => screen.queryByRole('complementary', { name: 'Preview' });

afterEach(async () => {
  const close = screen.queryByRole('button', { name: 'Close' });
  if (close !== null) await userEvent.click(close);
  // biome-ignore lint/suspicious/noDocumentCookie: as the page itself.
  document.cookie = 'preview=; Max-Age=0; path=/';
});

test.each([
  ['invalid', /was changed, or was ended\. You see what is live/, ''],
  ['over', /This preview is over\. You see what is live/, ''],
  ['unchecked', /could not be checked\. You see what is live/, 'preview=a.b'],
] as const)('of one that is %s the page says so plainly, and can go on', async (found, words, cookie) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the page itself.
  document.cookie = 'preview=a.b; path=/';
  expect(await show(found)).toBeNull();
  expect(screen.getByRole('status').textContent).toMatch(words);
  // What could not be checked is tried again with the next page.
  expect(document.cookie).toBe(cookie);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(strip()).toBeNull());
});

test('one that is shown is kept on this device, and says what and until when', async () => {
  expect(await show(PREVIEW)).toEqual(PREVIEW);
  expect(document.cookie).toBe('preview=a.b');
  expect(screen.getByRole('status').textContent).toMatch(/You see a preview of patient 1a2b3c4d5e6f, until /);
  screen.getByRole('button', { name: 'Leave the preview' });
  strip()?.parentElement?.remove();
});
