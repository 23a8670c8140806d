import { fileURLToPath } from 'node:url';
import ts from 'typescript';

type Schema = boolean | { [key: string]: unknown };

export interface SdkSchemas {
  names: string[];
  schema: { $defs: Record<string, Schema> };
}

const SOURCE = fileURLToPath(new URL('./sdk-objects.ts', import.meta.url));

/**
 * JSON Schemas from the SDK's own declarations, but stricter: unknown fields are errors, and so are values that an open
 * list does not name.
 */
export function generateSchemas(): SdkSchemas {
  const program = ts.createProgram([SOURCE], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2022.d.ts'],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(SOURCE);
  const root = source && checker.getSymbolAtLocation(source)?.exports?.get(ts.escapeLeadingUnderscores('SdkObjects'));
  if (!root) throw new Error('The list of SDK objects was not found.');
  const objects = checker.getDeclaredTypeOfSymbol(root).getProperties();
  const names = objects.map((property) => property.name);
  const converter = createConverter(checker, new Set(names));
  for (const property of objects) converter.define(property.name, checker.getTypeOfSymbol(property));
  return { names, schema: { $defs: converter.definitions } };
}

function createConverter(checker: ts.TypeChecker, known: ReadonlySet<string>) {
  const definitions: Record<string, Schema> = {};
  const idOf = new Map<ts.Type, string>();

  const convert = (type: ts.Type): Schema => {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true;
    if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never)) return false;
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
    if (type.flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
    if (type.flags & ts.TypeFlags.Number) return { type: 'number' };
    if (isText(type) || isDecimal(checker, type)) return { type: 'string' };
    if (type.isUnion()) return { anyOf: namedOnly(type.types).map(convert) };
    if (checker.isArrayType(type)) {
      const [element] = checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', items: element ? convert(element) : true };
    }
    return reference(type);
  };

  const reference = (type: ts.Type): Schema => {
    const about = objectName(checker, type);
    if (about !== undefined && about !== 'list' && !known.has(about)) return false;
    const id = idOf.get(type) ?? `type${idOf.size}`;
    if (!idOf.has(type)) {
      idOf.set(type, id);
      definitions[id] = describeObject(type);
    }
    return { $ref: `#/$defs/${id}` };
  };

  const describeObject = (type: ts.Type): Schema => {
    const properties = type.getProperties();
    const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    // The SDK leaves some objects open by declaring nothing in them.
    if (properties.length === 0 && !index) return { type: 'object' };
    return {
      type: 'object',
      properties: Object.fromEntries(
        properties.map((property) => [property.name, convert(checker.getTypeOfSymbol(property))]),
      ),
      required: properties.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional)).map(({ name }) => name),
      additionalProperties: index ? convert(index) : false,
    };
  };

  const define = (name: string, type: ts.Type) => {
    definitions[name] = convert(type);
  };
  return { definitions, define };
}

/** `'a' | 'b' | OtherString` allows future values; what is sent today must be named. */
function namedOnly(types: ts.Type[]): ts.Type[] {
  const hasNames = types.some((type) => type.isStringLiteral());
  return types.filter((type) => !(type.flags & ts.TypeFlags.Undefined) && !(hasNames && type.isIntersection()));
}

function isText(type: ts.Type): boolean {
  const parts = type.isIntersection() ? type.types : [type];
  return parts.some(({ flags }) => flags & ts.TypeFlags.String);
}

/** A class of the SDK for what is sent as a string. */
function isDecimal(checker: ts.TypeChecker, type: ts.Type): boolean {
  return checker.typeToString(type) === 'Decimal';
}

function objectName(checker: ts.TypeChecker, type: ts.Type): string | undefined {
  const property = type.getProperty('object');
  const literal = property && checker.getTypeOfSymbol(property);
  return literal?.isStringLiteral() ? literal.value : undefined;
}
