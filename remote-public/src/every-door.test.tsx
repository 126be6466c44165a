// @vitest-environment jsdom
/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DangerCard } from '@telehealth/care/thread/danger-card';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { createElement, type ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { carryReason, forgetCarriedReason } from './carried/carried-reason';
import { RequestForm } from './features/appointment-request/request-form';
import { AssistantPanel } from './features/assistant/assistant-panel';
import { NeedBox } from './features/specialist-search/need/need-box';
import { DangerQuestions } from './features/waiting-room/patient/danger-questions';
// Fetched before the first test, so that none waits for it.
import '@telehealth/care/safety/scan-reason';
import './features/assistant/understand/understand';

/** Tests run at the top of the repository. */
const read = (file: string) => readFileSync(join(process.cwd(), file), 'utf8');
const DANGER = 'crushing chest pain and sweating';
const CRISIS = 'I want to end my life';

interface Door {
  door: string;
  /** Where its words or answers are read, and by what. */
  file: string;
  reads: string;
  /** Draws it with these words given; left out where a test of its own draws it. */
  draw?: (words: string) => ReactElement;
  give?: (words: string) => void;
}

const type = (words: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: words } });
const details = (words: string) =>
  ({
    visit: { reason: words, startsAt: new Date('2026-11-25T10:00:00Z'), forWhom: null },
    intake: null,
    specialistName: 'Naledi Mokoena',
  }) as unknown as VisitDetails;

/** Every place that takes in words, answers or numbers about how somebody is. */
const DOORS: readonly Door[] = [
  {
    door: 'form of the home page',
    file: 'remote-public/src/features/appointment-request/request-form.tsx',
    reads: '<RedFlagWatch text={reason}',
    draw: () => <RequestForm />,
    give: type,
  },
  {
    door: 'finder',
    file: 'remote-public/src/features/specialist-search/need/need-box.tsx',
    reads: '<RedFlagWatch text={need}',
    draw: (words) => {
      carryReason(words);
      return <NeedBox specialty="" onChoose={() => undefined} onSuggest={() => undefined} />;
    },
  },
  {
    door: 'reason of a booking',
    file: 'remote-public/src/features/booking/booking-steps.tsx',
    reads: '<RedFlagWatch text={reason}',
  },
  {
    door: 'words before a visit',
    file: 'remote-public/src/visit/words-form.tsx',
    reads: '<RedFlagWatch text={',
  },
  {
    door: 'assistant',
    file: 'remote-public/src/features/assistant/use-conversation.ts',
    reads: 'scanForRedFlags(text)',
    draw: () => <AssistantPanel onClose={() => undefined} />,
    give: (words) => {
      type(words);
      fireEvent.submit(screen.getByRole('textbox').closest('form') as HTMLFormElement);
    },
  },
  {
    door: 'chat in the visit',
    file: 'shared-care/src/thread/danger-sign.ts',
    reads: 'scanForRedFlags(words)',
    draw: (words) => <DangerCard words={words} specialistName="Naledi Mokoena" />,
  },
  {
    door: 'waiting room',
    file: 'remote-public/src/features/waiting-room/patient/judge-danger.ts',
    reads: 'flagsOf(judged)',
    draw: (words) => <DangerQuestions details={details(words)} onChecked={() => undefined} />,
    give: () => fireEvent.click(screen.getByRole('button', { name: 'None of these' })),
  },
  {
    door: 'value of a device',
    file: 'shared-care/src/safety/value-card.tsx',
    reads: 'judgeReading(given, person, signs)',
  },
  {
    door: 'measurements of the record',
    file: 'shared-care/src/safety/check-of-reading.ts',
    reads: 'judgeReading(reading, person)',
  },
  { door: 'brief of the specialist', file: 'shared-care/src/brief/brief.tsx', reads: 'useDangerIn(' },
  {
    door: 'symptom checker',
    file: 'remote-public/src/features/symptom-checker/flow/judge.ts',
    reads: 'evaluate(TRIAGE_RULES, factsOf(state)',
  },
];

afterEach(() => {
  cleanup();
  forgetCarriedReason();
});

describe.each(DOORS)('$door', ({ file, reads, draw, give }) => {
  it('reads by the one engine', () => expect(read(file)).toContain(reads));

  it.skipIf(draw === undefined).each([
    [DANGER, 'This may be an emergency. Call an ambulance now', 'Call 112'],
    [CRISIS, 'You are not alone. Please talk to somebody now', 'Call 0800 567 567'],
  ])('shows the one card for “%s”', async (words, heading, firstCall) => {
    renderInHost(draw?.(words) ?? createElement('p'));
    give?.(words);
    const card = await screen.findByRole('region', { name: 'Possible emergency' }, { timeout: 5_000 });
    expect(within(card).getByText(heading)).toBeDefined();
    expect(within(card).getAllByRole('link')[0]?.textContent).toBe(firstCall);
  });
});

/** What may ask the engine beside the doors: what they are made of. */
const PARTS = [
  'remote-patient/src/features/device/bluetooth/bluetooth-card.tsx',
  'remote-patient/src/features/device/most-urgent.ts',
  'remote-patient/src/features/device/reading-desk.tsx',
  'remote-public/src/features/symptom-checker/flow/check-reducer.ts',
  'remote-public/src/features/symptom-checker/flow/check-storage.ts',
  'remote-public/src/features/symptom-checker/steps/fact-search.tsx',
  'shared-care/src/safety/red-flag-watch.tsx',
  'shared-care/src/safety/scan-reason.ts',
  'shared-care/src/safety/use-danger-in.ts',
];
const ASKS = /\b(?:scanForRedFlags|triageText|evaluate|judgeReading)\(|triage\/(?:engine|reader\/read-text)/;

it('no other file of the product reads how somebody is', () => {
  const known = [...DOORS.map(({ file }) => file), ...PARTS];
  const files = [
    'remote-public',
    'remote-patient',
    'remote-specialist',
    'shared-care',
    'shared-visits',
    'host',
  ].flatMap((section) =>
    readdirSync(join(process.cwd(), section, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test|\.vignettes)\.tsx?$/.test(file))
      .map((file) => `${section}/src/${file}`),
  );
  const asking = files.filter((file) => ASKS.test(read(file)));
  expect(asking.filter((file) => !known.includes(file))).toEqual([]);
});
