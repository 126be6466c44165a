import { DEFAULT_ROLE, ROLES, type Role, STORAGE_KEYS } from '@telehealth/contracts';
import { sessionWriter } from '@telehealth/contracts/host';
import { useLocation } from '@telehealth/contracts/router';
import { useEffect } from 'react';
import { readStored, removeStored, store } from '../browser-storage';

function toRole(text: string | null | undefined): Role | null {
  return ROLES.find((role) => role === text) ?? null;
}

/** The role a visitor seems to come for: by the path, else the `role` query parameter, else what was remembered. */
export function decidePreferredRole(here: { pathname: string; search: string }, stored: string | null): Role {
  const named = /^\/(?:auth\/)?(patient|specialist)(?:\/|$)/.exec(here.pathname)?.[1];
  return toRole(named) ?? toRole(new URLSearchParams(here.search).get('role')) ?? toRole(stored) ?? DEFAULT_ROLE;
}

/**
 * Whether the address says something worth remembering: another role than before, or the first one at all. The default
 * counts as a choice only on the way in, so that the pages of somebody who just signed out do not bring it back.
 */
export function isNewChoice(here: { pathname: string; search: string }, stored: string | null): boolean {
  const role = decidePreferredRole(here, stored);
  if (role !== (toRole(stored) ?? DEFAULT_ROLE)) return true;
  const isNamed = new URLSearchParams(here.search).get('role') === role || here.pathname.startsWith(`/auth/${role}/`);
  return isNamed && toRole(stored) === null;
}

/** Keeps the preferred role in step with the address, in the session and in the browser. */
export function usePreferredRoleMemory(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const stored = readStored(STORAGE_KEYS.preferredRole);
    const role = decidePreferredRole({ pathname, search }, stored);
    sessionWriter.preferredRoleChanged(role);
    if (isNewChoice({ pathname, search }, stored)) rememberRole(role);
  }, [pathname, search]);
}

export function rememberRole(role: Role): void {
  sessionWriter.preferredRoleChanged(role);
  store(STORAGE_KEYS.preferredRole, role);
}

export function forgetRole(): void {
  sessionWriter.preferredRoleChanged(DEFAULT_ROLE);
  removeStored(STORAGE_KEYS.preferredRole);
}
