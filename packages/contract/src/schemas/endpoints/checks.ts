import { FINDING_STATUSES, MANUAL_OUTCOMES } from '@evenway/checks';
import * as z from 'zod/mini';
import { CHECK_MAX_PATH, FINDING_REASON_MAX_LENGTH, MANUAL_NOTE_MAX_LENGTH } from '../../checks.ts';
import {
  Check,
  CheckProgress,
  CheckTheme,
  CheckWidth,
  ManualCheckAnswer,
  ManualCheckName,
  WebsiteFinding,
  WebsiteFindings,
} from '../checks.ts';
import { endpoint } from '../endpoint.ts';
import { Id } from '../entities.ts';

const byId = z.strictObject({ id: Id });
const byWebsite = z.strictObject({ websiteId: Id });
/** Text that a person typed, one or several lines. */
const longText = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max), z.regex(/^(?:[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|[\n\t])*$/u));

export const listChecks = endpoint('GET /accessibility/:websiteId/checks', {
  fallback: 'Could not load the checks',
  fallbackFr: 'Les contrôles n’ont pas pu être chargés',
  access: 'member',
  summary: 'The last checks of a website, newest first',
  params: byWebsite,
  response: z.array(Check),
});

export const startCheck = endpoint('POST /accessibility/:websiteId/checks', {
  fallback: 'Could not start the check',
  fallbackFr: 'Le contrôle n’a pas pu être lancé',
  access: 'admin',
  noStepUp: 'it reads pages of the website',
  event: 'check.started',
  summary: 'Begin a check. The response holds the address to open: single-use, valid for 10 minutes',
  params: byWebsite,
  body: z.strictObject({
    width: z.nullable(CheckWidth),
    theme: CheckTheme,
    /**
     * Where to start: a path on the website, or the address of a copy on a development machine. By default the home
     * page.
     */
    start: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(CHECK_MAX_PATH))),
    /** The last check of the website, to check one more of its pages: `start`, with the same width and theme. */
    continues: z.optional(Id),
  }),
  response: z.object({ check: Check, url: z.string() }),
  status: 201,
});

export const getCheck = endpoint('GET /checks/:id', {
  fallback: 'Could not load the check',
  fallbackFr: 'Le contrôle n’a pas pu être chargé',
  access: 'member',
  summary: 'How far a check is, with its pages',
  params: byId,
  response: CheckProgress,
});

export const stopCheck = endpoint('POST /checks/:id/stop', {
  fallback: 'Could not stop the check',
  fallbackFr: 'Le contrôle n’a pas pu être arrêté',
  access: 'admin',
  noStepUp: 'a check can be started again',
  event: 'check.stopped',
  summary: 'End a check that runs; what it has found until now counts',
  params: byId,
  response: CheckProgress,
});

export const listFindings = endpoint('GET /accessibility/:websiteId/findings', {
  fallback: 'Could not load the findings',
  fallbackFr: 'Les constats n’ont pas pu être chargés',
  access: 'member',
  summary: 'What the checks of a website found, what affects most people first, compared with the check before',
  params: byWebsite,
  response: WebsiteFindings,
});

export const setFindingStatus = endpoint('PUT /findings/:id/status', {
  fallback: 'Could not save the status of the finding',
  fallbackFr: 'Le statut du constat n’a pas pu être enregistré',
  access: 'admin',
  noStepUp: 'it can be changed back',
  event: 'check.finding_changed',
  summary: 'Set the status of a finding; accepting one needs a reason',
  params: byId,
  body: z
    .strictObject({
      status: z.enum(FINDING_STATUSES),
      reason: z.optional(longText(FINDING_REASON_MAX_LENGTH)),
    })
    .check(z.refine(({ status, reason }) => status !== 'accepted' || !!reason, { path: ['reason'] })),
  response: WebsiteFinding,
});

export const listManualAnswers = endpoint('GET /accessibility/:websiteId/manual-checks', {
  fallback: 'Could not load the answers',
  fallbackFr: 'Les réponses n’ont pas pu être chargées',
  access: 'member',
  summary: 'What people answered to the checks that no program can make',
  params: byWebsite,
  response: z.array(ManualCheckAnswer),
});

export const answerManualCheck = endpoint('PUT /accessibility/:websiteId/manual-checks/:check', {
  fallback: 'Could not save the answer',
  fallbackFr: 'La réponse n’a pas pu être enregistrée',
  access: 'admin',
  noStepUp: 'it can be changed back',
  event: 'check.manual_answered',
  summary: 'Answer one of the checks that no program can make; `untested` takes the answer back',
  params: z.strictObject({ websiteId: Id, check: ManualCheckName }),
  body: z.strictObject({
    outcome: z.enum(MANUAL_OUTCOMES),
    note: z.optional(longText(MANUAL_NOTE_MAX_LENGTH)),
  }),
  response: z.array(ManualCheckAnswer),
});
