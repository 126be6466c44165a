// @vitest-environment jsdom
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { DangerCard } from './care/thread/danger-card';
import { DangerQuestions } from './features/waiting-room/patient/danger-questions';
// Imported before the first test, so that it does not wait for the load.
import '@telehealth/care/safety/scan-reason';

const DANGER = 'crushing chest pain and sweating';
const CRISIS = 'I want to end my life';

interface Door {
  door: string;
  /** Renders the component with this text. */
  draw: (words: string) => ReactElement;
  give?: (words: string) => void;
}

const details = (words: string) =>
  ({
    visit: { reason: words, startsAt: new Date('2026-11-25T10:00:00Z') },
    patientBorn: null,
    intake: null,
    specialistName: 'Naledi Mokoena',
  }) as unknown as VisitDetails;

/** This section's fields for health texts that no other test covers; `danger-doors` lists those of the whole product. */
const DOORS: readonly Door[] = [
  { door: 'chat in the visit', draw: (words) => <DangerCard words={words} specialistName="Naledi Mokoena" /> },
  {
    door: 'waiting room',
    draw: (words) => <DangerQuestions details={details(words)} onChecked={() => undefined} />,
    give: () => fireEvent.click(screen.getByRole('button', { name: 'None of these' })),
  },
];

afterEach(cleanup);

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
