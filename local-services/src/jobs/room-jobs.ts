import type { Project } from '@telehealth/supabase/functions/_shared/project.ts';
import { clearRooms } from '@telehealth/supabase/functions/_shared/room/clear-rooms.ts';
import { createLivekitAdmin } from '@telehealth/supabase/functions/_shared/room/livekit-admin.ts';
import type { RoomSettings } from '@telehealth/supabase/functions/_shared/room/room-settings.ts';
import { type RepeatedJob, repeat } from '../repeat';
import { failureKind, type Report } from '../report';

export interface RoomJobsOptions {
  room: RoomSettings;
  project: Project;
  report?: Report | undefined;
}

const CLEAR_EVERY_MS = 2_000;

/** With a media server, removes people from calls within seconds after they lost access. */
export function startRoomJobs({ room: { livekit }, project, report }: RoomJobsOptions): RepeatedJob[] {
  if (livekit === null) return [];
  const admin = createLivekitAdmin(livekit);
  const onFailure = (what: string, cause: unknown) => report?.('room.notRemoved', { what, ...failureKind(cause) });
  return [repeat('rooms', CLEAR_EVERY_MS, () => clearRooms(project, admin, null, onFailure), report)];
}
