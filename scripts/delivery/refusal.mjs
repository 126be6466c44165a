/** What a person can mend: printed as it is, without a stack. */
export class Refusal extends Error {}
