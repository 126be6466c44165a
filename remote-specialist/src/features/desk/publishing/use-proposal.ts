import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { type Proposal, usePropose } from '../../../data/desk/publishing.mutations';

/** Proposes a dialog's content; on success it notifies and closes, else `problem` says what failed. */
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
