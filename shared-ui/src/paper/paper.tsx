import { BRAND_NAME } from '@telehealth/contracts';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { DataList } from '../parts/data-list';
import styles from './paper.module.css';

type Facts = ComponentProps<typeof DataList>['items'];

interface PaperProps {
  /** What kind of paper it is: its heading, and its name unless `label` is another one. */
  title: string;
  label?: string;
  /** Who made it out and whom it is about, a list each; each side by side where there is room. */
  people?: readonly Facts[];
  /** Whose hand it waits for, e.g. `Signature of the prescriber`. */
  signature?: string;
  /** By which the paper is checked, in groups of four, and where. */
  code?: string;
  checkedAt?: string;
  /** Beside the code, e.g. the address to check it at as a picture. */
  picture?: ReactNode;
  /** The body. What must not be torn in two stands in a `PaperPart` or a list item. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** One document: how everything that is printed looks, on the screen and on paper. */
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

/** A part of a paper that is not torn in two between pages, e.g. a medicine. */
export function PaperPart({ children }: { children: ReactNode }) {
  return <div className={styles.part}>{children}</div>;
}
