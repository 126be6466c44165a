// Writes what is expected of the checks as a table, half of it sealed: node supabase/tests/prescriptions/cases/derive.mjs
//
// Interactions come from the table row by row; the rest is written here by hand from the tables, regulation 33 and section 22A
// of the Medicines Act. Not reviewed by a pharmacist. The halves are told apart by the hash of a case's name.

import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { ALLERGIES } from './allergies.mjs';
import { ADULT_DOSES, CHILD_DOSES } from './doses.mjs';
import { examplesOfRows, interaction, MEDICINES, medicine, shares } from './facts.mjs';
import { ALCOHOL, BREASTFEEDING, NAMED } from './later.mjs';
import { KIDNEYS, LISTED, PREGNANCY, SCHEDULES } from './rules.mjs';

const ADULT = { age: 40, gender: 'male' };
const USUAL = { quantity: 10, repeats: 0, daysSupply: 5 };
const item = (id, more = {}) => ({ medicineId: id, medicine: medicine(id).name, ...USUAL, ...more });
const cases = [];
const add = (kind, name, facts, items, state, severe = false) =>
  cases.push({ name: `${kind}: ${name}`, kind, facts: { ...ADULT, ...facts }, items, expect: { state, severe } });

function interactions() {
  examplesOfRows().forEach(({ row, one, other }, at) => {
    if (at % 2 === 1) return;
    const worst = interaction(one, other);
    const [drafted, taken] = at % 4 === 0 ? [one, other] : [other, one];
    const takes = { takes: [{ label: taken.name, medicine_id: taken.id, kind: 'prescribed' }] };
    add('interaction', row.id, takes, [item(drafted.id)], 'conflict', worst.severity !== 'moderate');
  });
  // Two of one draft, nothing taken.
  for (const [one, other] of [
    ['warfarin', 'ibuprofen'],
    ['simvastatin', 'clarithromycin'],
    ['enalapril', 'spironolactone'],
    ['tramadol', 'fluoxetine'],
  ]) {
    const found = interaction(medicine(one), medicine(other));
    add(
      'interaction',
      `${one} beside ${other}`,
      { takes: [] },
      [item(one), item(other)],
      'conflict',
      found.severity !== 'moderate',
    );
  }
  // What the table says nothing about.
  const known = MEDICINES.filter(({ eml_level, route }) => eml_level === 'phc' && route === 'systemic');
  let quiet = 0;
  for (let at = 0; quiet < 24 && at < known.length; at += 1) {
    const [one, other] = [known[at], known[(at * 7 + 31) % known.length]];
    if (one.id === other.id || shares(one, other) || interaction(one, other)) continue;
    quiet += 1;
    const takes = { takes: [{ label: other.name, medicine_id: other.id, kind: 'prescribed' }] };
    add('interaction', `nothing known of ${one.id} with ${other.id}`, takes, [item(one.id)], 'clear');
  }
  add('interaction', 'nothing is on the list', { takes: [] }, [item('amlodipine')], 'not_checked');
  for (const label of ['Snake oil', 'the small white one', 'Curamed forte'])
    add('interaction', `taken: ${label}`, { takes: [{ label, kind: 'reported' }] }, [item('amlodipine')], 'unknown');
  for (const [label, id, severe] of [
    ['Disprin', 'warfarin', true],
    ['Brufen 400', 'warfarin', true],
    ['Klacid', 'simvastatin', true],
    ['Rimactane', 'ethinylestradiol-levonorgestrel', true],
    ['lithium', 'ibuprofen', true],
    ['Ciprobay 500 mg', 'theophylline', true],
  ])
    add(
      'interaction',
      `${label} by word, with ${id}`,
      { takes: [{ label, kind: 'reported' }] },
      [item(id)],
      'conflict',
      severe,
    );
}

function duplicates() {
  const taken = (label, id, kind = 'prescribed') => ({ takes: [{ label, ...(id ? { medicine_id: id } : {}), kind }] });
  for (const [one, other] of [
    ['codeine-paracetamol', 'paracetamol'],
    ['codeine-ibuprofen-paracetamol', 'ibuprofen'],
    ['amlodipine-valsartan', 'amlodipine'],
    ['amoxicillin-clavulanic-acid', 'amoxicillin'],
    ['enalapril-hydrochlorothiazide', 'enalapril'],
    ['hydrochlorothiazide-losartan', 'losartan'],
    ['abacavir-lamivudine', 'lamivudine'],
    ['isoniazid-rifampicin', 'isoniazid'],
    ['paracetamol-tramadol', 'tramadol'],
    ['ezetimibe-simvastatin', 'simvastatin'],
  ].filter((pair) => pair.every((id) => MEDICINES.some((row) => row.id === id)))) {
    add('duplicate', `${one} while taking ${other}`, taken(medicine(other).name, other), [item(one)], 'conflict', true);
    add('duplicate', `${other} while taking ${one}`, taken(medicine(one).name, one), [item(other)], 'conflict', true);
  }
  for (const [label, id] of [
    ['Myprodol', 'paracetamol'],
    ['Augmentin', 'amoxicillin'],
    ['Stopayne', 'paracetamol'],
    ['Co-Diovan', 'valsartan'],
    ['Mypaid', 'ibuprofen'],
  ])
    add('duplicate', `${label} by word, with ${id}`, taken(label, null, 'reported'), [item(id)], 'conflict', true);
  // The same medicine once more is how a script goes on: said, not stopped.
  for (const id of ['amlodipine', 'metformin', 'enalapril', 'simvastatin'])
    add('duplicate', `${id} goes on`, taken(medicine(id).name, id), [item(id)], 'conflict', false);
  for (const id of ['paracetamol', 'amlodipine', 'ibuprofen'])
    add(
      'duplicate',
      `${id} twice in a draft`,
      { takes: [] },
      [item(id, { strength: 'a' }), item(id, { strength: 'b' })],
      'conflict',
      true,
    );
  for (const [one, other] of [
    ['amlodipine', 'enalapril'],
    ['paracetamol', 'amoxicillin'],
    ['metformin', 'simvastatin'],
    ['cetirizine', 'salbutamol'],
  ])
    add('duplicate', `${one} and ${other}`, taken(medicine(other).name, other), [item(one)], 'clear');
}

interactions();
duplicates();
for (const [allergies, id, state, severe = false] of ALLERGIES)
  add(
    'allergy',
    `${allergies.join(', ') || 'none'} and ${id}`,
    {
      allergies: allergies.map((label) => ({ label })),
      allergy_state: allergies.length > 0 ? 'recorded' : 'none_known',
    },
    [item(id)],
    state,
    severe,
  );
add('allergy', 'nobody has asked', { allergies: [], allergy_state: 'not_asked' }, [item('amoxicillin')], 'not_checked');
for (const [name, id, dose, state, severe = false, facts = {}] of ADULT_DOSES)
  add('maximum', name, facts, [item(id, dose)], state, severe);
for (const [name, id, facts, dose, state, severe = false] of CHILD_DOSES)
  add('child_dose', name, facts, [item(id, dose)], state, severe);
for (const [name, id, facts, state, severe = false] of PREGNANCY)
  add('pregnancy', name, { age: 28, gender: 'female', ...facts }, [item(id)], state, severe);
for (const [name, id, facts, state, severe = false] of KIDNEYS)
  add('kidneys', name, { age: 61, gender: 'male', ...facts }, [item(id)], state, severe);
for (const [name, items, state, severe = false] of SCHEDULES)
  add(
    'schedule',
    name,
    {},
    items.map(({ id, ...more }) => (id ? item(id, more) : { ...USUAL, ...more })),
    state,
    severe,
  );
for (const [name, kind, facts, items, state, severe = false] of LISTED)
  add(
    kind,
    `as text, ${name}`,
    facts,
    items.map((one) => ({ ...USUAL, ...one })),
    state,
    severe,
  );

// Written later: sorted into halves by themselves, so that those of before stay where they are.
const before = cases.length;
for (const [name, id, facts, state, severe = false] of BREASTFEEDING)
  add('breastfeeding', name, { age: 28, gender: 'female', ...facts }, [item(id)], state, severe);
for (const [name, id, facts, state, severe = false] of ALCOHOL) add('alcohol', name, facts, [item(id)], state, severe);
for (const [name, kind, facts, items, state, severe = false] of NAMED)
  add(
    kind,
    `named, ${name}`,
    facts,
    items.map((one) => ({ ...USUAL, ...one })),
    state,
    severe,
  );

const twice = cases.filter(({ name }, at) => cases.findIndex((other) => other.name === name) !== at);
if (twice.length > 0) throw new Error(`Named twice: ${twice.map(({ name }) => name).join(', ')}`);
const hash = ({ name }) => createHash('sha256').update(name).digest('hex');
const shuffled = (some) => some.toSorted((a, b) => hash(a).localeCompare(hash(b)));
const halves = [shuffled(cases.slice(0, before)), shuffled(cases.slice(before))];
const half = (rest) => halves.flatMap((some) => some.filter((_, at) => at % 2 === rest));
const row = ({ name, kind, facts, items, expect: { state, severe } }) =>
  [name, kind, JSON.stringify(facts), JSON.stringify(items), state, severe ? 'reason' : ''].join('\t');
const write = (name, rows) =>
  writeFileSync(
    new URL(`./${name}.tsv`, import.meta.url),
    `${['name\tkind\tfacts\titems\tstate\tneeds', ...rows.map(row)].join('\n')}\n`,
  );
write('open', half(0));
write('sealed', half(1));
