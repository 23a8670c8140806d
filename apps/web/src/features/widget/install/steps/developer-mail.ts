import { contentPolicyLines } from '../../../../shared/widget/content-policy-lines.ts';

interface MailTexts {
  readonly subject: (product: string, domain: string) => string;
  readonly opening: (product: string, domain: string) => string;
  readonly where: (platform: string) => string;
  readonly policy: string;
  readonly closing: string;
}

interface DeveloperMail {
  readonly product: string;
  readonly domain: string;
  readonly cdnUrl: string;
  readonly code: string;
  readonly platform: string;
  readonly steps: readonly string[];
  readonly texts: MailTexts;
}

/** A link that opens the mail program with the code and the steps for the website's developer. */
export function developerMail({ product, domain, cdnUrl, code, platform, steps, texts }: DeveloperMail): string {
  const body = [
    texts.opening(product, domain),
    code,
    texts.where(platform),
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    `${texts.policy}\n${contentPolicyLines(cdnUrl).join('\n')}`,
    texts.closing,
  ].join('\n\n');
  // Mail programs expect CRLF.
  const lines = encodeURIComponent(body.replaceAll('\n', '\r\n'));
  return `mailto:?subject=${encodeURIComponent(texts.subject(product, domain))}&body=${lines}`;
}
