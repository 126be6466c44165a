import { type Menu, type NavEntry, ROUTE_TABLE, type RouteRow } from '@telehealth/contracts/routes';
import { useStore } from 'zustand';
import { actingStore } from '../acting/acting-store';
import { useSections } from '../remotes/sections';

/** One entry of a menu. */
export interface NavigationItem extends NavEntry {
  id: string;
  label: string;
  path: string;
  /** The address has a document of its own beside the application. */
  document?: true | undefined;
}

const entriesIn = (rows: readonly RouteRow[], menu: Menu): NavigationItem[] =>
  rows
    .flatMap(({ id, path, document, title, nav }) =>
      nav?.menu === menu ? [{ id, path, document, label: title, ...nav }] : [],
    )
    .sort((a, b) => a.order - b.order);

/** The entries of a menu in their order, taken from the route table. */
export const navigationOf = (menu: Menu): NavigationItem[] => entriesIn(ROUTE_TABLE, menu);

/** The same, and behind them those of the sections that the registry names. */
export function useNavigation(menu: Menu): NavigationItem[] {
  const { rows } = useSections();
  const { hides } = useStore(actingStore);
  return [...navigationOf(menu), ...entriesIn(rows ?? [], menu)].filter(({ id }) => !hides.includes(id));
}
