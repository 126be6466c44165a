import { REMOTE_NAMES, ROUTE_TABLE, type RouteRow, type SectionName } from '@telehealth/contracts/routes';
import { type SectionRoute, whyNotRoutes } from '@telehealth/contracts/shell';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { hear } from '../report/heard';
import { pointerTo, type Registry } from './registry';

const ROWS: readonly RouteRow[] = ROUTE_TABLE;
const TAKEN = ROWS.map(({ path }) => path);

/** Rows of the sections that the route table does not have. */
export interface Sections {
  /** Null: no registry is known yet. */
  rows: readonly RouteRow[] | null;
}

const UNKNOWN: Sections = { rows: null };
export const sectionStore = createStore<Sections>()(() => UNKNOWN);

/** What a document was drawn with in the browser is the platform alone, as long as React takes it over. */
const whileDrawn = () => (typeof document === 'undefined' ? sectionStore.getState() : UNKNOWN);

export const useSections = (): Sections =>
  useSyncExternalStore(sectionStore.subscribe, sectionStore.getState, whileDrawn);

/** Whether a pattern such as `/patient/labs/:id` matches a path. */
export function matchesPattern(pattern: string, pathname: string): boolean {
  const wanted = pattern.split('/').filter((part) => part !== '');
  const given = pathname.split('/').filter((part) => part !== '');
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
}

/** The row of a path; an exact one before one with parameters. */
export function sectionRowAt(pathname: string, { rows } = sectionStore.getState()): RouteRow | undefined {
  const fitting = rows?.filter(({ path }) => matchesPattern(path, pathname)) ?? [];
  return fitting.find(({ path }) => !path.includes(':')) ?? fitting[0];
}

/** The routes of a section as rows, so that guard, frame, title and menus treat them like those of the table. */
export const toRows = (name: SectionName, routes: readonly SectionRoute[]): RouteRow[] =>
  routes.map(({ path, ...route }) => ({
    ...route,
    id: `${name}.${path}`,
    path: path === '' ? `/${name}` : `/${name}/${path}`,
    owner: name,
  }));

/**
 * Uses the routes that a registry's sections bring. Those that a section may not have are left out with all of its routes, and told:
 * nothing of a section changes what is guarded or drawn elsewhere.
 * @param lot of the device, for canaries
 */
export function takeSections(registry: Registry, lot: number | null): void {
  const names = Object.keys(registry.remotes).filter((name) => !(REMOTE_NAMES as readonly string[]).includes(name));
  sectionStore.setState({ rows: names.flatMap((name) => rowsIn(registry, name, lot)) });
}

function rowsIn(registry: Registry, name: SectionName, lot: number | null): RouteRow[] {
  try {
    const { routes } = pointerTo(name, registry, lot);
    const why = whyNotRoutes(name, routes, TAKEN);
    if (why !== null) throw new Error(why);
    return toRows(name, routes as readonly SectionRoute[]);
  } catch (error) {
    hear({ kind: 'error', error, section: name });
    return [];
  }
}
