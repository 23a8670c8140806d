import { sampleTexts } from '../../../content/landing/proof.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

/** On everything that is made up. */
export function SampleBadge() {
  const t = useTexts(sampleTexts);
  return <span className="rounded-xs bg-warm-surface px-2 font-semibold text-sm text-warm-ink">{t.sample}</span>;
}
