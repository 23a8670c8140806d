import type { StartCheck } from '../check/start-check.ts';
import { fromDocument } from '../page/safe-document.ts';
import type { PartScript } from '../settings/part-script.ts';
import type { Loader } from '../settings/parts.ts';
import { avoidControls } from './avoid-controls.ts';
import { enterModal } from './enter-modal.ts';
import { redeliverClicks } from './redeliver-clicks.ts';

/** Keeps the button within reach where the page covers it, and lets owners check the page. */
export type MoveButton = (loader: Loader) => void;

declare const CHECK_PART: string;

let isChecking = false;

const moveButton: MoveButton = (loader) => {
  // The loader has no room for that part's name, so it is loaded from here.
  if (!isChecking && location.hash.startsWith('#evenway-check')) {
    isChecking = true;
    loader
      .part<StartCheck>(CHECK_PART)
      .then((startCheck) => startCheck(loader))
      .catch(() => {
        isChecking = false;
      });
  }
  // The widget was removed while this part loaded, and must not come back.
  if (!loader.host.isConnected) return;
  enterModal(loader);
  redeliverClicks(loader);
  if (!loader.button.hidden) avoidControls(loader);
};

const script = fromDocument('currentScript') as PartScript | null;
if (script) script.evenway = moveButton;
