import styles from './skip-link.module.css';

/** The first Tab stop: skips the header. `target` is the id of a focusable element. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      Skip to the content
    </a>
  );
}
