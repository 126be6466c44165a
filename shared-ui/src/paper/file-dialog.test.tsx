// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FileDialog } from './file-dialog';
import { FilePlace } from './file-place';
import { openPdf } from './open-pdf';

vi.mock('./open-pdf', () => ({ openPdf: vi.fn() }));

const FILE = new File(['%PDF-1.7'], 'script.pdf', { type: 'application/pdf' });
const PAGE = { role: 'P', alt: '', parts: ['Amlodipine'] };

beforeEach(() => {
  // jsdom has none of these.
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(URL, { createObjectURL: () => 'blob:script', revokeObjectURL: () => undefined });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});
afterEach(() => {
  cleanup();
  vi.mocked(openPdf).mockReset();
});

const open = () => render(<FileDialog file={FILE} title="What you sign: script" onClose={() => undefined} />);
/** @param draw called with the page and its width */
const opened = (draw = vi.fn(() => ({ done: Promise.resolve(), stop: () => undefined }))) => ({
  pages: 2,
  draw,
  read: () => Promise.resolve([PAGE]),
  close: vi.fn(),
});

it('gives the way to another program while the pages are opened', async () => {
  vi.mocked(openPdf).mockReturnValue(new Promise(() => undefined));
  open();
  expect(await screen.findByText('Opening the file')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe('blob:script');
  expect(screen.getByRole('button', { name: 'Save it on this device' })).toBeDefined();
});

it('shows every page with its words, larger when asked, and closes the file', async () => {
  const pdf = opened();
  vi.mocked(openPdf).mockResolvedValue(pdf);
  const user = userEvent.setup();
  const { unmount } = open();
  expect(await screen.findByRole('region', { name: 'Page 2 of 2' })).toBeDefined();
  expect(await screen.findAllByText('Amlodipine')).toHaveLength(2);
  expect(vi.mocked(openPdf)).toHaveBeenCalledExactlyOnceWith(FILE);
  expect(pdf.draw).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole('button', { name: 'Larger' }));
  expect(screen.getByText('2 pages, 150%')).toBeDefined();
  expect(pdf.draw).toHaveBeenCalledTimes(4);
  expect(screen.getByText('script.pdf')).toBeDefined();
  unmount();
  expect(pdf.close).toHaveBeenCalledOnce();
});

it.each([
  ['the file does not open', () => vi.mocked(openPdf).mockRejectedValueOnce(new Error('no'))],
  [
    'a page is not drawn',
    () =>
      vi
        .mocked(openPdf)
        .mockResolvedValueOnce(opened(vi.fn(() => ({ done: Promise.reject(new Error('no')), stop: () => undefined })))),
  ],
])('says so where %s, keeps the other ways, and tries again', async (_, fail) => {
  fail();
  vi.mocked(openPdf).mockResolvedValueOnce(opened());
  const user = userEvent.setup();
  open();
  expect(await screen.findByText('The pages cannot be shown here')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open in a new tab' })).toBeDefined();
  expect(screen.queryByRole('region', { name: /^Page/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Page 1 of 2' })).toBeDefined();
});

it('shows a picture, larger by a key, and says where it cannot be shown', async () => {
  const user = userEvent.setup();
  const photo = new File(['x'], 'My arm.jpg', { type: 'image/jpeg' });
  render(<FileDialog file={photo} title="My arm" onClose={() => undefined} />);
  expect((await screen.findByRole('img', { name: 'My arm' })).getAttribute('src')).toBe('blob:script');
  expect(screen.getByText('My arm.jpg')).toBeDefined();
  await user.keyboard('+');
  expect(screen.getByText('150%')).toBeDefined();
  await user.keyboard('-');
  expect(screen.getByText('100%')).toBeDefined();
  fireEvent.error(screen.getByRole('img', { name: 'My arm' }));
  expect(screen.getByText('The picture cannot be shown here')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Save it on this device' })).toBeDefined();
});

it('opens beside what goes on where there is a place, and gives the focus back when Escape closes it', async () => {
  vi.mocked(openPdf).mockReturnValue(new Promise(() => undefined));
  const user = userEvent.setup();
  const place = document.body.appendChild(document.createElement('div'));
  function Room() {
    const [isOpen, setOpen] = useState(false);
    return (
      <FilePlace value={place}>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && <FileDialog file={FILE} title="Letter" onClose={() => setOpen(false)} />}
      </FilePlace>
    );
  }
  render(<Room />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Letter' });
  expect(place.contains(dialog)).toBe(true);
  expect(document.activeElement?.textContent).toBe('Letter');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Open');
  place.remove();
});
