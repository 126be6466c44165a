import { errorText } from '@telehealth/contracts/messages';
import { pathTo } from '@telehealth/contracts/routes';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { useReadEmergencyContact } from '@telehealth/data/visits/audited-reads.mutations';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { DataList } from '@telehealth/ui/parts/data-list';
import { PhoneNumber } from '@telehealth/ui/parts/phone-number';
import { isComing, type VisitPhase } from './visit-phase';

export function EmergencyCard({ details, phase }: { details: VisitDetails; phase: VisitPhase }) {
  const { your } = useSubjectWords();
  const isPractice = details.visit.viewerRole === 'specialist';
  return (
    <Card title="If it cannot wait">
      <p>
        In danger, call <a href="tel:112">112</a> from any mobile phone.{' '}
        <a href={pathTo('emergencyCare')}>Numbers and first aid</a>
      </p>
      {isPractice && <ContactOfPatient patientId={details.visit.counterpartId} isOpen={phase === 'running'} />}
      {!isPractice && (isComing(phase) || phase === 'running') && (
        <p className="small soft">
          During the visit the specialist can see the emergency contact of {your} profile, so that somebody comes to
          help.
        </p>
      )}
    </Card>
  );
}

function ContactOfPatient({ patientId, isOpen }: { patientId: string; isOpen: boolean }) {
  const reading = useReadEmergencyContact();
  if (!isOpen) {
    return <p className="small soft">The patient’s emergency contact opens for you while the visit runs.</p>;
  }
  if (reading.result === null) {
    return (
      <>
        <p>
          <Button variant="line" size="s" busy={reading.isRunning} onClick={() => void reading.run({ patientId })}>
            Show the emergency contact
          </Button>
        </p>
        <p className="small soft">Opening it is written into the patient’s access log.</p>
        <div role="status">{reading.error !== null && <Notice tone="warning">{errorText(reading.error)}</Notice>}</div>
      </>
    );
  }
  const { contact, patientLocation, callbackPhone, callbackE164 } = reading.result;
  return (
    <DataList
      items={[
        {
          term: 'Contact',
          detail: contact ? (
            <>
              {contact.name}, {contact.relationship}, <PhoneNumber {...contact} />
            </>
          ) : (
            'None given'
          ),
        },
        { term: 'Patient is at', detail: patientLocation ?? 'Not said' },
        {
          term: 'Ring back',
          detail: callbackPhone === null ? 'Not said' : <PhoneNumber phone={callbackPhone} e164={callbackE164} />,
        },
      ]}
    />
  );
}
