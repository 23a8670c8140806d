import { attempt } from '../attempt.ts';
import { fromDocument } from '../safe-document.ts';

/** Changes when the page gains, loses or rewrites style rules: cheap enough to ask after every change of the page. */
export function pageSignature(): string {
  let signature = '';
  for (const sheet of fromDocument('styleSheets')) {
    // WebKit lists adopted sheets here as well, ours among them.
    if (!sheet.ownerNode) continue;
    // A sheet of another origin may not be read: its address has to do.
    const size = attempt(() => sheet.cssRules.length);
    signature += `${sheet.href}|${size}${sheet.disabled};`;
  }
  return signature;
}
