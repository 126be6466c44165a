import { type HealthLink, readHealthLink } from '@telehealth/care/sharing/health-link';
import { useEffect, useState } from 'react';

/** Links made here point to our own edge function. No other address is ever requested, whatever the URL says. */
const OURS = /\/functions\/v1\/shared-record\/[A-Za-z0-9_-]{43}$/;
export const isOurs = ({ url }: HealthLink): boolean => OURS.test(url);

/**
 * The link in the URL's hash, which is never sent to a server. It is removed from the URL at once, so that it does not stay
 * in the browser's history.
 */
export function useLink() {
  // There is no location while prerendering.
  const [text, setText] = useState(() => behindHash(globalThis.location?.hash ?? ''));
  useEffect(() => {
    const take = () => {
      const found = behindHash(location.hash);
      if (found === '') return;
      setText(found);
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    take();
    // Opening a second link in this tab only changes the hash.
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return { text, link: readHealthLink(text), setText };
}

function behindHash(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
