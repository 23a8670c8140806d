import type { MessageStatus } from '@evenway/contract';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { texts } from './texts.ts';

const tones = { new: 'info', answered: 'neutral', mended: 'success' } as const;

export function StatusBadge({ status }: { status: MessageStatus }) {
  const t = useTexts(texts);
  return <Badge tone={tones[status]}>{t.states[status]}</Badge>;
}
