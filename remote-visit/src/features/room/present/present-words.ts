import { AUTHORITY_WORDS } from '@telehealth/care/people/authority-words';
import {
  dayKey,
  formatDate,
  formatPlainDate,
  formatTime,
  SOUTH_AFRICAN_ZONE,
  viewerTimeZone,
} from '@telehealth/contracts/formatting';
import { ageAt, OF_AGE_AT, OWN_SIGN_IN_AT, type Relation, relationWord } from '@telehealth/contracts/people';
import type { VisitCapacity, VisitDetails, VisitPresent, WhoActs } from '@telehealth/data/visits/visit-details.schema';
import type { AdultAway } from './adult-away';

/** A fact at the head of the room. `ask` is amber: not known, or to be decided. */
export interface HeadFact {
  title: string;
  detail: string;
  tone: 'known' | 'ask';
}

/** How sentences speak of the patient: by sex where the record says it, else by name. */
interface Pronouns {
  they: string;
  them: string;
}

type Facts = Pick<VisitDetails, 'present' | 'capacity' | 'companion' | 'patientBorn' | 'patientName'>;

/** Children and young people by South African law; an unknown birth date is taken for an adult's, which is asked for anyway. */
export type AgeGroup = 'child' | 'young' | 'adult';
export function ageGroup(born: string | null, at: Date): AgeGroup {
  if (born === null) return 'adult';
  const { years } = ageAt(born, dayKey(at, SOUTH_AFRICAN_ZONE));
  if (years < OWN_SIGN_IN_AT) return 'child';
  return years < OF_AGE_AT ? 'young' : 'adult';
}

export function pronounsOf(gender: string | null, firstName: string): Pronouns {
  if (gender === 'male') return { they: 'he', them: 'him' };
  if (gender === 'female') return { they: 'she', them: 'her' };
  return { they: firstName, them: firstName };
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const evenly = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();
const time = (at: Date) => formatTime(at, viewerTimeZone());

/** What somebody is to the patient: the relation seen from the other side. */
const OTHER_WAY: Readonly<Record<Relation, Relation>> = {
  child: 'parent',
  parent: 'child',
  grandparent: 'grandchild',
  grandchild: 'grandparent',
  partner: 'partner',
  sibling: 'sibling',
  other: 'other',
};

/** Name, what they are to the patient, and of a care-giver that, too. */
function named({ name, relation, relationship, gender, basis }: WhoActs): string {
  const kin = relation === null ? relationship : relationWord(OTHER_WAY[relation], gender);
  return [name, kin, basis === 'carer' ? 'caregiver' : ''].filter((text) => text !== '').join(', ');
}

/** A paper in the record on what somebody acts for the patient. */
export interface Paper {
  id: string;
  title: string;
  /** `yyyy-mm-dd` */
  documentDate: string;
}
/** What we know of the paper: an operator's word, or that nobody has looked; the newest one in the record by its title. */
function paperText(sent: WhoActs['paper'], inRecord: Paper | null): string {
  const day = sent === null ? '' : formatDate(sent.at, viewerTimeZone());
  if (sent?.state === 'confirmed' && sent.proof != null) return `${AUTHORITY_WORDS[sent.proof]}, checked by us ${day}`;
  if (sent?.state === 'refused') return `The paper they sent was not accepted, ${day}`;
  if (inRecord !== null) return `${inRecord.title}, ${formatPlainDate(inRecord.documentDate)}, not checked by us`;
  return sent === null ? 'No paper was checked' : `A paper of ${day} is not checked by us`;
}

/** On what the right to act rests. */
function rightOf({ basis, since, acts, paper: sent }: WhoActs, { them }: Pronouns, paper: Paper | null): string {
  if (basis === null || since === null) return 'On what right is not known here';
  const day = formatDate(since, viewerTimeZone());
  if (!acts) return `The right, of ${day}, has ended`;
  return basis === 'invited' ? `Invited by ${them}, ${day}` : `Says so since ${day}. ${paperText(sent, paper)}`;
}

/** Who is with the patient, on what right. Null for adults who came themselves. */
export function whoFact(facts: Facts, at: Date, gender: string | null, paper: Paper | null = null): HeadFact | null {
  const { present, companion, patientBorn } = facts;
  if (present === null) return null;
  const words = pronounsOf(gender, present.firstName);
  const group = ageGroup(patientBorn, at);
  if (present.cameBy !== null) return withSomebody(present.cameBy, companion, words, paper);
  if (present.agreedAt !== null) return group === 'adult' ? null : alone(present, companion, words, group);
  if (group === 'adult' && present.bookedBy === null) return null;
  const said = companion === '' ? '' : `${companion} was named at booking. `;
  const booked = present.bookedBy === null ? '' : `Booked by ${named(present.bookedBy)}. `;
  return {
    title: `Who is with ${present.firstName}?`,
    detail: `${said}${booked}Nobody has come to the door yet`,
    tone: 'ask',
  };
}

/** The row while whoever came along is out of the picture: who is with the patient is not known then, and what to do about it. */
export function awayFact({ present }: Facts, away: AdultAway | null, gender: string | null): HeadFact | null {
  const who = present?.cameBy ?? null;
  if (present === null || who === null || away === null) return null;
  const { them } = pronounsOf(gender, present.firstName);
  const since = away.since === null ? '' : ` ${time(away.since)}`;
  const detail =
    away.why === 'left'
      ? `${named(who)}, left the call${since}. Wait with questions and treatment until somebody who may decide is back; the number to ring is below`
      : `No picture${away.since === null ? '' : ` since${since}`}. ${named(who)}, came to the door. Ask who is with ${them}, and for the camera, before you go on`;
  return { title: `Who is with ${present.firstName}?`, detail, tone: 'ask' };
}

function withSomebody(who: WhoActs, companion: string, words: Pronouns, paper: Paper | null): HeadFact {
  const isOther = companion !== '' && evenly(companion) !== evenly(who.name);
  if (isOther)
    return {
      title: `With ${words.them}: ${companion}`,
      detail: `Named at booking, on what right is not known. At the door: ${named(who)}`,
      tone: 'ask',
    };
  return {
    title: `With ${words.them}: ${named(who)}`,
    detail: rightOf(who, words, paper),
    tone: who.basis !== null && who.acts ? 'known' : 'ask',
  };
}

function alone(present: VisitPresent, companion: string, words: Pronouns, group: AgeGroup): HeadFact {
  const own = `${upper(words.they)} signed in ${words.them === 'him' ? 'himself' : words.them === 'her' ? 'herself' : 'alone'}`;
  if (group === 'child')
    return { title: `Who is with ${present.firstName}?`, detail: `${own}. Under 12: a parent is needed`, tone: 'ask' };
  const seen = present.isPrivate
    ? `${upper(words.they)} keeps this visit from whoever looks after ${words.them}`
    : `Whoever looks after ${words.them} can see that a visit took place`;
  if (companion !== '')
    return { title: `With ${words.them}: ${companion}`, detail: `Named at booking. ${own}. ${seen}`, tone: 'known' };
  return { title: `Nobody with ${words.them}`, detail: `${own}. ${seen}`, tone: 'known' };
}

const SUBJECT = { male: 'He', female: 'She' } as const;
const nameOrPronoun = ({ gender, name }: WhoActs) => (gender === '' ? name : SUBJECT[gender]);

/** Who agreed to the visit. Null: the young decide with the clinician (`capacityFact`), adults agreed for themselves. */
export function agreedFact({ present, patientBorn }: Facts, at: Date): HeadFact | null {
  if (present === null) return null;
  const group = ageGroup(patientBorn, at);
  if (group === 'young') return null;
  const { cameBy, agreedAt, words, guardians, firstName } = present;
  if (agreedAt === null)
    return group === 'child'
      ? {
          title: 'Nobody has agreed yet',
          detail: 'Nobody came to the door. Ask a parent before you treat',
          tone: 'ask',
        }
      : null;
  if (cameBy === null)
    return group === 'child'
      ? { title: 'A parent has not agreed', detail: `Ticked ${time(agreedAt)} by the child`, tone: 'ask' }
      : null;
  const who = nameOrPronoun(cameBy);
  const ticked = `Ticked at the door ${time(agreedAt)}`;
  if (group === 'adult')
    return {
      title: `${who} agrees for ${firstName}`,
      detail: `${ticked}. An adult: ask ${firstName}, too`,
      tone: 'known',
    };
  if (words === 'carer')
    return {
      title: `${who} agrees to treatment that cannot wait for the parent`,
      detail: `${ticked}. ${guardians.length === 0 ? 'No parent is known here' : `Parent: ${guardians.join(', ')}`}`,
      tone: cameBy.basis === 'carer' && cameBy.acts ? 'known' : 'ask',
    };
  const isGuardian = cameBy.basis === 'guardian' && cameBy.acts;
  return {
    title: `${who} agrees to this visit and to treatment`,
    detail: `${ticked}. Under 12: a parent decides`,
    tone: words === 'child' && isGuardian ? 'known' : 'ask',
  };
}

/** Whether a young person of 12 to 17 agrees themselves. Null for everybody else. */
export function capacityFact(
  { present, patientBorn, capacity }: Facts,
  at: Date,
  gender: string | null,
): HeadFact | null {
  if (present === null || ageGroup(patientBorn, at) !== 'young') return null;
  const words = pronounsOf(gender, present.firstName);
  const adult =
    present.cameBy === null || present.agreedAt === null
      ? ''
      : `${present.cameBy.name} agreed ${time(present.agreedAt)}`;
  if (capacity === null) {
    const why = 'From 12: if mature enough to understand benefit and risk';
    return {
      title: `May ${words.they} agree ${words.them === 'him' ? 'himself' : words.them === 'her' ? 'herself' : 'alone'}? You decide, and say why`,
      detail: adult === '' ? why : `${why}. ${adult}`,
      tone: 'ask',
    };
  }
  const said = capacityReason(capacity);
  if (capacity.understands)
    return { title: `${upper(words.they)} understands, and agrees`, detail: said, tone: 'known' };
  return adult === ''
    ? { title: 'A parent is needed, and none has agreed', detail: said, tone: 'ask' }
    : { title: `A parent is needed: ${adult}`, detail: said, tone: 'known' };
}

/** Who decided, when and why. */
export const capacityReason = ({ byName, at, reason }: VisitCapacity): string => `${byName}, ${time(at)}: ${reason}`;

/** What is said at the foot of a chart of somebody whom another acts for; null for others. */
export function closedRecordText({ present, patientBorn }: Facts, at: Date, gender: string | null): string | null {
  const who = present?.cameBy ?? present?.bookedBy ?? null;
  if (present === null || who === null) return null;
  const kin = who.relation === null ? '' : relationWord(OTHER_WAY[who.relation], who.gender);
  const theirs = gender === 'male' ? 'His' : gender === 'female' ? 'Her' : `${present.firstName}’s`;
  const whose = kin === '' || ageGroup(patientBorn, at) === 'adult' ? `${who.name}’s` : `${theirs} ${kin}’s`;
  return `This is ${present.firstName}’s chart. ${whose} record stays closed.`;
}
