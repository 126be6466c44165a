import { createContext, type ReactNode, useContext } from 'react';

/** Says an English sentence in the chosen language, with the English beside it; in English as it is. */
export type Say = (english: string) => ReactNode;

export const ENGLISH: Say = (english) => english;

/** What speaks other languages comes late; until then, and without it, the English stands alone. */
export const InLanguage = createContext(ENGLISH);

export const useSay = () => useContext(InLanguage);
