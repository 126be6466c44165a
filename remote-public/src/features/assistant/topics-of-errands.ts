import { ACCOUNT_PATHS, pathTo } from '@telehealth/contracts/routes';
import type { ERRANDS } from '../../understand/intent';
import { GENERAL_PRACTICE, type Topic } from './topic';

const FIND = { label: 'Find a specialist', to: pathTo('findSpecialist') };
const OWN_VISITS = { label: 'Your appointments (sign-in needed)', to: pathTo('patient.appointments') };
const CONTACT = { label: 'Who to contact about what', to: pathTo('contact') };
const SIGN_IN = { label: 'Sign in, or choose a new password', to: pathTo('auth.unifiedSignIn') };
const FAMILY = { label: 'Family (sign-in needed)', to: pathTo('patient.family') };
const CHECK_SCRIPT = { label: 'Check a paper by its code', to: pathTo('service.myPrescriptions') };
const OWN_SCRIPTS = { label: 'Your prescriptions', to: pathTo('public.myPrescriptions') };
const EMERGENCY = { label: 'Emergency care', to: pathTo('emergencyCare') };

/** Answers to narrower questions. Each says first what can be done, then where. */
export const ERRAND_TOPICS: Readonly<Record<(typeof ERRANDS)[number], Topic>> = {
  place: {
    label: 'Where you are',
    answer:
      'There is no building to come to. You are seen by video, voice or chat, wherever you are. If somebody has to touch or listen to you, the specialist tells you where to go.',
    links: [FIND, CONTACT],
  },
  channels: {
    label: 'WhatsApp, SMS and reminders',
    answer:
      'Reminders and news come by email, and stand under the bell when you are signed in. We send no WhatsApp and no SMS yet, and nobody is treated there. You choose what is mailed in your settings.',
    links: [{ label: 'What is mailed to you (sign-in needed)', to: pathTo('patient.accountSettings') }, CONTACT],
  },
  forgottenPassword: {
    label: 'A forgotten password',
    answer:
      'On the sign-in page, press “Forgot password”. A code is mailed to the email address of your account; with it you choose a new password. Your records and visits stay as they are.',
    links: [SIGN_IN],
  },
  signInCode: {
    label: 'Trouble with a code or signing in',
    answer:
      'Use the newest code only: asking for another ends the one before. Look in the spam folder, and check that the email address has no typing error. After several wrong codes, wait a few minutes and ask for a new one.',
    links: [SIGN_IN, CONTACT],
  },
  ownDetails: {
    label: 'Change your name, number or email',
    answer:
      'Name, phone number and address you change in your profile. The email address and the password you change under Sign-in and security. If you mistyped the email while signing up, sign up again with the right one.',
    links: [
      { label: 'Your profile (sign-in needed)', to: pathTo('patient.profile') },
      { label: 'Sign-in and security (sign-in needed)', to: ACCOUNT_PATHS.security },
    ],
  },
  hivCare: {
    label: 'HIV tests, PrEP and PEP',
    // Source: National HIV Testing Services: Policy and Guidelines, South Africa; PEP within 72 hours: SA PEP guideline 2022.
    answer:
      'After a risk in the last 72 hours, do not wait for a visit: go to a clinic or casualty now and ask for PEP. Tests are free at every public clinic. A general practitioner here can talk about PrEP, treatment and tests, write a prescription or a request, and it stays private.',
    links: [GENERAL_PRACTICE, EMERGENCY],
  },
  identityPapers: {
    label: 'ID, passport and people from abroad',
    answer:
      'You need no ID number and no passport to sign up, book or be seen; everybody is welcome. We ask for your name, birth date, phone number, address and somebody to call in an emergency. A pharmacy may ask for an ID when it hands out some medicines.',
    links: [{ label: 'Sign up', to: pathTo('auth.unifiedSignUp') }, FIND],
  },
  onBehalf: {
    label: 'Do it for somebody else',
    answer:
      'Yes. A grown-up signs up themselves, and you may help them with it; then they let you act for them under Family: book, pay, read, or only some of it. In the visit you may sit beside them. They can end it any day.',
    links: [FAMILY, { label: 'Sign up', to: pathTo('auth.unifiedSignUp') }],
  },
  sameDoctor: {
    label: 'The same doctor again',
    answer:
      'Open your last visit and press “Book again”: you see the next free times of the same specialist. You can also look for their name in the search.',
    links: [OWN_VISITS, FIND],
  },
  waitingTime: {
    label: 'How long you wait',
    answer:
      'Each specialist shows the next free time, often today. The waiting room opens 30 minutes before your visit and says when the doctor runs late. If nobody comes within 15 minutes after the time, you get everything back.',
    links: [FIND, OWN_VISITS],
  },
  withoutSmartphone: {
    label: 'Without a smartphone or camera',
    answer:
      'A computer or tablet with a browser is enough, also one that you borrow. Without a camera choose a voice visit or a chat. You give a phone number when you come in, so that the doctor can ring you if the line fails. A visit by telephone alone is not possible.',
    links: [FIND, CONTACT],
  },
  joinVisit: {
    label: 'Join your visit',
    answer:
      'Open the visit under your appointments, on any device. The waiting room opens 30 minutes before; press the button there to go in. It runs in the browser: no app and no link from elsewhere is needed.',
    links: [OWN_VISITS, { label: 'Sign in', to: pathTo('auth.unifiedSignIn') }],
  },
  paidNoBooking: {
    label: 'Paid, but no visit',
    answer:
      'Do not pay again. Look at your appointments first: if the bank’s answer is late, the visit stands there and we keep asking the bank. If your time was lost before the payment went through, the money goes back to your card by itself. A card that was declined was not charged.',
    links: [OWN_VISITS, CONTACT],
  },
  photos: {
    label: 'Send a photo',
    answer:
      'Yes. Add photos or a PDF when you book, or later on the page of your visit; the specialist sees them before and in the visit. I myself cannot look at pictures.',
    links: [{ label: 'Book a consultation', to: pathTo('bookConsultation') }, OWN_VISITS],
  },
  waysToPay: {
    label: 'Ways to pay',
    answer:
      'You pay by bank card, credit or debit, when you book. EFT, cash, SnapScan and paying later are not possible yet. Somebody else may pay for you with their card.',
    links: [{ label: 'See prices', to: pathTo('findSpecialist') }],
  },
  referrals: {
    label: 'Referrals and tests',
    answer:
      'Yes. After a visit the doctor can write a letter to a specialist or hospital, or ask for blood tests, an X-ray or a scan. You get it as a file to take along. The laboratory or hospital charges its own price.',
    links: [GENERAL_PRACTICE, OWN_VISITS],
  },
  hours: {
    label: 'Opening hours',
    answer:
      'The site is always open. Each specialist has hours of their own, some in the evening and at weekends: the search shows who is free next. In danger, at any hour, call 112.',
    links: [{ label: 'Who is free next', to: pathTo('findSpecialist') }, EMERGENCY],
  },
  doctorAbsent: {
    label: 'The doctor did not come',
    answer:
      'If you were there and nobody of the practice came within 15 minutes, everything you paid goes back to your card by itself, and the visit says so. Your bank needs some days for it. You are also offered another time.',
    links: [OWN_VISITS, CONTACT],
  },
  forChild: {
    label: 'A visit for a child',
    answer:
      'Yes, also for babies. Add your child under Family, then book in the child’s name; you sit beside them. The notes, the script and the school note are the child’s own. From 12 years some things are private to the young person by law.',
    links: [FAMILY, FIND],
  },
  familySees: {
    label: 'Let somebody see your record',
    answer:
      'Nobody of your family sees anything unless you let them. Under Family you invite somebody and choose what they may do; the access manager shows who can open what, and everybody who looked. You can end it any day.',
    links: [FAMILY, { label: 'Access manager (sign-in needed)', to: pathTo('patient.accessManager') }],
  },
  delivery: {
    label: 'Delivery of medicines',
    answer:
      'We deliver no medicines. You take your script to a pharmacy of your choice; many pharmacies deliver, so ask them. When tablets run out, ask for a repeat under your prescriptions.',
    links: [OWN_SCRIPTS],
  },
  scriptRefused: {
    label: 'The pharmacy refuses a script',
    answer:
      'Show the pharmacist the code: on our page they see at once whether the script is valid, signed, used up or stopped. If it says that it waits for a signature, it is not valid yet. Then write to your specialist on the page of the visit.',
    links: [CHECK_SCRIPT, OWN_SCRIPTS, OWN_VISITS],
  },
  dose: {
    label: 'How much of a medicine',
    // Source: NICE NG143 (fever in under 5s): under 3 months with 38 °C is seen at once.
    answer:
      'I cannot say how much to take: it depends on weight, age and other medicines. Read the label, or ask any pharmacist; that is free. A baby under three months with a fever, or a child who does not drink or is hard to wake, needs care at once.',
    links: [{ label: 'Open the symptom checker', to: pathTo('public.symptomChecker') }, GENERAL_PRACTICE, EMERGENCY],
  },
  contraception: {
    label: 'Contraception',
    // Source: National Contraception Clinical Guidelines, South Africa 2019: emergency contraception within 5 days.
    answer:
      'A general practitioner or gynaecologist can prescribe the pill by video. The morning-after pill works best at once and up to five days after: a pharmacy or public clinic has it without a visit. Injection, implant and loop are given at a clinic, free of charge in public ones.',
    links: [GENERAL_PRACTICE, { label: 'Gynaecologists', to: pathTo('findSpecialist', {}, { specialty: 'obgyn' }) }],
  },
  visitLength: {
    label: 'How long a visit is',
    answer:
      'Each kind of visit says its minutes beside its price, before you choose. If you need more time, because of an interpreter or a disability, tick “extra time” while booking: it is half as long again at the same price.',
    links: [FIND],
  },
  missedVisit: {
    label: 'Late, or missed your visit',
    answer:
      'Come in even if you are late: the visit’s page has a button that tells the doctor how many minutes. If it is over, the page says what was decided, what you get back, and offers the next free time.',
    links: [OWN_VISITS],
  },
  complaint: {
    label: 'A complaint',
    answer:
      'About your visit, write on the visit’s page or give your feedback there; a person answers. If somebody looked into your record who should not have, report that line in the access log. Independent of us you can go to the Health Professions Council or the Information Regulator.',
    links: [CONTACT, OWN_VISITS],
  },
  recording: {
    label: 'Recording a visit',
    answer:
      'Visits are not recorded, by nobody. What the doctor advises you find afterwards in the plan of the visit, in plain words. If you want to record it yourself, ask the doctor first.',
    links: [OWN_VISITS],
  },
  recordWrong: {
    label: 'Something wrong in your record',
    answer:
      'Open the entry and press “I think this is wrong”. Its author gets it and answers you; both stand in the history, so nothing disappears unseen. What you wrote yourself you correct at once.',
    links: [{ label: 'Your records (sign-in needed)', to: pathTo('patient.medicalRecords') }],
  },
  youngPerson: {
    label: 'Young people on their own',
    // Source: Children's Act 38 of 2005, sections 129, 130 and 134.
    answer:
      'From 12 years you may agree to treatment yourself if you understand it, and see a doctor alone. HIV tests, contraception and what else the law names stay between you and the doctor: your parents are not told. A child under 12 comes with a parent or guardian.',
    links: [FIND, { label: 'Sign up', to: pathTo('auth.unifiedSignUp') }],
  },
  resultsExplained: {
    label: 'Results explained',
    answer:
      'Yes. Book a short visit with a general practitioner, add a photo or PDF of the result, and they explain it. If somebody here asked for the test, write to them on the page of that visit first. I cannot read results.',
    links: [GENERAL_PRACTICE, OWN_VISITS],
  },
  secondOpinion: {
    label: 'A second opinion',
    answer:
      'Yes. Choose a specialist of that field, and add the letters, results and pictures that you have when you book. They see only what you share, and your other doctor is not told.',
    links: [FIND],
  },
};
