import { CHECK_MAX_PAGES, CHECK_MAX_PATH, CHECK_THEMES, CHECK_WIDTHS, type Check } from '@evenway/contract';
import { SquareArrowOutUpRight } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DisabledReason } from '../../../ui/actions/disabled-reason.tsx';
import { ErrorBanner } from '../../../ui/feedback/banner.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { checkTexts } from '../check-texts.ts';
import type { CheckChoice, CheckStart } from './use-check-start.ts';

const WINDOW = 'window';
const widths = [WINDOW, ...CHECK_WIDTHS] as const;

/** The first check of a website. */
export function StartCheck({ start }: { start: CheckStart }) {
  const t = useTexts(checkTexts).start;
  return (
    <Section title={t.title} description={t.help(CHECK_MAX_PAGES)}>
      <StartForm start={start} />
    </Section>
  );
}

/** Another one, as the last was: folded, since its results are what people come for. */
export function CheckAgain({ last, start }: { last: Check; start: CheckStart }) {
  const t = useTexts(checkTexts).start;
  return (
    <Disclosure title={t.again}>
      <p className="max-w-measure text-ink-muted">{t.help(CHECK_MAX_PAGES)}</p>
      <StartForm last={last} start={start} />
    </Disclosure>
  );
}

function StartForm({ last, start }: { last?: Check; start: CheckStart }) {
  const t = useTexts(checkTexts).start;
  const { role } = useSession();
  const [choice, setChoice] = useState<CheckChoice>({
    width: last?.width ?? null,
    theme: last?.theme ?? 'device',
    page: '',
  });
  const change = (part: Partial<CheckChoice>) => setChoice({ ...choice, ...part });
  return (
    <div className="flex w-full flex-col items-start gap-5">
      <ErrorBanner>{start.problem}</ErrorBanner>
      <div className="grid w-full max-w-3xl items-end gap-4 sm:grid-cols-3">
        <Select
          label={t.width}
          name="width"
          selectedId={String(choice.width ?? WINDOW)}
          onChange={(id) => change({ width: CHECK_WIDTHS.find((width) => String(width) === id) ?? null })}
          items={widths.map((width) => ({ id: String(width), label: t.widths[width] }))}
        />
        <Select
          label={t.theme}
          name="theme"
          selectedId={choice.theme}
          onChange={(theme) => change({ theme })}
          items={CHECK_THEMES.map((id) => ({ id, label: t.themes[id] }))}
        />
        <TextField
          label={t.page}
          name="page"
          value={choice.page}
          onChange={(page) => change({ page })}
          placeholder="/"
          isRequired={false}
          autoComplete="off"
          inputMode="url"
          maxLength={CHECK_MAX_PATH}
        />
      </div>
      <DisabledReason reason={role === 'ORG_ADMIN' ? undefined : t.onlyAdmins}>
        <Button
          variant="primary"
          icon={<SquareArrowOutUpRight aria-hidden="true" className="size-5" />}
          isPending={start.isPending}
          pendingLabel={t.starting}
          onPress={() => start.begin(choice)}
        >
          {t.button}
        </Button>
      </DisabledReason>
    </div>
  );
}
