import { cruise, type IViolation } from 'dependency-cruiser';
import { boundaryRules } from './rules.ts';

export const FOLDERS = ['apps', 'packages', 'scripts', 'bench', 'faults', 'e2e', 'deploy'];

/** Every import below `root` that breaks a rule, and the number of checked files. */
export async function findViolations(root: string): Promise<{ violations: IViolation[]; files: number }> {
  const { output } = await cruise(
    FOLDERS,
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: boundaryRules(root) },
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)dist/' },
      tsPreCompilationDeps: true,
      combinedDependencies: true,
      // Without it, who depends on a file is worked out for every file, which no rule asks.
      skipAnalysisNotInRules: true,
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'node', 'default'],
        extensions: ['.ts', '.tsx', '.mjs', '.js'],
      },
    },
    { conditionNames: ['import', 'node', 'default'] },
  );
  if (typeof output === 'string') throw new Error('a cruise without a reporter returns no text');
  return { violations: output.summary.violations, files: output.summary.totalCruised };
}
