// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { createFakeBackend } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { saveBlob } from '@telehealth/ui/parts/save-file';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OpenDocument } from './look-at-file';

vi.mock('@telehealth/ui/parts/save-file', () => ({ saveBlob: vi.fn() }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.mocked(saveBlob).mockClear();
});

const refused = (status: number, hint: string) => () => Response.json({ code: 'P0001', message: '', hint }, { status });
const given = () =>
  new Response('x', {
    headers: { 'content-type': 'image/jpeg', 'content-disposition': "attachment; filename*=UTF-8''My%20arm.jpg" },
  });
const broken = () => {
  throw new TypeError('failed to fetch');
};

describe('opening a file', () => {
  it.each([
    ['a ticket that ran out', refused(410, 'chart.ticketSpent'), message('chart.ticketSpent')],
    ['a server that fails', refused(503, 'data.failed'), message('data.failed')],
    ['an answer of something in between', () => new Response('<p>', { status: 502 }), message('data.failed')],
    ['a line that is away', broken, message('data.offline')],
  ])('%s is said in its place, with a press that tries again; the page stays', async (_what, answer, words) => {
    const asked = vi.fn(answer as () => Response);
    vi.stubGlobal('fetch', async (address: string) => {
      expect(address).toMatch(/\/functions\/v1\/documents\/file\/a-ticket$/);
      return asked();
    });
    const backend = createFakeBackend({ open_document: 'a-ticket' });
    renderInHost(<OpenDocument id="file" title="My arm" />, { backend, role: 'specialist' });
    fireEvent.click(screen.getByRole('button', { name: 'Open My arm' }));
    expect(await screen.findByText(words)).toBeDefined();
    expect(saveBlob).not.toHaveBeenCalled();
    asked.mockImplementation(given);
    fireEvent.click(screen.getByRole('button', { name: 'Try again to open My arm' }));
    expect(await screen.findByText('My arm.jpg')).toBeDefined();
    expect(saveBlob, 'nothing is saved unasked').not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Save it on this device' }));
    expect(vi.mocked(saveBlob).mock.calls[0]?.[0]).toBe('My arm.jpg');
    expect(
      backend.calls.filter(({ name }) => name === 'open_document'),
      'a ticket is good once',
    ).toHaveLength(2);
  });
});
