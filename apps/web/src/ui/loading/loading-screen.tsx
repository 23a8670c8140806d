import { LevelBars } from './level-bars.tsx';

export function LoadingScreen({ label }: { label: string }) {
  return (
    <div role="status" className="flex min-h-[60dvh] flex-col items-center justify-center gap-5 p-6 text-brand">
      <LevelBars className="h-8 w-14" />
      <span className="text-ink-muted">{label}</span>
    </div>
  );
}
