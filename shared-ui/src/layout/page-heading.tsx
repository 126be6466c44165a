import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

interface PageHeadingProps {
  children: ReactNode;
  /** One sentence under the title: what can be done here. */
  lead?: ReactNode;
  eyebrow?: ReactNode;
  actions?: ReactNode;
  /** The content has a larger heading of its own; this one only names the kind of page. */
  isSmall?: boolean;
}

/** The only h1 of a page. It is focusable, because the host focuses it after a navigation. */
export function PageHeading({ children, lead, eyebrow, actions, isSmall = false }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      <div className={styles.words}>
        {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 tabIndex={-1} data-page-heading {...(isSmall && { className: styles.small })}>
          {children}
        </h1>
        {lead !== undefined && <p className="lead">{lead}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
