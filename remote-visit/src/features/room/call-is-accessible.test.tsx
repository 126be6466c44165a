// @vitest-environment jsdom
import axe from 'axe-core';
import { expect, it } from 'vitest';
import { madeUpPerson, SEAT_OF_PATIENT, SEAT_OF_SPECIALIST, SENDS_ALL } from '../../test-support/made-up-room';
import { HEARD_BADLY, LONG_AGO, minutesAgo, type Opened, open } from './open-call.fixtures';

/** In the future, so that it counts as recent however long earlier tests took. */
const NOT_LONG_AGO = performance.now() + 600_000;
const DOWN: Opened['view'] = { connection: 'reconnecting', connectionSince: LONG_AGO };
const OTHER_OFF: Opened['view'] = {
  people: [madeUpPerson(SEAT_OF_SPECIALIST, { state: { ...SENDS_ALL, camera: false } })],
};
const SHARES: Opened['view'] = {
  people: [madeUpPerson(SEAT_OF_SPECIALIST, { screen: {} as MediaStream, state: { ...SENDS_ALL, screen: true } })],
};

/** A state of the call, its polite announcements, and its assertive one. */
const STATES: [name: string, state: Opened, polite: string[], urgent?: string][] = [
  ['as patient', {}, []],
  ['while the line is down', { view: DOWN }, ['Still trying. The visit’s clock is paused. Chat works.']],
  ['as practice', { side: 'specialist' }, []],
  [
    'as practice, line down',
    { side: 'specialist', view: DOWN },
    ['Still trying. The visit’s clock is paused. Chat works. Ring 082 123 4567.'],
  ],
  [
    'alone',
    { view: { connection: 'waiting', people: [], seats: [{ ...SEAT_OF_PATIENT, mine: true }] } },
    ['Naledi Mokoena stepped out. Your visit goes on; please stay.'],
  ],
  [
    'connecting',
    { view: { connection: 'connecting', connectionSince: NOT_LONG_AGO } },
    ['Connecting to Dr Naledi Khumalo …'],
  ],
  [
    'connecting for long',
    { side: 'specialist', view: { connection: 'connecting', connectionSince: LONG_AGO } },
    ['This takes longer than usual. We keep trying.'],
  ],
  ['by sound', { view: { step: 'audio', stepBy: 'line' } }, ['Your picture is paused to keep the sound.']],
  ['by sound, as chosen', { view: { step: 'audio', stepBy: 'wish' } }, ['Sound only, as you chose.']],
  [
    'by words, for the line',
    { view: { step: 'chat', stepBy: 'line' } },
    ['The connection is too weak for sound. Chat goes on.'],
  ],
  ['with the other’s camera off', { view: OTHER_OFF }, ['Dr Naledi Khumalo: camera off.']],
  ['heard badly', { view: HEARD_BADLY }, ['Dr Naledi Khumalo hears you badly.']],
  [
    'with a silent line',
    { view: { isSignalingOpen: false, lineSince: LONG_AGO } },
    ['You see and hear each other; messages come later.'],
  ],
  ['muted and speaking', { view: { microphone: 'off', speaksMuted: true } }, [], 'You are muted.'],
  ['before sound is heard', { view: { needsUserGesture: true } }, [], 'Press once to hear Dr Naledi Khumalo.'],
  ['taken', { view: { phase: 'taken' } }, ['You took this visit to another tab or device.']],
  ['refused', { view: { phase: 'refused', refusal: { id: 'consultation.tooLate' } } }, ['You are not in the call.']],
  [
    'asked to ring',
    {
      side: 'specialist',
      room: { state: 'interrupted', interruptedAt: minutesAgo(1).toISOString(), fallbackStep: 'phone' },
    },
    ['Annelie Botha asks for a phone call on 082 123 4567.'],
  ],
  [
    'with devices refused',
    { view: { microphone: 'denied', camera: 'denied', ownFace: null } },
    [],
    'Your browser is not allowed to use the microphone. Press the icon left of the address, allow it, then try again. Others do not hear you; you can write.',
  ],
  ['with a screen', { view: SHARES }, []],
  ['left', { view: { phase: 'left' } }, []],
  [
    'in a chat visit',
    {
      mode: 'chat',
      view: { microphone: 'unused', camera: 'unused', ownFace: null, people: [], connection: 'waiting' },
    },
    [],
  ],
];

const saidBy = (politeness: string) =>
  [...document.querySelectorAll(`[aria-live="${politeness}"]`)]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

it.each(STATES)('%s: axe finds nothing, and what is to be known is said aloud', async (_, state, polite, urgent) => {
  const { container } = open(state);
  expect(saidBy('polite')).toEqual(polite);
  expect(saidBy('assertive')).toEqual(urgent === undefined ? [] : [urgent]);
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
