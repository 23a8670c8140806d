import { LogoMark } from './logo-mark.tsx';

export function Logo({ name, size = 'md' }: { name: string; size?: 'sm' | 'md' | 'lg' | undefined }) {
  return (
    <span
      className={`inline-flex items-center gap-[0.35em] font-bold leading-none tracking-tight text-ink ${sizes[size]}`}
    >
      <LogoMark className="size-[1.15em] shrink-0 text-brand" />
      <span>{name}</span>
    </span>
  );
}

const sizes = { sm: 'text-lg', md: 'text-xl', lg: 'text-3xl' };
