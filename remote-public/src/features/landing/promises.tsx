import styles from './landing.module.css';

const PROMISES = [
  {
    title: 'Every opening is real',
    text: 'What you see is what the calendar holds.',
  },
  {
    title: 'Registration checked',
    text: 'Each specialist shows a council number and the day we last checked it.',
  },
  {
    title: 'You hold the keys',
    text: 'Only people you let in can open your record, and you can end that at any time. In an emergency a specialist can, and you are told at once.',
  },
] as const;

export function Promises() {
  return (
    <section aria-label="What we promise" className={styles.band}>
      <ul className={styles.promises}>
        {PROMISES.map((promise) => (
          <li key={promise.title} className={styles.promise}>
            <h2 className={styles.promiseTitle}>{promise.title}</h2>
            <p className="soft">{promise.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
