import { type NewWebhook, WEBHOOK_EVENTS, type Webhook, type WebhookEvent } from '@evenway/contract';

export type WebhookValues = { url: string } & Record<WebhookEvent, boolean>;

interface Messages {
  readonly urlInvalid: string;
  readonly eventsMissing: string;
}

const [FIRST_EVENT] = WEBHOOK_EVENTS;

export const valuesOf = (webhook: Webhook | null): WebhookValues => ({
  url: webhook?.url ?? '',
  ...(Object.fromEntries(WEBHOOK_EVENTS.map((event) => [event, webhook?.events.includes(event) ?? false])) as Record<
    WebhookEvent,
    boolean
  >),
});

export const toNewWebhook = (values: WebhookValues): NewWebhook => ({
  url: values.url.trim(),
  events: WEBHOOK_EVENTS.filter((event) => values[event]),
});

/** Obvious mistakes; the server decides whether the URL can be used. */
export function validateWebhook(
  values: WebhookValues,
  messages: Messages,
): Partial<Record<keyof WebhookValues, string>> {
  const { url, events } = toNewWebhook(values);
  return {
    ...(!/^https?:\/\/./i.test(url) || !URL.canParse(url) ? { url: messages.urlInvalid } : {}),
    ...(events.length === 0 && { [FIRST_EVENT]: messages.eventsMissing }),
  };
}
