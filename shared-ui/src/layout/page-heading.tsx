import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

interface PageHeadingProps {
  children: ReactNode;
  /** One sentence under the title: what can be done here. */
  lead?: ReactNode;
  eyebrow?: ReactNode;
  actions?: ReactNode;
  /** The page's content has a larger heading of its own: this one only says what kind of page it is. */
  isSmall?: boolean;
}

/** The one h1 of a page. It can take the focus, because the host moves it there after navigation. */
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
