// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { readFirstWords, takePlaceOfFirstWords } from './first-words';

const WORDS = '<main><h1>Find a specialist</h1><p class="lead">Every time is free.</p><a href="/a?b=1">A</a></main>';

function documentWith(attributes: string): HTMLElement {
  document.body.innerHTML = `<div id="root" ${attributes}>${WORDS}</div>`;
  return document.body.firstElementChild as HTMLElement;
}
const linkIn = (root: HTMLElement) => root.querySelector('a');

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

test('reads what the document says of its page, and nothing of a page that is drawn whole or not at all', () => {
  history.replaceState(null, '', '/find-specialist?mode=video');
  expect(readFirstWords(documentWith('data-until="page"'))).toEqual({
    path: '/find-specialist',
    title: 'Find a specialist',
    lead: 'Every time is free.',
  });
  expect(readFirstWords(documentWith(''))).toBeNull();
  expect(readFirstWords(null)).toBeNull();
});

test('the page takes the place of its first words, and who had reached a link by keyboard is there again', async () => {
  const root = documentWith('data-until="page"');
  linkIn(root)?.focus();
  await act(async () => {
    takePlaceOfFirstWords(root, () =>
      createRoot(root).render(
        <main>
          <a href="/a?b=1">Now alive</a>
        </main>,
      ),
    );
  });
  expect(root.textContent).toBe('Now alive');
  await vi.waitFor(() => expect(document.activeElement).toBe(linkIn(root)));
});

test('who was nowhere is not moved', async () => {
  const root = documentWith('data-until="page"');
  await act(async () => {
    takePlaceOfFirstWords(root, () =>
      createRoot(root).render(
        <main>
          <a href="/a?b=1">Now alive</a>
        </main>,
      ),
    );
  });
  expect(document.activeElement).toBe(document.body);
});
