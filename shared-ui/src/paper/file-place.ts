import { createContext } from 'react';

/** Where files open beside what goes on, as beside the picture of a call; null: in a dialog over the page. */
export const FilePlace = createContext<HTMLElement | null>(null);
