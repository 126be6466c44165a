import { formatPlainDate } from '@telehealth/contracts/formatting';
import { ageAt, OF_AGE_AT } from '@telehealth/contracts/people';
import { pathTo } from '@telehealth/contracts/routes';
import type { Person } from '@telehealth/data/people/person.schema';
import { lawDay } from '@telehealth/data/people/person-line';
import { Card } from '@telehealth/ui/layout/card';
import { DocumentLink } from '@telehealth/ui/parts/document-link';
import { Icon, type IconPath } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { threadClass } from '@telehealth/ui/pattern/cloth';
import type { Thread } from '@telehealth/ui/pattern/threads';
import styles from './family.module.css';

type Point = readonly [icon: IconPath, text: string];

const BEFORE_12: readonly Point[] = [[icons.check, 'You book, agree to treatment and read everything']];
const FROM_12: readonly Point[] = [
  [icons.check, 'You still book, pay, and see allergies, medicines and visits'],
  [icons.person, 'They may agree to treatment themselves, if the doctor finds that they understand it'],
  [
    icons.lock,
    'HIV tests, contraception and what else the law names are theirs alone: you do not see that it happened',
  ],
];
const FROM_18: readonly Point[] = [
  [icons.key, 'The record is theirs alone. Your access ends that day'],
  [icons.people, 'They may ask you to stay, and take it back'],
];

interface ChangesProps {
  person: Person;
  thread: Thread;
  age: 12 | 18;
  on: string;
}

/** What a birthday ahead changes by law, told before it comes. */
export function ChangesCard({ person, thread, age, on }: ChangesProps) {
  const { years } = ageAt(person.dateOfBirth, lawDay());
  const isEarly = age !== OF_AGE_AT;
  return (
    <Card className={threadClass(thread)} title={`${person.firstName} turns ${age} on ${formatPlainDate(on)}`}>
      <ol className={styles.ages}>
        <Stage title={`Now, ${years}`} points={isEarly ? BEFORE_12 : FROM_12} isNow />
        {isEarly && <Stage title="From 12" points={FROM_12} />}
        <Stage
          title={isEarly && person.turns18On ? `From 18, in ${person.turns18On.slice(0, 4)}` : 'From 18'}
          points={FROM_18}
        />
      </ol>
      <p className="small soft">
        A parent who may not have access by a court order: tell us, and somebody handles it today.
      </p>
      <DocumentLink variant="line" size="s" href={pathTo('contact')}>
        Tell us
      </DocumentLink>
    </Card>
  );
}

function Stage({ title, points, isNow = false }: { title: string; points: readonly Point[]; isNow?: boolean }) {
  return (
    <li className={isNow ? styles.now : undefined}>
      <h3>{title}</h3>
      <ul>
        {points.map(([icon, text]) => (
          <li key={text}>
            <span className={icon === icons.check ? styles.good : undefined}>
              <Icon path={icon} size={16} />
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
