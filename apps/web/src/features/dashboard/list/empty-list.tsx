import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { focusField } from '../../../ui/forms/focus-field.ts';
import { texts } from '../texts.ts';
import type { WebsiteTab } from '../website-status.ts';
import { toolTexts } from './tool-texts.ts';

interface EmptyListProps {
  tab: WebsiteTab;
  isSearching: boolean;
  onClear: () => void;
}

export function EmptyList({ tab, isSearching, onClear }: EmptyListProps) {
  const t = useTexts(texts);
  const tools = useTexts(toolTexts);
  const { role } = useSession();
  if (!isSearching)
    return (
      <EmptyState title={t.empty[tab]}>
        {tab !== 'all' && t.emptyHelp[tab]}
        {tab === 'active' && role === 'ORG_ADMIN' && ` ${t.emptyNext}`}
      </EmptyState>
    );
  const clear = () => {
    onClear();
    // The button disappears with the search.
    focusField('search');
  };
  return <EmptyState title={tools.noMatch} action={<Button onPress={clear}>{tools.clear}</Button>} />;
}
