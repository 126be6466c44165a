/** Loaded by the host into the bar of a specialist's pages, those of other sections too. */
export { PracticeBar as default } from '../features/practice-bar/practice-bar';
