import { Languages } from 'lucide-react';
import { type MouseEvent, useContext } from 'react';
import { chooseLanguage, languagePreference } from '../../../platform/preferences/language.ts';
import { STORAGE_KEYS, writeStored } from '../../../platform/storage.ts';
import { buttonClass } from '../../../ui/actions/button-style.ts';
import { AlternateUrl } from './alternate-url.ts';

const OTHER = { en: { id: 'fr', name: 'Français' }, fr: { id: 'en', name: 'English' } } as const;

/** Switches to the other language, named in that language: people who need it cannot read this one. */
export function LanguageToggle() {
  const alternateUrl = useContext(AlternateUrl);
  const other = OTHER[languagePreference.use()];
  const content = (
    <>
      <Languages aria-hidden="true" className="size-5" />
      {other.name}
    </>
  );
  if (alternateUrl === null)
    return (
      <button type="button" lang={other.id} onClick={() => chooseLanguage(other.id)} className={lookClass}>
        {content}
      </button>
    );
  const remember = (event: MouseEvent<HTMLAnchorElement>) => {
    // Stored but not set: this page stays as it is until the other one has loaded.
    writeStored(STORAGE_KEYS.language, other.id);
    event.currentTarget.hash = window.location.hash;
  };
  return (
    <a href={alternateUrl} hrefLang={other.id} lang={other.id} onClick={remember} className={lookClass}>
      {content}
    </a>
  );
}

const lookClass = buttonClass({ variant: 'quiet' });
