import { EMERGENCY_NUMBERS } from '@telehealth/clinical/emergency-numbers';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { SaidPerson } from '@telehealth/triage/people';
import { CallButton } from '@telehealth/ui/parts/call-button';
import { type Intent, TOPIC_INTENTS } from '../../understand/intent';
import styles from './assistant.module.css';
import type { Saying } from './conversation';
import { TOPICS } from './topics';
import { ALL_TOPICS } from './use-conversation';
import { placeOf, WhoseItIs } from './whose-it-is';

export interface Ways {
  choose: (intent: Intent) => void;
  list: () => void;
}

const SENTENCES = {
  topics: 'What would you like to know? Choose below, or type a few words.',
  either: 'Which of the two do you mean?',
  unknown:
    'I did not understand that. I only know the topics below, and I cannot say what is wrong with you or how much of a medicine to take: please ask a specialist that.',
  unchecked:
    'I could not load my check for danger signs, so I cannot answer typed questions right now. The topics below still work. In danger, call 112.',
} as const;

export function SayingView({ saying, ways }: { saying: Saying; ways: Ways }) {
  if (saying.kind === 'answer') return <Answer intent={saying.intent} person={saying.person ?? null} ways={ways} />;
  return (
    <>
      <p>{SENTENCES[saying.kind]}</p>
      <Chips intents={saying.kind === 'either' ? saying.intents : TOPIC_INTENTS} choose={ways.choose} />
    </>
  );
}

function Answer({ intent, person, ways }: { intent: Intent; person: SaidPerson | null; ways: Ways }) {
  const { answer, links, offers } = TOPICS[intent];
  const place = placeOf(intent);
  return (
    <>
      <p>{answer}</p>
      {person !== null && place !== null && <WhoseItIs person={person} to={place} />}
      {offers === 'call' && <CallLink />}
      <ul className={styles.links}>
        {links.map(({ label, to }) => (
          <li key={label}>
            {/* The emergency page is a separate document. */}
            <Link to={to} reloadDocument={to === pathTo('emergencyCare')}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.chip} onClick={ways.list}>
        {ALL_TOPICS}
      </button>
    </>
  );
}

function CallLink() {
  const [first] = EMERGENCY_NUMBERS;
  if (first === undefined) return null;
  return <CallButton size="s" tel={first.tel} number={first.number} />;
}

function Chips({ intents, choose }: { intents: readonly Intent[]; choose: (intent: Intent) => void }) {
  return (
    <ul className={styles.chips} aria-label="Topics">
      {intents.map((intent) => (
        <li key={intent}>
          <button type="button" className={styles.chip} onClick={() => choose(intent)}>
            {TOPICS[intent].label}
          </button>
        </li>
      ))}
    </ul>
  );
}
