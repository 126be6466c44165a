import { latePart } from '@telehealth/ui/feedback/late-part';
import { Suspense } from 'react';
import styles from './panel.module.css';

const QrCode = latePart(async () => (await import(/* webpackChunkName: "call-more" */ './qr-code')).QrCode);

/** The visit's own address, without a question or a mark: whoever opens it signs in there. */
export const handOffAddress = (): string => `${location.origin}${location.pathname}`;

/** How the visit goes to another device: by a picture for its camera, or by words. Nothing secret is in either. */
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
