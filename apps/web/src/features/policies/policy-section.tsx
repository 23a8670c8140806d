import type { PolicyBlock, PolicySection as Section } from '../../content/policies/policy.ts';
import { PolicyText } from './policy-text.tsx';

export function PolicySection({ number, section }: { number: number; section: Section }) {
  return (
    <section id={section.id} className="mt-12 first:mt-0 print:mt-6">
      <h2 className="flex gap-x-3 text-xl print:break-after-avoid">
        <span className="text-brand tabular-nums">{number}.</span> <span>{section.heading}</span>
      </h2>
      <div className="mt-4 flex max-w-[60ch] flex-col gap-4 print:max-w-none print:gap-2">
        {section.blocks.map((block) => (
          <Block key={JSON.stringify(block)} block={block} />
        ))}
      </div>
    </section>
  );
}

function Block({ block }: { block: PolicyBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <PolicyText>{block}</PolicyText>
      </p>
    );
  if ('list' in block)
    return (
      <ul className="flex list-disc flex-col gap-2 ps-6 marker:text-brand">
        {block.list.map((text) => (
          <li key={text} className="ps-1 print:break-inside-avoid">
            <PolicyText>{text}</PolicyText>
          </li>
        ))}
      </ul>
    );
  return (
    <dl className="flex flex-col divide-y divide-line border-line border-y">
      {block.entries.map(({ name, text }) => (
        <div key={name} className="py-3 print:break-inside-avoid print:py-1.5">
          <dt className="font-semibold wrap-anywhere">{name}</dt>
          <dd className="mt-1 text-ink-muted">
            <PolicyText>{text}</PolicyText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
