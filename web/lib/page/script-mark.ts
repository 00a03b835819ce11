/** Marks our own inline scripts during server rendering; removed from the response (decision 023). */
import { createContext } from 'react';

export const ScriptMark = createContext<string | undefined>(undefined);
