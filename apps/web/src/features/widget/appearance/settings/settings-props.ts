import type { Draft, DraftField } from '../draft/draft.ts';

/** What every group of settings is given. */
export interface SettingsProps {
  draft: Draft;
  isDisabled: boolean;
  set: (change: Partial<Draft>) => void;
  check: (field: DraftField) => void;
  errorOf: (field: DraftField) => string | undefined;
}
