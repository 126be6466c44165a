import { NO_NEEDS } from '@telehealth/contracts/examples/practice';
import type { VisitSide } from '@telehealth/contracts/visit';
import { createFakeBackend, type FakeBackend } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { roomRow, visitDetailsRow } from '@telehealth/data/testing/visit-details-fixture';
import { visitDetails } from '@telehealth/data/visits/visit-details.schema';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import type { RoomView } from '../../room/room-view';
import {
  type MadeUpRoom,
  madeUpPerson,
  madeUpRoom,
  SEAT_OF_PATIENT,
  SEAT_OF_SPECIALIST,
} from '../../test-support/made-up-room';
import { CallScreen } from './call-screen';
// Imported before the first test, so that it waits for the component only.
import '../../care/thread/thread';
import '../../care/note/note-editor';
import '@telehealth/care/allergy-line';
import './qr-code';
import { loadLaterParts } from './use-later-parts';
import '../../visit/come-in-form';

beforeAll(async () => {
  await loadLaterParts();
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
export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const AS_SPECIALIST = {
  viewerRole: 'specialist',
  counterpartName: 'Thandi Nkosi',
  counterpartSpecialty: null,
} as const;

/** Answers of audited reads, by ticket. */
export const LOOKS: Readonly<Record<string, unknown>> = {
  thread: {
    open: true,
    closes_at: '2027-01-01T10:00:00Z',
    unanswered_since: null,
    last_seq: 0,
    reads: {},
    messages: [],
  },
  contact: { contact: null, patientLocation: null, callbackPhone: null, callbackE164: null },
  needs: NO_NEEDS,
};

export const LONG_AGO = performance.now() - 20_000;
export const HEARD_BADLY: Partial<RoomView> = {
  people: [madeUpPerson(SEAT_OF_SPECIALIST, { hearsBadlySince: LONG_AGO })],
};

export interface Opened {
  side?: VisitSide;
  view?: Partial<RoomView>;
  mode?: 'video' | 'voice' | 'chat';
  room?: Record<string, unknown>;
  more?: Record<string, unknown>;
  endedMinutesAgo?: number;
  answers?: Record<string, unknown>;
  /** Answers of audited reads, by ticket. */
  looks?: Record<string, unknown>;
  /** Name of the button pressed first. */
  asks?: string;
}
type Shown = ReturnType<typeof renderInHost> & { room: MadeUpRoom; show: (next: Partial<RoomView>) => void };

/** Renders a running call for one side with a fake room that records its actions. */
export function open({
  side = 'patient',
  view = {},
  mode = 'video',
  room: facts = {},
  more = {},
  ...when
}: Opened = {}): Shown {
  const isPractice = side === 'specialist';
  const seats = isPractice
    ? [SEAT_OF_PATIENT, { ...SEAT_OF_SPECIALIST, mine: true }]
    : [{ ...SEAT_OF_PATIENT, mine: true }, SEAT_OF_SPECIALIST];
  const people = [madeUpPerson(isPractice ? SEAT_OF_PATIENT : SEAT_OF_SPECIALIST)];
  const room = madeUpRoom({ seats, people, ...view });
  const backend = createFakeBackend({
    ...{
      open_thread: 'thread',
      read_look: ({ p_ticket }: { p_ticket: string }) => when.looks?.[p_ticket] ?? LOOKS[p_ticket] ?? [],
    },
    ...{
      visit_needs: 'needs',
      profiles: [],
      finish_consultation: {},
      confirm_identity: {},
      record_callback: null,
      resume_consultation: {},
    },
    ...{
      abandon_consultation: {},
      transfer_to_emergency: {},
      interrupt_consultation: {},
      read_emergency_contact: 'contact',
    },
    ...{
      notes: [],
      rights_to_chart: [],
      break_glass: [],
      plan_answers: [],
      consultations: [],
      my_places: [],
      room_seats: [],
    },
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
export const calls = (backend: FakeBackend, name: string) => backend.calls.filter((call) => call.name === name);
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const key = (pressed: string, target: Element = document.body) => fireEvent.keyDown(target, { key: pressed });
