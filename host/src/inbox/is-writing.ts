/** What is drawn anew forgets words that were begun: then the next page has what changed. */
export const isWriting = () => document.activeElement?.matches('input, textarea, select, [contenteditable]') === true;
