import { confirmCheckout, type Website } from '@evenway/contract';
import { call } from '../../../platform/api/call.ts';

const asked = new Map<string, Promise<Website>>();

/** One question per checkout, however often the screen that asks is built. After a failure it may be asked again. */
export function confirmOnce(sessionId: string): Promise<Website> {
  const earlier = asked.get(sessionId);
  if (earlier) return earlier;
  const answer = call(confirmCheckout, { body: { sessionId } });
  asked.set(sessionId, answer);
  answer.catch(() => asked.delete(sessionId));
  return answer;
}
