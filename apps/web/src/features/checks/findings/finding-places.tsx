import type { PageOfFinding } from '@evenway/checks';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { findingTexts } from './finding-texts.ts';

const FIRST_PAGES = 5;
const FIRST_SELECTORS = 3;

interface FindingPlacesProps {
  pages: readonly PageOfFinding[];
  /** Where the website is, to open a page of it. */
  origin: string;
  /** On paper nothing can be opened. */
  isWhole?: boolean | undefined;
}

/** The pages that have it, and how to find it on each. Selectors are shown as the text they are. */
export function FindingPlaces({ pages, origin, isWhole = false }: FindingPlacesProps) {
  const t = useTexts(findingTexts);
  const [showsAll, setShowsAll] = useState(isWhole);
  const shown = showsAll ? pages : pages.slice(0, FIRST_PAGES);
  return (
    <div className="flex flex-col items-start gap-3">
      <ul className="flex max-w-full flex-col gap-3">
        {shown.map(({ path, count, selectors }) => {
          const named = isWhole ? selectors : selectors.slice(0, FIRST_SELECTORS);
          return (
            <li key={path} className="flex min-w-0 flex-col gap-1 wrap-anywhere">
              <span>
                <TextLink href={addressOf(origin, path)} external>
                  {path}
                </TextLink>{' '}
                <span className="text-ink-muted">{t.places(count)}</span>
              </span>
              {named.map((selector) => (
                <code key={selector} className="font-mono text-ink-muted text-sm">
                  {selector}
                </code>
              ))}
              {count > named.length && (
                <span className="text-ink-muted text-sm">{t.morePlaces(count - named.length)}</span>
              )}
            </li>
          );
        })}
      </ul>
      {shown.length < pages.length && (
        <Button size="sm" onPress={() => setShowsAll(true)}>
          {t.morePages(pages.length - shown.length)}
        </Button>
      )}
    </div>
  );
}

/** A path comes from the page that was checked: whatever it says, the link stays on the website. */
function addressOf(origin: string, path: string): string {
  const url = new URL(path, origin);
  return url.origin === new URL(origin).origin ? url.href : origin;
}
