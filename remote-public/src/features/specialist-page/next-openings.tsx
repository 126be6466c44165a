import { Price, RateNote } from '@telehealth/care/visits/price';
import { listWords, MODE_LABELS, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link, useNavigate } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { useOpenSlots } from '@telehealth/data/slots/slot.queries';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Section } from '@telehealth/ui/layout/section';
import type { SpecialistPage } from '../../data/specialists/specialist-page.schema';
import { GoContext } from '../../openings/card-link';
import { OpeningLink } from '../../openings/opening-link';
import styles from './specialist-page.module.css';

export function NextOpenings({ specialist }: { specialist: SpecialistPage }) {
  const { specialistId, name, visitTypes } = specialist;
  const slots = useOpenSlots({ specialistId });
  const zone = viewerTimeZone();
  const navigate = useNavigate();
  return (
    <Section title="Visits and next openings">
      <GoContext value={(to) => void navigate(to)}>
        <ul className={styles.visits}>
          {visitTypes.map(({ id, name: visit, minutes, price, modes, needsApproval }) => (
            <li key={id} className={styles.visit}>
              <div>
                <h3 className={styles.visitName}>{visit}</h3>
                <p>
                  <Price money={price} strong>
                    <span className="soft">
                      {' '}
                      for {minutes} minutes by {listWords(modes.map((mode) => MODE_LABELS[mode].toLowerCase()))}
                    </span>
                  </Price>
                </p>
                {needsApproval && <p className="soft small">You ask for a time; {name} answers before it is booked.</p>}
              </div>
              <QueryPanel query={slots} skeleton={<SkeletonRows count={1} />} safe="Nothing was booked.">
                {(found) => {
                  const openings = found.find(({ visitType }) => visitType.id === id)?.openings ?? [];
                  const search = { specialist: specialistId, visit: id };
                  if (openings.length === 0) return <p className="soft">No opening in the next 14 days.</p>;
                  return (
                    <ul className={styles.openings} aria-label={`Next openings for ${visit}`}>
                      {openings.slice(0, MOST_SHOWN).map((at) => (
                        <li key={at.getTime()}>
                          <OpeningLink at={at} zone={zone} name={name} search={search} />
                        </li>
                      ))}
                      <li>
                        <Link className={styles.more} to={pathTo('bookConsultation', {}, search)}>
                          More openings<span className="visually-hidden"> for {visit}</span>
                        </Link>
                      </li>
                    </ul>
                  );
                }}
              </QueryPanel>
            </li>
          ))}
        </ul>
        <RateNote />
      </GoContext>
    </Section>
  );
}

const MOST_SHOWN = 4;
