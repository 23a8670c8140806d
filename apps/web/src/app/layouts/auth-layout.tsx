import { paths } from '@evenway/contract';
import { Outlet } from '../../lib/router/screens.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { settings } from '../../platform/settings.ts';
import { SkipLink } from '../../ui/navigation/skip-link.tsx';
import { texts as appTexts } from '../texts.ts';
import { LevellingPicture } from './levelling-picture.tsx';
import { LanguagePicker, ThemePicker } from './preference-pickers.tsx';
import { FooterLink } from './site/footer-link.tsx';
import { HomeLink } from './site/home-link.tsx';
import { texts } from './site/site-texts.ts';

/** One column for one task. The wide form leaves out the picture and uses the whole width. */
export function AuthLayout({ isWide = false }: { isWide?: boolean }) {
  return (
    <div
      className={
        isWide
          ? undefined
          : 'lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]'
      }
    >
      <SkipLink targetId="main">{useTexts(appTexts).skipToContent}</SkipLink>
      <div className={`flex min-h-dvh flex-col px-4 sm:px-8 ${isWide ? 'mx-auto max-w-[76rem]' : ''}`}>
        <header className="flex min-h-16 items-center">
          <HomeLink />
        </header>
        <main
          id="main"
          tabIndex={-1}
          className={`mx-auto flex w-full flex-1 flex-col py-10 ${isWide ? '' : 'max-w-md justify-center'}`}
        >
          <Outlet />
        </main>
        <AuthFooter />
      </div>
      {!isWide && <LevellingPicture />}
    </div>
  );
}

function AuthFooter() {
  const t = useTexts(texts);
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t py-4 text-sm">
      <ul className="flex flex-wrap gap-x-5">
        <FooterLink to={paths.privacy}>{t.privacy}</FooterLink>
        <FooterLink to={paths.terms}>{t.terms}</FooterLink>
        <FooterLink href={`mailto:${settings.brand.supportEmail}`}>{t.contact}</FooterLink>
      </ul>
      <div className="flex flex-wrap gap-3">
        <LanguagePicker />
        <ThemePicker />
      </div>
    </footer>
  );
}
