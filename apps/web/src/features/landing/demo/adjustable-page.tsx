import { Check } from 'lucide-react';
import { useState } from 'react';
import { samplePageTexts } from '../../../content/landing/sample-page.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { BakeryPicture } from '../pictures/bakery-picture.tsx';

const CONTROLS = ['larger', 'lineHeight', 'contrast', 'links'] as const;
type Control = (typeof CONTROLS)[number];
type Chosen = ReadonlySet<Control>;

/** A live demo: a small page that reacts to the visitor's own choices. */
export function AdjustablePage() {
  const t = useTexts(samplePageTexts);
  const [chosen, setChosen] = useState<Chosen>(new Set());

  const toggle = (control: Control) => {
    const next = new Set(chosen);
    if (!next.delete(control)) next.add(control);
    setChosen(next);
  };

  return (
    <section
      aria-label={t.label}
      className="overflow-hidden rounded-panel border border-line-strong bg-surface-raised shadow-overlay"
    >
      <div className="flex items-center gap-3 border-line border-b bg-surface-sunken px-4 py-2">
        <span aria-hidden="true" className="flex w-5 flex-col gap-1">
          <span className="h-1 bg-line-strong" />
          <span className="h-1 bg-line-strong" />
        </span>
        <span className="truncate text-ink-muted text-xs">{t.address}</span>
      </div>
      <MiniPage chosen={chosen} />
      <div className="border-line border-t bg-surface-sunken p-3 sm:p-5">
        <p className="mb-2 text-ink-muted text-sm sm:mb-3">{t.hint}</p>
        <div className="grid grid-cols-2 gap-2 noscript:hidden">
          {CONTROLS.map((control) => (
            <button
              key={control}
              type="button"
              aria-pressed={chosen.has(control)}
              onClick={() => toggle(control)}
              className={controlClass}
            >
              <span aria-hidden="true" className={boxClass}>
                <Check strokeWidth={4} className="hidden size-3 group-aria-pressed:block" />
              </span>
              {t.controls[control]}
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}

// Tall enough for everything switched on, so that the controls below do not move; the picture makes room for text.
function MiniPage({ chosen }: { chosen: Chosen }) {
  const t = useTexts(samplePageTexts).page;
  const isLarge = chosen.has('larger');
  const isStrong = chosen.has('contrast');
  const isSpaced = chosen.has('lineHeight');
  const body = classNames(
    isLarge ? 'text-xl' : 'text-base',
    isSpaced && 'leading-loose',
    !isStrong && 'text-ink-muted',
  );
  return (
    <div
      className={classNames(
        'flex h-[30rem] flex-col p-4 min-[22rem]:h-[26rem] sm:h-[30rem] sm:p-8',
        isStrong && 'bg-ink text-surface',
        isSpaced ? 'gap-4' : 'gap-2 sm:gap-3',
      )}
    >
      <p className={classNames('font-bold', isLarge ? 'text-xl' : 'text-base')}>{t.name}</p>
      <BakeryPicture isStrong={isStrong} />
      <p
        className={classNames(
          'font-bold',
          isSpaced ? 'leading-relaxed' : 'leading-tight',
          isLarge ? 'text-3xl' : 'text-2xl',
        )}
      >
        {t.title}
      </p>
      <p className={body}>{t.text}</p>
      <p className={body}>{t.hours}</p>
      <p className={isLarge ? 'text-xl' : 'text-base'}>
        <span className={chosen.has('links') ? marked : isStrong ? 'underline' : 'text-accent'}>{t.link}</span>
      </p>
    </div>
  );
}

const marked = 'rounded-xs bg-warm-surface box-decoration-clone px-1.5 py-0.5 font-semibold text-warm-ink underline';

const controlClass =
  'group inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-surface-raised px-2.5 py-1 text-start font-semibold text-sm leading-tight sm:gap-2.5 sm:px-3.5 sm:text-base hover:bg-surface-hover aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-accent-ink';

const boxClass =
  'flex size-4 shrink-0 items-center justify-center rounded-xs border-2 border-line-strong group-aria-pressed:border-current';
