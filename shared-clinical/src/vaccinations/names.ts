import { plainWords } from '../prescriptions/check-allergies';
import type { VaccineId } from './schedule';

interface Name {
  vaccine: VaccineId;
  /** In words without capitals, accents and signs. */
  words: RegExp;
}

/**
 * How people, booklets and other systems name the vaccines: by product, by what is in it, by what it is against. What holds only
 * part of a vaccine of the schedule (five-in-one, polio by injection, rubella alone) is not among them: it cannot be placed. The
 * longest come first, because their parts are names themselves.
 */
const NAMES: readonly Name[] = [
  {
    vaccine: 'hexa',
    words:
      /\b(?:hexavalent|hexa|(?:6|six) in (?:1|one)|hexaxim|hexacima|hexyon|infanrix hexa|vaxelis|d?tap (?:ipv )?(?:hib )?(?:ipv )?(?:hib )?(?:hbv|hep b|hepb|hepatitis b)(?: ipv)?(?: hib)?)\b/,
  },
  {
    vaccine: 'measles',
    words:
      /\b(?:measles(?: mumps)?(?: and)? rubella(?: varicella)?|measles mumps and rubella|measles|mmrv?|mr|measbio|priorix tetra|priorix|omzyta|trimovax|proquad|masern)\b/,
  },
  {
    vaccine: 'opv',
    words:
      /\b(?:b?t?opv(?: merieux)?|oral polio(?: vaccine)?|polio (?:drops|druppels|by mouth|oral)|drops against polio)\b/,
  },
  { vaccine: 'rota', words: /\b(?:rota(?:virus|rix|teq| virus)?(?: drops)?|rv)\b/ },
  {
    vaccine: 'pcv',
    words:
      /\b(?:pcv ?(?:7|10|13|15|20)?|prev(?:e)?nar ?(?:13|20)?|synflorix|pneumococcal(?: conjugate)?|pneumococcus)\b/,
  },
  { vaccine: 'bcg', words: /\b(?:bcg|tuberculosis|tb)\b/ },
  {
    vaccine: 'td',
    words:
      /\b(?:tdap(?: ipv)?|td|adacel(?: quadra)?|boostrix(?: tetra)?|diftavax|tetraxim|tetanus(?: and)? diphtheria(?: and)?(?: (?:whooping cough|pertussis))?|diphtheria(?: and)? tetanus(?: and)?(?: (?:whooping cough|pertussis))?)\b/,
  },
  {
    vaccine: 'hpv',
    words: /\b(?:hpv ?[249]?|human papilloma ?virus|papilloma ?virus|cervarix|gardasil ?9?|cervical cancer)\b/,
  },
];

/** Names that hold one of those above and are something else. */
const OTHERS =
  /\b(?:german measles|pneumovax|ppv ?23|pcv ?23|pneumococcal polysaccharide|d?tap ipv hib(?! (?:hbv|hep))|pentaxim|pentavalent|tb test|tuberculin|mantoux)\b/;

/** Codes of other systems: CVX (cdc.gov/vaccines/programs/iis/code-sets.html), ATC (whocc.no/atc_ddd_index). */
const CODES: Readonly<Record<VaccineId, { cvx: string; atc: string }>> = {
  bcg: { cvx: '19', atc: 'J07AN01' },
  opv: { cvx: '02 178 179 182', atc: 'J07BF02' },
  rota: { cvx: '116 119 122', atc: 'J07BH01 J07BH02' },
  hexa: { cvx: '132 146', atc: 'J07CA09' },
  pcv: { cvx: '100 133 152 215 216', atc: 'J07AL02' },
  measles: { cvx: '03 04 05 94', atc: 'J07BD01 J07BD52 J07BD53 J07BD54' },
  td: { cvx: '09 113 115 138 139', atc: 'J07AM51 J07AJ52' },
  hpv: { cvx: '62 118 137 165', atc: 'J07BM01 J07BM02 J07BM03' },
};

function ofCode(code = '', system = ''): VaccineId | undefined {
  if (code === '' || (system !== 'cvx' && system !== 'atc')) return undefined;
  return NAMES.find(({ vaccine }) => CODES[vaccine][system].split(' ').includes(code))?.vaccine;
}

const NUMBERS = ['zero', 'first', 'second', 'third', 'fourth'];
/** Short names to which booklets glue the dose: `RV1`, `DTaP-IPV-Hib-HBV2`. */
const GLUED = /\b(b?opv|rv|mr|tdap|td|hbv|hexa|hexavalent|measles|pcv|bcg)([0-9])\b/g;

/** The number of a dose in words or digits; null: not said. */
function doseIn(words: string): number | null {
  const word = NUMBERS.findIndex((one) => words.includes(` ${one} `));
  if (word !== -1) return word;
  if (/ (?:at )?birth /.test(words)) return 0;
  const [, digit] = / (?:dose )?([0-9])(?:st|nd|rd|th)? /.exec(words) ?? [];
  return digit === undefined ? null : Number(digit);
}

export interface Named {
  vaccines: readonly VaccineId[];
  /** As it was said; null: not said, or of several vaccines at once. */
  dose: number | null;
}

/**
 * Which vaccines of the schedule an entry names, and which dose: tolerant of how people write, never guessing.
 * @param entry its name, its dose as it was said, and a code if another system sent one
 */
export function readName(entry: { label: string; dose: string; code?: string; codeSystem?: string }): Named {
  const coded = ofCode(entry.code, entry.codeSystem);
  let words = plainWords(entry.label).replace(GLUED, '$1 $2');
  const found = new Set<VaccineId>(coded === undefined ? [] : [coded]);
  if (OTHERS.test(words)) words = words.replace(new RegExp(OTHERS, 'g'), ' ');
  for (const { vaccine, words: name } of NAMES)
    if (name.test(words)) {
      found.add(vaccine);
      words = words.replace(new RegExp(name, 'g'), ' ');
    }
  const isOne = found.size === 1;
  const said = doseIn(plainWords(entry.dose)) ?? doseIn(words.replace(/ +/g, ' '));
  return { vaccines: [...found], dose: isOne ? said : null };
}
