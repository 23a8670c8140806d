import { listWebhookDeliveries, testWebhook, type Webhook } from '@evenway/contract';
import { call } from '../../platform/api/call.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { formatDate } from '../../platform/i18n/format-date.ts';
import { formatDateTime } from '../../platform/i18n/format-date-time.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { FieldMessage } from '../../ui/fields/field-message.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { hostOf } from './host-of.ts';
import { webhookTexts } from './texts.ts';

export type WebhookAction = 'edit' | 'rotate' | 'remove';

interface WebhookSectionProps {
  webhook: Webhook;
  onAction: (action: WebhookAction) => void;
}

/** One endpoint: its events, its state, and its actions. */
export function WebhookSection({ webhook, onAction }: WebhookSectionProps) {
  const t = useTexts(webhookTexts);
  const language = languagePreference.use();
  const { id, url, events, failingSince, previousSecretUntil } = webhook;
  const test = useCallMutation({
    run: () => call(testWebhook, { params: { id } }),
    invalidates: [listWebhookDeliveries],
    failed: { fallback: t.testFailed },
  });
  const host = hostOf(url);
  return (
    <Section title={host} description={<span className="wrap-anywhere">{url}</span>}>
      <div className="flex flex-col gap-4">
        {failingSince !== null && (
          <div>
            <Badge tone="danger">{t.failing(formatDate(language, failingSince))}</Badge>
          </div>
        )}
        <ul className="flex list-disc flex-col gap-1 ps-5 marker:text-ink-muted">
          {events.map((event) => (
            <li key={event}>{t.events[event]}</li>
          ))}
        </ul>
        {previousSecretUntil !== null && Date.parse(previousSecretUntil) > Date.now() && (
          <p className="text-ink-muted">{t.previousSecret(formatDateTime(language, previousSecretUntil))}</p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            size="sm"
            aria-label={t.about(t.test, host)}
            isPending={test.isPending}
            pendingLabel={t.testing}
            onPress={() => test.start()}
          >
            {t.test}
          </Button>
          {(['edit', 'rotate', 'remove'] as const).map((action) => (
            <Button
              key={action}
              size="sm"
              variant="quiet"
              aria-label={t.about(t[action], host)}
              onPress={() => onAction(action)}
            >
              {t[action]}
            </Button>
          ))}
        </div>
        {test.problem !== null && (
          <p role="alert">
            <FieldMessage>{test.problem}</FieldMessage>
          </p>
        )}
        <div role="status">{test.isDone && <p>{t.tested}</p>}</div>
        <Disclosure title={t.log.title}>
          <DeliveryLog webhook={webhook} />
        </Disclosure>
      </div>
    </Section>
  );
}
