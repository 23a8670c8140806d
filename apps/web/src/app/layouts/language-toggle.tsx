import { Languages } from 'lucide-react';
import { languagePreference } from '../../platform/preferences/language.ts';
import { buttonClass } from '../../ui/button-style.ts';

const OTHER = { en: { id: 'fr', name: 'Français' }, fr: { id: 'en', name: 'English' } } as const;

/** One press to the other language, named in that language: whoever needs it cannot read this one. */
export function LanguageToggle() {
  const other = OTHER[languagePreference.use()];
  return (
    <button
      type="button"
      lang={other.id}
      onClick={() => languagePreference.set(other.id)}
      className={buttonClass({ variant: 'quiet' })}
    >
      <Languages aria-hidden="true" className="size-5" />
      {other.name}
    </button>
  );
}
