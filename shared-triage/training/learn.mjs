// Logistic regression over hashed features with balanced classes, by FTRL-Proximal (McMahan and others, KDD 2013), twice: first
// with all weights that enough rows support, then with only the most decisive ones. Zero weights cost no bytes on the way to a
// phone. Deterministic: the same rows give the same weights.
const RATE = 0.3;
/** Passes over the texts, and the evidence that a weight needs to be non-zero. */
const FIRST_TIME = { epochs: 16, least: 1 };
const AGAIN = { epochs: 24, least: 0.1 };
/** Keeps the first steps small. */
const DAMPING = 0.01;
const BIAS_RATE = 0.01;
const SEED = 7;

/** The features of a text as two lists, with its class. */
export const rowOf = (features, careClass, counts) => ({
  at: Uint32Array.from(features, ({ place }) => place),
  values: Float64Array.from(features, ({ value }) => value),
  careClass,
  counts,
});

const chanceOf = (sum) => 1 / (1 + Math.exp(-sum));

/** The weights that balance both classes. */
function sharesOf(rows, meant) {
  const ofClass = rows.filter(({ careClass }) => careClass === meant).length;
  return { meant: rows.length / 2 / ofClass, others: rows.length / 2 / (rows.length - ofClass) };
}

const sumOf = ({ at, values }, { weights, bias }) =>
  at.reduce((sum, place, one) => sum + weights[place] * values[one], bias);

/** The rows with their open features only: the others' weights stay zero. */
const openOf = (rows, isOpen) =>
  rows.map((row) => {
    const ones = [...row.at.keys()].filter((one) => isOpen[row.at[one]] === 1);
    return {
      ...row,
      at: Uint32Array.from(ones, (one) => row.at[one]),
      values: Float64Array.from(ones, (one) => row.values[one]),
    };
  });

/** What is learned of a place, side by side, because a text's places lie far apart and each costs a look into slow memory. */
const PER_PLACE = 4;
const [WEIGHT, PULL, SQUARES, ROOT] = [0, 1, 2, 3];

/** Learns to separate the rows of one class from all others; weights where `isOpen` is 0 stay zero. */
function fit(rows, meant, { epochs, least }, isOpen) {
  const learned = new Float64Array(isOpen.length * PER_PLACE);
  const shares = sharesOf(rows, meant);
  const order = openOf(rows, isOpen);
  const next = randomNumbers(SEED);
  let bias = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, next);
    for (const { at, values, careClass, counts } of order) {
      const isMeant = careClass === meant;
      let sum = bias;
      for (let one = 0; one < at.length; one += 1) sum += learned[at[one] * PER_PLACE + WEIGHT] * values[one];
      const off = (chanceOf(sum) - Number(isMeant)) * counts * shares[isMeant ? 'meant' : 'others'];
      bias -= BIAS_RATE * off;
      for (let one = 0; one < at.length; one += 1) {
        const place = at[one] * PER_PLACE;
        const step = off * values[one];
        const squares = learned[place + SQUARES] + step * step;
        const root = Math.sqrt(squares);
        const before = learned[place + ROOT];
        const pull = learned[place + PULL] + (step - ((root - before) / RATE) * learned[place + WEIGHT]);
        const beyond = Math.abs(pull) - least;
        learned[place + SQUARES] = squares;
        learned[place + ROOT] = root;
        learned[place + PULL] = pull;
        learned[place + WEIGHT] = beyond <= 0 ? 0 : (-Math.sign(pull) * beyond * RATE) / (DAMPING + root);
      }
    }
  }
  return { weights: Float64Array.from(isOpen, (_, place) => learned[place * PER_PLACE + WEIGHT]), bias };
}

/** The least weight of a text already classified with certainty. */
const LEAST_DOUBT = 0.01;

/**
 * Marks the most decisive weights: by how much the loss would grow without each (optimal brain damage, LeCun and others, 1990).
 */
function mostDecisive(rows, meant, learned, kept) {
  const shares = sharesOf(rows, meant);
  const grows = new Float64Array(learned.weights.length);
  for (const row of rows) {
    const chance = chanceOf(sumOf(row, learned));
    const doubt = Math.max(chance * (1 - chance), LEAST_DOUBT) * shares[row.careClass === meant ? 'meant' : 'others'];
    row.at.forEach((place, one) => {
      grows[place] += doubt * (learned.weights[place] * row.values[one]) ** 2;
    });
  }
  const least = Float64Array.from(grows).sort().at(-kept);
  return Uint8Array.from(grows, (by) => Number(by > 0 && by >= least));
}

/**
 * Learns the weights that separate one class from all others, as a model file holds them.
 * @param rows each with its places, their values, its class and how much it counts
 * @param kept how many weights stay
 */
export function learn(rows, meant, kept, loaded) {
  const first = fit(rows, meant, FIRST_TIME, new Uint8Array(loaded.PLACES).fill(1));
  return quantised(fit(rows, meant, AGAIN, mostDecisive(rows, meant, first, kept)), loaded);
}

/** Mixes a list in place. */
function shuffle(list, next) {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}

/** Deterministic random numbers from 0 to 1: a linear congruential generator (Numerical Recipes). */
export function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The last step stands for this share of the largest weight and everything above, because few weights are as large. */
const LAST_STEP = 0.5;

/** Quantises the weights to the few steps that are stored. */
function quantised({ weights, bias }, { MOST, encodeWeights }) {
  const scale = (LAST_STEP / MOST) * weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const steps = Int8Array.from(weights, (weight) => Math.max(-MOST, Math.min(MOST, Math.round(weight / scale))));
  return { scale, bias, ...encodeWeights(steps) };
}
