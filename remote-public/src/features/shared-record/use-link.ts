import { type HealthLink, readHealthLink } from '@telehealth/care/sharing/health-link';
import { useEffect, useState } from 'react';

/** A link that was made here: its files stand with our own function. Others are not asked, whatever an address says. */
const OURS = /\/functions\/v1\/shared-record\/[A-Za-z0-9_-]{43}$/;
export const isOurs = ({ url }: HealthLink): boolean => OURS.test(url);

/**
 * The link behind the hash of the address, which no server is sent. It is taken out of the address at once, so that it does not
 * stay in this browser's history.
 */
export function useLink() {
  // Drawn at build time there is no address.
  const [text, setText] = useState(() => behindHash(globalThis.location?.hash ?? ''));
  useEffect(() => {
    const take = () => {
      const found = behindHash(location.hash);
      if (found === '') return;
      setText(found);
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    take();
    // A second link that is opened in this tab only changes what stands behind the hash.
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
