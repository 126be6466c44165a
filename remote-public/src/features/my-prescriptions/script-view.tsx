import { formatDay, SOUTH_AFRICAN_ZONE } from '@telehealth/contracts/formatting';
import { message } from '@telehealth/contracts/messages';
import { pathTo } from '@telehealth/contracts/routes';
import type { MyPrescription } from '@telehealth/data/prescriptions/my-prescriptions.schema';
import { nameOf } from '@telehealth/data/prescriptions/place-prescriptions';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Cluster } from '@telehealth/ui/layout/stack';
import { printPaper } from '@telehealth/ui/paper/print-paper';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { amountOf, ScriptPaper } from '../../script/script-paper';
import { ScriptPicture } from '../../script/script-picture';

export function ScriptView({ prescription }: { prescription: MyPrescription }) {
  const { particulars, items, code, issuedAt, status } = prescription;
  return (
    <Page width="narrow">
      <PageHeading
        lead={`The script for ${nameOf(prescription)}.`}
        actions={
          <Cluster>
            <LinkButton variant="line" icon={icons.back} to={pathTo('public.myPrescriptions')}>
              All prescriptions
            </LinkButton>
            <Button onClick={() => printPaper()}>Print it</Button>
          </Cluster>
        }
      >
        Script
      </PageHeading>
      {status !== 'active' && (
        <Notice tone="warning" title="No longer valid">
          A pharmacist who checks its code is told so.
        </Notice>
      )}
      <ScriptPaper
        prescriber={[
          { term: 'Prescriber', detail: `${particulars.prescriberName}, ${particulars.qualification}` },
          { term: 'Council number', detail: particulars.councilNumber },
          { term: 'Practice', detail: particulars.practice },
          { term: 'Issued on', detail: formatDay(issuedAt, SOUTH_AFRICAN_ZONE) },
        ]}
        patient={[
          { term: 'Patient', detail: particulars.patientName },
          { term: 'Address', detail: particulars.patientAddress },
          ...(particulars.patientBorn === null
            ? []
            : [{ term: 'Born', detail: formatDay(new Date(`${particulars.patientBorn}T00:00:00Z`), 'UTC') }]),
          { term: 'Identity number', detail: particulars.patientIdNumber || 'To be written in by hand' },
        ]}
        medicines={items.map((item) => ({
          name: `${item.medicine}, ${item.form}, ${item.strength}`,
          directions: item.directions,
          amount: amountOf(item),
        }))}
        code={code}
        picture={<ScriptPicture code={code} />}
      />
      <Notice tone="info">{message('prescriptions.notAnElectronicScript')}</Notice>
    </Page>
  );
}
