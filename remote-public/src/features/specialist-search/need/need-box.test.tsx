// @vitest-environment jsdom

import { forgetHandedOverReason, handOverReason } from '@telehealth/care/handover/handed-over-reason';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NO_FILTERS } from '../../../search-address/search-filters';
import { NeedBox } from './need-box';
import { suggestSpecialties } from './suggest-specialty';
// Imported before the first test, so that it does not wait for the load.
import '@telehealth/care/safety/scan-reason';
import './need-ways';

vi.mock('./suggest-specialty', { spy: true });

afterEach(() => {
  cleanup();
  forgetHandedOverReason();
});

it('reads the same words once, however often a wish beside them changes', async () => {
  handOverReason('An itchy rash');
  const box = render(<NeedBox filters={NO_FILTERS} onChange={() => undefined} onSuggest={vi.fn()} />);
  const offered = await screen.findByText('Dermatology');
  expect(offered.closest('button')?.ariaPressed).toBe('false');
  vi.mocked(suggestSpecialties).mockClear();
  box.rerender(
    <NeedBox filters={{ ...NO_FILTERS, specialty: 'dermatology' }} onChange={() => undefined} onSuggest={vi.fn()} />,
  );
  expect(offered.closest('button')?.ariaPressed).toBe('true');
  expect(suggestSpecialties).not.toHaveBeenCalled();
});

it('asks for no rules while nothing is typed', async () => {
  vi.mocked(suggestSpecialties).mockClear();
  render(<NeedBox filters={NO_FILTERS} onChange={() => undefined} onSuggest={vi.fn()} />);
  // Longer than the debounce of the scan.
  await new Promise((done) => setTimeout(done, 50));
  expect(suggestSpecialties).not.toHaveBeenCalled();
});
