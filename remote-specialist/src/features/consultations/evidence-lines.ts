import type { Consultation, JoinEvent } from '@telehealth/data/consultations/consultation.schema';

export interface EvidenceLine {
  id: string;
  /** Null: a note on missing lines. */
  at: Date | null;
  words: string;
}

type Side = JoinEvent['side'];
const PATIENTS_SIDE: readonly Side[] = ['patient', 'delegate'];

/** Puts the attendance evidence into words; device and connection checks prove nothing and are left out. */
export function evidenceLines(visit: Consultation, events: readonly JoinEvent[]): EvidenceLine[] {
  const told = events.filter(({ kind }) => kind !== 'device' && kind !== 'quality');
  const lines: EvidenceLine[] = told.map((event) => ({
    id: String(event.id),
    at: event.at,
    words: `${whoOf(visit, event.side)} ${didWhat(event)}`,
  }));
  const seen = (sides: readonly Side[]) => told.some(({ side, kind }) => sides.includes(side) && kind === 'join');
  if (!seen(PATIENTS_SIDE))
    lines.push({ id: 'no patient', at: null, words: `Nothing was seen of ${visit.patientName}` });
  if (!seen(['specialist', 'covering'])) {
    lines.push({ id: 'no practice', at: null, words: 'Nobody from the practice came' });
  }
  return lines;
}

function whoOf({ side: mine, patientName, specialistName, coveringName }: Consultation, side: Side): string {
  if (side === mine) return 'You';
  if (side === 'patient') return patientName;
  if (side === 'delegate') return `Somebody who acts for ${patientName}`;
  if (side === 'specialist') return specialistName;
  return side === 'covering' ? (coveringName ?? 'The colleague who stood in') : 'A guest';
}

function didWhat({ kind, detail }: JoinEvent): string {
  if (kind === 'callback') return detail === 'answered' ? 'rang, and somebody answered' : 'rang, no answer';
  if (kind === 'join') return 'came';
  return kind === 'leave' ? 'left' : 'lost the connection';
}
