// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { madeUpPerson, SEAT_OF_SPECIALIST } from '../../test-support/made-up-room';
import { key, open, press } from './open-call.fixtures';

describe('the first picture', () => {
  const COMING = { connection: 'connecting', connectionSince: performance.now() } as const;

  it('has the line for itself while it is on its way', () => {
    const { room, show, container } = open({ view: { ...COMING, phase: 'entering' } });
    show({ ...COMING, phase: 'seated' });
    show({ connection: 'connected' });
    expect(room.isKept).toBe(false);
    fireEvent.loadedData(container.querySelector('[data-count] > video') as Element);
    expect(room.isKept).toBe(true);
  });

  it.each<[string, Parameters<typeof open>[0]]>([
    ['nobody else is there', { view: { connection: 'waiting', people: [] } }],
    ['the connection is down again', { view: { connection: 'reconnecting' } }],
    ['a visit is by voice, and connected', { mode: 'voice' }],
    ['a visit is by words', { mode: 'chat', view: COMING }],
    ['something else is asked for meanwhile', { side: 'specialist', view: COMING, asks: 'Chat closed' }],
  ])('is not waited for where %s', (_, { asks, ...opened } = {}) => {
    const { room } = open(opened);
    if (asks !== undefined) press(asks);
    expect(room.isKept).toBe(true);
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
    expect(regions()).toEqual(['The connection is down. Trying again.']);
    expect(screen.getByRole('heading', { name: 'The connection is down' })).toBeDefined();
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
    ['outside', 'The visit is in progress', 'Come in'],
    ['refused', 'You are not in the call.', 'Try again'],
  ] as const)('in state %s says so and offers one press', (phase, title, button) => {
    const { room } = open({ view: { phase, refusal: phase === 'refused' ? { id: 'consultation.tooLate' } : null } });
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Microphone/ })).toBeNull();
    press(button);
    expect(room.asked).toEqual([['comeIn']]);
  });
});
