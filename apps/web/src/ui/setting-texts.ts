import { useLocale } from 'react-aria-components';

// Separate from the texts that every screen loads: only screens with settings need these.
const en = {
  copied: 'Copied',
  copyByHand: 'The code is selected: copy it with your keyboard.',
  copyFailed: 'Failed to copy code to clipboard',
  decrease: (label: string) => `Decrease: ${label}`,
  increase: (label: string) => `Increase: ${label}`,
  pick: (label: string) => `Pick a color: ${label}`,
};

const fr: typeof en = {
  copied: 'Copié',
  copyByHand: 'Le code est sélectionné\u202f: copiez-le avec votre clavier.',
  copyFailed: 'Le code n’a pas pu être copié',
  decrease: (label: string) => `Diminuer\u202f: ${label}`,
  increase: (label: string) => `Augmenter\u202f: ${label}`,
  pick: (label: string) => `Choisir une couleur\u202f: ${label}`,
};

export function useSettingText(): typeof en {
  return useLocale().locale.startsWith('fr') ? fr : en;
}
