import { type Check, type CheckProgress, getCheck, type ListedWebsite } from '@evenway/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../../platform/api/query-client.ts';
import { queryKeyOf } from '../../../platform/api/use-call.ts';
import { type Session, SessionContext } from '../../../platform/session/session-context.ts';
import { checkTexts } from '../check-texts.ts';
import { RunSection } from './run-section.tsx';

const website = { id: 'w1', domain: 'bakery.example' } as ListedWebsite;
const aCheck = (change: Partial<Check> = {}): Check => ({
  ...{ id: 'c1', websiteId: website.id, state: 'finished', width: null, theme: 'device', startedBy: 'Lou Durand' },
  ...{ createdAt: '2026-01-01T10:00:00.000Z', endedAt: '2026-01-01T10:01:00.000Z', isQuiet: false },
  ...{ origin: 'https://bakery.example', problem: null, count: 0 },
  pages: { found: 2, checked: 1, notFramed: 1, failed: 0 },
  ...change,
});
const list: CheckProgress['list'] = [
  { path: '/', state: 'checked', reason: null, theme: 'light', count: 0 },
  { path: '/order', state: 'notFramed', reason: null, theme: null, count: 0 },
];

/** The screen as it is when it has just been opened. */
function draw(...checks: Check[]): string {
  const queryClient = createQueryClient();
  for (const check of checks)
    queryClient.setQueryData(queryKeyOf(getCheck, { params: { id: check.id } }), { ...check, list });
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={{ role: 'ORG_ADMIN' } as Session}>
        <RunSection website={website} checks={checks}>
          {(again) => again}
        </RunSection>
      </SessionContext>
    </QueryClientProvider>,
  );
}

it('offers the pages that refused frames after a reload, too, of the check that ended last', () => {
  const older = aCheck({ id: 'c0', endedAt: '2026-01-01T09:00:00.000Z', pages: { ...aCheck().pages, notFramed: 0 } });
  const html = draw(older, aCheck());
  expect(html).toContain(checkTexts.en.unframed.title(1));
  expect(html).toContain(checkTexts.en.unframed.check('/order'));
  // It ended long ago: nobody is told so again.
  expect(html).not.toContain(checkTexts.en.ended.finished(1));
});

it('lists no pages of an earlier check that has seen all of them', () => {
  const pages = { found: 2, checked: 2, notFramed: 0, failed: 0 };
  expect(draw(aCheck({ pages }))).not.toContain(checkTexts.en.run.pagesLabel);
});

it('says when nothing comes from the tab of a check that runs', () => {
  const running = { state: 'running', endedAt: null } as const;
  expect(draw(aCheck({ ...running, isQuiet: true }))).toContain(checkTexts.en.run.quiet);
  expect(draw(aCheck({ ...running }))).not.toContain(checkTexts.en.run.quiet);
});
