/**
 * Vite plugin: strips schemas from the browser's copy of the contract, where a call needs only method, path and
 * access. Unused imports (zod included) are then tree-shaken. Forms can still import a schema by name.
 */
import type { Plugin } from 'vite';

/** Schemas, and the sentence for the API's page. */
const schemaKeys = new Set(['params', 'query', 'body', 'multipart', 'answer', 'summary']);

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** A call, or an object that may contain calls. */
const isMade = (node: Node): boolean => ['CallExpression', 'ObjectExpression'].includes(node.type);

/** The ranges [from, to) of schema properties in the object passed to defineApi, with trailing commas. */
const schemaParts = (call: Node, code: string): [number, number][] => {
  const [object] = call.arguments as Node[];
  const properties = (object?.properties ?? []) as (Node & { key?: Node & { name?: string } })[];
  return properties
    .filter((p) => p.type === 'Property' && schemaKeys.has(p.key?.name ?? ''))
    .map((p) => [p.start, code[p.end] === ',' ? p.end + 1 : p.end]);
};

export const lightContract = (): Plugin => ({
  name: 'light-contract',
  enforce: 'post',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    filter: { id: /\/contract\/[\w/-]+\.ts$/ },
    handler(code) {
      const edits: { at: number; to: number; text: string }[] = [];
      const program = this.parse(code) as unknown as { body: Node[] };
      for (const statement of program.body) {
        const declaration = (statement.declaration ?? statement) as Node;
        if (declaration.type !== 'VariableDeclaration') continue;
        for (const { init } of declaration.declarations as { init?: Node }[]) {
          if (!init || !isMade(init)) continue;
          if ((init.callee as { name?: string } | undefined)?.name === 'defineApi')
            for (const [at, to] of schemaParts(init, code)) edits.push({ at, to, text: '' });
          // Declarations only: they have no side effects.
          edits.push({ at: init.start, to: init.start, text: '/*#__PURE__*/ (() => (' });
          edits.push({ at: init.end, to: init.end, text: '))()' });
        }
      }
      let light = code;
      for (const { at, to, text } of edits.sort((a, b) => b.at - a.at))
        light = light.slice(0, at) + text + light.slice(to);
      return { code: light, map: null };
    },
  },
});
