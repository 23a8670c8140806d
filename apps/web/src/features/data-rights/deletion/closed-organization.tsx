import {
  getOrganization,
  isOpenOrganization,
  listOwnOrganizations,
  paths,
  restoreOrganization,
} from '@evenway/contract';
import { useNavigate } from '../../../lib/router/hooks.ts';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../../platform/page/use-page-title.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { settings } from '../../../platform/settings.ts';
import { ExportPanel } from '../../../shared/data-rights/export/export-panel.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonClass } from '../../../ui/actions/button-style.ts';
import { ErrorBanner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { texts } from './closed-texts.ts';
import { RestoreAction } from './restore-action.tsx';

interface ClosedOrganizationProps {
  deletesAt: string | null;
  suspendedAt: string | null;
}

/** Replaces every screen of an organization that is suspended or will be deleted: since or until when, and what to do. */
export function ClosedOrganization({ deletesAt, suspendedAt }: ClosedOrganizationProps) {
  const t = useTexts(texts).organization;
  const { role } = useSession();
  const { data: organization } = useCall(getOrganization, {});
  const { named, title: unnamed, accountHelp, accountHelpAdmin } = suspendedAt === null ? t.closed : t.suspended;
  const title = organization ? named(organization.name) : unnamed;
  const isAdmin = role === 'ORG_ADMIN';
  usePageTitle(title);
  return (
    <div className="wrap-anywhere">
      <PageHeader title={title} />
      <div className="flex flex-col gap-6 pb-10">
        {suspendedAt === null ? (
          <RestoreOrganization deletesAt={deletesAt ?? ''} isAdmin={isAdmin} />
        ) : (
          <Suspension suspendedAt={suspendedAt} deletesAt={deletesAt} />
        )}
      </div>
      {isAdmin && (
        <Section title={t.copy} description={t.copyHelp}>
          <div className="max-w-xl">
            <ExportPanel kind="organization" />
          </div>
        </Section>
      )}
      <OtherOrganizations />
      <Section title={t.account} description={isAdmin ? accountHelpAdmin : accountHelp}>
        <div className="action-row">
          <ButtonLink to={paths.organizations}>{t.toOrganizations}</ButtonLink>
          <ButtonLink to={paths.account}>{t.toAccount}</ButtonLink>
        </div>
      </Section>
    </div>
  );
}

/** A closed organization that is suspended too will be deleted all the same. */
function Suspension({ suspendedAt, deletesAt }: { suspendedAt: string; deletesAt: string | null }) {
  const { suspended: t, closed } = useTexts(texts).organization;
  const language = languagePreference.use();
  const { supportEmail } = settings.brand;
  return (
    <>
      <p className="font-semibold text-lg">{t.since(formatDate(language, suspendedAt))}</p>
      {deletesAt !== null && <p className="font-semibold">{closed.until(formatDate(language, deletesAt))}</p>}
      <p className="max-w-measure">{t.help}</p>
      <div className="action-row">
        <a href={`mailto:${supportEmail}`} className={`${buttonClass({ variant: 'primary' })} wrap-anywhere`}>
          {t.write(supportEmail)}
        </a>
      </div>
    </>
  );
}

function RestoreOrganization({ deletesAt, isAdmin }: { deletesAt: string; isAdmin: boolean }) {
  const t = useTexts(texts).organization.closed;
  const { reload } = useSession();
  const restore = useCallMutation({
    run: () => call(restoreOrganization, {}),
    onDone: async () => {
      await reload();
      showToast({ tone: 'success', message: t.restored });
    },
    failed: { unexplained: t.failed, network: t.offline, fallback: t.failed },
  });
  return (
    <>
      <p className="font-semibold text-lg">{t.until(formatDate(languagePreference.use(), deletesAt))}</p>
      <p className="max-w-measure">{isAdmin ? t.admin : t.user}</p>
      {isAdmin && <RestoreAction {...restore} start={() => restore.start()} label={t.restore} />}
    </>
  );
}

/** Someone with several organizations can switch to another one. */
function OtherOrganizations() {
  const t = useTexts(texts).organization;
  const navigate = useNavigate();
  const { orgId, switchTo } = useSession();
  const { data: own = [] } = useCall(listOwnOrganizations, {});
  const change = useCallMutation({
    run: async (id: string) => {
      if (await switchTo(id)) await navigate(paths.dashboard);
    },
    failed: t.othersFailed,
  });
  const others = own.filter((organization) => organization.id !== orgId && isOpenOrganization(organization));
  if (others.length === 0) return null;
  return (
    <Section title={t.others}>
      <div className="flex flex-col gap-4">
        <ErrorBanner>{change.problem}</ErrorBanner>
        <div className="action-row">
          {others.map(({ id, name }) => (
            <Button key={id} isPending={change.isPending && change.input === id} onPress={() => change.start(id)}>
              {t.goTo(name)}
            </Button>
          ))}
        </div>
      </div>
    </Section>
  );
}
