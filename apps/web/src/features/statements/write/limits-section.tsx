import {
  type KnownLimit,
  LIMIT_REASONS,
  type OfferedLimit,
  type OfferedLimits,
  STATEMENT_LIMIT_TEXT_MAX_LENGTH,
  STATEMENT_LIMITS_MAX_COUNT,
} from '@evenway/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadedPart } from '../../../shared/loading/loaded-part.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { DisabledReason } from '../../../ui/actions/disabled-reason.tsx';
import { FieldMessage } from '../../../ui/fields/field-message.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { formTexts } from './form-texts.ts';
import type { SectionProps } from './section-props.ts';

const EMPTY: KnownLimit = { description: '', reason: 'notConforming', explanation: '', alternative: '' };

export function LimitsSection({
  content,
  set,
  errorOf,
  offers,
}: SectionProps & { offers: UseQueryResult<OfferedLimits> }) {
  const t = useTexts(formTexts).limits;
  const { limits } = content;
  const isFull = limits.length >= STATEMENT_LIMITS_MAX_COUNT;
  const add = (limit: KnownLimit) => set({ limits: [...limits, limit] });
  const contradiction = errorOf('limitsForFull');
  return (
    <Section title={t.title} description={t.help}>
      <div className="flex max-w-xl flex-col gap-8">
        {contradiction && <FieldMessage>{contradiction}</FieldMessage>}
        {limits.map((limit, index) => (
          <LimitFields
            // biome-ignore lint/suspicious/noArrayIndexKey: limits have no name of their own, and their fields hold no state.
            key={index}
            title={t.item(index + 1)}
            limit={limit}
            // The first empty one is where the preview leads to.
            name={
              limits.findIndex(({ description }) => description.trim() === '') === index ? 'limits' : `limit-${index}`
            }
            error={limit.description.trim() === '' ? errorOf('limits') : undefined}
            onChange={(changed) => set({ limits: limits.with(index, changed) })}
            onRemove={() => set({ limits: limits.toSpliced(index, 1) })}
          />
        ))}
        <div>
          <DisabledReason reason={isFull ? t.full(STATEMENT_LIMITS_MAX_COUNT) : undefined}>
            <Button icon={<Plus aria-hidden="true" className="size-5" />} onPress={() => add(EMPTY)}>
              {t.add}
            </Button>
          </DisabledReason>
        </div>
        <LoadedPart
          query={offers}
          failed={t.offersFailed}
          skeleton={<Skeleton shape="line" width="w-1/2" label={t.offersLoading} />}
        >
          {({ limits: offered }) =>
            offered.length > 0 && <Offers offered={offered} limits={limits} isFull={isFull} onAdd={add} />
          }
        </LoadedPart>
      </div>
    </Section>
  );
}

interface LimitFieldsProps {
  title: string;
  name: string;
  limit: KnownLimit;
  error: string | undefined;
  onChange: (limit: KnownLimit) => void;
  onRemove: () => void;
}

function LimitFields({ title, name, limit, error, onChange, onRemove }: LimitFieldsProps) {
  const t = useTexts(formTexts).limits;
  const change = (part: Partial<KnownLimit>) => onChange({ ...limit, ...part });
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-line-strong border-s-2 ps-4">
      <legend className="mb-2 font-semibold">{title}</legend>
      <TextArea
        label={t.description}
        name={name}
        value={limit.description}
        onChange={(description) => change({ description })}
        error={error}
        maxLength={STATEMENT_LIMIT_TEXT_MAX_LENGTH}
      />
      <Select
        label={t.reason}
        items={LIMIT_REASONS.map((id) => ({ id, label: t.reasons[id] }))}
        selectedId={limit.reason}
        onChange={(reason) => change({ reason })}
      />
      <TextArea
        label={t.explanation}
        name={`${name}-explanation`}
        isRequired={false}
        rows={2}
        value={limit.explanation}
        onChange={(explanation) => change({ explanation })}
        maxLength={STATEMENT_LIMIT_TEXT_MAX_LENGTH}
      />
      <TextArea
        label={t.alternative}
        name={`${name}-alternative`}
        isRequired={false}
        rows={2}
        value={limit.alternative}
        onChange={(alternative) => change({ alternative })}
        maxLength={STATEMENT_LIMIT_TEXT_MAX_LENGTH}
      />
      <div>
        <Button size="sm" variant="quiet" aria-label={t.removeNamed(title)} onPress={onRemove}>
          {t.remove}
        </Button>
      </div>
    </fieldset>
  );
}

interface OffersProps {
  offered: readonly OfferedLimit[];
  limits: readonly KnownLimit[];
  isFull: boolean;
  onAdd: (limit: KnownLimit) => void;
}

/** What checks found, to be added one by one: nothing gets into a statement unseen. */
function Offers({ offered, limits, isFull, onAdd }: OffersProps) {
  const t = useTexts(formTexts).limits;
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-lg">{t.offers}</h3>
      <p className="text-ink-muted">{t.offersHelp}</p>
      <ul className="flex flex-col divide-y divide-line">
        {offered.map(({ id, source, title, description }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
              <p className="font-semibold">{title}</p>
              <p className="text-ink-muted text-sm">{t.sources[source]}</p>
              <p>{description}</p>
            </div>
            {limits.some((limit) => limit.description === description) ? (
              <span className="text-ink-muted">{t.added}</span>
            ) : (
              <DisabledReason reason={isFull ? t.full(STATEMENT_LIMITS_MAX_COUNT) : undefined}>
                <Button size="sm" aria-label={t.addNamed(title)} onPress={() => onAdd({ ...EMPTY, description })}>
                  {t.addOffer}
                </Button>
              </DisabledReason>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
