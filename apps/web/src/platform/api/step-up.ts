/** Why a person is asked: for the first time, or because what they just did proves too little for this action. */
export type StepUpReason = 'first' | 'insufficient';

/** Asks the person to confirm their identity. True if they did. */
type Ask = (reason: StepUpReason) => Promise<boolean>;

let ask: Ask | null = null;
let asked: Promise<boolean> | null = null;

/** The component that can ask registers here. Returns a function that unregisters it. */
export function onStepUp(handler: Ask): () => void {
  ask = handler;
  return () => {
    if (ask === handler) ask = null;
  };
}

/** Calls that are refused at the same time share one question. False if nobody can ask. */
export function askForStepUp(reason: StepUpReason = 'first'): Promise<boolean> {
  asked ??= (ask ? ask(reason) : Promise.resolve(false)).finally(() => {
    asked = null;
  });
  return asked;
}
