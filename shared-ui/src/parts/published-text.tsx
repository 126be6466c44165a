import styles from './published-text.module.css';

/**
 * Terms that users agree to: empty lines separate paragraphs, a line starting with `# ` is a heading. No other markup is
 * interpreted, so that the text is shown exactly as published.
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
