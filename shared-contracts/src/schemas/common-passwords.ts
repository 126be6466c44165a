/** The stems of the passwords people choose most. A stem with digits or signs around it is no better. */
export const COMMON_STEMS: ReadonlySet<string> = new Set(
  `password passwort passord motdepasse contrasena wagwoord iphasiwedi qwerty qwertyu qwertyui qwertyuio qwertyuiop
  qwertz qwertzui azerty azertyui asdfgh asdfghj asdfghjk asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc
  abc abcd abcde abcdef abcdefg abcdefgh abcdefghi letmein welcome iloveyou ilovegod admin administrator root user
  guest login changeme changeit secret master monkey dragon sunshine princess football baseball basketball superman
  batman trustno starwars pokemon shadow michael jordan liverpool arsenal chelsea manchester computer internet whatever
  freedom killer soccer summer winter spring autumn january february monday friday hello charlie flower blessed jesus
  faith southafrica capetown johannesburg durban pretoria springbok springboks kaizerchiefs orlandopirates mzansi
  telehealth doctor patient hospital test testing tester temp temporary default letmeinnow access passw passwd`.split(
    /\s+/,
  ),
);
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((letter, at) => letter.charCodeAt(0) - text.charCodeAt(at));
  return steps.every((step) => step === 0) || steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

/** Whether the password is one of those that are tried first. Case, look-alike signs and added digits do not help it. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size <= 3 || isRun(lower) || /^\d+$/.test(lower)) return true;
  const trimmed = lower.replace(/^[^a-z@$]+/, '').replace(/[^a-z@$]+$/, '');
  const plain = [...trimmed].map((letter) => LOOKALIKES[letter] ?? letter).join('');
  const halves = plain.length % 2 === 0 ? [plain.slice(0, plain.length / 2), plain.slice(plain.length / 2)] : [];
  const repeated = halves[0] !== undefined && halves[0] === halves[1] ? halves[0] : plain;
  return COMMON_STEMS.has(plain) || COMMON_STEMS.has(repeated);
}
