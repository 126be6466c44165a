import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { DEATH_PROOFS, type DeathProofForm } from '../../../data/desk/ends';
import { PROOF_WORDS } from './person-words';

/** The document that an operator saw, and the name typed once more: what follows ends an account. */
export function ProofFields({ name }: { name: string }) {
  return (
    <>
      <RadioGroupField<DeathProofForm>
        name="proof"
        look="chips"
        label="Which document did you see?"
        options={DEATH_PROOFS.map((value) => ({ value, label: PROOF_WORDS[value] }))}
      />
      <TextField<DeathProofForm> name="number" label="Its number" hint="As printed on it. Operators can read it." />
      <TextField<DeathProofForm>
        name="typedName"
        label="The person’s name"
        hint={`Type ${name}, so that it is not somebody of a similar name.`}
        autoComplete="off"
      />
    </>
  );
}

/** What a confirmed death does, before it is confirmed. */
export function WhatEnds({ visitsAhead }: { visitsAhead: number }) {
  return (
    <ul>
      <li>
        {visitsAhead === 0
          ? 'No visit is ahead.'
          : `${visitsAhead === 1 ? 'One visit' : `${visitsAhead} visits`} ahead ${visitsAhead === 1 ? 'is' : 'are'} called off with all money back, and the specialists are told.`}
      </li>
      <li>Signing in ends on every device, and nobody writes to this person any more.</li>
      <li>Access beyond visits, people who act for them, links, renewals and waiting places end.</li>
      <li>The record stays as it is for as long as the law says, and so does its log.</li>
      <li>A mistake can be taken back for 30 days. What was called off or ended stays so.</li>
    </ul>
  );
}
