import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface CardProps {
  /** A section with a title is named by it. */
  as?: 'section' | 'article' | 'div' | 'li';
  title?: ReactNode;
  headingLevel?: 2 | 3;
  actions?: ReactNode;
  tone?: 'plain' | 'brand' | 'sunk' | 'raised';
  padding?: 'm' | 'l' | 'none';
  className?: string;
  'aria-label'?: string;
  children?: ReactNode;
}

export function Card(props: CardProps) {
  const { as: Element = 'section', title, headingLevel = 2, actions, tone = 'plain', padding = 'm' } = props;
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const classes = [styles.card, styles[tone], styles[padding], props.className].filter(Boolean).join(' ');
  return (
    <Element
      className={classes}
      aria-label={props['aria-label']}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title !== undefined && (
        <div className={styles.head}>
          <Heading id={id} className={styles.title}>
            {title}
          </Heading>
          {actions}
        </div>
      )}
      {props.children}
    </Element>
  );
}
