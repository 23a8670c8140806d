import type { TaskList } from 'graphile-worker';
import type { Platform } from '../../../platform/platform.ts';
import { createTxtResolver } from '../../../platform/public-pages/txt-records.ts';
import { resealClientSecrets } from './client-secret.ts';
import { recheckDomains } from './prove-domain.ts';

const RECHECK_TASK = 'recheck_sso_domains';
const RESEAL_TASK = 'reseal_client_secrets';
export const SSO_SCHEDULE = `10 2 * * * ${RECHECK_TASK}\n45 2 * * * ${RESEAL_TASK}`;

export const ssoTasks = (platform: Platform): TaskList => ({
  [RECHECK_TASK]: () => recheckDomains(platform, createTxtResolver(platform.settings.localDns)),
  [RESEAL_TASK]: () => resealClientSecrets(platform),
});
