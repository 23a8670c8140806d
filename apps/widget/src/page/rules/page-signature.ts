import { attempt } from '../attempt.ts';
import { fromDocument } from '../safe-document.ts';

/** Changes when the page gains, loses or rewrites style rules. Cheap enough to call after every change of the page. */
export function pageSignature(): string {
  let signature = '';
  for (const sheet of fromDocument('styleSheets')) {
    // WebKit also lists adopted sheets here, including ours.
    if (!sheet.ownerNode) continue;
    // A cross-origin sheet cannot be read; its URL must do.
    const size = attempt(() => sheet.cssRules.length);
    signature += `${sheet.href}|${size}${sheet.disabled};`;
  }
  return signature;
}
