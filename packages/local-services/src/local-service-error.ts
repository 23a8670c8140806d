/** A failure with one sentence that tells the person what to do. */
export class LocalServiceError extends Error {
  readonly userMessage: string;

  constructor(userMessage: string, details?: string) {
    super(details ? `${userMessage}\n${details}` : userMessage);
    this.name = 'LocalServiceError';
    this.userMessage = this.message;
  }
}
