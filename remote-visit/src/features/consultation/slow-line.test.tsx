// @vitest-environment jsdom
import { createFakeBackend } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { VISIT_ID, visitDetailsRow } from '@telehealth/data/testing/visit-details-fixture';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Consultation } from './consultation';

/** Answers that resolve when the test says so. */
const waiting: (() => void)[] = [];
const later = () => new Promise<null>((resolve) => waiting.push(() => resolve(null)));
const answerNext = () => act(async () => waiting.shift()?.());

/** A silent AudioContext. */
class SilentContext {
  currentTime = 0;
  destination = {};
  createOscillator = () => ({ ...this.createGain(), addEventListener: vi.fn(), start: vi.fn(), stop: vi.fn() });
  createGain = () => ({ frequency: {}, gain: {}, connect: (next: unknown) => next });
}

const startsAt = new Date(Date.now() + 48 * 3_600_000);
/** The stored state of the preparation list. */
const preparation = { done: [] as string[], devices: null, devicesTestedAt: null };

async function open(answers: Record<string, unknown>) {
  const details = () => visitDetailsRow({ startsAt }, { preparation: { ...preparation, done: [...preparation.done] } });
  const backend = createFakeBackend({ visit_details: details, my_payment: null, ...answers });
  renderInHost(<Consultation appointmentId={VISIT_ID} />, { backend, role: 'patient' });
  await screen.findByText('Before the visit');
  return (name: string) => backend.calls.filter((call) => call.name === name);
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  waiting.length = 0;
  preparation.done = [];
});

describe('on a slow line', () => {
  it('is not called saved what was typed while it was being saved', async () => {
    const calls = await open({ save_intake: later });
    const first = screen.getByLabelText(/^First question/);
    fireEvent.change(first, { target: { value: 'One?' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls('save_intake')).toHaveLength(1));
    fireEvent.change(first, { target: { value: 'One? And two?' } });
    await answerNext();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDefined());
    expect(screen.queryByText(/^Saved\./)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls('save_intake')).toHaveLength(2));
    await answerNext();
    expect(await screen.findByText(/^Saved\./)).toBeDefined();
  });

  it('keeps every tick, also one that was pressed while another was on its way', async () => {
    const tick = async ({ p_step, p_done }: { p_step: string; p_done: boolean }) => {
      await later();
      preparation.done = [...preparation.done.filter((step) => step !== p_step), ...(p_done ? [p_step] : [])];
    };
    const calls = await open({ tick_preparation: tick });
    const user = userEvent.setup();
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    await user.click(boxes[0] as HTMLElement);
    await user.click(boxes[1] as HTMLElement);
    expect([boxes[0]?.checked, boxes[1]?.checked, boxes[2]?.checked]).toEqual([true, true, false]);
    await answerNext();
    await waitFor(() => expect(calls('tick_preparation')).toHaveLength(2));
    await answerNext();
    await waitFor(() => expect(preparation.done).toHaveLength(2));
    await waitFor(() => expect([boxes[0]?.checked, boxes[1]?.checked]).toEqual([true, true]));
  });

  it('keeps what the test of devices said last', async () => {
    const kept: unknown[] = [];
    const keep = async ({ p_devices }: { p_devices: unknown }) => {
      await later();
      kept.push(p_devices);
    };
    vi.stubGlobal('AudioContext', SilentContext);
    const calls = await open({ keep_device_test: keep });
    fireEvent.click(screen.getByRole('button', { name: 'Test this device' }));
    const start = { name: 'Start camera and microphone' };
    // Pressing loads the test's code.
    fireEvent.click(await screen.findByRole('button', start));
    await waitFor(() => expect(calls('keep_device_test')).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Play a tone' }));
    fireEvent.click(screen.getByRole('button', { name: 'Yes, I heard it' }));
    // In parallel the second request could overtake the first, and the older result would stay.
    await act(async () => undefined);
    expect(calls('keep_device_test')).toHaveLength(1);
    await answerNext();
    await waitFor(() => expect(calls('keep_device_test')).toHaveLength(2));
    await answerNext();
    await waitFor(() => expect(kept.at(-1)).toEqual({ camera: 'fails', microphone: 'fails', speaker: 'works' }));
  });
});
