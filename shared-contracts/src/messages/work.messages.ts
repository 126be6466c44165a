import type { MessageArea } from './message-entry';

/** Work that waits for a specialist in one list. */
export const WORK_MESSAGES = {
  'work.notFound': {
    tone: 'warning',
    text: 'This does not wait for you any more, so nothing was changed. What is answered today stands under “Done today”.',
  },
  'work.openFirst': {
    tone: 'warning',
    text: 'Something new came that you have not opened, so it stays in your list. Please read it first.',
  },
  'work.notTheirs': {
    tone: 'warning',
    text: 'This colleague may not see it, so it stays with you. Only who stands in between the two of you can take it.',
  },
  'work.done': { tone: 'success', text: 'Done. You can take that back until midnight, under “Done today”.' },
  'work.reopened': { tone: 'success', text: 'It waits in your list again.' },
  'work.given': { tone: 'success', text: 'It stands in the list of your colleague. You still see it in yours.' },
  'work.takenBack': { tone: 'success', text: 'It is back in the list of whose work it is.' },
  'work.replied': { tone: 'success', text: 'Your answer is sent.' },
} as const satisfies MessageArea;
