import { DEVICE_TEST_PATH, pathTo } from '@telehealth/contracts/routes';
import type { Intent } from '../../understand/intent';
import { GENERAL_PRACTICE, type Topic } from './topic';
import { ERRAND_TOPICS } from './topics-of-errands';

const FIND = { label: 'Find a specialist', to: pathTo('findSpecialist') };
const BOOK = { label: 'Book a consultation', to: pathTo('bookConsultation') };
const OWN_VISITS = { label: 'Your appointments (sign-in needed)', to: pathTo('patient.appointments') };
const CONTACT = { label: 'Who to contact about what', to: pathTo('contact') };
const RECORDS = { label: 'About medical records', to: pathTo('public.medicalRecords') };

export const TOPICS: Readonly<Record<Intent, Topic>> = {
  ...ERRAND_TOPICS,
  book: {
    label: 'Book a visit',
    answer:
      'Choose a free time, say what it is about, and pay the price you saw. The time you choose is held for you while you finish. You do not need an account to look around.',
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
      'Only a specialist who has seen you can prescribe; I cannot. You can see what was prescribed, ask for more, most of it without a visit, and follow the request. Pharmacists check a script by its code.',
    links: [
      { label: 'About prescriptions', to: pathTo('public.myPrescriptions') },
      { label: 'Check a prescription by its code', to: pathTo('service.myPrescriptions') },
    ],
  },
  prices: {
    label: 'Prices',
    answer:
      'Each specialist sets a price. You see the price of your visit before you choose a time, and the exact amount before you pay. Prices can change, so please look there for today’s. You also see who accepts medical aid or insurance.',
    links: [{ label: 'See prices', to: pathTo('findSpecialist') }],
  },
  medicalAid: {
    label: 'Medical aid',
    answer:
      'You pay for the visit yourself first; I cannot claim from a medical aid for you. Each card says whether that specialist accepts insurance. Every paid visit has a receipt to print and send in. Ask your scheme beforehand what it pays for visits by video.',
    links: [
      { label: 'Specialists who accept insurance', to: pathTo('findSpecialist', {}, { insurance: '1' }) },
      { label: 'Your receipts, with your appointments (sign-in needed)', to: pathTo('patient.appointments') },
    ],
  },
  rands: {
    label: 'Paying in rands',
    answer:
      'Prices are in US dollars. Where a dated rate has been published, the amount in rands stands beside it. The page on which you pay says in which currency you are charged; of rands, also the rate, which then stays as it is. If you are charged in dollars, your bank changes them at its own rate and may add a fee: ask the bank before you pay.',
    links: [{ label: 'See prices', to: pathTo('findSpecialist') }],
  },
  refund: {
    label: 'Refunds',
    answer:
      'Before you cancel, you see what you get back, to the cent. The receipt of the visit then says whether a refund is on its way, returned or delayed. How many days your bank takes after that, only the bank can say.',
    links: [{ label: 'Your visits and receipts (sign-in needed)', to: pathTo('patient.appointments') }, CONTACT],
  },
  sickNote: {
    label: 'Sick notes',
    answer:
      'A specialist who saw you can write a sick note, for the days they can answer for; I cannot. You find it with the visit. Your employer can check its code here, and learns nothing of your illness by that.',
    links: [
      GENERAL_PRACTICE,
      { label: 'Your visits (sign-in needed)', to: pathTo('patient.appointments') },
      { label: 'Check a sick note by its code', to: pathTo('service.myPrescriptions') },
    ],
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
      'You can try your camera, microphone and speaker now, before there is a visit. It takes under a minute, and visits need no app. Nothing is recorded and nothing leaves your device.',
    links: [{ label: 'Start the test', to: DEVICE_TEST_PATH }, BOOK],
  },
  privacy: {
    label: 'Privacy',
    answer:
      'You decide who can open your record, and a list shows everyone who looked. No employer and no family member sees anything unless you let them; a sick note names no illness, and a bank statement names no doctor. What you type here is not sent and not stored; if it tells of a danger sign and you are signed in, the sign alone is kept on your dashboard.',
    links: [{ label: 'How records are protected', to: pathTo('service.medicalRecords') }, RECORDS],
  },
  closeAccount: {
    label: 'Close your account',
    answer:
      'You close it yourself in your account settings. Before the last step you see what goes, what the law makes us keep and until when, and which open visit stands in the way.',
    links: [
      { label: 'Account settings (sign-in needed)', to: pathTo('patient.accountSettings') },
      { label: 'Privacy notice', to: pathTo('privacy') },
    ],
  },
  language: {
    label: 'Other languages',
    answer:
      'This site is in English only, and so am I. Specialists do speak other languages: choose yours in the filter. You can also invite an interpreter, or somebody of your family, into your visit, and write in the chat instead of speaking.',
    links: [{ label: 'Choose a specialist by language', to: pathTo('findSpecialist') }, OWN_VISITS],
  },
  powerCut: {
    label: 'Power cuts and bad signal',
    answer:
      'If the line drops, the visit stays open: the page tries again by itself, and you can come back by the same way, also on a phone with mobile data. Sound alone or the chat needs far less data than video. If you know of a power cut beforehand, move the visit.',
    links: [OWN_VISITS, CONTACT],
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
      'I am a program, not a person and not a doctor, and no one else sees this chat. About care, write to your specialist on the visit’s page. About anything else, ask the help desk under Contact: a person answers within a day. I cannot put a call through.',
    links: [CONTACT, OWN_VISITS, BOOK],
  },
  about: {
    label: 'What is this?',
    answer:
      'A place to find a health professional whose registration was checked, and to see them by video, voice or chat, with your records and prescriptions beside it. It is no hospital and not for emergencies. I am its guide: a program that shows you where things are.',
    links: [
      FIND,
      { label: 'Who runs this service', to: pathTo('contact') },
      { label: 'Terms of use', to: pathTo('terms') },
    ],
  },
};
