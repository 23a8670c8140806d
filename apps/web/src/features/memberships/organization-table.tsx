import { type OrganizationOverview, paths } from '@evenway/contract';
import { useNavigate } from '../../lib/router/hooks.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { formatMoney } from '../../platform/money/format-money.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { roleNames } from '../../platform/session/role-names.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Table } from '../../ui/data/table.tsx';
import type { TableColumn } from '../../ui/data/table-column.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ErrorBanner } from '../../ui/feedback/banner.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { texts } from './texts.ts';

interface OrganizationTableProps {
  organizations: readonly OrganizationOverview[];
  isLoading: boolean;
}

export function OrganizationTable({ organizations, isLoading }: OrganizationTableProps) {
  const t = useTexts(texts);
  const roles = useTexts(roleNames);
  const language = languagePreference.use();
  const { orgId, switchTo } = useSession();
  const navigate = useNavigate();
  const opening = useCallMutation({
    run: async ({ id }: OrganizationOverview) => {
      if (id === orgId || (await switchTo(id))) await navigate(paths.dashboard);
    },
    failed: t.switchFailed,
  });

  const notShown = <span className="text-ink-muted">{t.notShown}</span>;
  const columns: TableColumn<OrganizationOverview>[] = [
    {
      id: 'name',
      header: t.name,
      isRowHeader: true,
      cell: ({ id, name, deletesAt, suspendedAt }) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{name}</span>
          {id === orgId && <Badge tone="info">{t.present}</Badge>}
          {suspendedAt && <Badge tone="danger">{t.suspended}</Badge>}
          {deletesAt && <Badge tone="warning">{t.closed}</Badge>}
        </span>
      ),
    },
    { id: 'role', header: t.role, cell: ({ role }) => roles[role] },
    {
      id: 'websites',
      header: t.websites,
      cell: ({ websites, active, unpaid }) =>
        websites === null ? (
          notShown
        ) : (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {t.counts(websites, active ?? 0)}
            {unpaid !== null && unpaid > 0 && <Badge tone="danger">{t.unpaid(unpaid)}</Badge>}
          </span>
        ),
    },
    {
      id: 'visits',
      header: t.visits,
      align: 'end',
      cell: ({ visits }) => (visits === null ? notShown : new Intl.NumberFormat(language).format(visits)),
    },
    {
      id: 'money',
      header: t.money,
      align: 'end',
      cell: ({ role, websites, monthlyAmount, currency }) =>
        websites === null ? (
          notShown
        ) : role !== 'ORG_ADMIN' ? (
          <span className="text-ink-muted">{t.notYours}</span>
        ) : monthlyAmount === null ? (
          <span className="text-ink-muted">{t.unknown}</span>
        ) : (
          formatMoney(language, monthlyAmount, currency)
        ),
    },
    {
      id: 'open',
      header: t.actions,
      isHeaderHidden: true,
      align: 'end',
      cell: (row) => (
        <Button
          size="sm"
          aria-label={t.open(row.name)}
          isPending={opening.isPending && opening.input?.id === row.id}
          onPress={() => opening.start(row)}
        >
          {t.openShort}
        </Button>
      ),
    },
  ];
  return (
    <div className="flex flex-col gap-4">
      <ErrorBanner>{opening.problem}</ErrorBanner>
      <Table
        label={t.list}
        columns={columns}
        rows={organizations}
        getKey={({ id }) => id}
        isLoading={isLoading}
        empty={<EmptyState title={t.none} />}
      />
    </div>
  );
}
