import { BRAND_NAME } from '@telehealth/contracts/settings';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { DataList } from '../parts/data-list';
import styles from './paper.module.css';

type Facts = ComponentProps<typeof DataList>['items'];

interface PaperProps {
  /** Kind of document: its heading, and its accessible name unless `label` is set. */
  title: string;
  label?: string;
  /** Issuer and subject, each a list of facts; side by side where there is room. */
  people?: readonly Facts[];
  /** Who must sign it, e.g. `Signature of the prescriber`. */
  signature?: string;
  /** Verification code in groups of four, and where to enter it. */
  code?: string;
  checkedAt?: string;
  /** Beside the code, e.g. a QR code of the verification page. */
  picture?: ReactNode;
  /** The body. Content that must not break across pages belongs in a `PaperPart` or a list item. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Layout of every printed document, on the screen and on paper. */
export function Paper({ title, label = title, people = [], children, ref, ...foot }: PaperProps) {
  return (
    <article ref={ref} className={styles.paper} aria-label={label} data-paper>
      <header className={styles.head}>
        <strong>{title}</strong>
        <span>{BRAND_NAME}</span>
      </header>
      {people.map((facts, at) => (
        <DataList key={at} items={facts} columns={2} />
      ))}
      {children}
      <Foot {...foot} />
    </article>
  );
}

function Foot({
  signature,
  code,
  checkedAt,
  picture,
}: Pick<PaperProps, 'signature' | 'code' | 'checkedAt' | 'picture'>) {
  if (signature === undefined && code === undefined) return null;
  return (
    <footer className={styles.foot}>
      {signature !== undefined && <span className={styles.line}>{signature}</span>}
      {picture}
      {code !== undefined && (
        <span>
          Code <strong className={styles.code}>{code}</strong>
          {checkedAt !== undefined && (
            <>
              <br />
              <span className="small">Checked at {checkedAt}</span>
            </>
          )}
        </span>
      )}
    </footer>
  );
}

/** A part of a document that does not break across pages, e.g. a medicine. */
export function PaperPart({ children }: { children: ReactNode }) {
  return <div className={styles.part}>{children}</div>;
}
