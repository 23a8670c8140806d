import { describe, expect, it } from 'vitest';
import { type Endpoint, endpoint, SHOWS } from './endpoint.ts';
import { Acknowledgement } from './entities.ts';
import { endpoints } from './index.ts';

const all = Object.entries<Endpoint>(endpoints);
const namesWhere = (isOne: (endpoint: Endpoint) => boolean) =>
  all
    .filter(([, endpoint]) => isOne(endpoint))
    .map(([name]) => name)
    .sort();

describe('Z01: the step-up of every call', () => {
  it('is declared, or the reason for none, by whatever a session can change, by admin calls and by files', () => {
    const mustDecide = ({ access, method, answer }: Endpoint) =>
      access === 'admin' ||
      access === 'anyAdmin' ||
      ((access === 'signedIn' || access === 'member') && (method !== 'GET' || answer === 'file'));
    const undecided = namesWhere((one) => mustDecide(one) && one.stepUp === undefined && !one.noStepUp);
    expect(undecided).toEqual([]);
    expect(namesWhere((one) => one.stepUp !== undefined && one.noStepUp !== undefined)).toEqual([]);
    expect(namesWhere((one) => one.stepUp !== undefined && ['public', 'bearer', 'key'].includes(one.access))).toEqual(
      [],
    );
  });

  it('needs no reason of its own where a call only reads for a screen', () => {
    const reads = ({ method, answer }: Endpoint) => method === 'GET' && answer !== 'file';
    expect(namesWhere((one) => one.noStepUp === SHOWS && !reads(one))).toEqual([]);
  });

  it('goes with the waiting time for new admins', () => {
    expect(namesWhere(({ grave, stepUp }) => grave !== undefined && stepUp === undefined)).toEqual([]);
  });

  it('is asked for by the types', () => {
    const rest = { fallback: '', fallbackFr: '', summary: '', response: Acknowledgement };
    // @ts-expect-error a call of admins decides
    endpoint('POST /x', { access: 'admin', ...rest });
    // @ts-expect-error so does one by which people change something
    endpoint('POST /x', { access: 'signedIn', event: 'session.ended', ...rest });
    // @ts-expect-error a reason is no step-up
    endpoint('POST /x', { access: 'admin', stepUp: 'recent', noStepUp: 'both', ...rest });
    endpoint('POST /x', { access: 'member', ...rest });
    // @ts-expect-error what people may read is French too
    endpoint('POST /x', { access: 'member', ...rest, fallbackFr: undefined });
  });
});
