import { paths } from '@evenway/contract';
import { acceptInviteTexts } from './accept-invite-texts.ts';
import { resetPasswordTexts } from './reset-password-texts.ts';
import { verifyTexts } from './verify-texts.ts';

/** What the screens of the mailed links tell the sign-in page, in both languages. */
const notices = {
  verified: { en: verifyTexts.en.loginNotice, fr: verifyTexts.fr.loginNotice },
  emailChanged: { en: verifyTexts.en.changedNotice, fr: verifyTexts.fr.changedNotice },
  passwordReset: { en: resetPasswordTexts.en.loginNotice, fr: resetPasswordTexts.fr.loginNotice },
  invitationAccepted: { en: acceptInviteTexts.en.done, fr: acceptInviteTexts.fr.done },
} as const;

/** The sign-in page with a word of success on it. The address has it in English; the page says it in the reader's language. */
export function loginAddress(notice: keyof typeof notices): string {
  return `${paths.login}?${new URLSearchParams({ message: notices[notice].en, type: 'success' })}`;
}

/** The French of a notice of ours; undefined for words that came from elsewhere. */
export function noticeInFrench(message: string): string | undefined {
  return Object.values(notices).find(({ en }) => en === message)?.fr;
}
