interface Messages {
  readonly nameEmpty: string;
  readonly nameUnchanged: string;
}

/** Why this name cannot be saved, or undefined. The button and the field use the same text. */
export function refuseName(typed: string, present: string, messages: Messages): string | undefined {
  const name = typed.trim();
  if (name === '') return messages.nameEmpty;
  return name === present ? messages.nameUnchanged : undefined;
}
