import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Section } from '@telehealth/ui/layout/section';
import { AssistantButton } from '../features/assistant/assistant-button';
import { ClinicCard } from '../features/help-desk/clinic-card';
import { HelpSection } from '../features/help-desk/help-section';

export default function ContactPage() {
  return (
    <Page>
      <PageHeading lead="Who to contact about what.">Contact</PageHeading>
      <Section title="In danger now">
        <p>
          Call <a href="tel:112">112</a> from any mobile phone. Nobody here can send an ambulance.{' '}
          <a href={pathTo('emergencyCare')}>More numbers and what to do until help comes</a>
        </p>
      </Section>
      <Section title="About a visit">
        <p>
          Open the visit under <Link to={pathTo('patient.appointments')}>your appointments</Link>. There you write to
          your specialist, move or cancel the visit, and find its receipt.
        </p>
      </Section>
      <HelpSection />
      <Section title="About your record">
        <p>
          If something in it is wrong, press “I think this is wrong” at the entry. If somebody looked who should not
          have, report that line in your <Link to={pathTo('patient.accessManager')}>access log</Link>. A person answers
          both.
        </p>
      </Section>
      <Section title="You cannot sign in">
        <p>
          <Link to={pathTo('auth.unifiedSignIn')}>Choose a new password</Link> with the email address of your account.
        </p>
      </Section>
      <Section title="Who runs this service">
        <ClinicCard />
      </Section>
      <Section title="Complaints to somebody independent">
        <p>
          About a registered health professional: the{' '}
          <a href="https://www.hpcsa.co.za">Health Professions Council of South Africa</a>. About how your information
          is handled: the <a href="https://inforegulator.org.za">Information Regulator (South Africa)</a>.
        </p>
      </Section>
      <AssistantButton />
    </Page>
  );
}
