import type { Access } from '../access/access.ts';

export const REMOTE_NAMES = ['public', 'auth', 'patient', 'specialist', 'visit'] as const;
/** A section that its own team builds and deploys, with rows in the route table. */
export type RemoteName = (typeof REMOTE_NAMES)[number];
/** Any section: one of those, or one that brings its routes itself, by the registry. */
export type SectionName = string;
/**
 * The surroundings a page is drawn in: site header and footer, the same with one line for a footer (a task, which nothing long
 * stands below), the split auth screen, or the rail of a workspace. A page of a
 * workspace that anyone may open is drawn in the site for everybody but the patient whose own it is. A visit is drawn in the
 * site without its footer, for its specialist in the workspace.
 */
export type Frame = 'site' | 'task' | 'auth' | 'workspace' | 'visit';
export type Menu = 'site' | 'patient' | 'specialist' | 'desk';
export type NavIcon =
  | 'home'
  | 'calendar'
  | 'video'
  | 'records'
  | 'pill'
  | 'key'
  | 'device'
  | 'person'
  | 'people'
  | 'settings'
  | 'search'
  | 'symptoms'
  | 'emergency'
  | 'check'
  | 'lock'
  | 'warning'
  | 'clock'
  | 'card'
  | 'phone'
  | 'mail';

/** Where a route appears in navigation; static, so that menus are drawn before any remote is loaded. */
export interface NavEntry {
  menu: Menu;
  order: number;
  /** Missing: the title of the page. */
  label?: string;
  icon: NavIcon;
}

/** One row of the route table. */
export interface RouteRow {
  id: string;
  path: `/${string}`;
  owner: SectionName | 'host';
  /** The page's name in its remote's manifest; several paths may share one page. */
  page: string;
  frame: Frame;
  access: Access;
  /** Whether the page reads or writes data: the host then provides the backend client before drawing it. */
  backend: boolean;
  title: string;
  /** What the page is for, of a row that a section brings; those of the table have theirs in `route-purposes.ts`. */
  purpose?: string;
  /** The address has a document of its own beside the application: links to it load it, the router never draws it. */
  document?: true;
  /** The page is not written yet; its address leads nowhere. */
  later?: true;
  /**
   * A form of ours for signing in or up: it is drawn, and takes words, before the identity provider's client has come. What is
   * sent waits for that.
   */
  early?: true;
  /** The host places the assistant of the public section into the header of this page, which belongs to another section. */
  assistant?: true;
  nav?: NavEntry;
}

/** A row of the table. */
export type TableRow = RouteRow & { owner: RemoteName | 'host' };
