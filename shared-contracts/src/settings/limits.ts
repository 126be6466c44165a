/** Numbers of the validation rules, once; the database has the same and tests compare. Lengths in characters. */
export const LIMITS = {
  password: { min: 8, max: 72 },
  name: { max: 100 },
  phone: { min: 10, max: 40 },
  bio: { min: 10, max: 2000 },
  yearsOfExperience: { min: 0, max: 70 },
  /** US dollars per hour. */
  consultationRate: { min: 0, max: 100_000 },
  /** Single-line answers such as an address, a hospital or a licence number. */
  line: { max: 300 },
  /** One entry of a list, and how many a list may hold. */
  listEntry: { max: 120 },
  list: { max: 50 },
  reason: { max: 1000 },
  /** What a patient prepares for a visit. */
  intakeQuestions: { max: 3 },
  intakeFiles: { max: 10 },
  delayMinutes: { min: 5, max: 120 },
  closingReason: { max: 500 },
  /** A title, and a whole text that people agree to. */
  title: { max: 200 },
  legalText: { max: 100_000 },
  /** One message in the thread of a visit. */
  message: { max: 4000 },
  /** One part of a clinical note, and its plan in plain words. */
  notePart: { max: 10_000 },
  planPlain: { max: 4000 },
  /** What to watch for after a visit: lines of each of its two lists, and characters of a line. */
  watchFor: { lines: { max: 6 }, text: { max: 200 } },
  /** What a prescription carries; `scheduleSixDays` is the longest supply of a Schedule 6 medicine. */
  prescription: {
    items: { max: 10 },
    medicine: { max: 200 },
    form: { max: 100 },
    strength: { max: 100 },
    quantity: { min: 1, max: 10_000 },
    quantityWords: { max: 100 },
    schedule: { min: 0, max: 6 },
    directions: { max: 500 },
    repeats: { min: 0, max: 5 },
    daysSupply: { min: 1, max: 400 },
    doseAmount: { min: 0.01, max: 10_000 },
    timesADay: { min: 0.1, max: 24 },
    medicineId: { max: 100 },
    doseUnit: { max: 20 },
    scheduleSixDays: 30,
  },
  /** Where a medicine list is from. */
  medicineSource: { max: 300 },
  /** Parts of a sick note and of a referral. */
  letter: {
    illness: { max: 200 },
    to: { max: 200 },
    reason: { max: 4000 },
    question: { max: 1000 },
    tests: { max: 20 },
    test: { max: 120 },
  },
  /** Entries of the record, their codes, and what an allergy does. */
  entryNote: { max: 300 },
  remark: { max: 4000 },
  entryCode: { max: 18 },
  reaction: { max: 200 },
  /** The batch (lot) number on a vaccine's label. */
  vaccineBatch: { max: 60 },
  correction: { max: 1000 },
  documentTitle: { max: 120 },
  fileName: { max: 120 },
  /** Document, in bytes. */
  documentBytes: { max: 20 * 1024 * 1024 },
  /** A request for access, and what is written about an emergency access or a reported look. */
  accessMessage: { max: 500 },
  flagOwner: { max: 80 },
  caseNote: { min: 10, max: 1000 },
  /** Why an operator puts a visit right. */
  correctionReason: { max: 500 },
  goodwillWords: { min: 10, max: 300 },
  /** What a visit type may say: minutes, cents, days. */
  visitType: {
    name: { max: 100 },
    minutes: { min: 5, max: 480 },
    priceMinor: { min: 0, max: 10_000_000 },
    buffer: { min: 0, max: 120 },
    notice: { min: 0, max: 20_160 },
    windowDays: { min: 1, max: 400 },
    position: { min: 0, max: 1000 },
  },
  hoursRules: { max: 100 },
  /** From the first to the last day of one exception. */
  exceptionDays: { max: 366 },
  interpreter: { max: 60 },
  squeezeReason: { max: 500 },
  /** The town of a practice. */
  city: { max: 80 },
  /** Profile picture, in bytes. */
  pictureBytes: { max: 5 * 1024 * 1024 },
} as const;

/** How many visits of a group `my_appointments` gives at once; a full page has another after it, or ends right there. */
export const VISITS_PER_PAGE = { upcoming: 200, past: 50, cancelled: 50 } as const;

/** Media types a profile picture may have. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
