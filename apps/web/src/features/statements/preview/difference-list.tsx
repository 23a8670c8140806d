import type { StatementDifference } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { texts } from '../texts.ts';

/** Added and removed lines. */
export function DifferenceList({ difference }: { difference: StatementDifference }) {
  const t = useTexts(texts).difference;
  const { added, removed } = difference;
  if (added.length === 0 && removed.length === 0) return <p>{t.nothing}</p>;
  return (
    <dl className="flex max-w-measure flex-col gap-4 wrap-anywhere">
      {(['added', 'removed'] as const).map(
        (kind) =>
          difference[kind].length > 0 && (
            <div key={kind}>
              <dt className="mb-1 font-semibold">{t[kind]}</dt>
              {difference[kind].map((line) => (
                <dd
                  key={line}
                  className={`mb-1 border-s-4 ps-3 ${kind === 'added' ? 'border-positive' : 'border-negative text-ink-muted'}`}
                >
                  {kind === 'added' ? <ins className="no-underline">{line}</ins> : <del>{line}</del>}
                </dd>
              ))}
            </div>
          ),
      )}
    </dl>
  );
}
