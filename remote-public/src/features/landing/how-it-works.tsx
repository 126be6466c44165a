import styles from './landing.module.css';

const STEPS = [
  {
    title: 'Say what you need',
    text: 'A sentence is enough. If it sounds dangerous, we tell you at once who to call.',
  },
  {
    title: 'Pick a real opening',
    text: 'Compare specialists by their next free times, languages and prices, in your own time zone.',
  },
  {
    title: 'Pay the price you saw',
    text: 'You see the whole price before you choose a time. Your time is held while you pay.',
  },
  {
    title: 'Meet your specialist',
    text: 'By video, voice or chat, from wherever you are. You can move or cancel it from your appointments.',
  },
] as const;

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className={styles.band}>
      <h2 id="how-it-works" className={styles.bandTitle}>
        From a worry to a visit in four steps
      </h2>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <span className={styles.stepNumber} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.stepTitle}>{step.title}</h3>
            <p className="soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
