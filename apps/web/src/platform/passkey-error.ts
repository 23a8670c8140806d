/**
 * The browser gave no passkey: it cannot, the person closed its window or waited too long, or, when one is made, the
 * device has one already.
 */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  readonly reason: 'unsupported' | 'cancelled' | 'known';

  constructor(reason: PasskeyError['reason'], options?: ErrorOptions) {
    super(`no passkey: ${reason}`, options);
    this.reason = reason;
  }
}
