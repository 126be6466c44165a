import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useRef } from 'react';
import styles from './sharing.module.css';
import type { MadeLink } from './use-make-link';

/** Shows the link once, because its key is stored nowhere. */
export function MadeLinkCard({ made, onAgain }: { made: MadeLink; onAgain: () => void }) {
  const { notify } = useHostServices();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { address, holds, until, wish } = made;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify('sharing.copied');
    } catch {
      // The link stays on the screen, to be copied by hand.
    }
  };
  return (
    <Card title="Your link is ready">
      <Stack gap={4}>
        <div ref={box} tabIndex={-1}>
          <Notice tone="success" live title="Copy it now">
            You see this link only once, because we keep no copy of it. Whoever has the whole link can open it.
          </Notice>
        </div>
        <p>
          It holds {holds}, and works until {formatShortMoment(until, viewerTimeZone())}
          {wish.mostUses !== null && `, ${wish.mostUses === 1 ? 'once' : `${wish.mostUses} times`}`}.
          {wish.passcode !== '' && ' Whoever opens it needs the passcode as well.'}
        </p>
        <div className={styles.link}>
          <p className={styles.address}>{address}</p>
          <QRCodeSVG
            value={address}
            title="The link, for a phone’s camera"
            className={styles.picture}
            level="L"
            size={232}
            marginSize={4}
            role="img"
          />
        </div>
        <Cluster>
          <Button onClick={() => void copy()}>Copy the link</Button>
          <Button variant="line" onClick={onAgain}>
            Make another
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
