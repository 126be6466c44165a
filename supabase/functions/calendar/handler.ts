import { BRAND_NAME, type FeedEvent, pathTo, toCalendarFeed } from '@telehealth/contracts/server';
import { UNTOLD } from '../_shared/answers.ts';
import { createProject, type ProjectOptions, Refusal } from '../_shared/project.ts';

/** What the function needs. */
export interface CalendarOptions extends ProjectOptions {
  /** Origin of the site, to which entries lead. */
  siteUrl: string;
}

/** A visit as `calendar_feed` tells it: when and by what, never whom or why. */
interface FeedVisit {
  id: string;
  sequence: number;
  startsAt: string;
  endsAt: string;
  mode: 'video' | 'voice' | 'chat';
}

const BY_MODE: Readonly<Record<FeedVisit['mode'], string>> = { video: 'video', voice: 'voice call', chat: 'chat' };
/** What a browser makes of 32 random bytes, and no longer than any of it. */
const PLACE = /\/calendar\/([A-Za-z0-9_-]{32,128})\.ics$/;

const empty = (status: number) => new Response(null, { status, headers: UNTOLD });

function entryOf(visit: FeedVisit, siteUrl: string): FeedEvent {
  return {
    id: visit.id,
    sequence: visit.sequence,
    startsAt: new Date(visit.startsAt),
    endsAt: new Date(visit.endsAt),
    summary: `Visit by ${BY_MODE[visit.mode]}`,
    description: `Who it is with stands on ${BRAND_NAME}, after signing in.`,
    location: 'Online',
    url: siteUrl + pathTo('consultation', { id: visit.id }),
  };
}

/**
 * The function `calendar`: `GET …/calendar/<secret>.ics` by a calendar program answers the coming visits of whose address it
 * is. The same answer, 404, for an address that was taken back and for one that never was.
 */
export function createCalendarHandler({ siteUrl, ...options }: CalendarOptions) {
  const project = createProject(options);
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return empty(405);
    const [, secret] = PLACE.exec(new URL(request.url).pathname) ?? [];
    if (secret === undefined) return empty(404);
    try {
      const feed = (await project.asServer('calendar_feed', { p_token: secret })) as { visits: FeedVisit[] } | null;
      if (feed === null) return empty(404);
      const file = toCalendarFeed(
        `${BRAND_NAME}: my visits`,
        feed.visits.map((visit) => entryOf(visit, siteUrl)),
      );
      const headers = { ...UNTOLD, 'content-type': 'text/calendar; charset=utf-8' };
      return new Response(request.method === 'HEAD' ? null : file, { headers });
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      // Programs keep what they have and ask again.
      return empty(503);
    }
  };
}
