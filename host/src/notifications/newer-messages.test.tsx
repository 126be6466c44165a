// @vitest-environment jsdom
import { messageText } from '@telehealth/contracts/messages';
import * as sectionWords from '@telehealth/contracts/section-words';
import { act, cleanup, render, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Host, HostContext } from '../host-context';
import { notify } from './notify';
import { PlainToasts } from './plain-toasts';
import { ProductToaster } from './toaster';
import { takeToast } from './waiting-toasts';

/** A host of yesterday: it has no words for what the section says today. */
const NEW = 'booking.movedBack';
vi.mock('@telehealth/contracts/messages', async (original) => {
  const messages = await original<typeof import('@telehealth/contracts/messages')>();
  return { ...messages, messageEntry: (id: typeof NEW) => (id === NEW ? undefined : messages.messageEntry(id)) };
});

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  toast.dismiss();
  vi.advanceTimersByTime(1_000);
  cleanup();
  takeToast();
  vi.useRealTimers();
});

/** The tone of the toast that says it, once it is there. */
const toneOf = async (text: string) =>
  (await screen.findByText(text)).closest('[data-sonner-toast]')?.getAttribute('data-type');

function open(...manifests: readonly object[]) {
  const host = { started: () => manifests.map((manifest) => Promise.resolve(manifest)) } as unknown as Host;
  render(
    <HostContext value={host}>
      <ProductToaster />
    </HostContext>,
  );
}

it('says a message of a newer section in that section’s words and tone', async () => {
  const older = vi.fn(async () => ({ ...sectionWords, messages: {} }));
  open({ words: older }, { words: async () => sectionWords });
  act(() => notify(NEW, { name: 'Naledi Mokoena' }));
  expect(await toneOf(messageText(NEW, { name: 'Naledi Mokoena' }))).toBe('success');
});

it('fetches nothing for a message that the host has words for', async () => {
  const words = vi.fn(async () => sectionWords);
  open({ words });
  act(() => notify('booking.kept'));
  expect(await toneOf(messageText('booking.kept'))).toBe('success');
  expect(words).not.toHaveBeenCalled();
});

it.each([
  ['no section is there', []],
  ['the section is of before and brings none', [{}]],
  ['its words do not arrive', [{ words: () => Promise.reject(new Error('Loading chunk failed')) }]],
])('tells neither success nor failure where %s', async (_, manifests) => {
  open(...manifests);
  act(() => notify(NEW));
  expect(await toneOf(messageText('toast.noWords'))).toBe('info');
});

it('tells as much where the toaster itself does not arrive', () => {
  notify(NEW);
  render(<PlainToasts />);
  expect(screen.getByRole('alert').textContent).toBe(messageText('toast.noWords'));
});
