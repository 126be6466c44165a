import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Any CSS length. */
  width?: string;
  height?: string | undefined;
  shape?: 'text' | 'block' | 'circle';
}

/** One bone, in the place of a piece that is still loading. */
export function Skeleton({ width = '100%', height, shape = 'text' }: SkeletonProps) {
  return <span className={`${styles.bone} ${styles[shape] ?? ''}`} style={{ width, height }} aria-hidden="true" />;
}

/** Room of a heading with two lines. */
const PART_REM = 6;

interface SkeletonCardProps {
  /** About that of what follows. */
  height: `${number}rem`;
  /** `cloth` stands where a banner will be. */
  tone?: 'paper' | 'cloth';
}

/** A card that is on its way: the paper of the card with a few lines on it, never one dark slab. */
export function SkeletonCard({ height, tone = 'paper' }: SkeletonCardProps) {
  return (
    <div className={`${styles.card} ${tone === 'cloth' ? styles.cloth : ''}`} style={{ minHeight: height }}>
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

/** Bones in the final shape of the page, announced once. */
export function SkeletonGroup({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" data-waiting="">
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  );
}

/** In the place of what may come or not: what stands below it in a page or stack waits until that is known. */
export function Waits() {
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
