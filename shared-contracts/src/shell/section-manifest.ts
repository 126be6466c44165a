import type { Role } from '../access/access';
import type { NavEntry } from '../routes/route-row';
import type { PageModule, RemoteManifest } from './remote-manifest';

/**
 * A page of a section whose routes the table does not have: they stand in the section (`src/routes.ts`), and reach hosts that were
 * built before it by the registry. `whyNotRoutes` says which are taken.
 */
export interface SectionRoute {
  /** Below the section's name; empty: that address itself. */
  path: string;
  /** The page's name in the manifest. */
  page: string;
  title: string;
  /** What the page is for, in one sentence; also its meta description. */
  purpose: string;
  access: 'anyone' | 'signedIn' | 'operator' | { role: Role };
  /** In a workspace stand pages for somebody who is signed in. */
  frame: 'site' | 'workspace';
  backend: boolean;
  /** Its entry stands behind those of the platform, in order among those of sections. */
  nav?: NavEntry;
}

/** The manifest of such a section, mapped over its routes. */
export type SectionManifest<Routes extends readonly SectionRoute[]> = Omit<RemoteManifest, 'remote' | 'pages'> & {
  remote: string;
  pages: { [P in Routes[number]['page']]: () => Promise<PageModule> };
};
