import type { ReactNode } from 'react';
import styles from './cloth.module.css';
import type { ClothTone } from './cloth-tile';

interface ClothProps {
  /** `role` follows the nearest `data-role`: indigo, chocolate for specialists, red for emergency pages alone. */
  tone?: ClothTone | 'role';
  as?: 'div' | 'aside' | 'section';
  className?: string;
  children?: ReactNode;
}

/** A piece of shweshwe: the ground that the product's pictures are made of. Words go on a card laid upon it. */
export function Cloth({ tone = 'role', as: Element = 'div', className, children }: ClothProps) {
  const classes = [styles.cloth, tone === 'role' ? undefined : styles[tone], className].filter(Boolean).join(' ');
  return (
    <Element className={classes} aria-hidden={children === undefined ? true : undefined}>
      {children}
    </Element>
  );
}
