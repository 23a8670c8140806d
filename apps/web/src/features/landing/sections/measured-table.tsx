import { measured, measuredTexts } from '../../../content/landing/measured.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { settings } from '../../../platform/settings.ts';
import { classNames } from '../../../ui/class-names.ts';
import { TextLink } from '../../../ui/navigation/text-link.tsx';

type Figures = (typeof measured.contenders)[number];

const SIZES = ['bytesBefore', 'bytesAfter'] as const;
const PAGES = ['grown', 'readable', 'restored'] as const;
const COLUMNS = [...SIZES, ...PAGES];

/** Our figures beside those of peers. The best of each column is bold, ours or not. */
export function MeasuredTable() {
  const t = useTexts(measuredTexts);
  return (
    <div className="mt-8 grid gap-x-20 gap-y-4 sm:mt-14 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <div>
        <h3 id="measured" className="text-lg sm:text-2xl">
          {t.title}
        </h3>
        <p className="mt-2 text-ink-muted">{t.lead(String(measured.contenders[0].pages))}</p>
      </div>
      <div>
        <table aria-labelledby="measured" className="w-full text-xs tabular-nums sm:text-base">
          <thead>
            <tr className="text-start text-ink-muted sm:text-sm">
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="pe-2 pb-1 text-start align-bottom font-semibold last:pe-0">
                  {t.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          {measured.contenders.map((figures) => (
            <Rows key={figures.package ?? ''} figures={figures} />
          ))}
        </table>
        <p className="mt-2 text-sm">
          {t.reproduce} <code className="font-semibold">{measured.command}</code>
        </p>
        <details className="mt-1 text-sm">
          <summary className="inline-flex min-h-11 items-center rounded-xs font-semibold underline underline-offset-[0.2em]">
            {t.method}
          </summary>
          <p className="max-w-measure text-ink-muted">{t.legend}</p>
        </details>
      </div>
    </div>
  );
}

/** The name above its figures, so that both fit on a narrow screen. */
function Rows({ figures }: { figures: Figures }) {
  const size = new Intl.NumberFormat(languagePreference.use(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const isOurs = figures.package === null;
  const cellClass = (isBest: boolean) => classNames('pe-1 pb-2', isBest ? 'font-bold' : 'text-ink-muted');
  return (
    <tbody className={isOurs ? 'border-brand border-t-4' : 'border-line border-t'}>
      <tr>
        <th scope="rowgroup" colSpan={COLUMNS.length} className="pt-2 text-start font-semibold">
          {figures.package === null ? (
            settings.brand.name
          ) : (
            <>
              <TextLink href={`https://www.npmjs.com/package/${figures.package}`} external>
                {figures.package}
              </TextLink>{' '}
              <span className="font-normal text-ink-muted">{figures.version}</span>
            </>
          )}
        </th>
      </tr>
      <tr>
        {SIZES.map((column) => (
          <td key={column} className={cellClass(figures[column] === least(column))}>
            {size.format(figures[column] / 1000)}
          </td>
        ))}
        {PAGES.map((column) => (
          <td key={column} className={cellClass(figures[column] === most(column))}>
            {figures[column]}/{figures.pages}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

const least = (column: (typeof SIZES)[number]) => Math.min(...measured.contenders.map((figures) => figures[column]));
const most = (column: (typeof PAGES)[number]) => Math.max(...measured.contenders.map((figures) => figures[column]));
