import { LevelBars } from './level-bars.tsx';

export function Spinner({ label }: { label: string }) {
  return (
    <span role="status" className="inline-flex items-center text-brand">
      <LevelBars className="h-5 w-8" />
      <span className="sr-only">{label}</span>
    </span>
  );
}
