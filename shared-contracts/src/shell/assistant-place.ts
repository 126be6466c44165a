/** The id of the element in the header of public pages that the button of the assistant is put into. */
export const ASSISTANT_PLACE = 'assistant';
