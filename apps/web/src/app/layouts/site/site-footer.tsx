import { paths } from '@evenway/contract';
import { CookieSettingsButton } from '../../../features/cookie-consent/cookie-settings-button.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { settings } from '../../../platform/settings.ts';
import { Logo } from '../../../ui/layout/logo.tsx';
import { ThemePicker } from '../preference-pickers.tsx';
import { FooterLink, footerLinkClass } from './footer-link.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { texts } from './site-texts.ts';

export function SiteFooter() {
  const t = useTexts(texts);
  const { name, supportEmail, networkUrl } = settings.brand;
  return (
    <footer className="border-line border-t bg-surface-sunken">
      <div className="site-column flex flex-col gap-8 pt-10 pb-8 xl:pb-24">
        <div className="flex flex-wrap items-start justify-between gap-x-12 gap-y-6">
          {/* Aligned with the links beside it. */}
          <div className="flex min-h-11 items-center">
            <Logo name={name} />
          </div>
          <nav aria-label={t.footerNavigation}>
            <ul className="flex flex-wrap gap-x-6">
              <FooterLink href={`mailto:${supportEmail}`}>{t.contact}</FooterLink>
              {networkUrl !== null && <FooterLink href={networkUrl}>{networkName(networkUrl)}</FooterLink>}
              <FooterLink to={paths.privacy}>{t.privacy}</FooterLink>
              <FooterLink to={paths.terms}>{t.terms}</FooterLink>
              <FooterLink to={paths.cookies}>{t.cookies}</FooterLink>
              <FooterLink to={paths.security}>{t.security}</FooterLink>
              <li>
                <CookieSettingsButton className={footerLinkClass} />
              </li>
            </ul>
          </nav>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 border-line border-t pt-6">
          <p className="text-sm text-ink-muted">{t.rights(name)}</p>
          <div className="flex flex-wrap gap-3">
            <LanguageToggle />
            <ThemePicker />
          </div>
        </div>
      </div>
    </footer>
  );
}

const NETWORKS: Readonly<Record<string, string>> = { 'linkedin.com': 'LinkedIn', 'xing.com': 'XING' };

/** The network is a setting, and so is its name; an unknown one is called by its address. */
function networkName(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '');
  return NETWORKS[host] ?? host;
}
