// @vitest-environment jsdom
import type { VisitSide } from '@telehealth/contracts';
import { createFakeBackend, type FakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { noteRow, roomRow, VISIT_ID, visitDetailsRow } from '@telehealth/data/testing/visit-details-fixture';
import { visitDetails } from '@telehealth/data/visits/visit-details.schema';
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RoomView } from '../../room/room-view';
import {
  type MadeUpRoom,
  madeUpPerson,
  madeUpRoom,
  SEAT_OF_PATIENT,
  SEAT_OF_SPECIALIST,
  SENDS_ALL,
} from '../../test-support/made-up-room';
import { CallScreen } from './call-screen';
// Fetched before the first test, which waits for nothing but the component.
import '@telehealth/care/thread/thread';
import '@telehealth/care/note/note-editor';
import '@telehealth/care/allergy-line';
import './qr-code';
import { loadDialogs } from './later-dialogs';
import '../../visit/come-in-form';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5_000 });
beforeAll(async () => {
  await loadDialogs();
  HTMLMediaElement.prototype.play = async () => undefined;
  HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(cleanup);

const RING = { phone: '082 123 4567', e164: '+27821234567', givenFor: 'visit' };
const PLACE = {
  location: '12 Long Street, Cape Town',
  phone: '082 123 4567',
  e164: '+27821234567',
  isOfThisVisit: true,
};
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const AS_SPECIALIST = {
  viewerRole: 'specialist',
  counterpartName: 'Thandi Nkosi',
  counterpartSpecialty: null,
} as const;

const LOOKS: Readonly<Record<string, unknown>> = {
  thread: { open: true, closes_at: '2027-01-01T10:00:00Z', last_seq: 0, reads: {}, messages: [] },
  contact: { contact: null, patientLocation: null, callbackPhone: null },
};

const LONG_AGO = performance.now() - 20_000;
const HEARD_BADLY: Partial<RoomView> = {
  people: [madeUpPerson(SEAT_OF_SPECIALIST, { hearsBadlySince: LONG_AGO })],
};

interface Opened {
  side?: VisitSide;
  view?: Partial<RoomView>;
  mode?: 'video' | 'voice' | 'chat';
  room?: Record<string, unknown>;
  more?: Record<string, unknown>;
  endedMinutesAgo?: number;
  answers?: Record<string, unknown>;
}
function open({ side = 'patient', view = {}, mode = 'video', room: facts = {}, more = {}, ...when }: Opened = {}) {
  const isPractice = side === 'specialist';
  const seats = isPractice
    ? [SEAT_OF_PATIENT, { ...SEAT_OF_SPECIALIST, mine: true }]
    : [{ ...SEAT_OF_PATIENT, mine: true }, SEAT_OF_SPECIALIST];
  const people = [madeUpPerson(isPractice ? SEAT_OF_PATIENT : SEAT_OF_SPECIALIST)];
  const room = madeUpRoom({ seats, people, ...view });
  const backend = createFakeBackend({
    ...{ open_thread: 'thread', read_look: ({ p_ticket }: { p_ticket: string }) => LOOKS[p_ticket] ?? [] },
    ...{ finish_consultation: {}, confirm_identity: {}, record_callback: null, resume_consultation: {} },
    ...{
      abandon_consultation: {},
      transfer_to_emergency: {},
      interrupt_consultation: {},
      read_emergency_contact: 'contact',
    },
    ...{ notes: [], access_grants: [], plan_answers: [], consultations: [], room_seats: [] },
    server_time: () => new Date().toISOString(),
    ...when.answers,
  });
  const started = { state: 'active', startedAt: minutesAgo(10).toISOString(), place: PLACE, ring: RING, ...facts };
  const visit = {
    status: 'in_progress',
    mode,
    startsAt: minutesAgo(12),
    endsAt: minutesAgo(when.endedMinutesAgo ?? -18),
    minutes: 30,
  } as const;
  const row = visitDetailsRow(
    { ...visit, ...(isPractice && AS_SPECIALIST) },
    { side, room: roomRow(started), ...more },
  );
  const screenOf = renderInHost(<CallScreen room={room} details={visitDetails.parse(row)} />, {
    backend,
    role: isPractice ? 'specialist' : 'patient',
  });
  return { ...screenOf, room, show: (next: Partial<RoomView>) => act(() => room.show(next)) };
}
const calls = (backend: FakeBackend, name: string) => backend.calls.filter((call) => call.name === name);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const key = (pressed: string, target: Element = document.body) => fireEvent.keyDown(target, { key: pressed });

describe('what a patient has', () => {
  it('says who is there, where help would come to, what was used, and keeps 112 in reach', async () => {
    open({
      view: { usedBytes: 84_000_000, capBytes: 250_000_000, kbitNow: 267 },
      more: {
        intake: {
          savedAt: new Date().toISOString(),
          reason: '',
          questions: ['May I go to work?'],
          symptoms: null,
          files: [],
        },
      },
    });
    expect(screen.getByRole('heading', { name: 'Naledi Mokoena' })).toBeDefined();
    expect(screen.getByRole('link', { name: /112/ }).getAttribute('href')).toBe('tel:112');
    expect(await screen.findByText('12 Long Street, Cape Town')).toBeDefined();
    expect(screen.getByText('84 of 250 MB')).toBeDefined();
    expect(screen.getByText(/Now about 2 MB a minute/)).toBeDefined();
    expect(screen.getByText(/Not recorded by Sawubona/)).toBeDefined();
    expect(screen.getByRole('timer').textContent).toMatch(/^10:0\d of 30 minutes$/);
    fireEvent.click(screen.getByRole('checkbox', { name: 'May I go to work?' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'May I go to work?' }).checked).toBe(true);
    expect(screen.queryByRole('button', { name: /Finish/ })).toBeNull();
  });

  it('leaves without ending, and comes back by one press', () => {
    const { room, show, backend } = open();
    fireEvent.click(screen.getAllByRole('button', { name: /Leave/ })[0] as HTMLElement);
    expect(room.asked).toEqual([['leave']]);
    show({ phase: 'left' });
    expect(screen.getByRole('heading', { name: 'You left the call.' })).toBeDefined();
    press('Come back');
    expect(room.asked.at(-1)).toEqual(['comeIn']);
    expect(calls(backend, 'finish_consultation')).toEqual([]);
  });

  it('limits data and asks to be rung', async () => {
    const { room, backend } = open({
      view: { connection: 'reconnecting', connectionSince: performance.now() - 20_000 },
    });
    fireEvent.change(screen.getByRole('combobox', { name: 'Use at most' }), { target: { value: '100' } });
    fireEvent.click(screen.getByRole('switch', { name: 'Sound only' }));
    expect(room.asked).toEqual([
      ['cap', 100_000_000],
      ['wish', 'audio'],
    ]);
    press('Ring me');
    const dialog = await screen.findByRole('dialog', { name: 'Asked to be rung' });
    expect(dialog.textContent).toContain('082 123 4567');
    expect(calls(backend, 'interrupt_consultation')).toHaveLength(1);
    expect(calls(backend, 'interrupt_consultation')[0]?.args).toMatchObject({ p_step: 'phone' });
  });

  it('reads that nobody knows of it where asking to be rung failed, and asks again', async () => {
    const { backend } = open({ view: { connection: 'reconnecting', connectionSince: performance.now() - 20_000 } });
    backend.answer('interrupt_consultation', refuse('', '', 0));
    press('Ring me');
    expect(await screen.findByText('Naledi Mokoena does not know of it yet')).toBeDefined();
    expect(screen.queryByText(/sees that you would like to be rung/)).toBeNull();
    backend.answer('interrupt_consultation', {});
    press('Ask again');
    expect(await screen.findByText(/sees that you would like to be rung/)).toBeDefined();
  });

  it('goes on by words by a press, and the clock with them', async () => {
    const { backend } = open({
      view: { connection: 'reconnecting', connectionSince: performance.now() - 20_000 },
      room: { state: 'interrupted', interruptedAt: minutesAgo(1).toISOString() },
    });
    press('Go on in the chat');
    expect(screen.getByRole('region', { name: 'Chat with Naledi Mokoena' })).toBeDefined();
    await waitFor(() => expect(calls(backend, 'resume_consultation')).toHaveLength(1));
    expect(calls(backend, 'resume_consultation')[0]?.args).toMatchObject({ p_medium: 'chat' });
  });

  it('takes the call back from another of their side, by one press', () => {
    const { room } = open({
      view: {
        inOurPlace: { ...SEAT_OF_PATIENT, side: 'delegate', name: 'Sipho', n: 3 },
        microphone: 'unused',
        camera: 'unused',
      },
    });
    expect(
      screen.getByText(/Sipho is in the call for your side. Your camera and microphone are off here/),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: /^(Mic|Camera)/ })).toBeNull();
    press('Use it here');
    expect(room.asked).toEqual([['comeIn']]);
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('is told of a forgotten chat visit only where nobody else is there (there: %s)', (isHere, many) => {
    open({
      ...{ mode: 'chat', more: {}, endedMinutesAgo: 70 },
      view: {
        ...{ microphone: 'unused', camera: 'unused', ownFace: null, people: [], connection: 'waiting' },
        ...(!isHere && { seats: [{ ...SEAT_OF_PATIENT, mine: true }] }),
      },
    });
    expect(screen.queryAllByText(/nobody else is here/)).toHaveLength(many);
  });

  const MOVES: [string, Partial<RoomView>, ...MadeUpRoom['asked']][] = [
    ['Try by a relay', { connection: 'connecting', connectionSince: LONG_AGO }, ['tryNow', true]],
    ['Try the picture now', { step: 'audio', stepBy: 'line' }, ['wish', 'video']],
    ['Show my picture', { step: 'audio', wish: 'audio' }, ['wish', 'video']],
    ['Sound again', { step: 'chat', wish: 'chat' }, ['wish', 'audio']],
    ['Hear', { needsPress: true }, ['hear']],
    ['Unmute', { microphone: 'off', speaksMuted: true }, ['mute', 'microphone', false]],
    ['Sound only', HEARD_BADLY, ['wish', 'audio']],
  ];
  it.each(MOVES)('presses %s', (button, view, ...asked) => {
    const { room } = open({ view });
    press(button);
    expect(room.asked).toEqual(asked);
  });

  it('takes the visit to another device by its address alone', () => {
    history.replaceState(null, '', '/consultation/1?from=mail#invitation=secret');
    open({ view: { connection: 'reconnecting', connectionSince: LONG_AGO } });
    press('Use another device');
    const dialog = screen.getByRole('dialog', { name: 'Continue on another device' });
    expect(within(dialog).getByText(`${location.origin}/consultation/1`)).toBeDefined();
    expect(dialog.textContent).not.toMatch(/[?#]|secret/);
    history.replaceState(null, '', '/');
  });
});

describe('the controls', () => {
  it('say what is, and do what they say', () => {
    const { room, show } = open();
    press('Mic on');
    press('Camera on');
    press('Share, screen not shared');
    expect(room.asked).toEqual([['mute', 'microphone', true], ['mute', 'camera', true], ['shareScreen']]);
    show({ microphone: 'off', camera: 'denied', isSharing: true });
    expect(screen.getByRole('button', { name: 'Mic off' }).getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByRole('button', { name: 'Camera does not work' })).toBeDefined();
    press('Stop, screen shared');
    expect(room.asked.at(-1)).toEqual(['stopSharing']);
  });

  it('go by keys, which rest while somebody types', () => {
    const { room } = open();
    for (const pressed of ['m', 'c', 's']) key(pressed);
    expect(room.asked).toEqual([['mute', 'microphone', true], ['mute', 'camera', true], ['shareScreen']]);
    key('t');
    const sheet = screen.getByRole('region', { name: 'Chat with Naledi Mokoena' });
    expect(sheet).toBeDefined();
    key('Escape');
    expect(screen.queryByRole('region', { name: 'Chat with Naledi Mokoena' })).toBeNull();
    key('m', screen.getByRole('combobox', { name: 'Use at most' }));
    expect(room.asked).toHaveLength(3);
    key('?');
    expect(within(screen.getByRole('dialog', { name: 'Keys' })).getByText('Share the screen, or stop')).toBeDefined();
  });

  it('leave out what a voice visit and a chat visit do not have', async () => {
    open({
      mode: 'voice',
      view: {
        camera: 'unused',
        ownFace: null,
        step: 'audio',
        people: [madeUpPerson(SEAT_OF_SPECIALIST, { isSpeaking: true })],
      },
    });
    expect(screen.getByRole('button', { name: 'Mic on' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Camera|Screen/ })).toBeNull();
    expect(screen.getByText('speaks', { exact: false })).toBeDefined();
    cleanup();
    open({
      mode: 'chat',
      view: { microphone: 'unused', camera: 'unused', ownFace: null, connection: 'waiting', people: [] },
    });
    expect(screen.queryByRole('button', { name: /Microphone|Camera|Screen/ })).toBeNull();
    expect(await screen.findByRole('textbox', { name: /Write to/ })).toBeDefined();
  });

  it('move the own picture by keys, press by press, and hide it', () => {
    open();
    const own = screen.getByRole('button', { name: /You, own picture, bottom right/ });
    fireEvent.keyDown(own, { key: 'ArrowUp' });
    fireEvent.keyDown(own, { key: 'ArrowLeft' });
    expect(screen.getByRole('button', { name: /You, own picture, top left/ })).toBeDefined();
    press('More');
    fireEvent.click(screen.getByRole('switch', { name: 'Show my own picture' }));
    expect(screen.queryByRole('button', { name: /You, own picture/ })).toBeNull();
  });
});

describe('what is said', () => {
  const regions = () =>
    [...document.querySelectorAll('[aria-live="polite"]')]
      .map(({ textContent }) => textContent)
      .filter((text) => text !== '');

  it('says each state once, politely, and that the line is back', () => {
    const { show } = open({ view: { connection: 'connecting', connectionSince: performance.now() } });
    expect(regions()).toEqual(['Connecting to Dr Naledi Khumalo …']);
    show({ connection: 'connected', connectionSince: performance.now() });
    show({ connection: 'reconnecting', connectionSince: performance.now() - 2_000 });
    expect(regions()).toEqual(['The line is down. Trying again by itself.']);
    expect(screen.getByRole('heading', { name: 'The line is down' })).toBeDefined();
    show({ connection: 'connected', connectionSince: performance.now() });
    expect(regions()).toEqual(['You are connected again.']);
  });

  it('says at once that somebody speaks while muted, and unmutes', () => {
    const { room } = open({ view: { microphone: 'off', speaksMuted: true } });
    expect(document.querySelector('[aria-live="assertive"]')?.textContent).toBe('You are muted.');
    press('Unmute');
    expect(room.asked).toEqual([['mute', 'microphone', false]]);
  });

  it('offers a headset that was plugged in, and takes it by a press', () => {
    const { room } = open({
      view: { deviceNews: { is: 'offered', source: 'microphone', deviceId: 'h', label: 'Headset' } },
    });
    press('Use it');
    expect(room.asked).toEqual([['choose', 'microphone', 'h'], ['dismissDeviceNews']]);
  });

  it.each([
    ['taken', 'You took this visit to another tab or device.', 'Use it here again'],
    ['outside', 'The visit runs', 'Come in'],
    ['refused', 'You are not in the call.', 'Try again'],
  ] as const)('in state %s says so and offers one press', (phase, title, button) => {
    const { room } = open({ view: { phase, refusal: phase === 'refused' ? { id: 'consultation.tooLate' } : null } });
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Microphone/ })).toBeNull();
    press(button);
    expect(room.asked).toEqual([['comeIn']]);
  });
});

describe('what the practice has', () => {
  it('shows steps and rings while the line is down; answered, the visit goes on by phone', async () => {
    const { backend } = open({
      side: 'specialist',
      view: { connection: 'reconnecting', connectionSince: performance.now() - 20_000 },
      room: {
        state: 'interrupted',
        interruptedAt: minutesAgo(1).toISOString(),
        interruptedSide: 'patient',
        fallbackStep: 'phone',
      },
    });
    expect(screen.getByRole('heading', { name: 'The line to Annelie Botha is down' })).toBeDefined();
    expect(screen.getByText('Now: ring their phone')).toBeDefined();
    expect(screen.getByRole('timer').textContent).toContain('paused while the connection is down');
    press('Ring them');
    const dialog = within(screen.getByRole('dialog', { name: 'Ring Thandi Nkosi' }));
    expect(dialog.getByRole('link', { name: '082 123 4567' }).getAttribute('href')).toBe('tel:+27821234567');
    fireEvent.click(dialog.getByRole('button', { name: 'We talk by phone' }));
    await waitFor(() => expect(calls(backend, 'resume_consultation')).toHaveLength(1));
    expect(calls(backend, 'record_callback')[0]?.args).toMatchObject({ p_appointment: VISIT_ID, p_answered: true });
    expect(calls(backend, 'resume_consultation')[0]?.args).toMatchObject({ p_medium: 'phone' });
  });

  it('is told that the patient asks to be rung, and rings, while the line carries words', () => {
    open({
      side: 'specialist',
      view: { people: [madeUpPerson(SEAT_OF_PATIENT, { state: { ...SENDS_ALL, microphone: false, camera: false } })] },
      room: {
        state: 'interrupted',
        ...{
          medium: 'chat',
          interruptedAt: minutesAgo(1).toISOString(),
          interruptedSide: 'patient',
          fallbackStep: 'phone',
        },
      },
    });
    const said = [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent);
    expect(said).toContain('Annelie Botha asks to be rung on 082 123 4567.');
    press('Ring them');
    expect(screen.getByRole('dialog', { name: 'Ring Thandi Nkosi' })).toBeDefined();
  });

  it('gives up the visit from where the line is down', () => {
    open({ side: 'specialist', view: { connection: 'reconnecting', connectionSince: LONG_AGO } });
    press('Give up this visit');
    expect(screen.getByRole('alertdialog', { name: 'Give up this visit?' })).toBeDefined();
  });

  it('reads after a reload of its own when the patient went, as the database knows it', async () => {
    const { backend } = open({
      side: 'specialist',
      view: { connection: 'waiting', people: [], seats: [{ ...SEAT_OF_SPECIALIST, mine: true }] },
      answers: {
        consultations: [{ id: '44444444-4444-4444-8444-444444444444' }],
        room_seats: [{ left_at: '2026-11-27T10:14:00Z', seen_at: '2026-11-27T10:13:50Z' }],
      },
    });
    expect(await screen.findByText(/Thandi Nkosi’s connection ended at \d\d:14. Your visit goes on./)).toBeDefined();
    expect(calls(backend, 'room_seats')).toHaveLength(1);
  });

  it('confirms who the patient is, and sends help to where they are', async () => {
    const { backend } = open({ side: 'specialist' });
    press('It is Thandi Nkosi');
    await waitFor(() => expect(calls(backend, 'confirm_identity')).toHaveLength(1));
    press('Send help');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Send help' }));
    expect(dialog.getByText('12 Long Street, Cape Town')).toBeDefined();
    expect(dialog.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
    expect(calls(backend, 'read_emergency_contact')).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Show the emergency contact' }));
    await waitFor(() => expect(calls(backend, 'read_emergency_contact')).toHaveLength(1));
  });

  it('finishes only behind a question that names what is missing', async () => {
    const { backend } = open({
      side: 'specialist',
      more: { notes: [noteRow({ isMine: true, state: 'draft', planPlain: ' ' })] },
    });
    press(/^Finish visit/);
    const dialog = within(screen.getByRole('alertdialog', { name: 'Finish the visit?' }));
    expect((await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'The plan in plain words is not written.',
      'Who the patient is was not confirmed.',
    ]);
    expect(calls(backend, 'finish_consultation')).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Finish visit' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls(backend, 'finish_consultation')).toHaveLength(1);
  });

  it.each([
    ['Give up this visit', 'Give up the visit', 'abandon_consultation'],
    ['Hand over to emergency services', 'Hand over and end', 'transfer_to_emergency'],
  ])('%s asks why first', async (entry, confirm, call) => {
    const { backend } = open({ side: 'specialist' });
    press('More');
    press(entry);
    press(confirm);
    expect(screen.getByText('Please say why the visit ends here')).toBeDefined();
    expect(calls(backend, call)).toEqual([]);
    fireEvent.change(screen.getByRole('textbox', { name: /^Why/ }), { target: { value: 'No line' } });
    press(confirm);
    await waitFor(() =>
      expect(calls(backend, call)[0]?.args).toEqual({ p_appointment: VISIT_ID, p_reason: 'No line' }),
    );
  });
});

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

it('corrects place and number without leaving the call', async () => {
  const { backend, room } = open();
  press('Change');
  const dialog = within(await screen.findByRole('dialog', { name: 'Where you are' }));
  fireEvent.change(await dialog.findByRole('textbox', { name: /Where are you now/ }), { target: { value: 'At home' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Keep this' }));
  await waitFor(() => expect(calls(backend, 'enter_waiting_room')).toHaveLength(1));
  expect(calls(backend, 'enter_waiting_room')[0]?.args).toMatchObject({
    p_location: 'At home',
    p_callback: '082 123 4567',
  });
  expect(room.asked).toEqual([]);
});
