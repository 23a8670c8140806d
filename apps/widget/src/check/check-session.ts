import { attempt, parse } from '../page/attempt.ts';
import type { Loader } from '../settings/parts.ts';
import type { PageProblem, View } from './page-frame.ts';
import type { RuleReport } from './run-axe.ts';

/** The state of a check, kept between two pages of one tab. */
export interface Session extends View {
  secret: string;
  /** The check is over; pages that could not be framed may still follow one by one. */
  isFinished?: boolean;
  found: number;
  checked: number;
  failed: number;
  count: number;
  notFramed: string[];
  /** The page that was offered to be opened in the tab. */
  offered?: string;
}

export interface PageReport {
  path: string;
  state: 'checked' | 'notFramed' | 'failed';
  reason?: Exclude<PageProblem, 'notFramed'> | 'policy';
  theme?: 'light' | 'dark';
  rules: RuleReport[];
}

export interface Report {
  state: 'running' | 'paused' | 'finished' | 'stopped';
  page?: PageReport;
  problem?: 'scriptBlocked' | 'framesBlocked';
}

/** The server refused: the check is unknown or over. Any other failure can be retried. */
export class Refused extends Error {}

const key = 'evenway-check';

export const readSession = (): Session | null => {
  const kept = parse(() => sessionStorage.getItem(key));
  return typeof kept.secret === 'string' ? (kept as unknown as Session) : null;
};
/** In this tab's storage; where that is blocked, only for this page. */
export const keepSession = (session: Session): void =>
  void attempt(() => sessionStorage.setItem(key, JSON.stringify(session)));
export const forgetSession = (): void => void attempt(() => sessionStorage.removeItem(key));

/** Exchanges the link's token for a secret of this tab. */
export async function openSession(send: Send, token: string): Promise<Session> {
  const answer = (await (await send('open', { token })).json()) as OpenedCheck;
  const { secret, width, theme, isFinished = false } = answer;
  return { secret, width, theme, isFinished, found: 1, checked: 0, failed: 0, count: 0, notFramed: [] };
}

/**
 * As the server answers (`OpenedCheck` of the contract); a server of the previous release does not say whether the
 * check is over.
 */
type OpenedCheck = Pick<Session, 'secret' | 'width' | 'theme' | 'isFinished'>;

export const report = (send: Send, { secret, found }: Session, content: Report, isLeaving = false): Promise<Response> =>
  send('report', { secret, found, ...content }, isLeaving);

export type Send = (action: 'open' | 'report', body: object, isLeaving?: boolean) => Promise<Response>;

/** As plain text, which needs no preflight request. */
export const sender =
  (loader: Loader, id: string): Send =>
  async (action, body, isLeaving = false) => {
    const init = { method: 'POST', body: JSON.stringify(body), keepalive: isLeaving };
    const answer = await loader.request(`checks/${id}/${action}`, init);
    if (answer.ok) return answer;
    if (answer.status < 500 && answer.status !== 429) throw new Refused();
    throw new Error();
  };
