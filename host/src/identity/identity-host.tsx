import { isLikelySignedIn, REMOTE_TIMEOUT_MS } from '@telehealth/contracts';
import { useLocation } from '@telehealth/contracts/router';
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

/** Decides when the identity provider's code is loaded, and draws it beside the pages. */
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
    // Signing in may have happened in another tab meanwhile.
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
  // `need` turns when nobody answers.
  useEffect(() => goOnAsGuest({ pathname, cookie: document.cookie }), [pathname, need]);
  return Provider === null ? null : <Provider />;
}
