import type { ComponentType } from 'react';
import type { Access } from '../access/access';
import type { MessageArea } from '../messages/message-entry';
import type { NotificationLine, Told } from '../notifications/notification-line.ts';
import type { Reader } from '../notifications/places.ts';
import type { RemoteName, RouteRow } from '../routes/route-row';
import type { ROUTE_TABLE } from '../routes/route-table';
import type { CONTRACTS } from './contract-range.mjs';

type Row = (typeof ROUTE_TABLE)[number];
type Owned<R extends RemoteName> = Extract<Row, { owner: R }>;
/** Page names of a remote that exist now; rows marked `later` have no page. */
export type PageName<R extends RemoteName> = Exclude<Owned<R>, { later: true }>['page'];

/** What a section draws into pages of others, named as a page of it: the host loads and places it. */
type PlacedName<R extends RemoteName> = R extends 'public'
  ? 'assistant'
  : R extends 'specialist'
    ? 'practice-bar'
    : never;

/** Under which address a page is about to be opened, and for whom. */
export interface Arrival {
  search: URLSearchParams;
  /** What `useBackendHandle` gives, as opaque. */
  backend: unknown;
  /** Id of the person the backend knows, null for anybody. */
  userId: string | null;
}

/** The row tells a page that serves several paths which one was opened. */
export type PageComponent = ComponentType<{ row: RouteRow }> & {
  /**
   * Sends what the page asks first, into the cache that it reads from: when it is opened by its address, and when a link or
   * button that leads to it is reached. Only of pages that anyone may open; to do so twice must not ask twice.
   */
  prepare?: (arrival: Arrival) => void;
};

/** What a page module exports. */
export interface PageModule {
  default: PageComponent;
}

/** The pages of a section that are drawn into their documents (`src/documents.ts`), before its program runs. */
export type DocumentPages<R extends RemoteName = RemoteName> = Partial<Record<PageName<R>, () => Promise<PageModule>>>;

/** The words of a section's build, for a host that is older and lacks some of them: `@telehealth/contracts/section-words`. */
export interface SectionWords {
  messages: MessageArea;
  /** The line of a notification; null for an event that the section does not know either. */
  notificationLine(told: Told, reader: Reader): NotificationLine | null;
}

/** A page below the remote's own prefix that the route table does not know yet: a team ships it without a host release. */
export interface ExtraPage {
  /** Its id in the section's own table, where `pathTo` and `navigateTo` name it. */
  id?: string;
  /** Relative to the remote's prefix, e.g. `labs/:id`. */
  path: string;
  title: string;
  access: Access;
  load: () => Promise<PageModule>;
}

/** The one module a remote exposes (`./manifest`), mapped over the route table: a missing or extra page does not compile. */
export interface RemoteManifest<R extends RemoteName = RemoteName> {
  /** Those it is built with, and no others: the build's record names the same. */
  contracts: typeof CONTRACTS;
  remote: R;
  pages: { [P in PageName<R> | PlacedName<R>]: () => Promise<PageModule> };
  more?: readonly ExtraPage[];
  /** Fetched where the host meets a message or a notification that it does not know. */
  words?: () => Promise<SectionWords>;
}
