import { now } from '@telehealth/contracts/clock';
import {
  dayKey,
  formatPlainDate,
  formatShortMoment,
  SOUTH_AFRICAN_ZONE,
  viewerTimeZone,
} from '@telehealth/contracts/formatting';
import { fileOf, type PaperState, usableSignature } from '@telehealth/data/papers/paper.schema';

interface Standing {
  tone: 'success' | 'warning';
  /** One or two words. */
  name: string;
  /** What that is worth, and what to do. */
  says: string;
}

type StandingFacts = Pick<PaperState, 'kind' | 'files' | 'expiresOn' | 'dispensing'>;

/** What pharmacies recorded, in front of what the signature is worth. */
const DISPENSED = {
  whole: { name: 'Dispensed', says: 'Pharmacies recorded all of it. ' },
  part: { name: 'Dispensed in part', says: 'Pharmacies recorded some of it. ' },
} as const;

/** Of a script that is too old; nobody may dispense on it whatever its signature. */
const expired = (expiresOn: string): Standing => ({
  tone: 'warning',
  name: 'Too old',
  says: `It could be dispensed until ${formatPlainDate(expiresOn)}. Please ask for a new one.`,
});

/**
 * How a paper in force stands for its patient. A script is ready only when a pharmacy can use it: by regulation 33(2) it needs a
 * signature by hand or an advanced electronic one.
 */
export function paperStanding(paper: StandingFacts): Standing {
  const usable = usableSignature(paper);
  const own = fileOf(paper, 'platform');
  const at = (moment: Date) => formatShortMoment(moment, viewerTimeZone());
  if (paper.kind === 'prescription') {
    // Scripts count by South Africa's date.
    if (paper.expiresOn !== null && dayKey(now(), SOUTH_AFRICAN_ZONE) > paper.expiresOn) {
      return expired(paper.expiresOn);
    }
    const given = paper.dispensing === 'part' || paper.dispensing === 'whole' ? DISPENSED[paper.dispensing] : null;
    const name = given?.name ?? 'Ready';
    const before = given?.says ?? '';
    if (usable?.way === 'advanced') {
      return {
        tone: 'success',
        name,
        says: `${before}Signed ${at(usable.signedAt)} with an advanced electronic signature.`,
      };
    }
    if (usable !== undefined) {
      return {
        tone: 'success',
        name,
        says: `${before}Signed by hand ${at(usable.signedAt)}. A pharmacy begins with the photo and the code, and needs the signed paper itself within seven working days.`,
      };
    }
    return {
      tone: 'warning',
      name: 'Waits for the signature',
      says: `A pharmacy cannot give it out yet: it has to be signed by hand.${own === undefined ? '' : ' The file proves what was prescribed, and that it is unchanged.'}`,
    };
  }
  if (usable !== undefined) {
    const how = usable.way === 'pen' ? 'by hand' : 'with an advanced electronic signature';
    return { tone: 'success', name: 'Signed', says: `Signed ${how} ${at(usable.signedAt)}.` };
  }
  if (own !== undefined) {
    return {
      tone: 'success',
      name: 'Signed',
      says: `Signed electronically ${at(own.signedAt)}, not with an advanced signature. Whoever gets it can check that it is real; some may ask for ink.`,
    };
  }
  return { tone: 'warning', name: 'Not signed yet', says: 'You can read and print it. It is signed by hand.' };
}
