import type { WebsiteFinding } from '@evenway/contract';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from '../../../lib/router/hooks.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { FINDING_PARAMETER } from '../../../shared/checks/finding-addresses.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { useCheckGuidance } from '../check-guidance-context.tsx';
import { FindingBadges } from './finding-badges.tsx';
import { FindingDetail } from './finding-detail.tsx';
import { findingTexts } from './finding-texts.ts';

interface FindingItemProps {
  finding: WebsiteFinding;
  origin: string;
  onChangeStatus: () => void;
}

/** One thing to fix: a line with what matters, which opens to all there is to know. */
export function FindingItem({ finding, origin, onChangeStatus }: FindingItemProps) {
  const t = useTexts(findingTexts);
  const { titleOf } = useCheckGuidance();
  const isAskedFor = useSearchParams()[0].get(FINDING_PARAMETER) === finding.id;
  const [isOpen, setOpen] = useState(isAskedFor);
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the navigation has moved the focus to the heading.
    if (isAskedFor) requestAnimationFrame(() => line.current?.querySelector('summary')?.focus());
  }, [isAskedFor]);
  return (
    <div ref={line}>
      <Disclosure
        title={titleOf(finding.rule)}
        headingLevel={3}
        isOpen={isOpen}
        onToggle={setOpen}
        note={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-ink-muted text-sm">
            <FindingBadges finding={finding} />
            <span>
              {t.pages(finding.pages.length)}, {t.places(finding.count)}
            </span>
          </span>
        }
      >
        {isOpen && <FindingDetail finding={finding} origin={origin} onChangeStatus={onChangeStatus} />}
      </Disclosure>
    </div>
  );
}
