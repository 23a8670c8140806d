/** Asks the person to confirm that it is them. True when they did. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asked: Promise<boolean> | null = null;

/** The part of the application that can ask registers here. Returns how to stop. */
export function onStepUp(handler: Ask): () => void {
  ask = handler;
  return () => {
    if (ask === handler) ask = null;
  };
}

/** Calls that are refused at the same time share one question. False where nobody can ask. */
export function askForStepUp(): Promise<boolean> {
  asked ??= (ask ? ask() : Promise.resolve(false)).finally(() => {
    asked = null;
  });
  return asked;
}
