import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { focusField } from '../../ui/forms/focus-field.ts';
import { texts } from './texts.ts';

export function NoMatch({ title, onClear }: { title: string; onClear: () => void }) {
  const t = useTexts(texts);
  const clear = () => {
    onClear();
    focusField('search');
  };
  return <EmptyState headingLevel={2} title={title} action={<Button onPress={clear}>{t.clearFilters}</Button>} />;
}
