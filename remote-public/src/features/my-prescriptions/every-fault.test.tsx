// @vitest-environment jsdom

import type { ActedScreen } from '@telehealth/data/testing/fault-walk';
import { prepareWalks, walkEveryFault } from '@telehealth/data/testing/walk-every-fault';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { OwnPrescriptions } from './own-prescriptions';
import { prescriptionRow, REQUEST } from './prescription-row';

prepareWalks();

/** A list that changes as soon as the write arrived. */
function listThat(before: object | null, write: string, after: object | null): Record<string, unknown> {
  let renewal = before;
  return {
    my_prescriptions: 'ticket',
    read_look: () => [prescriptionRow({ renewal: renewal as never })],
    [write]: () => {
      renewal = after;
      return { id: 'r1', version: 1 };
    },
  };
}
const shows = (text: string) => () => expect(screen.getByText(text)).toBeDefined();

const SCREENS: Readonly<Record<string, ActedScreen>> = {
  'asking for more': {
    page: () => <OwnPrescriptions />,
    answers: () => listThat(null, 'request_renewal', REQUEST),
    fill: async (user) => {
      const field = screen.getByLabelText(/^Note to Naledi/);
      await user.clear(field);
      await user.type(field, 'I am well');
    },
    press: async (user) => user.click(screen.getByRole('button', { name: /^Request it again/ })),
    typed: ['I am well'],
    done: shows('Requested, not seen yet'),
    only: ['read_look', 'request_renewal'],
  },
  'taking it back': {
    page: () => <OwnPrescriptions />,
    answers: () => listThat(REQUEST, 'withdraw_renewal', null),
    press: async (user) => {
      if (screen.queryByRole('alertdialog') === null)
        await user.click(screen.getByRole('button', { name: /^Withdraw the request/ }));
      await user.click(screen.getByRole('button', { name: 'Withdraw it' }));
    },
    done: shows('Not requested yet'),
    only: ['read_look', 'withdraw_renewal'],
  },
};

walkEveryFault(SCREENS);
