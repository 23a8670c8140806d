interface Messages {
  readonly nameEmpty: string;
  readonly nameUnchanged: string;
}

/** Why this name cannot be saved, or undefined. The button and the field use the same text. */
export function refuseName(typed: string, present: string, say: Messages): string | undefined {
  const name = typed.trim();
  if (name === '') return say.nameEmpty;
  return name === present ? say.nameUnchanged : undefined;
}
