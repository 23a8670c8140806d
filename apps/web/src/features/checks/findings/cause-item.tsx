import type { WebsiteFinding } from '@evenway/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { linkedMessagesAddress } from '../../../shared/checks/finding-addresses.ts';
import { useChosenWebsite } from '../../../shared/websites/website-context.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { CodeSample } from '../../../ui/data/code-sample.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { ContrastFixes, Swatches } from './contrast-fixes.tsx';
import { type Cause, describeCause } from './describe-cause.ts';
import { StateBadges } from './finding-badges.tsx';
import { FindingPlaces } from './finding-places.tsx';
import { findingTexts } from './finding-texts.ts';
import { StatusLine } from './status-line.tsx';

interface CauseItemProps {
  finding: WebsiteFinding;
  origin: string;
  isOpenAtFirst: boolean;
  /** A link has led here. */
  isAskedFor: boolean;
  onChangeStatus: () => void;
}

/** One thing to fix: a line by which its owner recognizes it, which opens to what to change and where. */
export function CauseItem({ finding, origin, isOpenAtFirst, isAskedFor, onChangeStatus }: CauseItemProps) {
  const t = useTexts(findingTexts);
  const cause = describeCause(finding, languagePreference.use());
  const title = useCauseName(cause);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the navigation has moved the focus to the heading.
    if (isAskedFor) requestAnimationFrame(() => line.current?.querySelector('summary')?.focus());
  }, [isAskedFor]);
  return (
    <div ref={line}>
      <Disclosure
        title={title}
        headingLevel={4}
        isOpen={isOpen}
        onToggle={setOpen}
        note={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-ink-muted text-sm">
            <Swatches fixes={cause.fixes} />
            <StateBadges finding={finding} />
            <span>
              {t.pages(finding.pages.length)}, {t.places(finding.count)}
            </span>
          </span>
        }
      >
        {isOpen && <CauseDetail finding={finding} cause={cause} origin={origin} onChangeStatus={onChangeStatus} />}
      </Disclosure>
    </div>
  );
}

/** Such as: “Helen, No. 22”, #a3978a on white, 2.8:1; #7f756b passes. */
export function useCauseName({ text, selector, fixes }: Cause): string {
  const t = useTexts(findingTexts);
  const name = text === null ? selector : t.quoted(text);
  const [first, ...others] = fixes;
  if (!first) return name;
  const {
    color,
    background,
    ratio,
    passing: [better],
  } = first;
  const described = t.contrast(name, t.colorName(color), t.colorName(background), ratio);
  return [
    better ? t.passes[better.property](described, t.colorName(better.value)) : described,
    ...(others.length > 0 ? [t.moreColors(others.length)] : []),
  ].join(', ');
}

interface CauseDetailProps {
  finding: WebsiteFinding;
  cause: Cause;
  origin: string;
  onChangeStatus: () => void;
}

function CauseDetail({ finding, cause, origin, onChangeStatus }: CauseDetailProps) {
  const t = useTexts(findingTexts);
  const language = languagePreference.use();
  const { role } = useSession();
  const { domain } = useChosenWebsite();
  const { id, pages, snippet, firstSeenAt, lastSeenAt, messages } = finding;
  return (
    <div className="flex w-full flex-col gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusLine finding={finding} />
        {role === 'ORG_ADMIN' && (
          <Button size="sm" onPress={onChangeStatus}>
            {t.changeStatus}
          </Button>
        )}
      </div>
      {cause.fixes.length > 0 && (
        <Part title={t.colorsTitle}>
          <ContrastFixes selector={cause.selector} fixes={cause.fixes} />
        </Part>
      )}
      <Part title={t.where}>
        <FindingPlaces pages={pages} origin={origin} />
      </Part>
      <CodeSample label={t.example} code={snippet} />
      <div className="flex flex-col gap-1 text-ink-muted text-sm">
        {messages > 0 && (
          <p>
            <TextLink to={linkedMessagesAddress(domain, id)}>{t.messages(messages)}</TextLink>
          </p>
        )}
        <p>{t.seen(formatDate(language, firstSeenAt), formatDate(language, lastSeenAt))}</p>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <h5 className="font-semibold text-base">{title}</h5>
      {children}
    </div>
  );
}
