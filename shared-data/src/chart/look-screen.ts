import type { LookScreen } from '@telehealth/contracts/chart';
import { createContext, useContext } from 'react';

/** The screen that the patient's log names for reads of the record; by default the consultation. */
export const LookScreenContext = createContext<LookScreen>('consultation');

export const useLookScreen = (): LookScreen => useContext(LookScreenContext);
