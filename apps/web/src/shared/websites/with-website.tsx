import { displayDomain, paths, type Website } from '@evenway/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useSearchParams } from '../../lib/router/hooks.ts';
import { defineTexts } from '../../platform/i18n/define-texts.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { LoadedPart } from '../loading/loaded-part.tsx';
import { chosenWebsite, keepLastWebsite, lastWebsite, missingWebsite } from './website-choice.ts';

interface WithWebsiteProps<W extends Website> {
  /** The websites to choose from. */
  query: UseQueryResult<W[]>;
  texts: {
    readonly failed: string;
    readonly none: string;
    readonly noneHelp: string;
    /** The address contains a website that is not among them. */
    readonly missing: (domain: string) => string;
  };
  /** Parameters that stay when another website is chosen. */
  keeps?: readonly string[];
  /** What has to be known of the website before anything else. */
  notice?: (website: W) => ReactNode;
  children: (website: W, websites: readonly W[]) => ReactNode;
}

/**
 * A screen about one of the organization's websites. A choice is in the address, so that a reload, a link and another
 * tab show the same one, and the next such screen begins with it.
 */
export function WithWebsite<W extends Website>({ query, texts: t, ...props }: WithWebsiteProps<W>) {
  const { loading } = useTexts(ownTexts);
  return (
    <LoadedPart query={query} failed={t.failed} skeleton={<Skeleton shape="block" label={loading} />}>
      {(websites) => <ChosenWebsite websites={websites} texts={t} {...props} />}
    </LoadedPart>
  );
}

interface ChosenWebsiteProps<W extends Website> extends Omit<WithWebsiteProps<W>, 'query'> {
  websites: readonly W[];
}

function ChosenWebsite<W extends Website>({ websites, texts: t, keeps = [], notice, children }: ChosenWebsiteProps<W>) {
  const own = useTexts(ownTexts);
  const [address, setAddress] = useSearchParams();
  // Read again with each address: the sidebar leads here without one.
  const last = useMemo(() => (address.has('website') ? null : lastWebsite()), [address]);
  const website = chosenWebsite(websites, address, last);
  const missing = missingWebsite(websites, address);
  const named = missing === null ? address.get('website') : null;
  useEffect(() => {
    if (named !== null) keepLastWebsite(named);
  }, [named]);
  const choose = (domain: string) => {
    const kept = [...address].filter(([name]) => keeps.includes(name));
    setAddress({ ...Object.fromEntries(kept), website: domain }, { replace: true });
  };
  if (website === null)
    return (
      <EmptyState
        headingLevel={2}
        title={t.none}
        action={
          <ButtonLink variant="primary" to={paths.dashboard}>
            {own.toDashboard}
          </ButtonLink>
        }
      >
        {t.noneHelp}
      </EmptyState>
    );
  return (
    <>
      {missing && (
        <div className="mb-6 wrap-anywhere">
          <Banner tone="warning">{t.missing(displayDomain(missing))}</Banner>
        </div>
      )}
      {notice?.(website)}
      <div className="mb-8 max-w-md">
        <WebsiteSelect label={own.website} websites={websites} selectedId={website.id} onChange={choose} />
      </div>
      {children(website, websites)}
    </>
  );
}

const ownTexts = defineTexts({
  en: { website: 'Website', loading: 'Loading websites', toDashboard: 'Go to the dashboard' },
  fr: { website: 'Site', loading: 'Chargement des sites', toDashboard: 'Aller au tableau de bord' },
});

interface WebsiteSelectProps {
  label: string;
  websites: readonly Website[];
  selectedId: string;
  /** With the domain, which identifies a website in the address of a screen. */
  onChange: (domain: string) => void;
}

/** Selects which of the organization's websites a screen is about. */
function WebsiteSelect({ label, websites, selectedId, onChange }: WebsiteSelectProps) {
  return (
    <Select
      label={label}
      name="website"
      items={websites.map(({ id, domain }) => ({ id, label: displayDomain(domain) }))}
      selectedId={selectedId}
      onChange={(id) => {
        const domain = websites.find((each) => each.id === id)?.domain;
        if (domain) onChange(domain);
      }}
    />
  );
}
