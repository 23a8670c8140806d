import { fromDocument } from './safe-document.ts';

/** Changes when the page gains, loses or rewrites style rules: cheap enough to ask after every change of the page. */
export function pageSignature(): string {
  let signature = '';
  for (const sheet of fromDocument('styleSheets')) {
    // WebKit lists adopted sheets here as well, ours among them.
    if (!sheet.ownerNode) continue;
    let size = 'x';
    try {
      size = `${sheet.cssRules.length}`;
    } catch {
      // A sheet of another origin: its address has to do.
    }
    signature += `${sheet.href ?? ''}|${size}${sheet.disabled ? 'd' : ''};`;
  }
  return signature;
}
