import { paths } from '@evenway/contract';
import { ChevronRight } from 'lucide-react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import { furtherTexts } from './further-texts.ts';

/** Separate screens that belong to an organization's settings. */
export function FurtherSettings() {
  const t = useTexts(furtherTexts);
  const items = [
    { to: paths.securitySettings, ...t.security },
    { to: paths.singleSignOnSettings, ...t.singleSignOn },
    { to: paths.audit, ...t.audit },
    { to: paths.organizationData, ...t.data },
    { to: paths.apiKeys, ...t.apiKeys },
    { to: paths.webhooks, ...t.webhooks },
  ];
  return (
    <ul className="max-w-xl divide-y divide-line">
      {items.map(({ to, title, help }) => (
        <li key={to}>
          <Link to={to} className="group flex items-center justify-between gap-4 rounded-control py-4 no-underline">
            <span>
              <span className="font-semibold text-brand underline-offset-4 group-hover:underline">{title}</span>
              <span className="mt-1 block text-ink-muted">{help}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
