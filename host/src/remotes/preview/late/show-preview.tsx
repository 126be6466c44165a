import { now } from '@telehealth/contracts/clock';
import { createRoot } from 'react-dom/client';
import type { Preview } from '../../registry';
import { PreviewStrip } from './preview-strip';
import { readToken } from './read-token';

const secure = () => (location.protocol === 'https:' ? '; Secure' : '');

/** Keeps a token on this device until its end. Servers read nothing of it, so what they send is the same for everybody. */
function keep(token: string, { until }: Preview): void {
  const seconds = Math.max(0, Math.floor((until - now().getTime()) / 1000));
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no Cookie Store without a permission of its own.
  document.cookie = `preview=${token}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure()}`;
}

function forget(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = `preview=; Path=/; Max-Age=0; SameSite=Strict${secure()}`;
}

function leave(): void {
  forget();
  location.reload();
}

/**
 * Verifies a token, keeps it or forgets it, and says above the page what is shown.
 * @returns null where what is live is shown
 */
export async function showPreview(token: string): Promise<Preview | null> {
  const found = await readToken(token);
  const isShown = typeof found !== 'string';
  if (isShown) keep(token, found);
  else if (found !== 'unchecked') forget();
  const place = document.createElement('div');
  document.body.prepend(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<PreviewStrip found={found} onLeave={leave} onClose={close} />);
  return isShown ? found : null;
}
