import { useBackendState } from '@telehealth/contracts/session';
import { appointmentOf } from '@telehealth/data/appointments/appointment.queries';
import { useBackend } from '@telehealth/data/client/use-backend';
import { useCallback, useEffect, useRef } from 'react';
import { newsOfHold } from './booking-hold';
import type { BookingModel } from './use-booking';

/**
 * Asks the server for the hold's state and updates the page: when the clock ran out, after a refusal, and when the user
 * returns to this tab, because they may have gone on in another.
 * @returns a function that asks now; `pressed` when the user waits for the answer and is then led to it
 */
export function useHoldWatch(model: BookingModel): (pressed?: boolean) => Promise<void> {
  const backend = useBackend();
  const state = useBackendState();
  const isReady = state.status === 'ready';
  const newest = useRef(model);
  useEffect(() => {
    newest.current = model;
  });
  const look = useCallback(
    async (pressed = false) => {
      const { current } = newest.current.hold;
      if (current === null || !isReady) return;
      const visit = await backend.queries
        .fetchQuery({ ...appointmentOf(backend, current.appointmentId), staleTime: 0 })
        // Offline: the page keeps what it knows.
        .catch(() => undefined);
      const { hold, values, onProblem, onFurther } = newest.current;
      // The user released or changed it while the answer was on its way.
      if (hold.current?.appointmentId !== current.appointmentId) return;
      const news = visit === undefined ? null : newsOfHold(visit);
      if (news?.is === 'standing') return hold.adopt(news.hold);
      if (news?.is === 'further') return onFurther(news.visit);
      if (news?.is === 'gone') onProblem({ id: 'booking.holdExpired' }, values, !pressed);
    },
    [backend, isReady],
  );
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && void look();
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('focus', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('focus', seen);
    };
  }, [look]);
  return look;
}
