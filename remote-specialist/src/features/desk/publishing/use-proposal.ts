import { errorText } from '@telehealth/contracts';
import { useHostServices } from '@telehealth/contracts/session';
import { type Proposal, usePropose } from '@telehealth/data/desk/publishing.mutations';

/** Proposes what a dialog holds; once it is proposed this is said and the dialog closes, else `problem` says what failed. */
export function useProposal(onClose: () => void) {
  const proposing = usePropose();
  const { notify } = useHostServices();
  const propose = async (proposal: Proposal) => {
    const proposed = await proposing.run(proposal);
    if (!proposed.ok) return;
    notify('publishing.proposed');
    onClose();
  };
  return { propose, problem: proposing.error && errorText(proposing.error) };
}
