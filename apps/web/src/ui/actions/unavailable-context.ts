import { createContext } from 'react';

/** Set by DisabledReason: the control inside stays focusable, does nothing, and says why when pressed. */
export const UnavailableContext = createContext<{ reasonId: string; showReason: () => void } | null>(null);
