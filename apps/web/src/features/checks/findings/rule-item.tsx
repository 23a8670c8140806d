import type { RuleGroup } from '@evenway/checks';
import { PLATFORMS, type Platform } from '@evenway/checks/advice';
import type { WebsiteFinding } from '@evenway/contract';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from '../../../lib/router/hooks.ts';
import { createStore } from '../../../lib/store.ts';
import { useStore } from '../../../lib/use-store.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { FINDING_PARAMETER } from '../../../shared/checks/finding-addresses.ts';
import { CodeSample } from '../../../ui/data/code-sample.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { useCheckGuidance } from '../check-guidance-context.tsx';
import { CauseItem } from './cause-item.tsx';
import { CriteriaLinks } from './criteria-links.tsx';
import { SeverityBadges } from './finding-badges.tsx';
import { findingTexts } from './finding-texts.ts';

interface RuleItemProps {
  group: RuleGroup<WebsiteFinding>;
  origin: string;
  onChangeStatus: (finding: WebsiteFinding) => void;
}

/** Everything that breaks one rule: a line with its size, which opens to its causes and to what to do about all of them. */
export function RuleItem({ group, origin, onChangeStatus }: RuleItemProps) {
  const t = useTexts(findingTexts);
  const { titleOf } = useCheckGuidance();
  const { rule, causes, count, pages } = group;
  const askedFor = useSearchParams()[0].get(FINDING_PARAMETER);
  const [isOpen, setOpen] = useState(causes.some(({ id }) => id === askedFor));
  const [first] = causes;
  const added = causes.filter(({ change }) => change === 'new').length;
  if (!first) return null;
  return (
    <Disclosure
      title={t.rule(titleOf(rule), causes.length, count)}
      headingLevel={3}
      isOpen={isOpen}
      onToggle={setOpen}
      note={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-ink-muted text-sm">
          <SeverityBadges impact={first.impact} level={first.level} />
          <span>{[t.pages(pages), ...(added > 0 ? [t.added(added)] : [])].join(', ')}</span>
        </span>
      }
    >
      {isOpen && (
        <div className="flex w-full flex-col gap-6">
          <ul className="divide-y divide-line border-line border-y">
            {causes.map((finding) => (
              <li key={finding.id}>
                <CauseItem
                  finding={finding}
                  origin={origin}
                  isOpenAtFirst={causes.length === 1 || finding.id === askedFor}
                  isAskedFor={finding.id === askedFor}
                  onChangeStatus={() => onChangeStatus(finding)}
                />
              </li>
            ))}
          </ul>
          <RuleAdvice rule={rule} hasOwnColors={causes.some((cause) => cause.pages.some(({ colors }) => colors))} />
          <div className="flex flex-col gap-1 text-ink-muted text-sm">
            <CriteriaLinks criteria={first.criteria} />
            <p>
              {t.ruleName} <code className="font-mono">{rule}</code>
            </p>
          </div>
        </div>
      )}
    </Disclosure>
  );
}

/** Chosen once, for all rules: a website is made with one of them. */
const chosenPlatform = createStore<Platform>('wordpress');

/** What the rule is for and how to keep it, with the way on the platform. Owners' colors stand in for our example. */
function RuleAdvice({ rule, hasOwnColors }: { rule: string; hasOwnColors: boolean }) {
  const t = useTexts(findingTexts);
  const advice = useCheckGuidance().adviceOf(rule);
  const platform = useStore(chosenPlatform);
  if (advice === null) return null;
  const { why, fix, example, platforms } = advice;
  return (
    <>
      <Part title={t.why}>
        <p className="max-w-measure">{why}</p>
      </Part>
      <Part title={t.howToFix}>
        <p className="max-w-measure">{fix}</p>
        {!hasOwnColors && (
          <div className="grid gap-4 md:grid-cols-2">
            <CodeSample label={t.before} code={example.before} />
            <CodeSample label={t.after} code={example.after} />
          </div>
        )}
        <Tabs
          label={t.platform}
          selectedId={platform}
          onChange={chosenPlatform.set}
          items={PLATFORMS.map((id) => ({
            id,
            label: t.platforms[id],
            content: <p className="max-w-measure">{platforms[id]}</p>,
          }))}
        />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3">
      <h4 className="text-base">{title}</h4>
      {children}
    </div>
  );
}
