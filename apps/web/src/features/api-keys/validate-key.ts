import { API_KEY_MAX_DAYS, API_KEY_SCOPES, type ApiKeyScope, type NewApiKey } from '@evenway/contract';

export type KeyValues = { keyName: string; expiry: string; date: string } & Record<ApiKeyScope, boolean>;

export const ON_DATE = 'date';

export const emptyKey: KeyValues = {
  keyName: '',
  expiry: '90',
  date: '',
  ...(Object.fromEntries(API_KEY_SCOPES.map((scope) => [scope, false])) as Record<ApiKeyScope, boolean>),
};

interface Messages {
  readonly nameMissing: string;
  readonly scopesMissing: string;
  readonly dateInvalid: string;
}

const [FIRST_SCOPE] = API_KEY_SCOPES;

/** What is missing. A missing scope is reported at the first one, where the list starts. */
export function validateKey(
  values: KeyValues,
  messages: Messages,
  now: Date,
): Partial<Record<keyof KeyValues, string>> {
  return {
    ...(values.keyName.trim() === '' && { keyName: messages.nameMissing }),
    ...(chosenScopes(values).length === 0 && { [FIRST_SCOPE]: messages.scopesMissing }),
    ...(values.expiry === ON_DATE && !isInReach(values.date, now) && { date: messages.dateInvalid }),
  };
}

const chosenScopes = (values: KeyValues): ApiKeyScope[] => API_KEY_SCOPES.filter((scope) => values[scope]);

export const toNewKey = (values: KeyValues): NewApiKey => ({
  name: values.keyName.trim(),
  scopes: chosenScopes(values),
  expiry: values.expiry === ON_DATE ? { date: values.date } : { days: Number(values.expiry) },
});

/** The days on which a key may expire, in UTC like the server. */
function reach(now: Date): { first: string; last: string } {
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return { first: inDays(1), last: inDays(API_KEY_MAX_DAYS) };
}

function isInReach(date: string, now: Date): boolean {
  const { first, last } = reach(now);
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && date >= first && date <= last;
}
