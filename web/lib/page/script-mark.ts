/** What our own inline scripts bear while the server renders; taken off before the page leaves (docs/decisions/023). */
import { createContext } from 'react';

export const ScriptMark = createContext<string | undefined>(undefined);
