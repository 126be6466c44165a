import { DEFAULT_ROLE, ROLES, type Role } from '@telehealth/contracts/access';
import { sessionWriter } from '@telehealth/contracts/host';
import { useLocation } from '@telehealth/contracts/router';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { useEffect } from 'react';
import { readStored, removeStored, store } from '../browser-storage';

function toRole(text: string | null | undefined): Role | null {
  return ROLES.find((role) => role === text) ?? null;
}

/** The visitor's likely role: by path, else the `role` query parameter, else the stored one. */
export function decidePreferredRole(here: { pathname: string; search: string }, stored: string | null): Role {
  const named = /^\/(?:auth\/)?(patient|specialist)(?:\/|$)/.exec(here.pathname)?.[1];
  return toRole(named) ?? toRole(new URLSearchParams(here.search).get('role')) ?? toRole(stored) ?? DEFAULT_ROLE;
}

/**
 * Whether the URL names a role to store: another than before, or the first. The default counts as a choice only on auth
 * pages, so that pages after a sign-out do not restore it.
 */
export function isNewChoice(here: { pathname: string; search: string }, stored: string | null): boolean {
  const role = decidePreferredRole(here, stored);
  if (role !== (toRole(stored) ?? DEFAULT_ROLE)) return true;
  const isNamed = new URLSearchParams(here.search).get('role') === role || here.pathname.startsWith(`/auth/${role}/`);
  return isNamed && toRole(stored) === null;
}

/** Keeps the preferred role in the session and in storage in sync with the URL. */
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
