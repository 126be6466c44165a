import type { ReactNode } from 'react';
import styles from './pattern.module.css';
import type { PatternTone } from './pattern-tile';

interface PatternProps {
  /** `role` follows the nearest `data-role`: indigo, chocolate for specialists, red for emergency pages only. */
  tone?: PatternTone | 'role';
  as?: 'div' | 'aside' | 'section';
  className?: string;
  children?: ReactNode;
}

/** An area with the shweshwe pattern as its background. Text needs a card on top. */
export function Pattern({ tone = 'role', as: Element = 'div', className, children }: PatternProps) {
  const classes = [styles.pattern, tone === 'role' ? undefined : styles[tone], className].filter(Boolean).join(' ');
  return (
    <Element className={classes} aria-hidden={children === undefined ? true : undefined}>
      {children}
    </Element>
  );
}
