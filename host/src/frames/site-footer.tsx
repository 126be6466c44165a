import { Link } from '@telehealth/contracts/router';
import { pathTo, type RouteId, rowOf } from '@telehealth/contracts/routes';
import { useDemoOffered } from '@telehealth/contracts/session';
import { BRAND_NAME } from '@telehealth/contracts/settings';
import { BrandMark } from '@telehealth/ui/pattern/brand-mark';
import { Fragment } from 'react';
import { DemoHint } from './demo-hint';
import styles from './site-footer.module.css';
import { ThemeChoiceControl } from './theme-choice';

/** `words` are for routes whose titles say less. */
const COLUMNS: readonly { heading: string; routes: readonly RouteId[]; words?: readonly string[] }[] = [
  { heading: 'Get care', routes: ['findSpecialist', 'bookConsultation', 'public.symptomChecker', 'emergencyCare'] },
  { heading: 'How it works', routes: ['service.medicalRecords', 'service.myPrescriptions', 'service.symptomChecker'] },
  {
    heading: 'Your account',
    routes: ['auth.patientLogin', 'auth.specialistLogin'],
    words: ['Patients', 'Healthcare providers'],
  },
];

/** @param isLine only its last line, below a task */
export function SiteFooter({ isLine }: { isLine: boolean | undefined }) {
  const isDemo = useDemoOffered();
  const last = (
    <p className={styles.soft}>
      {(['contact', 'terms', 'privacy'] as const).map((id) => (
        <Fragment key={id}>
          <Link className={styles.link} to={pathTo(id)}>
            {rowOf(id).title}
          </Link>
          {' · '}
        </Fragment>
      ))}
      {/* A static file, not a route. */}
      <a className={styles.link} href="/licences.txt">
        Licences of the software in this site
      </a>
    </p>
  );
  if (isLine) return <footer className={styles.line}>{last}</footer>;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <BrandMark name={BRAND_NAME} />
          <p className={styles.soft}>“Sawubona” means I see you.</p>
        </div>
        {COLUMNS.map(({ heading, routes, words }) => (
          <nav key={heading} aria-label={heading}>
            <h2 className={styles.heading}>{heading}</h2>
            <ul className={styles.list}>
              {routes.map((id, at) => (
                <li key={id}>
                  <Link className={styles.link} to={rowOf(id).path} reloadDocument={rowOf(id).document === true}>
                    {words?.[at] ?? rowOf(id).title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <ThemeChoiceControl />
      </div>
      {last}
      {isDemo && <DemoHint />}
    </footer>
  );
}
