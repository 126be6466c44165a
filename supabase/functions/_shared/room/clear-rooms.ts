import type { Round } from '../in-rounds.ts';
import type { Project } from '../project.ts';
import type { LivekitAdmin } from './livekit-admin.ts';

interface Removal {
  id: string;
  room: string;
  /** Null: the whole room. */
  seat: string | null;
}

/** Hears of removals that the server for calls did not carry out. */
type OnRemovalFailure = (what: 'seat' | 'room', cause: unknown) => void;

/**
 * Puts out of the server's rooms whom the database says are to go: whose right to be there ended, and everybody after a visit.
 * @param appointment of one visit, what was not answered yet; null: everything that is due
 */
export async function clearRooms(
  project: Project,
  livekit: LivekitAdmin,
  appointment: string | null = null,
  onFailure: OnRemovalFailure = () => {},
): Promise<Round> {
  const due = (await project.asServer('claim_room_removals', { p_appointment: appointment, p_limit: 50 })) as Removal[];
  const answers = await Promise.all(
    due.map(async ({ id, room, seat }) => {
      try {
        const wasThere = seat === null ? await livekit.deleteRoom(room) : await livekit.removeParticipant(room, seat);
        await project.asServer('room_removed', { p_id: id, p_was_there: wasThere });
        return true;
      } catch (cause) {
        onFailure(seat === null ? 'room' : 'seat', cause);
        return false;
      }
    }),
  );
  const done = answers.filter(Boolean).length;
  return { done, failed: due.length - done };
}
