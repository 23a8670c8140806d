import {
  listWebhookDeliveries,
  resendWebhookDelivery,
  WEBHOOK_TEST_EVENT,
  type Webhook,
  type WebhookDelivery,
} from '@evenway/contract';
import { useEffect } from 'react';
import { call } from '../../platform/api/call.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { formatAgo } from '../../platform/i18n/format-ago.ts';
import { formatDateTime } from '../../platform/i18n/format-date-time.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Table } from '../../ui/data/table.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FieldMessage } from '../../ui/fields/field-message.tsx';
import { LoadProblem } from '../../ui/loading/load-problem.tsx';
import { hostOf } from './host-of.ts';
import { webhookTexts } from './texts.ts';

/** While a first attempt is pending, the log is reloaded this often. */
const REREAD_MS = 1_500;
const SHOWN_ANSWER = 160;

export function DeliveryLog({ webhook: { id, url } }: { webhook: Webhook }) {
  const texts = useTexts(webhookTexts);
  const t = texts.log;
  const language = languagePreference.use();
  const { data, error, isPending, refetch, dataUpdatedAt } = useCall(listWebhookDeliveries, { params: { id } });
  const isUnderWay = data?.some(({ status, attempts }) => status === 'waiting' && attempts === 0) ?? false;
  useEffect(() => {
    if (!isUnderWay || dataUpdatedAt === 0) return;
    const timer = setTimeout(() => void refetch(), REREAD_MS);
    return () => clearTimeout(timer);
  }, [isUnderWay, dataUpdatedAt, refetch]);
  const resend = useCallMutation({
    run: (deliveryId: string) => call(resendWebhookDelivery, { params: { id: deliveryId } }),
    invalidates: [listWebhookDeliveries],
    isParallel: true,
    failed: { fallback: t.resendFailed },
  });
  const nameOf = (type: string) => (type === WEBHOOK_TEST_EVENT ? t.test : type);

  return (
    <div className="flex w-full flex-col gap-4">
      {error && (
        <LoadProblem retryLabel={texts.retry} onRetry={() => void refetch()}>
          {errorToText(error, t.loadFailed)}
        </LoadProblem>
      )}
      {resend.problem !== null && (
        <p role="alert">
          <FieldMessage>{resend.problem}</FieldMessage>
        </p>
      )}
      {(data || isPending) && (
        <Table
          label={t.list(hostOf(url))}
          rows={data ?? []}
          getKey={(delivery) => delivery.id}
          isLoading={isPending}
          empty={<EmptyState title={t.empty}>{t.emptyHelp}</EmptyState>}
          columns={[
            {
              id: 'event',
              header: t.columns.event,
              isRowHeader: true,
              cell: ({ type }) => <span className="wrap-anywhere">{nameOf(type)}</span>,
            },
            {
              id: 'sent',
              header: t.columns.sent,
              cell: ({ createdAt }) => formatAgo(language, createdAt, new Date()),
            },
            { id: 'result', header: t.columns.result, cell: (delivery) => <Outcome delivery={delivery} /> },
            {
              id: 'took',
              header: t.columns.took,
              cell: ({ durationMs }) => (durationMs === null ? '–' : t.milliseconds(durationMs)),
            },
            {
              id: 'actions',
              header: t.columns.actions,
              isHeaderHidden: true,
              align: 'end',
              cell: ({ id: deliveryId, type }) => (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t.resendOf(nameOf(type))}
                  isPending={resend.isPending && resend.input === deliveryId}
                  onPress={() => resend.start(deliveryId)}
                >
                  {t.resend}
                </Button>
              ),
            },
          ]}
        />
      )}
    </div>
  );
}

const TONES = { delivered: 'success', waiting: 'warning', failed: 'danger' } as const;

function Outcome({ delivery }: { delivery: WebhookDelivery }) {
  const t = useTexts(webhookTexts).log;
  const language = languagePreference.use();
  const { status, attempts, httpStatus, problem, answer, nextAttemptAt } = delivery;
  if (status === 'waiting' && attempts === 0) return <Badge tone="neutral">{t.queued}</Badge>;
  const facts = [
    httpStatus === null ? problem && t.problem[problem] : t.http(httpStatus),
    attempts > 1 && t.attempts(attempts),
    status === 'waiting' && nextAttemptAt && t.next(formatDateTime(language, nextAttemptAt)),
  ].filter((fact) => typeof fact === 'string');
  return (
    <span className="flex min-w-0 flex-col items-start gap-1 text-sm @max-[24rem]/data-table:basis-full">
      <Badge tone={TONES[status]}>{t.status[status]}</Badge>
      <span>{facts.join(' · ')}</span>
      {status !== 'delivered' && answer && (
        <code className="text-ink-muted wrap-anywhere">{answer.slice(0, SHOWN_ANSWER)}</code>
      )}
    </span>
  );
}
