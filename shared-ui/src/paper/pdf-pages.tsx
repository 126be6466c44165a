import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SkeletonRows } from '../feedback/skeleton';
import styles from './file-view.module.css';
import type { OpenedPdf } from './open-pdf';
import { type PdfNode, PdfText } from './pdf-text';

/** More pixels show nothing more, and a phone has little memory. */
const WIDEST = 3000;

interface PdfPagesProps {
  file: Blob;
  /** What it is, for those who hear the pages. */
  name: string;
  /** How wide a page is, in widths of its place. */
  size: number;
  onOpened: (pages: number) => void;
  /** The file could not be shown; what it says is then nowhere on the page. */
  onFailed: () => void;
}

/** Large, and fetched with the first look. A lost part of the page fails like a broken file. */
const openPdf = async (file: Blob): Promise<OpenedPdf> =>
  (await import(/* webpackChunkName: "pdf" */ './open-pdf')).openPdf(file);

/** Opens the file; null while that takes. */
function useOpened({ file, onOpened, onFailed }: PdfPagesProps): OpenedPdf | null {
  const [pdf, setPdf] = useState<OpenedPdf | null>(null);
  const tell = useEffectEvent((pages: number | null) => (pages === null ? onFailed() : onOpened(pages)));
  useEffect(() => {
    let isHere = true;
    let opened: OpenedPdf | null = null;
    openPdf(file).then(
      (found) => {
        opened = found;
        if (!isHere) return found.close();
        setPdf(found);
        tell(found.pages);
      },
      () => {
        if (isHere) tell(null);
      },
    );
    return () => {
      isHere = false;
      setPdf(null);
      opened?.close();
    };
  }, [file]);
  return pdf;
}

/** The pages of a PDF as they are in its bytes: a picture for those who see, its tagged words for those who hear. */
export function PdfPages(props: PdfPagesProps) {
  const { name, size, onFailed } = props;
  const pdf = useOpened(props);
  if (pdf === null) return <SkeletonRows count={5} label="Opening the file" />;
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a page larger than its place is scrolled by keyboard, too. */}
      <section className={styles.pages} aria-label={name} tabIndex={0}>
        {Array.from({ length: pdf.pages }, (_, at) => (
          <PdfPage key={`${at + 1}`} pdf={pdf} nr={at + 1} size={size} onFailed={onFailed} />
        ))}
      </section>
    </div>
  );
}

interface PdfPageProps {
  pdf: OpenedPdf;
  nr: number;
  size: number;
  onFailed: () => void;
}

function PdfPage({ pdf, nr, size, onFailed }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState<readonly PdfNode[]>([]);
  const [isDrawn, setDrawn] = useState(false);
  const failed = useRef(onFailed);
  failed.current = onFailed;
  useEffect(() => {
    let isHere = true;
    const fail = () => {
      if (isHere) failed.current();
    };
    pdf.read(nr).then((read) => isHere && setWords(read), fail);
    return () => {
      isHere = false;
    };
  }, [pdf, nr]);
  useEffect(() => {
    const place = canvas.current;
    if (place === null) return;
    let isHere = true;
    setDrawn(false);
    const wide = Math.min(WIDEST, Math.round(place.clientWidth * (globalThis.devicePixelRatio || 1)));
    const { done, stop } = pdf.draw(nr, place, wide);
    done.then(
      () => isHere && setDrawn(true),
      () => isHere && failed.current(),
    );
    return () => {
      isHere = false;
      stop();
    };
  }, [pdf, nr, size]);
  return (
    <section aria-label={`Page ${nr} of ${pdf.pages}`} aria-busy={!isDrawn} className={styles.page}>
      <div aria-hidden="true">
        {/* Of each size its own: a canvas takes one drawing at a time. */}
        <canvas key={size} ref={canvas} style={{ width: `${size * 100}%` }} />
      </div>
      <div className="visually-hidden">
        <PdfText nodes={words} />
      </div>
    </section>
  );
}
