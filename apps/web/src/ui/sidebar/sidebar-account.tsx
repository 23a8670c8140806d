import { Skeleton } from '../loading/skeleton.tsx';
import { Link } from '../navigation/link.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';
import type { SidebarAccount } from './sidebar-types.ts';

interface SidebarPersonProps {
  account: SidebarAccount;
  isCollapsed: boolean;
}

/** The signed-in person and their role, linked to the account; collapsed, its label says so. */
export function SidebarPerson({ account, isCollapsed }: SidebarPersonProps) {
  const { organization, person, role, to } = account;
  if (person === undefined) return <PersonSkeleton isCollapsed={isCollapsed} />;
  // Nothing is shown if the person could not be loaded.
  if (person === null) return null;
  const { name, email } = person;
  if (isCollapsed)
    return (
      <Tooltip text={[name, role, organization].filter(Boolean).join(', ')} placement="end">
        <Link to={to} className="flex min-h-11 items-center justify-center rounded-control hover:bg-surface-hover">
          <Initials name={name} />
          <span className="sr-only">{[name, email, role, organization].filter(Boolean).join(', ')}</span>
        </Link>
      </Tooltip>
    );
  return (
    <Link
      to={to}
      className="flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 text-ink leading-snug no-underline hover:bg-surface-hover"
    >
      <Initials name={name} />
      <span className="min-w-0 text-sm">
        <span className="line-clamp-2 wrap-anywhere">
          <span className="font-semibold">{name}</span> <span className="text-ink-muted">({role})</span>
        </span>{' '}
        <span className="line-clamp-2 text-ink-muted wrap-anywhere">{email}</span>
      </span>
    </Link>
  );
}

/** The organization of everything on the page. People with several organizations switch here. */
export function SidebarOrganization({ organization, chooser }: Pick<SidebarAccount, 'organization' | 'chooser'>) {
  if (chooser) return chooser(false);
  if (organization === null) return null;
  return (
    <p className="line-clamp-2 px-3 pb-1 font-semibold text-sm leading-snug wrap-anywhere">
      {organization ?? <Skeleton shape="line" width="w-32" />}
    </p>
  );
}

function Initials({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-9 shrink-0 items-center justify-center rounded-full border border-transparent bg-accent-surface font-semibold text-ink text-sm"
    >
      {initialsOf(name)}
    </span>
  );
}

function PersonSkeleton({ isCollapsed }: { isCollapsed: boolean }) {
  return (
    <div className="flex min-h-11 items-center gap-3 px-2 py-1.5">
      {!isCollapsed && (
        <div className="flex-1 text-sm">
          <Skeleton shape="line" width="w-3/4" />
          <Skeleton shape="line" width="w-full" />
        </div>
      )}
    </div>
  );
}

/** The first letters of the first and the last word, as whole characters of any script. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...new Intl.Segmenter().segment(word ?? '')][0]?.segment.toUpperCase() ?? '').join('');
}
