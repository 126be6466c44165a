import { pathTo, purposeOf, rowOf } from '@telehealth/contracts/routes';
import { BRAND_NAME } from '@telehealth/contracts/settings';
import { AlertSection, CardSection } from './card-section';
import { FirstAidSection } from './first-aid-section';
import { CallSection, CrisisSection, ElsewhereSection } from './numbers';
import { SaySection } from './say-section';
import { WhereSection } from './where-section';

/** The emergency page. Plain links and disclosures: everything that saves a life works without a script. */
export function EmergencyPage() {
  const row = rowOf('emergencyCare');
  return (
    <>
      <header className="pattern">
        <div className="panel">
          <a className="brand" href={pathTo('home')}>
            {BRAND_NAME}
          </a>
          <h1>{row.title}</h1>
          <p id="first-words">{purposeOf(row.id)}</p>
          <a className="button first" id="first-call" href="tel:112">
            Call 112
          </a>
          <nav aria-label="On this page" className="jump">
            <a href="#aid">First aid</a>
            <a href="#where">Where am I?</a>
            <a href="#crises">Other crises</a>
          </nav>
        </div>
      </header>
      <main id="main">
        <div className="column">
          <CallSection />
          <SaySection />
          <WhereSection />
          <AlertSection />
        </div>
        <div className="column">
          <FirstAidSection />
          <CrisisSection />
          <CardSection />
          <ElsewhereSection />
        </div>
      </main>
      <footer>
        <p>
          “Checked” means that the number was read on that day in the source named, as it lay in a public archive.
          Nobody has called the numbers to try them. If one is wrong, use the general emergency number of the country.
        </p>
        <p id="page-state" role="status" />
        <p>
          <a href={pathTo('home')}>Home</a> <a href={pathTo('findSpecialist')}>{rowOf('findSpecialist').title}</a>{' '}
          <a href={pathTo('public.symptomChecker')}>{rowOf('public.symptomChecker').title}</a>
        </p>
      </footer>
    </>
  );
}
