import { isLikelySignedIn } from '@telehealth/contracts/identity';
import { useLocation } from '@telehealth/contracts/router';
import { REMOTE_TIMEOUT_MS } from '@telehealth/contracts/settings';
import { type ComponentType, useEffect, useState } from 'react';
import {
  goOnAsGuest,
  identityCodeHasCome,
  identityNeed,
  isAuthPath,
  requestIdentity,
  useIdentityNeed,
} from './identity-need';
import { usePreferredRoleMemory } from './preferred-role';

/** Decides when Clerk's code is loaded, and renders it beside the pages. */
export function IdentityHost() {
  const need = useIdentityNeed();
  const { pathname } = useLocation();
  const [Provider, setProvider] = useState<ComponentType | null>(null);
  usePreferredRoleMemory();
  useEffect(() => {
    const look = () => {
      if (isAuthPath(pathname) || isLikelySignedIn(document.cookie)) requestIdentity();
    };
    look();
    // The user may have signed in in another tab.
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [pathname]);
  useEffect(() => {
    if (need !== 'wanted') return;
    const miss = () => identityCodeHasCome(false);
    void identityNeed.getState().after.then(() => {
      const late = setTimeout(miss, REMOTE_TIMEOUT_MS);
      return import(/* webpackChunkName: "identity" */ './identity-provider')
        .then((module) => {
          identityCodeHasCome(true);
          setProvider(() => module.IdentityProvider);
        }, miss)
        .finally(() => clearTimeout(late));
    });
  }, [need]);
  // `need` changes when Clerk does not answer.
  useEffect(() => goOnAsGuest({ pathname, cookie: document.cookie }), [pathname, need]);
  return Provider === null ? null : <Provider />;
}
