import styles from './skip-link.module.css';

/** The first stop of the Tab key: past the header, to the content. `target` is the id of an element that takes focus. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      Skip to the content
    </a>
  );
}
