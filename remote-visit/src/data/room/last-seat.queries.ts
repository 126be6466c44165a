import { callBackend } from '@telehealth/data/client/call-backend';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { rowSchema } from '@telehealth/data/rows/row-schema';
import { instant } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

const visit = z.array(z.object({ id: z.uuid() }));
const seat = rowSchema<'room_seats'>()({ leftAt: instant.nullable(), seenAt: instant });

/**
 * When the patient's side last had a seat in the call, from the database, because a reloaded tab has not seen them leave.
 * Null: never.
 */
export function usePatientLeftAt(appointmentId: string, isAsked: boolean): BackendQuery<Date | null> {
  return useBackendQuery(
    ({ client }) => ({
      queryKey: ['last seat', appointmentId],
      queryFn: async ({ signal }) => {
        const visits = client.from('consultations').select('id').eq('appointment_id', appointmentId);
        const [found] = await callBackend(visits.abortSignal(signal), visit);
        if (found === undefined) return null;
        const seats = client
          .from('room_seats')
          .select(seat.columns)
          .eq('consultation_id', found.id)
          .in('side', ['patient', 'delegate'])
          .order('n', { ascending: false })
          .limit(1);
        const [last] = await callBackend(seats.abortSignal(signal), z.array(seat));
        return last === undefined ? null : (last.leftAt ?? last.seenAt);
      },
    }),
    { enabled: isAsked },
  );
}
