import { pathTo } from '@telehealth/contracts';
import type { Intent } from './understand/intent';

/** A page an answer came from, or leads to. */
export interface TopicLink {
  label: string;
  to: string;
}
/** What is said about one intent. It names no price and no date: those stand on the page it links to. */
export interface Topic {
  /** On the button that asks for it. */
  label: string;
  answer: string;
  links: readonly [TopicLink, ...TopicLink[]];
  /** Something that can be done at once, beside the links. */
  offers?: 'call' | 'deviceTest';
}

const FIND = { label: 'Find a specialist', to: pathTo('findSpecialist') };
const BOOK = { label: 'Book a consultation', to: pathTo('bookConsultation') };
const OWN_VISITS = { label: 'Your appointments (sign-in needed)', to: pathTo('patient.appointments') };
const RECORDS = { label: 'About medical records', to: pathTo('public.medicalRecords') };

export const TOPICS: Readonly<Record<Intent, Topic>> = {
  book: {
    label: 'Book a visit',
    answer:
      'Choose a free time, say what it is about, and pay the price you saw. Once you have signed in, the time is held for you while you finish. You do not need an account to look around.',
    links: [BOOK, FIND],
  },
  find: {
    label: 'Find a specialist',
    answer:
      'Everybody listed has a checked registration. Compare their next free times, languages and prices; nobody can pay to be listed higher.',
    links: [FIND],
  },
  reschedule: {
    label: 'Move a visit',
    answer: 'Your appointments show each visit and what can still be changed about it, and until when.',
    links: [OWN_VISITS],
  },
  cancel: {
    label: 'Cancel a visit',
    answer: 'Cancel from your appointments. Before you confirm, you see what you get back at that moment, to the cent.',
    links: [OWN_VISITS],
  },
  records: {
    label: 'Medical records',
    answer:
      'Notes, results, documents and readings in one place. Only people you let in can open your record; in an emergency a specialist can, and you are told. A list shows you everyone who looked.',
    links: [RECORDS, { label: 'Your records (sign-in needed)', to: pathTo('patient.medicalRecords') }],
  },
  prescriptions: {
    label: 'Prescriptions',
    answer:
      'Only a specialist who has seen you can prescribe; I cannot. You can see what was prescribed, ask for more and follow the request. Pharmacists check a script by its code.',
    links: [
      { label: 'About prescriptions', to: pathTo('public.myPrescriptions') },
      { label: 'Check a prescription by its code', to: pathTo('service.myPrescriptions') },
    ],
  },
  prices: {
    label: 'Prices',
    answer:
      'Each specialist sets a price. You see the whole amount for your visit before you choose a time, and that is what you pay. I do not name amounts, because only that page has today’s. There you also see who accepts medical aid or insurance.',
    links: [{ label: 'See prices', to: pathTo('findSpecialist') }],
  },
  symptomCheck: {
    label: 'Check symptoms',
    answer:
      'I cannot judge symptoms, nor say how much of a medicine to take. The symptom checker asks a few questions and says how soon somebody should see you, and who. It does not say what you have. It works on your device, and what you answer stays there unless you save it.',
    links: [
      { label: 'Open the symptom checker', to: pathTo('public.symptomChecker') },
      BOOK,
      { label: 'How it was tested', to: pathTo('symptomCheckerTests') },
    ],
  },
  technicalTest: {
    label: 'Test camera and sound',
    answer:
      'You can try your camera, microphone and speaker here, now. It takes under a minute, and visits need no app. Nothing is recorded and nothing leaves your device.',
    links: [BOOK],
    offers: 'deviceTest',
  },
  privacy: {
    label: 'Privacy',
    answer:
      'What you type here stays on this page: it is not sent, not stored, and gone when you close me. You decide who can open your record, and a list shows everyone who looked.',
    links: [{ label: 'How records are protected', to: pathTo('service.medicalRecords') }, RECORDS],
  },
  emergency: {
    label: 'Emergency',
    answer:
      'Do not wait for an answer here or for a visit. Call 112 from any mobile phone, at any hour. It costs nothing.',
    links: [{ label: 'Emergency care', to: pathTo('emergencyCare') }],
    offers: 'call',
  },
  humanContact: {
    label: 'Talk to a person',
    answer:
      'I am a program, not a person and not a doctor, and no one else sees this chat. The person to talk to is a specialist, by video, voice or chat. If you have a visit, you can write to your specialist from your appointments.',
    links: [BOOK, OWN_VISITS],
  },
};
