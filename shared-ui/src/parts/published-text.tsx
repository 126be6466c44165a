import styles from './published-text.module.css';

/**
 * A text that people agree to: paragraphs between empty lines, a line that begins with `# ` is a heading. Nothing else is read
 * as markup, so that what is shown is what was published.
 */
export function PublishedText({ body }: { body: string }) {
  return (
    <div className={styles.text}>
      {body
        .split(/\n{2,}/)
        .filter((part) => part.trim() !== '')
        .map((part) => {
          const heading = /^# (.+)$/.exec(part)?.[1];
          return heading === undefined ? <p key={part}>{part}</p> : <h2 key={part}>{heading}</h2>;
        })}
    </div>
  );
}
