import type { LookScreen } from '@telehealth/contracts';
import { createContext, useContext } from 'react';

/** Where looks into a record are made from, as the patient's log names it; the visit where nothing else is said. */
export const LookScreenContext = createContext<LookScreen>('consultation');

export const useLookScreen = (): LookScreen => useContext(LookScreenContext);
