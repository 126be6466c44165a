// @vitest-environment jsdom
import { refuse } from '@telehealth/data/testing/fake-backend';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RoomView } from '../../room/room-view';
import { type MadeUpRoom, SEAT_OF_PATIENT } from '../../test-support/made-up-room';
import { calls, HEARD_BADLY, LONG_AGO, minutesAgo, open, press } from './open-call.fixtures';

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

  it('shares the picture between the words in its place and the banners, so that neither lies over the other', () => {
    open({ view: { connection: 'reconnecting', connectionSince: LONG_AGO, camera: 'failed' } });
    const banners = screen.getByRole('button', { name: 'Try again' }).closest('[class*="banners"]');
    const over = screen.getByRole('heading', { name: 'The connection is down' }).parentElement;
    expect(banners).not.toBeNull();
    expect(banners?.nextElementSibling).toBe(over);
    expect(over?.parentElement?.className).toContain('said');
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
    const dialog = await screen.findByRole('dialog', { name: 'You asked for a phone call' });
    expect(dialog.textContent).toContain('082 123 4567');
    expect(calls(backend, 'interrupt_consultation')).toHaveLength(1);
    expect(calls(backend, 'interrupt_consultation')[0]?.args).toMatchObject({ p_step: 'phone' });
  });

  it('reads that nobody knows of it where asking to be rung failed, and asks again', async () => {
    const { backend } = open({ view: { connection: 'reconnecting', connectionSince: performance.now() - 20_000 } });
    backend.answer('interrupt_consultation', refuse('', '', 0));
    press('Ring me');
    expect(await screen.findByText('Naledi Mokoena does not know of it yet')).toBeDefined();
    expect(screen.queryByText(/sees that you would like a phone call/)).toBeNull();
    backend.answer('interrupt_consultation', {});
    press('Ask again');
    expect(await screen.findByText(/sees that you would like a phone call/)).toBeDefined();
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

  it('asks who did not agree yet, of a visit that began without them, before it lets them in', async () => {
    const { backend, room } = open({
      view: { phase: 'outside' },
      room: { agreedAt: null },
      answers: { enter_waiting_room: {} },
    });
    press('Come in');
    const form = within(screen.getByRole('dialog', { name: 'Before you come in' }));
    const comeIn = await form.findByRole('button', { name: 'Come in' });
    fireEvent.click(comeIn);
    await waitFor(() => expect(document.activeElement).toBe(form.getByRole('checkbox')));
    expect(calls(backend, 'enter_waiting_room')).toEqual([]);
    fireEvent.click(form.getByRole('checkbox'));
    fireEvent.click(comeIn);
    await waitFor(() => expect(room.asked).toEqual([['comeIn']]));
    expect(calls(backend, 'enter_waiting_room')).toHaveLength(1);
  });

  it('takes the call back from another of their side, by one press', () => {
    const { room } = open({
      view: {
        replacedBy: { ...SEAT_OF_PATIENT, side: 'delegate', name: 'Sipho', n: 3 },
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
    ['Try another way', { connection: 'connecting', connectionSince: LONG_AGO }, ['tryNow', true]],
    ['Try the picture now', { step: 'audio', stepBy: 'line' }, ['wish', 'video']],
    ['Show my picture', { step: 'audio', wish: 'audio' }, ['wish', 'video']],
    ['Sound again', { step: 'chat', wish: 'chat' }, ['wish', 'audio']],
    ['Hear', { needsUserGesture: true }, ['hear']],
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
