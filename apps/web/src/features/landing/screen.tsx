import type { Language } from '@evenway/contract';
import { languagePreference } from '../../platform/preferences/language.ts';

/** A screenshot of the product in the page's language and theme. The image for the other theme is not loaded. */
export function Screen({ name, alt }: { name: 'widget' | 'dashboard'; alt: string }) {
  const language = languagePreference.use();
  return (
    <>
      <ThemedScreen files={screenFiles(name, language, 'light')} alt={alt} className="dark:hidden" />
      <ThemedScreen files={screenFiles(name, language, 'dark')} alt={alt} className="hidden dark:block" />
    </>
  );
}

function ThemedScreen({
  files,
  alt,
  className,
}: {
  files: Record<720 | 1440, string>;
  alt: string;
  className: string;
}) {
  return (
    <img
      src={files[1440]}
      srcSet={`${files[720]} 720w, ${files[1440]} 1440w`}
      sizes="(min-width: 80rem) 37rem, (min-width: 48rem) 46vw, 92vw"
      width={1440}
      height={900}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={`h-auto w-full rounded-panel border border-line-strong ${className}`}
    />
  );
}

const files = import.meta.glob<string>('./screens/*.webp', { eager: true, query: '?url', import: 'default' });

/** The URLs of a screenshot in both widths. `scripts/pictures/take-screens.ts` takes them. */
function screenFiles(name: string, language: Language, theme: 'light' | 'dark'): Record<720 | 1440, string> {
  const at = (width: number) => files[`./screens/${name}-${language}-${theme}-${width}.webp`] ?? '';
  return { 720: at(720), 1440: at(1440) };
}
