/** 1: call an ambulance now. 2: go to an emergency centre now. 3: today. 4: in the next days. 5: look after it at home. */
export type Level = 1 | 2 | 3 | 4 | 5;

/**
 * What a person is told. `alarm`: a danger is named, call. `ask`: the words may mean one; the call stands on top, and the danger signs
 * that fit come first. Then today, in the next days, at home.
 */
export type Tier = 'alarm' | 'ask' | 'today' | 'days' | 'home';

/** The three classes by which public studies judge symptom checkers (Semigran and others, BMJ 2015;351:h3480). */
export type CareClass = 'emergency' | 'clinician' | 'self-care';

/** The only mapping from levels to these classes. */
export const CLASS_OF_LEVEL: Readonly<Record<Level, CareClass>> = {
  1: 'emergency',
  2: 'emergency',
  3: 'clinician',
  4: 'clinician',
  5: 'self-care',
};

export interface LevelAdvice {
  heading: string;
  advice: string;
  within: string;
  /** Action ids, the most useful first. */
  actions: readonly TriageAction[];
  /** Reasons to act sooner, beside the emergency signs of `watchFor`. */
  watch: readonly string[];
  /** Whether a visit may be booked; at levels 1 and 2 only by a patient who says that they already called an ambulance. */
  booking: 'afterCalling' | 'today' | 'open';
}

export type TriageAction = 'call' | 'crisisLine' | 'firstAid' | 'map' | 'bookToday' | 'book' | 'pharmacist' | 'remind';

const ANY_WORSE = 'You feel much worse, or something new worries you';

export const LEVEL_ADVICE: Readonly<Record<Level, LevelAdvice>> = {
  1: {
    heading: 'This may be an emergency. Call an ambulance now',
    advice: 'Call 112 from any mobile phone. Do not wait for a visit here, and do not drive yourself.',
    within: 'Now',
    actions: ['call', 'firstAid', 'map'],
    watch: ['If the person stops breathing normally, tell the operator at once and start pressing on the chest'],
    booking: 'afterCalling',
  },
  2: {
    heading: 'This should be seen now, in person',
    advice: 'Go to the nearest emergency centre now, or call 112 if you cannot get there safely.',
    within: 'Now, without waiting for a visit here',
    actions: ['map', 'call', 'firstAid'],
    watch: ['It gets worse on the way'],
    booking: 'afterCalling',
  },
  3: {
    heading: 'See a clinician today',
    advice: 'Speak to or see a clinician within 24 hours. A visit here can be enough; a clinic nearby is as good.',
    within: 'Within 24 hours',
    actions: ['bookToday', 'map', 'remind'],
    watch: [ANY_WORSE],
    booking: 'today',
  },
  4: {
    heading: 'Book a visit in the next days',
    advice: 'This should be looked at by a clinician, but it does not have to be today.',
    within: 'In the next days',
    actions: ['book', 'pharmacist', 'remind'],
    watch: ['The pain becomes severe, or a high fever starts', ANY_WORSE],
    booking: 'open',
  },
  5: {
    heading: 'You can look after this at home',
    advice: 'Rest, drink enough, and ask a pharmacist what can help. Come back if it does not get better.',
    within: 'No visit needed as it is now',
    actions: ['pharmacist', 'remind', 'book'],
    watch: ['It lasts longer than expected', ANY_WORSE],
    booking: 'open',
  },
};
