import type { ComponentType } from 'react';
import type { Access } from '../access/access';
import type { RemoteName, RouteRow } from './route-row';
import type { ROUTE_TABLE } from './route-table';

type Row = (typeof ROUTE_TABLE)[number];
type Owned<R extends RemoteName> = Extract<Row, { owner: R }>;
/** Page names of a remote that exist now; rows marked `later` have no page. */
export type PageName<R extends RemoteName> = Exclude<Owned<R>, { later: true }>['page'];

/** What a page module exports. The row tells a page that serves several paths which one was opened. */
export interface PageModule {
  default: ComponentType<{ row: RouteRow }>;
}

/** A page below the remote's own prefix that the route table does not know yet: a team ships it without a host release. */
export interface ExtraPage {
  /** Relative to the remote's prefix, e.g. `labs/:id`. */
  path: string;
  title: string;
  access: Access;
  load: () => Promise<PageModule>;
}

/** The one module a remote exposes (`./manifest`), mapped over the route table: a missing or extra page does not compile. */
export interface RemoteManifest<R extends RemoteName = RemoteName> {
  contractVersion: number;
  remote: R;
  pages: { [P in PageName<R>]: () => Promise<PageModule> };
  more?: readonly ExtraPage[];
}
