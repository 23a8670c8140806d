import type { CheckedPage, CheckProgress } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner, ErrorBanner } from '../../../ui/feedback/banner.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { checkTexts } from '../check-texts.ts';
import { awaitsPage, isActive } from './check-state.ts';
import type { CheckStart } from './use-check-start.ts';

interface CheckedPagesProps {
  progress: CheckProgress;
  start: CheckStart;
}

/** The pages of a check: those that need a hand in sight, the others on request. */
export function CheckedPages({ progress, start }: CheckedPagesProps) {
  const t = useTexts(checkTexts);
  const of = (state: CheckedPage['state']) => progress.list.filter((page) => page.state === state);
  const [checked, notFramed, failed] = [of('checked'), of('notFramed'), of('failed')];
  return (
    <div className="empty:hidden">
      {notFramed.length > 0 && <UnframedPages pages={notFramed} progress={progress} start={start} />}
      {failed.length > 0 && (
        <Disclosure title={t.unread.title(failed.length)}>
          <ul className="flex flex-col gap-1.5">
            {failed.map(({ path, reason }) => (
              <li key={path} className="wrap-anywhere">
                {path} <span className="text-ink-muted">{t.unread.reasons[reason ?? 'error']}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {checked.length > 0 && (
        <Disclosure title={t.run.pagesLabel}>
          <ul className="flex flex-col gap-1.5">
            {checked.map(({ path, count }) => (
              <li key={path} className="wrap-anywhere">
                {path} <span className="text-ink-muted">{t.run.checked(count)}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

function UnframedPages({ pages, progress, start }: CheckedPagesProps & { pages: readonly CheckedPage[] }) {
  const t = useTexts(checkTexts).unframed;
  const { role } = useSession();
  const { id, state, width, theme, origin } = progress;
  // One that was stopped takes nothing more: its page begins another.
  const begin = (path: string) =>
    start.begin({ width, theme, page: `${origin ?? ''}${path}`, ...(state === 'finished' && { continues: id }) });
  return (
    <Disclosure title={t.title(pages.length)}>
      <p className="max-w-measure">{t.help}</p>
      <ErrorBanner>{start.problem}</ErrorBanner>
      {start.checkId === id && start.address !== null && start.isBlocked && awaitsPage(progress, start.path) && (
        <Banner
          tone="warning"
          live
          action={
            <TextLink href={start.address} external>
              {t.open}
            </TextLink>
          }
        >
          {t.blocked}
        </Banner>
      )}
      <ul className="flex flex-col gap-2">
        {pages.map(({ path }) => (
          <li key={path} className="wrap-anywhere">
            {role === 'ORG_ADMIN' && !isActive(progress) ? (
              <Button size="sm" onPress={() => begin(path)}>
                {t.check(path)}
              </Button>
            ) : (
              path
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
