// @vitest-environment jsdom
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BluetoothWay } from './bluetooth-way';

afterEach(cleanup);

const open = (active: unknown) =>
  renderInHost(<BluetoothWay types={[]} onGiven={vi.fn()} />, {
    backend: createFakeBackend({ active_flags: active }),
  });

it('is there for who has it', async () => {
  open(['another', 'bluetoothReadings']);
  expect(await screen.findByText(/Blood-pressure cuff/)).toBeDefined();
  expect(screen.queryByText('Not yet')).toBeNull();
});

it.each([[['another']], [refuse('XX000', '', 500)]])(
  'for others says what they can do, also when nobody knows',
  async (active) => {
    open(active);
    expect(await screen.findByText('Not yet')).toBeDefined();
    expect(screen.getByText(/Here you can type the number or add an Apple Health export/)).toBeDefined();
  },
);

it('until that is known promises nothing', () => {
  open(() => new Promise(() => undefined));
  expect(screen.getByText('Asking whether it is offered to you')).toBeDefined();
  expect(screen.queryByText(/Blood-pressure cuff/)).toBeNull();
});
