import type { ReactNode } from 'react';
import { proofTexts } from '../../../content/landing/proof.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import type { Proof } from '../proof.ts';
import { SampleBadge } from './sample-badge.tsx';

/** Certificates and ratings, if the operator has some. */
export function Recognition({ proof: { certifications, ratings } }: { proof: Proof }) {
  const t = useTexts(proofTexts);
  const language = languagePreference.use();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  if (certifications.shown.length + ratings.shown.length === 0) return null;
  return (
    <div className="mt-6 grid gap-x-12 gap-y-6 sm:mt-10 sm:grid-cols-2">
      {certifications.shown.length > 0 && (
        <Group title={t.certifications}>
          {certifications.shown.map(({ name, url }) => (
            <Item key={name.en} isSample={certifications.isSample} url={url}>
              {name[language]}
            </Item>
          ))}
        </Group>
      )}
      {ratings.shown.length > 0 && (
        <Group title={t.ratings}>
          {ratings.shown.map(({ site, score, outOf, url }) => (
            <Item key={site} isSample={ratings.isSample} url={url}>
              <strong className="tabular-nums">{t.outOf(number.format(score), number.format(outOf))}</strong>, {site}
            </Item>
          ))}
        </Group>
      )}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-2 flex flex-col gap-2">{children}</ul>
    </div>
  );
}

function Item({ isSample, url, children }: { isSample: boolean; url: string | null; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      {url === null ? (
        <span>{children}</span>
      ) : (
        <TextLink href={url} external>
          {children}
        </TextLink>
      )}
      {isSample && <SampleBadge />}
    </li>
  );
}
