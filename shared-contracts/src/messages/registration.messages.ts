import type { MessageArea } from './message-entry';

/** The check of a council number, as its owner and the operator read it. */
export const REGISTRATION_MESSAGES = {
  'registration.changedMeanwhile': {
    tone: 'warning',
    text: 'The number, name or specialty was changed since you opened it, so nothing was recorded. Please check the latest entry instead.',
  },
  'registration.numberTaken': {
    tone: 'error',
    text: 'This council number is already verified for another person, so nothing was recorded. Please compare both entries with the register first.',
  },
  'registration.numberFormat': {
    tone: 'error',
    text: 'This is not a number the council issues, so it cannot be verified. Nothing was recorded. Reject it and say what is missing.',
  },
  'registration.notNow': {
    tone: 'warning',
    text: 'This is not possible for the registration at this point, and nothing was changed. Please check its latest state.',
  },
  'registration.untilRange': {
    tone: 'error',
    text: 'A check must be valid until a day in the future, at most one year ahead. Nothing was recorded. Please correct the date.',
  },
  'registration.fromRange': {
    tone: 'error',
    text: 'A suspension can be announced for a day ahead, at most 90 days. Nothing was recorded. Please correct the date.',
  },
  'registration.nameTyped': {
    tone: 'error',
    text: 'Please type the name exactly as it stands above. Nothing was recorded.',
  },
  'registration.secondWord': {
    tone: 'warning',
    text: 'A suspension needs a second operator, so nothing was recorded. Please propose it.',
  },
  'registration.openFirst': {
    tone: 'error',
    text: 'Please open each document above first. Nothing was recorded.',
  },
  'registration.evidenceRequired': {
    tone: 'error',
    text: 'Please say where you checked the number and what you saw there',
  },
  'registration.filesFull': {
    tone: 'warning',
    text: 'At most ten files go with a registration. Remove one first.',
  },
  'registration.reasonRequired': { tone: 'error', text: 'Please say what is missing' },
  'registration.askedMore': {
    tone: 'success',
    text: 'The specialist was told what is missing. The registration waits until they add it.',
  },
  'registration.fileAdded': { tone: 'success', text: 'The document was checked and kept.' },
  'registration.asked': {
    tone: 'success',
    text: 'We are checking your number. Patients can find you as soon as it is confirmed.',
  },
} as const satisfies MessageArea;

/** What operators publish: emergency numbers, triage rules, texts people agree to, the rate of the rand. */
export const PUBLISHING_MESSAGES = {
  'emergency.country': { tone: 'error', text: 'Please give the country as two capital letters, for example ZA' },
  'emergency.region': {
    tone: 'error',
    text: 'Please give the region as at most three capital letters or digits, or leave it empty for the whole country',
  },
  'emergency.kind': { tone: 'error', text: 'Please name the kind in one word of letters, for example ambulance' },
  'emergency.label': { tone: 'error', text: 'Please say in plain words who answers there' },
  'emergency.number': { tone: 'error', text: 'Please enter the number as people read it' },
  'emergency.dialled': {
    tone: 'error',
    text: 'The number to dial must be the same as the one people read, with the country code instead of the first 0',
  },
  'emergency.route': { tone: 'error', text: 'Please choose whether the number is for medical help or for a crisis' },
  'emergency.source': { tone: 'error', text: 'Please say where the number was read' },
  'emergency.verifiedOn': { tone: 'error', text: 'Please enter the day of the last check, today or earlier' },
  'emergency.lastOne': {
    tone: 'error',
    text: 'This is the last number of its kind for the country, so it stays. Publish another one first, then remove this.',
  },
  'triage.rules': {
    tone: 'error',
    text: 'These rules cannot be published and the old ones stay in use. Each rule needs its own id, a version, a level from 1 to 5 and a source.',
  },
  'triage.reviewer': { tone: 'error', text: 'Please name the clinician who reviewed these rules' },
  'triage.reviewedOn': { tone: 'error', text: 'Please enter the day of the review, today or earlier' },
  'terms.kind': { tone: 'error', text: 'Please choose what the text is about' },
  'terms.locale': { tone: 'error', text: 'Please give the language as a code, for example en or zu' },
  'terms.version': {
    tone: 'error',
    text: 'The version must be the next one, or that of the text this translates. Nothing was published.',
  },
  'terms.title': { tone: 'error', text: 'Please give the text a title' },
  'terms.body': { tone: 'error', text: 'Please enter the text' },
  'rate.perDollar': {
    tone: 'error',
    text: 'Please enter the rands for one dollar with two to four decimals, for example 18.03',
  },
  'rate.dated': {
    tone: 'error',
    text: 'Please enter the day the rate is of: today or earlier, within 31 days, and not before that of the last one',
  },
  'medicines.file': {
    tone: 'error',
    text: 'This file is no medicine list as we read it, so nothing was proposed. It needs a first line with the columns id, name, ingredients and route, and each row a name of its own. Please check the file.',
  },
  'medicines.source': { tone: 'error', text: 'Please say where the list is from' },
  'medicines.dated': { tone: 'error', text: 'Please give the day of the list, not a later one than today' },
  'rate.source': { tone: 'error', text: 'Please say where the rate was read' },
  'logs.reason': { tone: 'error', text: 'Please say in a sentence why it was restored' },
  'logs.backupOf': { tone: 'error', text: 'Please enter the day the backup is of: today or earlier' },
  'logs.nothingDiffers': {
    tone: 'info',
    text: 'Access logs and their copies agree, so there is no restore to declare. Nothing was proposed.',
  },
  'logs.notNotedYet': {
    tone: 'info',
    text: 'Two operators have already declared a restore, and it is not noted in the copies yet. Nothing was proposed.',
  },
  'logs.declared': {
    tone: 'success',
    text: 'Confirmed. Whoever runs the server asks you both, and notes it in the copies.',
  },
  'publishing.notNow': {
    tone: 'info',
    text: 'A colleague has already decided about this, so nothing was changed. The newest state is shown.',
  },
  'publishing.secondWord': {
    tone: 'warning',
    text: 'You proposed this yourself, so somebody else has to confirm it. Nothing has changed.',
  },
  'publishing.reasonRequired': { tone: 'error', text: 'Please tell your colleague why not' },
  'publishing.proposed': {
    tone: 'success',
    text: 'Proposed. It is published once a second operator confirms it.',
  },
  'publishing.published': { tone: 'success', text: 'Published. Everybody sees it from now on.' },
  'publishing.refused': { tone: 'success', text: 'Refused. Your colleague can read why.' },
  'publishing.withdrawn': { tone: 'success', text: 'Your proposal is withdrawn. Nothing has changed.' },
} as const satisfies MessageArea;

/** Checking symptoms, agreeing to texts, saying how a visit went. */
export const FEEDBACK_MESSAGES = {
  'triage.notFound': {
    tone: 'info',
    text: 'We could not find this symptom check; results without an account are kept for one day. Nothing was changed. You can answer the questions again.',
  },
  'triage.rulesChanged': {
    tone: 'info',
    text: 'The questions were improved since you began, so this result was not kept. If you feel worse, call for help now; otherwise please start again.',
  },
  'triage.attached': {
    tone: 'info',
    text: 'This result is already with a specialist and stays as it is. If something changed, check your symptoms again.',
  },
  'triage.anotherPerson': {
    tone: 'warning',
    text: 'This symptom check is about somebody else than this visit. Leave it out, or check the symptoms of the person whom the visit is for.',
  },
  'triage.tooMany': {
    tone: 'warning',
    text: 'Your record holds 200 symptom checks, as many as it can, so this one was not added. It is still in this tab. Please remove one you no longer need under “Symptom checks”, then try again.',
  },
  'triage.enoughForVisit': {
    tone: 'info',
    text: 'This visit already holds ten symptom checks, and the specialist sees them all. This one stays in your account. Please tell the specialist what is new in the visit.',
  },
  'triage.visitOver': {
    tone: 'info',
    text: 'This visit is over or was cancelled, so nothing was added to it. Your result is still in your account.',
  },
  'triage.whyNoAction': { tone: 'error', text: 'Please say why nothing has to be done' },
  'triage.emergencyFirst': {
    tone: 'warning',
    text: 'Your answers point to an emergency. Please call for help first; nothing is lost. Afterwards say that you have called, and we pass the result on.',
  },
  'consent.textChanged': {
    tone: 'warning',
    text: 'This text was replaced by a newer one, so nothing was recorded. Please read the newest text and decide again.',
  },
  'consent.notGiven': {
    tone: 'info',
    text: 'There is no agreement to this text that could be withdrawn. Nothing was changed.',
  },
  'review.started': { tone: 'error', text: 'Please say whether the visit started on time' },
  'review.notCompleted': {
    tone: 'info',
    text: 'You can say how a visit went once it has taken place. Nothing was saved.',
  },
  'review.alreadyGiven': {
    tone: 'info',
    text: 'You have already said how this visit went, and that stays as it is.',
  },
  'review.tooLate': { tone: 'info', text: 'This visit is more than 60 days ago, so feedback about it is closed.' },
  'review.thanks': { tone: 'success', text: 'Thank you. Your answers are shown only together with those of others.' },
} as const satisfies MessageArea;
