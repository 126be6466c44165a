// @vitest-environment jsdom
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { madeUpPerson, SEAT_OF_PATIENT, SEAT_OF_SPECIALIST, SENDS_ALL } from '../../test-support/made-up-room';
import { HEARD_BADLY, LONG_AGO, minutesAgo, type Opened, open } from './open-call.fixtures';

describe('axe finds nothing', () => {
  const STATES: [string, Opened][] = [
    ['as patient', {}],
    ['while the line is down', { view: { connection: 'reconnecting', connectionSince: performance.now() - 20_000 } }],
    ['as practice', { side: 'specialist' }],
    [
      'as practice, line down',
      { side: 'specialist', view: { connection: 'reconnecting', connectionSince: performance.now() - 20_000 } },
    ],
    ['alone', { view: { connection: 'waiting', people: [], seats: [{ ...SEAT_OF_PATIENT, mine: true }] } }],
    ['connecting', { view: { connection: 'connecting', connectionSince: performance.now() } }],
    ['connecting for long', { side: 'specialist', view: { connection: 'connecting', connectionSince: LONG_AGO } }],
    ['by sound', { view: { step: 'audio', stepBy: 'line' } }],
    ['by words, for the line', { view: { step: 'chat', stepBy: 'line' } }],
    ['heard badly', { view: HEARD_BADLY }],
    ['with a silent line', { view: { isLineOpen: false, lineSince: LONG_AGO } }],
    ['muted and speaking', { view: { microphone: 'off', speaksMuted: true } }],
    ['before sound is heard', { view: { needsPress: true } }],
    ['taken', { view: { phase: 'taken' } }],
    ['refused', { view: { phase: 'refused', refusal: { id: 'consultation.tooLate' } } }],
    [
      'asked to ring',
      {
        side: 'specialist',
        room: { state: 'interrupted', interruptedAt: minutesAgo(1).toISOString(), fallbackStep: 'phone' },
      },
    ],
    ['with devices refused', { view: { microphone: 'denied', camera: 'denied', ownFace: null } }],
    [
      'with a screen',
      {
        view: {
          people: [
            madeUpPerson(SEAT_OF_SPECIALIST, { screen: {} as MediaStream, state: { ...SENDS_ALL, screen: true } }),
          ],
        },
      },
    ],
    ['left', { view: { phase: 'left' } }],
    [
      'in a chat visit',
      {
        mode: 'chat',
        view: { microphone: 'unused', camera: 'unused', ownFace: null, people: [], connection: 'waiting' },
      },
    ],
  ];
  it.each(STATES)('%s', async (_, state) => {
    const { container } = open(state);
    const { violations } = await axe.run(container, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: {
        'color-contrast': { enabled: false },
        region: { enabled: false },
        'page-has-heading-one': { enabled: false },
      },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
});
