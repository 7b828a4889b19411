import { parseSync, type ImportDeclaration, type Module, type Node } from '@swc/core';

/** All names of a module: `import * as router from …`. */
export const ALL_NAMES = '*';

/** Returns the values that a module imports or re-exports by name from `library`; types are left out. */
export function importedNames(source: string, library: string): string[] {
  return parseModule(source).body.flatMap((item) => {
    if (item.type === 'ImportDeclaration' && item.source.value === library) return valuesOf(item);
    if (item.type === 'ExportNamedDeclaration' && item.source?.value === library && !item.typeOnly) {
      return item.specifiers.map((specifier) =>
        specifier.type === 'ExportSpecifier' && !specifier.isTypeOnly ? specifier.orig.value : ALL_NAMES,
      );
    }
    return item.type === 'ExportAllDeclaration' && item.source.value === library ? [ALL_NAMES] : [];
  });
}

function valuesOf({ typeOnly, specifiers }: ImportDeclaration): string[] {
  if (typeOnly) return [];
  return specifiers.flatMap((specifier) => {
    if (specifier.type !== 'ImportSpecifier') return [ALL_NAMES];
    return specifier.isTypeOnly ? [] : [(specifier.imported ?? specifier.local).value];
  });
}

/** Returns the names that code reads of an object, such as `object` of `z.object()`. Types are left out. */
export function namesReadOf(source: string, object: string): string[] {
  const names: string[] = [];
  walk(parseModule(source), (node) => {
    if (!isMember(node) || node.object.type !== 'Identifier' || node.object.value !== object) return;
    names.push(node.property.type === 'Identifier' ? node.property.value : ALL_NAMES);
  });
  return names;
}

/** Returns the names that a module exports in `export { … }` lists. */
export function exportedNames(source: string): string[] {
  return parseModule(source).body.flatMap((item) => {
    if (item.type !== 'ExportNamedDeclaration') return [];
    return item.specifiers.flatMap((specifier) =>
      specifier.type === 'ExportSpecifier' ? [(specifier.exported ?? specifier.orig).value] : [],
    );
  });
}

/** Returns the keys of the object that a module exports as the constant `name`. */
export function exportedKeys(source: string, name: string): string[] {
  return parseModule(source).body.flatMap((item) => {
    if (item.type !== 'ExportDeclaration' || item.declaration.type !== 'VariableDeclaration') return [];
    return item.declaration.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || id.value !== name || init?.type !== 'ObjectExpression') return [];
      return init.properties.flatMap((property) => {
        if (property.type === 'Identifier') return [property.value];
        if (property.type !== 'KeyValueProperty' || property.key.type !== 'Identifier') return [];
        return [property.key.value];
      });
    });
  });
}

function parseModule(source: string): Module {
  return parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' });
}

interface Member {
  readonly object: { readonly type: string; readonly value?: string };
  readonly property: { readonly type: string; readonly value: string };
}

function isMember(node: Node): node is Node & Member {
  return node.type === 'MemberExpression';
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit);
  } else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) visit(value);
    for (const child of Object.values(value)) walk(child, visit);
  }
}

function isNode(value: object): value is Node {
  return 'type' in value && typeof value.type === 'string';
}
