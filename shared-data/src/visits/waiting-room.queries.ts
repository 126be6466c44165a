import type { VisitSide } from '@telehealth/contracts';
import { type Needs, needsSchema } from '@telehealth/contracts/schemas';
import { z } from 'zod';
import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, useBackendQuery } from '../client/use-backend-query';
import { rowSchema } from '../rows/row-schema';
import { instant, whole } from '../rows/row-values';

const ASK_AGAIN_MS = 30_000;

/** What can honestly be said of a wait. Minutes are counted from the booked time. */
export const waitingTime = rowSchema<'waiting_time'>()({
  specialistHere: z.boolean(),
  inAnotherVisit: z.boolean(),
  announcedMinutes: whole.nullable(),
  behindMinutes: whole,
  /** The middle half of the delays of their last visits; null: there were none. */
  usualFrom: whole.nullable(),
  usualTo: whole.nullable(),
  /** How many visits that is said of. */
  basedOn: whole,
});
export type WaitingTime = z.output<typeof waitingTime>;

/** Asked again with every change of the visit, and on a beat: how far behind somebody is has no event. */
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
 * Says on a beat that this page is still open at the door, also while another tab is looked at, and at once when the page is
 * opened or looked at again. The answer: whether its person counts as here; false before they came, and once they left.
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

const place = z.object({
  appointment_id: z.string(),
  patient_location: z.string().nullable(),
  callback_phone: z.string().nullable(),
  consent_at: instant.nullable(),
});

/** Where a patient said to be for a visit, and on which number they can be rung. */
export interface VisitPlace {
  location: string;
  callback: string;
}
export interface KnownPlaces {
  /** Said for this visit; null: not yet. */
  here: VisitPlace | null;
  /** What may be offered to begin with: of an earlier visit, and the number of the profile. */
  earlier: VisitPlace;
  /** What the patient's profile says of what they need in a visit; empty for the other side, which opens it by a look. */
  needs: Partial<Needs>;
}

const ownWords = z.array(z.object({ phone_raw: z.string().nullable(), needs: needsSchema.partial().optional() }));

/** Place and number of a visit, as its patient's side said them; for the patient also what they said last. */
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
      const here = found.find((row) => row.appointment_id === appointmentId);
      const before = found.find((row) => row.appointment_id !== appointmentId);
      return {
        here: here ? toPlace(here) : null,
        earlier: { ...toPlace(before), callback: before?.callback_phone ?? profile[0]?.phone_raw ?? '' },
        needs: profile[0]?.needs ?? {},
      };
    },
  });
  return useBackendQuery(reading, { enabled: isWanted });
}

const toPlace = (row: z.output<typeof place> | undefined): VisitPlace => ({
  location: row?.patient_location ?? '',
  callback: row?.callback_phone ?? '',
});
