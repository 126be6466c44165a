import { noneKnownText } from '@telehealth/care/allergies/none-known-text';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { NoneKnown } from '@telehealth/data/chart/chart.schema';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { type HealthFact, useHealthFacts } from '../../data/profiles/health-facts.queries';
import { useAuthor } from '../../person/use-author';
import styles from './profile.module.css';
import { type Proof, ProofLine } from './proof';

const LISTS = [
  { key: 'allergies', title: 'Allergies', none: 'Nobody has asked yet' },
  { key: 'conditions', title: 'Conditions', none: 'None recorded' },
  { key: 'medicines', title: 'Medicines', none: 'None recorded' },
] as const;

/** The patient's recorded health facts with their sources, to be changed in the record. */
export function HealthCard() {
  const query = useHealthFacts();
  const { Your } = useSubjectWords();
  const me = useAuthor();
  return (
    <Card title={`${Your} health`}>
      <QueryPanel query={query} safe={`${Your} record is kept.`}>
        {(facts) => (
          <dl className={styles.facts}>
            {LISTS.map(({ key, title, none }) => (
              <div className={styles.fact} key={key}>
                <dt>{title}</dt>
                <dd>
                  {facts[key].length === 0 ? (
                    <span className="soft">
                      {key === 'allergies' ? (noAllergies(facts.noneKnown, me) ?? none) : none}
                    </span>
                  ) : (
                    <ul className={styles.entries}>
                      {facts[key].map((fact) => (
                        <Entry key={fact.id} fact={fact} />
                      ))}
                    </ul>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </QueryPanel>
      <p className="small soft">
        You change these in your <Link to={pathTo('patient.medicalRecords')}>medical records</Link>.
      </p>
    </Card>
  );
}

const noAllergies = (said: NoneKnown | null, me: string): string | null =>
  said === null ? null : `None known. ${noneKnownText(said, me)}`;

export function proofOf({ source, updatedAt, confirmed }: HealthFact): Proof {
  if (confirmed !== null) return { by: 'confirmed', who: confirmed.name || 'a clinician', at: confirmed.at };
  return source === 'clinician'
    ? { by: 'confirmed', who: 'a clinician', at: updatedAt }
    : { by: 'self', at: updatedAt };
}

function Entry({ fact }: { fact: HealthFact }) {
  return (
    <li>
      <span className={styles.value}>{fact.detail === '' ? fact.label : `${fact.label}: ${fact.detail}`}</span>
      <ProofLine proof={proofOf(fact)} />
    </li>
  );
}
