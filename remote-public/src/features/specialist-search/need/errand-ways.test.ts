import { expect, it } from 'vitest';
import { errandWay } from './errand-ways';

it.each([
  ['I need more blood pressure pills', 'repeat'],
  ['repeat of my diabetes tablets please', 'repeat'],
  ['sick note for flu', 'sick note'],
  ['can somebody explain my blood results', 'result'],
  ['I want to go on the pill', 'the pill'],
  ['condom broke last night', 'PEP'],
  ['missed my pill and had sex, what do I do now', 'morning-after'],
  ['HIV test', 'HIV'],
  ['followup with my doctor', 'follow-up'],
])('reads the errand of “%s”', (text, says) => expect(errandWay(text)?.says).toContain(says));

it.each([
  'I have a headache',
  'I think I have a bladder infection',
  'sudden one-sided chest pain and breathless, on the pill',
  'I have HIV and stopped my ARVs, now bad headache, fever and stiff neck',
  'I took double my insulin by mistake and now I am shaky',
  'my toddler ate my pills',
  'chest pain, I need a sick note',
  'my blood pressure at the pharmacy was 165/100, I feel fine',
])('puts what is wrong before any errand: “%s”', (text) => expect(errandWay(text)).toBeNull());
