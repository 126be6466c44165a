import type { CSSProperties, ReactNode } from 'react';
import styles from './stack.module.css';

type Gap = 1 | 2 | 3 | 4 | 5 | 6;
type Element = 'div' | 'ul' | 'ol' | 'section';
interface BoxProps {
  /** Step of the spacing scale. */
  gap?: Gap;
  as?: Element;
  children: ReactNode;
}

const space = (gap: Gap): CSSProperties => ({ gap: `var(--space-${gap})` });

export function Stack({ gap = 3, as: Box = 'div', children }: BoxProps) {
  return (
    <Box className={styles.stack} style={space(gap)}>
      {children}
    </Box>
  );
}

interface ClusterProps extends BoxProps {
  justify?: CSSProperties['justifyContent'];
  align?: CSSProperties['alignItems'];
}

/** A row that wraps. */
export function Cluster({ gap = 2, justify, align = 'center', as: Box = 'div', children }: ClusterProps) {
  return (
    <Box className={styles.cluster} style={{ ...space(gap), justifyContent: justify, alignItems: align }}>
      {children}
    </Box>
  );
}

/** As many columns of at least `min` as fit. */
export function Grid({ gap = 3, min = '16rem', as: Box = 'div', children }: BoxProps & { min?: string }) {
  return (
    <Box className={styles.grid} style={{ ...space(gap), '--least': min } as CSSProperties}>
      {children}
    </Box>
  );
}

/** Two columns from 900 px on; the first is wider unless `even`. */
export function Split({ ratio = 'wide', children }: { ratio?: 'wide' | 'even'; children: ReactNode }) {
  return <div className={`${styles.split} ${styles[ratio] ?? ''}`}>{children}</div>;
}
