import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { Card } from '@telehealth/ui/layout/card';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Section } from '@telehealth/ui/layout/section';
import { Grid, Split } from '@telehealth/ui/layout/stack';
import { AssistantButton } from '../features/assistant/assistant-button';
import { ClinicCard } from '../features/help-desk/clinic-card';
import { HelpSection } from '../features/help-desk/help-section';

export default function ContactPage() {
  return (
    <Page>
      <PageHeading lead="Who to contact about what.">Contact</PageHeading>
      <Card title="In danger now">
        <p>
          Call <a href="tel:112">112</a> from any mobile phone. Nobody here can send an ambulance.{' '}
          <a href={pathTo('emergencyCare')}>More numbers and what to do until help comes</a>
        </p>
      </Card>
      <Split>
        <HelpSection />
        <Card title="Who runs this service" padding="l">
          <ClinicCard />
        </Card>
      </Split>
      <Section title="Or go straight to it">
        <Grid min="24rem">
          <Card title="About a visit" headingLevel={3}>
            <p>
              Open the visit under <Link to={pathTo('patient.appointments')}>your appointments</Link>. There you write
              to your specialist, move or cancel the visit, and find its receipt.
            </p>
          </Card>
          <Card title="About your record" headingLevel={3}>
            <p>
              If something in it is wrong, press “I think this is wrong” at the entry. If somebody looked who should not
              have, report that line in your <Link to={pathTo('patient.accessManager')}>access log</Link>. A person
              answers both.
            </p>
          </Card>
          <Card title="You cannot sign in" headingLevel={3}>
            <p>
              <Link to={pathTo('auth.unifiedSignIn')}>Choose a new password</Link> with the email address of your
              account.
            </p>
          </Card>
          <Card title="Complaints to somebody independent" headingLevel={3}>
            <p>
              About a registered health professional: the{' '}
              <a href="https://www.hpcsa.co.za">Health Professions Council of South Africa</a>. About how your
              information is handled: the{' '}
              <a href="https://inforegulator.org.za">Information Regulator (South Africa)</a>.
            </p>
          </Card>
        </Grid>
      </Section>
      <AssistantButton />
    </Page>
  );
}
