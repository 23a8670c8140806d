/** Asks the person to confirm their identity. True if they did. */
type Ask = () => Promise<boolean>;

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
export function askForStepUp(): Promise<boolean> {
  asked ??= (ask ? ask() : Promise.resolve(false)).finally(() => {
    asked = null;
  });
  return asked;
}
