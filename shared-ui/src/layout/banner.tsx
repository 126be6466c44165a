import { type ReactNode, useId } from 'react';
import styles from './banner.module.css';

interface BannerProps {
  eyebrow?: ReactNode;
  title: ReactNode;
  /** One button, variant `paper`. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
  children?: ReactNode;
}

/** The next step, on the role's pattern. */
export function Banner({ eyebrow, title, action, headingLevel = 2, children }: BannerProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.banner} aria-labelledby={id}>
      <div>
        {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading className={styles.title} id={id}>
          {title}
        </Heading>
        {children !== undefined && <div className={styles.detail}>{children}</div>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </section>
  );
}
