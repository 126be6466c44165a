// @vitest-environment jsdom

import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PdfText, readPage } from './pdf-text';

afterEach(cleanup);

const begin = (id: string | null) => ({ type: 'beginMarkedContentProps', id });
const END = { type: 'endMarkedContent' };
const words = (str: string, hasEOL = false) => ({ str, hasEOL });
const leaf = (id: string) => ({ type: 'content', id });

/** Drawn in another order than it is read in, as the columns of a script are. */
const PIECES = [
  begin('amount'),
  words('28', true),
  words('(twenty-eight)'),
  END,
  begin('name'),
  words('Amlodipine '),
  begin(null),
  words('5 mg'),
  END,
  END,
  begin(null),
  words('Page 1 of 1'),
  END,
  begin('title'),
  words('Prescription'),
  END,
];
const TREE = {
  role: 'Root',
  children: [
    {
      role: 'Document',
      children: [
        { role: 'H1', children: [leaf('title')] },
        {
          role: 'L',
          children: [
            {
              role: 'LI',
              children: [
                { role: 'Lbl', children: [leaf('nobody')] },
                {
                  role: 'LBody',
                  children: [
                    { role: 'P', children: [leaf('name')] },
                    { role: 'P', children: [leaf('amount')] },
                  ],
                },
              ],
            },
          ],
        },
        { role: 'Figure', alt: 'Code picture that opens an address', children: [leaf('picture')] },
      ],
    },
  ],
};

it('reads a page in the order of its tags, with what a figure shows and without decoration', () => {
  const { container } = render(<PdfText nodes={readPage(TREE, PIECES)} />);
  expect(screen.getByRole('heading', { level: 3 }).textContent?.trim()).toBe('Prescription');
  const item = within(screen.getByRole('list')).getByRole('listitem');
  expect(item.textContent?.replace(/\s+/g, ' ').trim()).toBe('Amlodipine 5 mg 28 (twenty-eight)');
  expect(screen.getByText('Code picture that opens an address')).toBeDefined();
  expect(container.textContent).not.toContain('Page 1');
});

it('reads all words of a file without tags, as they were drawn', () => {
  const { container } = render(<PdfText nodes={readPage(null, PIECES)} />);
  expect(container.textContent?.replace(/\s+/g, ' ').trim()).toBe(
    '28 (twenty-eight)Amlodipine 5 mgPage 1 of 1Prescription',
  );
});
