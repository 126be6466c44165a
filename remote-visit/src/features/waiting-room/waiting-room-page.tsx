import '@telehealth/contracts/words';
import type { VisitPart } from '../../visit/visit-part';
import { PatientSide } from './patient/patient-side';
import { PracticeSide } from './practice/practice-side';

export function WaitingRoomPage(part: VisitPart) {
  const { side } = part.details;
  return side === 'specialist' || side === 'covering' ? <PracticeSide {...part} /> : <PatientSide {...part} />;
}
