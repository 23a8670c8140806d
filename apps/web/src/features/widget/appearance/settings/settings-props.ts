import type { Draft, DraftField } from '../draft/draft.ts';

/** Props of every group of settings. */
export interface SettingsProps {
  draft: Draft;
  isDisabled: boolean;
  set: (change: Partial<Draft>) => void;
  check: (field: DraftField) => void;
  errorOf: (field: DraftField) => string | undefined;
}
