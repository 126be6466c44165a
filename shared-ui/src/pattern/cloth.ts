import { patternImage } from './pattern-tile';
import { THREADS, type Thread } from './threads';
import styles from './threads.module.css';

/** The class that puts a person's colours in place of the brand's, in an element and all inside of it. */
export const threadClass = (thread: Thread): string => styles[thread] ?? '';

/** A person's cloth as a picture for a background. */
export const clothImage = (thread: Thread): string => patternImage(THREADS[thread]);
