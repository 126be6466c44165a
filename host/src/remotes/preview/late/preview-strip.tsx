import { formatMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Button } from '@telehealth/ui/parts/button';
import type { Preview } from '../../registry';
import styles from './preview-strip.module.css';
import type { Refused } from './read-token';

interface PreviewStripProps {
  found: Preview | Refused;
  onLeave: () => void;
  onClose: () => void;
}

const REFUSED: Readonly<Record<Refused, string>> = {
  invalid: 'This preview is not of this site, was changed, or was ended. You see what is live.',
  over: 'This preview is over. You see what is live.',
  unchecked:
    'Whether this preview may be shown could not be checked. You see what is live. Load the page again to try.',
};

/** Stands above the page, on every one, as long as something else than what is live is shown, or was asked for. */
export function PreviewStrip({ found, onLeave, onClose }: PreviewStripProps) {
  const isRefused = typeof found === 'string';
  return (
    <aside className={styles.strip} aria-label="Preview">
      <p className={styles.words} role="status">
        {isRefused
          ? REFUSED[found]
          : `You see a preview of ${found.section} ${found.version}, until ${formatMoment(new Date(found.until), viewerTimeZone())}. Others see what is live.`}
      </p>
      <Button variant="line" size="s" onClick={isRefused ? onClose : onLeave}>
        {isRefused ? 'Close' : 'Leave the preview'}
      </Button>
    </aside>
  );
}
