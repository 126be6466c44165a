import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { RetryNotice } from '../feedback/retry-notice';
import { Cluster, Stack } from '../layout/stack';
import { Button } from '../parts/button';
import { buttonClasses } from '../parts/button-classes';
import * as icons from '../parts/icons';
import { saveBlob } from '../parts/save-file';
import { useObjectUrl } from '../parts/use-object-url';
import { isTyping } from '../parts/use-single-keys';
import styles from './file-view.module.css';
import { PdfPages } from './pdf-pages';

/** How wide a page or picture is, in widths of its place. */
const SIZES = [1, 1.5, 2, 3] as const;

interface FileViewProps {
  file: File;
  /** What it is, for those who hear it. */
  title: string;
}

/**
 * A PDF or picture in its place, from its own bytes, with its name, its size (also by + and -) and the ways to take it along. These
 * are there from the first moment: where the file cannot be shown here, it can still be read.
 */
export function FileView({ file, title }: FileViewProps) {
  const address = useObjectUrl(file);
  const [isLost, setLost] = useState(false);
  const [pages, setPages] = useState<number | null>(null);
  const [size, setSize] = useState(0);
  const frame = useSizeKeys((by) => setSize((now) => Math.max(0, Math.min(SIZES.length - 1, now + by))));
  const isPicture = file.type.startsWith('image/');
  const times = SIZES[size] ?? 1;
  const shows = !isLost && (isPicture || pages !== null);
  const lose = () => {
    setLost(true);
    setPages(null);
  };
  return (
    <div ref={frame}>
      <Stack gap={3}>
        <p className={styles.head}>
          <span className={styles.name}>{file.name}</span>{' '}
          <span className="small soft" role="status">
            {shows && `${isPicture ? '' : pagesText(pages ?? 1)}${Math.round(times * 100)}%`}
          </span>
        </p>
        <Cluster>
          {shows && (
            <>
              <Button variant="line" size="s" disabled={size === 0} onClick={() => setSize(size - 1)}>
                Smaller
              </Button>
              <Button variant="line" size="s" disabled={size === SIZES.length - 1} onClick={() => setSize(size + 1)}>
                Larger
              </Button>
            </>
          )}
          <Button
            variant="line"
            size="s"
            icon={icons.download}
            aria-label="Save it on this device"
            onClick={() => saveBlob(file.name || title, file)}
          >
            Save
          </Button>
          {address !== null && (
            <a
              className={buttonClasses({ variant: 'quiet', size: 's' })}
              href={address}
              target="_blank"
              rel="noreferrer"
              aria-label="Open in a new tab"
            >
              New tab
            </a>
          )}
        </Cluster>
        {isLost ? (
          <RetryNotice
            title={`${isPicture ? 'The picture' : 'The pages'} cannot be shown here`}
            onRetry={() => setLost(false)}
          >
            The file is whole. Open it in a new tab, or save it and read it in another program.
          </RetryNotice>
        ) : isPicture ? (
          <Picture address={address} title={title} times={times} onFailed={lose} />
        ) : (
          <PdfPages file={file} name={title} size={times} onOpened={setPages} onFailed={lose} />
        )}
      </Stack>
    </div>
  );
}

const pagesText = (pages: number): string => `${pages === 1 ? 'One page' : `${pages} pages`}, `;

interface PictureProps {
  address: string | null;
  title: string;
  times: number;
  onFailed: () => void;
}

/** At first the whole picture is in view. */
function Picture({ address, title, times, onFailed }: PictureProps) {
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a picture larger than its place is scrolled by keyboard, too. */}
      <section className={styles.pages} aria-label={title} tabIndex={0}>
        {address !== null && (
          <img
            className={times === 1 ? styles.whole : styles.large}
            style={times === 1 ? undefined : { width: `${times * 100}%` }}
            src={address}
            alt={title}
            onError={onFailed}
          />
        )}
      </section>
    </div>
  );
}

/** Plus and minus while the focus is in the dialog around the file, or in the file. */
function useSizeKeys(onKey: (by: 1 | -1) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const press = useEffectEvent(onKey);
  useEffect(() => {
    const around = frame.current?.closest<HTMLElement>('dialog, [role="dialog"]') ?? frame.current;
    const listen = (event: KeyboardEvent) => {
      // With a modifier they are the browser's own zoom.
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key !== '+' && event.key !== '=' && event.key !== '-') return;
      event.preventDefault();
      press(event.key === '-' ? -1 : 1);
    };
    around?.addEventListener('keydown', listen);
    return () => around?.removeEventListener('keydown', listen);
  }, []);
  return frame;
}
