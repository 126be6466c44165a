import type { SessionWithActivitiesResource } from '@clerk/react/types';

export interface Device {
  id: string;
  /** Browser and system, e.g. "Firefox 143 on Windows". */
  name: string;
  isMobile: boolean;
  isThis: boolean;
  lastActive: Date;
  /** Town and country, else the network address; null when neither is known. */
  place: string | null;
  signOut(): Promise<unknown>;
}

const SIGNED_IN: readonly string[] = ['active', 'pending'];

/** Converts a person's sessions to devices: this one first, then the latest. */
export function toDevices(sessions: readonly SessionWithActivitiesResource[], currentId: string | undefined): Device[] {
  return sessions
    .filter(({ status }) => SIGNED_IN.includes(status))
    .map((session) => toDevice(session, currentId))
    .sort((a, b) => Number(b.isThis) - Number(a.isThis) || b.lastActive.getTime() - a.lastActive.getTime());
}

function toDevice(session: SessionWithActivitiesResource, currentId: string | undefined): Device {
  const { browserName, browserVersion, deviceType, isMobile, city, country, ipAddress } = session.latestActivity;
  const version = browserVersion?.split('.')[0];
  const browser = [browserName ?? 'Browser', version].filter(Boolean).join(' ');
  const town = [city, country].filter(Boolean).join(', ');
  return {
    id: session.id,
    name: deviceType ? `${browser} on ${deviceType}` : browser,
    isMobile: isMobile === true,
    isThis: session.id === currentId,
    lastActive: session.lastActiveAt,
    place: town || ipAddress || null,
    signOut: () => session.revoke(),
  };
}
