import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { Suspense } from 'react';
import styles from './panel.module.css';

const QrCode = lazyPart(async () => (await import(/* webpackChunkName: "call-more" */ './qr-code')).QrCode);

/** The visit's address without query or hash: the other device must sign in. */
export const handOffAddress = (): string => `${location.origin}${location.pathname}`;

/** Moves the visit to another device by a QR code or a typed address. Neither contains a secret. */
export function HandOff() {
  const address = handOffAddress();
  return (
    <div className={styles.handOff}>
      <Suspense fallback={<span style={{ width: 132, height: 132 }} />}>
        <QrCode value={address} />
      </Suspense>
      <div>
        <p>Point the other device’s camera here, or open this address there:</p>
        <p className={styles.address}>{address}</p>
        <p className="small soft">
          Sign in with the same account and come in. The visit moves there and does not end; you can keep writing here.
        </p>
      </div>
    </div>
  );
}
