import type { ConsultationMode } from '@telehealth/contracts/booking';
import type { AppError, Result } from '@telehealth/contracts/errors';
import { failed, ok } from '@telehealth/contracts/errors';
import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { useHostServices } from '@telehealth/contracts/session';
import { useCancelAppointment } from '@telehealth/data/appointments/appointment.mutations';
import { useExtendHold, useHoldSlot } from '@telehealth/data/slots/booking.mutations';
import { useRef, useState } from 'react';
import type { BookingHold } from './booking-hold';
import { usePressEnd } from './use-press-end';

export interface HoldChoice {
  visitTypeId: string;
  startsAt: string;
  mode: ConsultationMode;
}

export interface HoldControl {
  current: BookingHold | null;
  isBusy: boolean;
  adopt: (hold: BookingHold) => void;
  /** Forgets a lost hold: the same time is then a new request. */
  drop: () => void;
  take: (choice: HoldChoice) => Promise<Result<BookingHold, AppError>>;
  extend: () => Promise<Result<void, AppError>>;
  /** The hold, once a running request for one is answered. */
  settled: () => Promise<BookingHold | null>;
  /** Releases the time, so that another can be chosen. */
  release: () => Promise<Result<void, AppError>>;
}

/** The page's hold: at most one, whose clock is shown. */
export function useHold(): HoldControl {
  const { notify } = useHostServices();
  const [current, setCurrent] = useState<BookingHold | null>(null);
  const holding = useHoldSlot();
  const extending = useExtendHold();
  const releasing = useCancelAppointment();
  const keyOf = useIdempotencyKeys();
  const pressEnd = usePressEnd();
  const underWay = useRef<{ key: string; held: Promise<Result<BookingHold, AppError>> } | null>(null);

  /** Concurrent calls for the same time share one answer. */
  const take = (choice: HoldChoice): Promise<Result<BookingHold, AppError>> => {
    const key = keyOf(choice);
    if (underWay.current?.key === key) return underWay.current.held;
    const held = ask(choice).finally(() => {
      if (underWay.current?.key === key) underWay.current = null;
    });
    underWay.current = { key, held };
    return held;
  };
  const ask = async (choice: HoldChoice): Promise<Result<BookingHold, AppError>> => {
    const startsAt = new Date(choice.startsAt);
    const idempotencyKey = keyOf(choice);
    const request = { visitTypeId: choice.visitTypeId, startsAt, mode: choice.mode };
    const held = await holding.run({ ...request, timeZone: viewerTimeZone(), idempotencyKey });
    // The answer closes the choice of a time, which moves all below it.
    await pressEnd();
    if (!held.ok) return held;
    const { id, holdExpiresAt, extensionUsed } = held.value;
    if (holdExpiresAt === null) return failed({ id: 'booking.cannotSubmit' });
    const hold = { ...request, appointmentId: id, expiresAt: holdExpiresAt, extensionUsed, needsApproval: null };
    setCurrent(hold);
    return ok(hold);
  };
  const extend = async (): Promise<Result<void, AppError>> => {
    if (current === null) return ok(undefined);
    const extended = await extending.run({ appointmentId: current.appointmentId });
    if (!extended.ok) return extended;
    const { holdExpiresAt, extensionUsed } = extended.value;
    setCurrent({ ...current, expiresAt: holdExpiresAt ?? current.expiresAt, extensionUsed });
    notify('booking.holdExtended');
    return ok(undefined);
  };
  const settled = async (): Promise<BookingHold | null> => {
    const answer = await underWay.current?.held;
    return answer === undefined ? current : answer.ok ? answer.value : null;
  };
  const drop = () => {
    keyOf.forget();
    setCurrent(null);
  };
  const release = async (): Promise<Result<void, AppError>> => {
    if (current === null) return ok(undefined);
    const released = await releasing.run({ appointmentId: current.appointmentId, reason: '' });
    if (!released.ok) return released;
    drop();
    return ok(undefined);
  };
  const isBusy = extending.isRunning || releasing.isRunning;
  return { current, isBusy, adopt: setCurrent, drop, take, extend, settled, release };
}

/** One idempotency key per choice; a new choice, or one after a release, gets another. */
function useIdempotencyKeys() {
  const keys = useRef(new Map<string, string>());
  const keyOf = (choice: HoldChoice): string => {
    const name = `${choice.visitTypeId} ${choice.startsAt} ${choice.mode}`;
    const key = keys.current.get(name) ?? crypto.randomUUID();
    keys.current.set(name, key);
    return key;
  };
  return Object.assign(keyOf, { forget: () => keys.current.clear() });
}
