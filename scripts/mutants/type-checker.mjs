import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import ts from 'typescript';
import { applyMutant } from './make-mutants.mjs';

/**
 * Whether a mutant's file still type-checks: otherwise it would never reach a test. Only that file is checked, which
 * takes a fraction of a second once the project is loaded.
 */
export function createTypeChecker(root, project) {
  const config = path.join(root, project, 'tsconfig.json');
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    path.dirname(config),
  );
  const changed = new Map();
  let version = 0;
  const read = (file) => changed.get(file)?.text ?? ts.sys.readFile(file);
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({ ...options, noEmit: true }),
    getScriptFileNames: () => fileNames,
    getScriptVersion: (file) => String(changed.get(file)?.version ?? 0),
    getScriptSnapshot: (file) => {
      const text = read(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => path.join(root, project),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath,
  });
  return (mutant) => {
    const file = path.join(root, mutant.file);
    const source = readFileSync(file, 'utf8');
    const text = applyMutant(source, mutant);
    if (!canBeParsed(text)) return false;
    changed.set(file, { text, version: ++version });
    const problems = [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)];
    changed.set(file, { text: source, version: ++version });
    return problems.length === 0;
  };
}

/** TypeScript accepts some code that engines refuse, such as `a && b ?? c ?? d`. */
function canBeParsed(text) {
  try {
    return transformSync(text, { loader: 'ts', logLevel: 'silent' }) !== null;
  } catch {
    return false;
  }
}
