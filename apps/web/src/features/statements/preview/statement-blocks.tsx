import type { Language, StatementBlock, StatementInline } from '@evenway/contract';
import { TextLink } from '../../../ui/navigation/text-link.tsx';

interface StatementBlocksProps {
  label: string;
  language: Language;
  title: string;
  blocks: readonly StatementBlock[];
}

/** A statement as its page shows it, below the headings of this screen. */
export function StatementBlocks({ label, language, title, blocks }: StatementBlocksProps) {
  return (
    <article
      aria-label={label}
      lang={language}
      className="flex max-w-measure flex-col gap-3 rounded-panel border border-line-strong bg-surface-raised px-5 py-6 wrap-anywhere sm:px-8"
    >
      <h2 className="text-2xl">{title}</h2>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text that is rendered again as a whole; its lines have no other name.
        <Block key={index} block={block} />
      ))}
    </article>
  );
}

function Block({ block }: { block: StatementBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h3 className="mt-4 text-lg">{block.text}</h3>;
    case 'subheading':
      return <h4 className="mt-1 font-semibold">{block.text}</h4>;
    case 'paragraph':
      return (
        <p>
          <Inline parts={block.parts} />
        </p>
      );
    case 'list':
      return (
        <ul className="flex list-disc flex-col gap-1 ps-5">
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <li key={index}>
              <Inline parts={item} />
            </li>
          ))}
        </ul>
      );
  }
}

function Inline({ parts }: { parts: readonly StatementInline[] }) {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <TextLink key={index} href={part.href} external={part.href.startsWith('http')}>
        {part.text}
      </TextLink>
    ),
  );
}
