import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Any CSS length. */
  width?: string;
  height?: string | undefined;
  shape?: 'text' | 'block' | 'circle';
}

export function Skeleton({ width = '100%', height, shape = 'text' }: SkeletonProps) {
  return <span className={`${styles.bone} ${styles[shape] ?? ''}`} style={{ width, height }} aria-hidden="true" />;
}

/** Height of a heading with two lines. */
const PART_REM = 6;

interface SkeletonCardProps {
  /** Typical height of each following part. */
  height: `${number}rem`;
  /** `pattern` for a banner. */
  tone?: 'paper' | 'pattern';
}

/** Placeholder for a card: its background with a few lines, instead of one dark block. */
export function SkeletonCard({ height, tone = 'paper' }: SkeletonCardProps) {
  return (
    <div className={`${styles.card} ${tone === 'pattern' ? styles.pattern : ''}`} style={{ minHeight: height }}>
      {upTo(Math.max(1, Math.floor(Number.parseFloat(height) / PART_REM))).map((part) => (
        <div className={styles.part} key={part}>
          <Skeleton width={part === 0 ? '40%' : '30%'} height={part === 0 ? '1.2rem' : undefined} />
          <Skeleton width="85%" />
          <Skeleton width="65%" />
        </div>
      ))}
    </div>
  );
}

/** Skeletons in the page's final layout, announced once. */
export function SkeletonGroup({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" data-waiting="">
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  );
}

/** Placeholder for optional content: what follows it in a page or stack stays hidden until it is known. */
export function PendingPlaceholder() {
  return <span hidden data-waiting="" />;
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

export function SkeletonRows({ count = 3, label }: { count?: number; label?: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.rows}>
        {upTo(count).map((row) => (
          <div className={styles.row} key={row}>
            <Skeleton shape="circle" width="48px" height="48px" />
            <div className={styles.lines}>
              <Skeleton width="45%" />
              <Skeleton width="70%" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

export function SkeletonCards({ count = 3, label }: { count?: number; label?: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.cards}>
        {upTo(count).map((card) => (
          <div className={styles.card} key={card}>
            <Skeleton width="55%" height="1.2rem" />
            <Skeleton width="90%" />
            <Skeleton width="70%" />
            <Skeleton shape="block" height="48px" width="100%" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
