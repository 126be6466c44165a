import { type Needs, needsSchema } from '@telehealth/contracts/schemas/practice';
import type { VisitSide } from '@telehealth/contracts/visit';
import { z } from 'zod';
import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, useBackendQuery } from '../client/use-backend-query';
import { column, rowSchema } from '../rows/row-schema';
import { textOrNone, uuid, whole } from '../rows/row-values';

const ASK_AGAIN_MS = 30_000;

/** The estimated wait. Minutes are counted from the booked time. */
export const waitingTime = rowSchema<'waiting_time'>()({
  specialistHere: z.boolean(),
  inAnotherVisit: z.boolean(),
  announcedMinutes: whole.nullable(),
  behindMinutes: whole,
  /** The middle half of the delays of the specialist's last visits; null: there were none. */
  usualFrom: whole.nullable(),
  usualTo: whole.nullable(),
  /** The number of visits behind the estimate. */
  basedOn: whole,
});
export type WaitingTime = z.output<typeof waitingTime>;

/** Refetched with every change of the visit, and at an interval, because a specialist's delay causes no event. */
export function useWaitingTime(appointmentId: string): BackendQuery<WaitingTime | null> {
  return useBackendQuery(
    ({ client }: WithClient) => ({
      queryKey: [...appointmentKeys.all, 'details', appointmentId, 'waiting'],
      queryFn: async ({ signal }) => {
        const asked = client.rpc('waiting_time', { p_appointment: appointmentId }).abortSignal(signal);
        return (await callBackend(asked, z.array(waitingTime)))[0] ?? null;
      },
    }),
    { pollMs: ASK_AGAIN_MS },
  );
}

/**
 * Reports at an interval that this page is open in the waiting room, also in a hidden tab, and at once when it is opened or shown
 * again. The response: whether the person counts as present; false before they came and after they left.
 */
export function useStayAtDoor(appointmentId: string): BackendQuery<boolean> {
  return useBackendQuery(
    ({ client }: WithClient) => ({
      queryKey: [...appointmentKeys.all, 'details', appointmentId, 'staying'],
      queryFn: ({ signal }) =>
        callBackend(client.rpc('stay_at_the_door', { p_appointment: appointmentId }).abortSignal(signal), z.boolean()),
      staleTime: 0,
    }),
    { pollMs: ASK_AGAIN_MS, pollsHidden: true },
  );
}

export const placeKeys = { all: ['visit-places'] as const };

const place = rowSchema<'my_places'>()({
  appointmentId: uuid,
  location: column('patient_location', textOrNone),
  callback: column('callback_phone', textOrNone),
});

/** Where a patient says they are for a visit, and on which number they can be called. */
export interface VisitPlace {
  location: string;
  callback: string;
}
export interface KnownPlaces {
  /** Stated for this visit; null: not yet. */
  here: VisitPlace | null;
  /** Suggestions: from an earlier visit, and the profile's number. */
  earlier: VisitPlace;
  /** The patient's accessibility needs from the profile; empty for the other side, which opens them by an audited read. */
  needs: Partial<Needs>;
}

const ownWords = z.array(z.object({ phone_raw: z.string().nullable(), needs: needsSchema.partial().optional() }));

/** Place and number of a visit as the patient's side stated them; for the patient also their last ones. */
export function useKnownPlaces(appointmentId: string, side: VisitSide, isWanted = true): BackendQuery<KnownPlaces> {
  const reading = ({ client }: WithClient, userId: string) => ({
    queryKey: [...placeKeys.all, appointmentId, userId],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<KnownPlaces> => {
      const isPatient = side === 'patient';
      const [found, profile] = await Promise.all([
        callBackend(client.rpc('my_places', { p_appointment: appointmentId }).abortSignal(signal), z.array(place)),
        isPatient
          ? callBackend(
              client.from('profiles').select('phone_raw, needs').eq('id', userId).abortSignal(signal),
              ownWords,
            )
          : [],
      ]);
      const here = found.find((row) => row.appointmentId === appointmentId);
      const before = found.find((row) => row.appointmentId !== appointmentId);
      return {
        here: here ? toPlace(here) : null,
        earlier: { ...toPlace(before), callback: before?.callback || (profile[0]?.phone_raw ?? '') },
        needs: profile[0]?.needs ?? {},
      };
    },
  });
  return useBackendQuery(reading, { enabled: isWanted });
}

const toPlace = (row: z.output<typeof place> | undefined): VisitPlace => ({
  location: row?.location ?? '',
  callback: row?.callback ?? '',
});
