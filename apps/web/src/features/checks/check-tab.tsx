import type { ListedWebsite } from '@evenway/contract';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { texts } from './texts.ts';

export function CheckTab(_props: { website: ListedWebsite }) {
  const t = useTexts(texts);
  return <EmptyState headingLevel={2} title={t.empty} />;
}
