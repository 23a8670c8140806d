import { PLATFORMS, type Platform } from '@evenway/checks/advice';
import { createStore } from '../../../lib/store.ts';
import { useStore } from '../../../lib/use-store.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { CodeSample } from '../../../ui/data/code-sample.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { useCheckGuidance } from '../check-guidance-context.tsx';
import { findingTexts } from './finding-texts.ts';

/** Chosen once, for all findings: a website is made with one of them. */
const chosenPlatform = createStore<Platform>('wordpress');

/** What the finding means and how to fix it, with an example and the way on the platform. */
export function FindingAdvice({ rule }: { rule: string }) {
  const t = useTexts(findingTexts);
  const advice = useCheckGuidance().adviceOf(rule);
  const platform = useStore(chosenPlatform);
  if (advice === null) return null;
  const { why, fix, example, platforms } = advice;
  return (
    <>
      <div className="flex flex-col gap-2">
        <h4 className="text-base">{t.why}</h4>
        <p className="max-w-measure">{why}</p>
      </div>
      <div className="flex flex-col gap-3">
        <h4 className="text-base">{t.howToFix}</h4>
        <p className="max-w-measure">{fix}</p>
        <div className="grid gap-4 md:grid-cols-2">
          <CodeSample label={t.before} code={example.before} />
          <CodeSample label={t.after} code={example.after} />
        </div>
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
      </div>
    </>
  );
}
