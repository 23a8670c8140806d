/** A start that cannot go on because of what it was told. `userMessage` is all a person needs to read. */
export class SettingsError extends Error {
  readonly userMessage: string;

  constructor(problems: readonly string[]) {
    const userMessage = `Some settings need attention (see .env.example):\n${problems.map((problem) => `  - ${problem}`).join('\n')}`;
    super(userMessage);
    this.name = 'SettingsError';
    this.userMessage = userMessage;
  }
}
