/**
 * The browser returned no passkey: it cannot, the person closed its dialog or waited too long, or, on creation, the
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
