// @vitest-environment jsdom
import { rowOf } from '@telehealth/contracts/routes';
import { createFakeBackend } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import PublishedTextPage from './published-text-page';

const TEXT = {
  ...{ title: 'Privacy', version: 2, published_at: '2026-11-01T08:00:00Z' },
  body: '# What we keep\n\nYour name.\n\nWhat <b>you</b> tell us.',
};
const open = (text: unknown) =>
  renderInHost(<PublishedTextPage row={rowOf('privacy')} />, {
    backend: createFakeBackend({ terms_versions: text }),
    path: '/privacy',
  });

afterEach(cleanup);

it('shows the text that holds, word for word, with its version and day', async () => {
  const { container } = open(TEXT);
  expect(await screen.findByRole('heading', { level: 2, name: 'What we keep' })).toBeTruthy();
  expect(screen.getByText('What <b>you</b> tell us.')).toBeTruthy();
  expect(container.textContent).toContain('Version 2, published 1 Nov 2026');
});

it('says that none was published', async () => {
  open(null);
  expect(await screen.findByText('No text has been published yet')).toBeTruthy();
});
