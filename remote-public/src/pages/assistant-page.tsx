/** Loaded by the host into pages of other sections. */
export { AssistantButton as default } from '../features/assistant/assistant-button';
