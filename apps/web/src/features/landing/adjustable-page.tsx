import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { demoTexts } from './demo-texts.ts';

const CONTROLS = ['size', 'spacing', 'contrast', 'links'] as const;
type Control = (typeof CONTROLS)[number];

/** The product at work: a small page that answers to the visitor's own taps. */
export function AdjustablePage() {
  const t = useTexts(demoTexts);
  const [chosen, setChosen] = useState<ReadonlySet<Control>>(new Set());

  const toggle = (control: Control) => {
    const next = new Set(chosen);
    if (!next.delete(control)) next.add(control);
    setChosen(next);
  };

  return (
    <section aria-label={t.label} className="overflow-hidden rounded-panel border border-line-strong bg-surface-raised">
      <MiniPage chosen={chosen} />
      <div className="flex flex-wrap gap-2 border-line border-t bg-surface-sunken p-4">
        {CONTROLS.map((control) => (
          <button
            key={control}
            type="button"
            aria-pressed={chosen.has(control)}
            onClick={() => toggle(control)}
            className={controlClass}
          >
            <Check aria-hidden="true" strokeWidth={3} className="hidden size-4 group-aria-pressed:block" />
            {t.controls[control]}
          </button>
        ))}
      </div>
    </section>
  );
}

function MiniPage({ chosen }: { chosen: ReadonlySet<Control> }) {
  const t = useTexts(demoTexts).page;
  const look = [
    'flex min-h-72 flex-col justify-center p-6 sm:p-8',
    chosen.has('contrast') ? 'bg-ink text-surface' : '',
    chosen.has('spacing') ? 'gap-6 leading-loose tracking-wider' : 'gap-3',
  ].join(' ');
  const isContrast = chosen.has('contrast');
  return (
    <div className={look}>
      <p className={`font-bold leading-tight ${chosen.has('size') ? 'text-3xl' : 'text-xl'}`}>{t.title}</p>
      <p className={`${chosen.has('size') ? 'text-xl' : 'text-base'} ${isContrast ? '' : 'text-ink-muted'}`}>
        {t.text}
      </p>
      <p className={chosen.has('size') ? 'text-xl' : 'text-base'}>
        <span className={chosen.has('links') ? marked : isContrast ? 'underline' : 'text-accent'}>{t.link}</span>
      </p>
    </div>
  );
}

const marked = 'rounded-xs bg-warm-surface px-1.5 py-0.5 font-semibold text-warm-ink underline';

const controlClass =
  'group inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-surface-raised px-4 font-semibold hover:bg-surface-hover aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-accent-ink';
