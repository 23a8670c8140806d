import { paths } from '@evenway/contract';
import { type Screen, withState } from './screen.ts';
import { type Answers, failed, failing, loading, screen, waiting } from './signed-in-screen.ts';

const dataExport = {
  id: 'e-1',
  state: 'running',
  part: 'feature-uses',
  partsDone: 9,
  partsTotal: 14,
  rows: 18_204,
  size: 524_288,
  requestedAt: '2025-06-16T10:00:00.000Z',
  finishedAt: null,
  expiresAt: null,
};
const finished = {
  part: null,
  partsDone: 14,
  finishedAt: '2025-06-16T10:01:00.000Z',
  expiresAt: '2025-06-23T10:01:00.000Z',
};
const exported = (change: object): Answers => ({
  'GET /organization/data-export': { export: { ...dataExport, ...change } },
});
export const data: readonly Screen[] = [
  screen('organization-data', paths.organizationData),
  screen(withState('organization-data', 'waiting'), paths.organizationData, {
    answers: exported({ state: 'waiting', part: null, partsDone: 0, rows: 0, size: 0 }),
  }),
  screen(withState('organization-data', 'running'), paths.organizationData, { answers: exported({}) }),
  screen(withState('organization-data', 'ready'), paths.organizationData, {
    answers: exported({ state: 'ready', ...finished }),
  }),
  screen(withState('organization-data', 'failed'), paths.organizationData, { answers: exported({ state: 'failed' }) }),
  screen(withState('organization-data', 'expired'), paths.organizationData, {
    answers: exported({ state: 'expired', ...finished }),
  }),
  screen(withState('organization-data', 'loading'), paths.organizationData, {
    answers: waiting('GET /organization/data-export'),
    prepare: loading,
  }),
  screen(withState('organization-data', 'error'), paths.organizationData, {
    answers: failing('GET /organization/data-export'),
    prepare: failed,
  }),
  screen('own-data', paths.ownData),
];
