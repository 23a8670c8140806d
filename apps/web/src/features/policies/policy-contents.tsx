import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { PolicySection } from '../../content/policies/policy.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { followBottomBar } from '../../platform/page/bottom-bar.ts';
import { texts } from './texts.ts';

/** Beside the text if there is room, collapsed above it otherwise; only one of the two is ever visible. */
export function PolicyContents({ sections }: { sections: readonly PolicySection[] }) {
  const t = useTexts(texts);
  const titleId = useId();
  return (
    <>
      <nav
        ref={followBottomBar}
        aria-labelledby={titleId}
        data-above-bar
        // Its height was measured before hydration.
        suppressHydrationWarning
        className={besideClass}
      >
        <h2 id={titleId} className="mb-2 px-3 text-base">
          {t.contents}
        </h2>
        <Entries sections={sections} />
      </nav>
      <details className="group mb-10 rounded-panel border border-line bg-surface-raised lg:hidden print:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-panel px-4 font-semibold [&::-webkit-details-marker]:hidden">
          {t.contents}
          <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
        </summary>
        <nav aria-label={t.contents} className="border-line border-t px-1 py-2">
          <Entries sections={sections} />
        </nav>
      </details>
    </>
  );
}

function Entries({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <ol>
      {sections.map(({ id, heading }, index) => (
        <li key={id}>
          <a href={`#${id}`} className={entryClass}>
            <span className="w-6 shrink-0 tabular-nums">{index + 1}.</span> <span>{heading}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

const besideClass =
  'sticky top-20 hidden max-h-[calc(100dvh-6rem-var(--bottom-bar,0px))] self-start overflow-y-auto overscroll-contain -ms-3 py-1 pe-1 lg:block print:hidden';

const entryClass =
  'flex min-h-11 items-baseline gap-1 rounded-control px-3 py-2.5 text-ink-muted text-sm leading-snug no-underline hover:bg-surface-hover hover:text-ink lg:min-h-9 lg:py-1.5';
