import type { RedFlag } from '@telehealth/triage/red-flags';
import { Button } from '@telehealth/ui/parts/button';
import { type ComponentType, useEffect, useRef } from 'react';
import styles from './assistant.module.css';

interface DangerCardProps {
  Notice: ComponentType<{ flags: readonly RedFlag[] }>;
  flags: readonly RedFlag[];
  onNotNow: () => void;
}

/** Replaces the whole conversation: emergency numbers, reasons, and the way back. */
export function DangerCard({ Notice, flags, onNotNow }: DangerCardProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} role="alert" tabIndex={-1} className={styles.danger}>
      <Notice flags={flags} />
      <p className="small soft">
        We looked for danger signs in what you wrote. This happened on this device, and nobody was told. We can be
        wrong: when in doubt, call.
      </p>
      <Button variant="line" onClick={onNotNow}>
        This is not about me now
      </Button>
    </div>
  );
}
