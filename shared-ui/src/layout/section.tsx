import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  headingLevel?: 2 | 3;
  children: ReactNode;
}

export function Section({ title, lead, actions, headingLevel = 2, children }: SectionProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading id={id}>{title}</Heading>
          {lead !== undefined && <p className="soft">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
