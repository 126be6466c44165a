import { type About, type Said, sayTo } from './about';

/** Sentences of levels and rules that address the patient, and their form about another person. */
const SENTENCES: readonly Said[] = [
  {
    you: 'Call 112 from any mobile phone. Do not wait for a visit here, and do not drive yourself.',
    other: 'Call 112 from any mobile phone. Do not wait for a visit here. Stay with {who}.',
  },
  {
    you: 'Go to the nearest emergency centre now, or call 112 if you cannot get there safely.',
    other: 'Take {who} to the nearest emergency centre now, or call 112 if you cannot get there safely.',
  },
  {
    you: 'Speak to or see a clinician within 24 hours. A visit here can be enough; a clinic nearby is as good.',
    other: 'Have {who} seen by a clinician within 24 hours. A visit here can be enough; a clinic nearby is as good.',
  },
  {
    you: 'Rest, drink enough, and ask a pharmacist what can help. Come back if it does not get better.',
    other: 'Let {who} rest and drink enough, and ask a pharmacist what can help. Come back if it does not get better.',
  },
  {
    you: 'You feel much worse, or something new worries you',
    other: '{Who} gets much worse, or something new worries you',
  },
  {
    you: 'Do not eat or drink until you have been seen.',
    other: 'Give {who} nothing to eat or drink until they have been seen.',
  },
  {
    you: 'After a first seizure you should be examined the same day.',
    other: 'After a first seizure {who} should be examined the same day.',
  },
  {
    you: 'A sudden headache, or the worst of your life, should be examined at once.',
    other: 'A sudden headache, or the worst ever, should be examined at once.',
  },
  {
    you: 'You faint, or it comes with chest pain, palpitations or weakness',
    other: '{Who} faints, or it comes with chest pain, palpitations or weakness',
  },
  {
    you: 'Sit down and rest. Chew an aspirin of 300 mg if you are not allergic to it.',
    other: 'Let {who} sit down and rest, and chew an aspirin of 300 mg if they are not allergic to it.',
  },
  {
    you: 'You become breathless at rest or cannot finish a sentence',
    other: '{Who} becomes breathless at rest or cannot finish a sentence',
  },
  {
    you: 'Sit up and take one puff of the blue inhaler every minute, up to ten, while you get help.',
    other: 'Let {who} sit up and take one puff of the blue inhaler every minute, up to ten, while you get help.',
  },
  {
    you: 'You cannot use or stand on it, it becomes numb, or it turns red and hot',
    other: '{Who} cannot use or stand on it, it becomes numb, or it turns red and hot',
  },
  {
    you: 'Take the emergency dose or injection you were given for this.',
    other: 'Give the emergency dose or injection that was prescribed for this.',
  },
  {
    you: 'You cannot swallow saliva, the mouth hardly opens, or it lasts over a week',
    other: '{Who} cannot swallow saliva, the mouth hardly opens, or it lasts over a week',
  },
  {
    you: 'You matter. If you are thinking of ending your life, please talk to someone right now.',
    other: '{Who} needs somebody now. Stay with them, ask about it openly, and talk to the crisis line together.',
  },
  {
    you: 'Voices that give orders, or thoughts of hurting somebody, need help today. You are not to blame.',
    other: 'Voices that give orders, or thoughts of hurting somebody, need help today. Nobody is to blame.',
  },
  {
    you: 'Low mood, addiction and eating troubles can be treated. You do not have to bear this alone.',
    other: 'Low mood, addiction and eating troubles can be treated. Nobody has to bear this alone.',
  },
  {
    you: 'This is common in pregnancy. Ask at your next antenatal visit, and a pharmacist which remedies are safe.',
    other: 'This is common in pregnancy. Ask at the next antenatal visit, and a pharmacist which remedies are safe.',
  },
  {
    you: 'Nobody may hurt you. You can get care, medicine that protects, and safety now.',
    other: 'Nobody may hurt {who}. Care, medicine that protects, and safety can be had now.',
  },
  {
    you: 'You are not alone. Please talk to somebody now',
    other: '{Who} should not be alone. Talk to somebody now',
  },
  {
    you: 'Call the suicide crisis line: it is free, day and night, and a person listens. Tell somebody near you, and ask them to stay with you. If you took something or are about to act, call 112.',
    other:
      'Call the suicide crisis line: it is free, day and night, and a person listens. Stay with {who}, and put away what could do harm. If something was taken, or they are about to act, call 112.',
  },
  {
    you: 'Call the crisis line: it is free, day and night, and a person listens. Stay with somebody you trust. If somebody is about to be hurt, call 112.',
    other:
      'Call the crisis line: it is free, day and night, and a person listens. If somebody is about to be hurt, get to safety and call 112.',
  },
  {
    you: 'You have a right to be safe. Help is there now',
    other: '{Who} has a right to be safe. Help is there now',
  },
  {
    you: 'Call the police, or the command centre against gender-based violence: it is free, day and night. If you are hurt, call 112.',
    other:
      'Call the police, or the command centre against gender-based violence: it is free, day and night. If {who} is hurt, call 112.',
  },
];

/** Sentences addressed to the reader, whether patient or carer. */
export const TO_THE_READER: readonly string[] = [
  'You can look after this at home',
  'What you wrote fits none of our rules. That does not mean that all is well: please have it looked at in the next days.',
  'This may be measles or another catching illness; call before you go.',
];

const ASPIRIN = 'Sit down and rest. Chew an aspirin of 300 mg if you are not allergic to it.';
const GROWN_YEARS = 16;
const byText = new Map(SENTENCES.map((said) => [said.you, said]));

/** Returns a sentence of a level or a rule in the form for this person. Aspirin is never advised under 16. */
export function addressed(text: string, { whom, person }: About): string {
  if (text === ASPIRIN && (whom === 'child' || (person?.age ?? GROWN_YEARS) < GROWN_YEARS))
    return sayTo({ you: 'Sit down and rest.', other: 'Let {who} sit down and rest.' }, whom);
  const said = byText.get(text);
  return said === undefined ? text : sayTo(said, whom);
}
