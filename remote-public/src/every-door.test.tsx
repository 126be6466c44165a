// @vitest-environment jsdom
import { forgetHandedOverReason, handOverReason } from '@telehealth/care/handover/handed-over-reason';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { RequestForm } from './features/appointment-request/request-form';
import { AssistantPanel } from './features/assistant/assistant-panel';
import { NeedBox } from './features/specialist-search/need/need-box';
import { NO_FILTERS } from './search-address/search-filters';
// Imported before the first test, so that it does not wait for the load.
import '@telehealth/care/safety/scan-reason';
import './features/specialist-search/need/need-ways';
import './understand/understand';

const DANGER = 'crushing chest pain and sweating';
const CRISIS = 'I want to end my life';

interface Door {
  door: string;
  /** Renders the component with this text. */
  draw: (words: string) => ReactElement;
  give?: (words: string) => void;
}

const type = (words: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: words } });

/** This section's fields for health texts that no other test covers; `danger-doors` lists those of the whole product. */
const DOORS: readonly Door[] = [
  { door: 'form of the home page', draw: () => <RequestForm />, give: type },
  {
    door: 'finder',
    draw: (words) => {
      handOverReason(words);
      return <NeedBox filters={NO_FILTERS} onChange={() => undefined} onSuggest={() => undefined} />;
    },
  },
  {
    door: 'assistant',
    draw: () => <AssistantPanel onClose={() => undefined} />,
    give: (words) => {
      type(words);
      fireEvent.submit(screen.getByRole('textbox').closest('form') as HTMLFormElement);
    },
  },
];

afterEach(() => {
  cleanup();
  forgetHandedOverReason();
});

describe.each(DOORS)('$door', ({ draw, give }) => {
  it.each([
    [DANGER, 'This may be an emergency. Call an ambulance now', 'Call 112'],
    [CRISIS, 'You are not alone. Please talk to somebody now', 'Call 0800 567 567'],
  ])('shows the one card for “%s”', async (words, heading, firstCall) => {
    renderInHost(draw(words));
    give?.(words);
    const card = await screen.findByRole('region', { name: 'Possible emergency' });
    expect(within(card).getByText(heading)).toBeDefined();
    expect(within(card).getAllByRole('link')[0]?.textContent).toBe(firstCall);
  });
});
