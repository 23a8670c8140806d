/** A failure that the person at the keyboard can fix; its message says how. */
export class UserError extends Error {
  constructor(message) {
    super(message);
    this.name = 'UserError';
    this.userMessage = message;
  }
}
