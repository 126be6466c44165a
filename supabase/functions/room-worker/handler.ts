import { createWorker } from '../_shared/create-worker.ts';
import { inRounds } from '../_shared/in-rounds.ts';
import { createProject, type ProjectOptions } from '../_shared/project.ts';
import { withReadiness } from '../_shared/readiness.ts';
import type { Report } from '../_shared/report.ts';
import { clearRooms } from '../_shared/room/clear-rooms.ts';
import { createLivekitAdmin } from '../_shared/room/livekit-admin.ts';
import type { RoomSettings } from '../_shared/room/room-settings.ts';

/** What the function needs. */
export interface RoomWorkerOptions extends ProjectOptions {
  settings: Pick<RoomSettings, 'livekit'>;
  report?: Report | undefined;
}

/**
 * The function `room-worker`: puts out of the rooms of a LiveKit server whom the database says are to go. Without such a server
 * there is nothing to do. To a GET with the secret key it says which server it is, and whether that one takes our orders.
 */
export function createRoomWorker({ settings: { livekit }, report, ...options }: RoomWorkerOptions) {
  const project = createProject(options);
  const admin = livekit && createLivekitAdmin(livekit);
  const onFailure = (what: string, cause: unknown) =>
    report?.('room.notRemoved', { what, kind: cause instanceof Error ? cause.message : typeof cause });
  const readiness = async () => ({ livekit: livekit?.url ?? null, orders: admin && (await admin.reach()) });
  return withReadiness(
    options.secretKey,
    readiness,
    createWorker(options.secretKey, async () =>
      admin ? inRounds(() => clearRooms(project, admin, null, onFailure)) : { done: 0, failed: 0 },
    ),
  );
}
