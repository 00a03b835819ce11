/**
 * What may import what (docs/architecture.md). Type-only imports and cycles count.
 * web/{pages,office,shell} -> web/features -> web/ui -> web/lib -> contract -> i18n
 * server/app -> server/features -> server/shared -> server/schema -> server/platform -> contract -> i18n
 */
const rule = (name, from, to, extra = {}) => ({ name, severity: 'error', from, to, ...extra });

module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true }),
    rule(
      'i18n-imports-nothing',
      { path: '^i18n/', pathNot: '\\.test\\.ts$' },
      { pathNot: '^i18n/' },
    ),
    rule(
      'contract-is-the-floor',
      { path: '^contract/', pathNot: '\\.test\\.ts$' },
      { pathNot: '^(contract|i18n)/|node_modules/zod' },
    ),
    rule('web-never-sees-server', { path: '^web/' }, { path: '^(server|demo)/' }),
    rule('server-never-sees-web', { path: '^server/' }, { path: '^web/' }),
    rule(
      'lib-is-below-all',
      { path: '^web/lib/' },
      { path: '^web/(ui|features|pages|office|shell)/' },
    ),
    rule(
      'ui-is-below-features',
      { path: '^web/ui/' },
      { path: '^web/(features|pages|office|shell)/' },
    ),
    rule(
      'features-are-below-pages',
      { path: '^web/features/' },
      { path: '^web/(pages|office|shell)/' },
    ),
    rule(
      'web-features-are-apart',
      { path: '^web/features/([^/]+)/' },
      { path: '^web/features/', pathNot: '^web/features/$1/' },
    ),
    rule('site-never-sees-office', { path: '^web/(pages|shell)/' }, { path: '^web/office/' }),
    rule(
      'office-ui-is-below-office-features',
      { path: '^web/office/ui/' },
      { path: '^web/office/', pathNot: '^web/office/ui/' },
    ),
    rule(
      'office-shared-parts-are-below-office-features',
      { path: '^web/office/(cases|shell)/' },
      { path: '^web/office/', pathNot: '^web/office/(ui|cases|shell)/' },
    ),
    rule(
      'office-features-are-apart',
      { path: '^web/office/([^/]+)/', pathNot: '^web/office/(ui|cases|shell)/' },
      { path: '^web/office/', pathNot: '^web/office/($1|ui|cases|shell)/' },
    ),
    rule(
      'server-features-are-apart',
      { path: '^server/features/([^/]+)/' },
      { path: '^server/features/', pathNot: '^server/features/$1/' },
    ),
    rule(
      'features-are-below-app',
      { path: '^server/features/' },
      { path: '^server/(demo/|[^/]+\\.ts$)' },
    ),
    rule(
      'shared-is-below-features',
      { path: '^server/shared/' },
      { path: '^server/(features/|demo/|[^/]+\\.ts$)' },
    ),
    rule(
      'schema-is-below-shared',
      { path: '^server/schema/' },
      { path: '^server/', pathNot: '^server/(schema|platform|shared/localized-text)/' },
    ),
    rule(
      'platform-knows-no-feature',
      { path: '^server/platform/', pathNot: '\\.test\\.ts$' },
      { path: '^server/', pathNot: '^server/platform/' },
    ),
    rule(
      'only-stores-touch-drizzle',
      { path: '^server/features/', pathNot: '\\.store\\.ts$' },
      { path: 'node_modules/drizzle-orm|^server/schema/' },
    ),
    rule(
      'rules-are-pure',
      { path: '\\.rules\\.ts$' },
      { pathNot: '^(contract|i18n|server/platform/time)/|\\.rules\\.ts$|node_modules/zod' },
    ),
    rule(
      'no-orphans',
      {
        orphan: true,
        pathNot:
          '\\.d\\.ts$|\\.test\\.ts$|\\.config\\.ts$|^(scripts|bench|tests)/|^web/(routes|entry\\.)|\\.(mjs|cjs)$',
      },
      {},
    ),
    rule('nothing-unresolvable', {}, { couldNotResolve: true, pathNot: '\\+types/|^virtual:' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|data|\\.react-router)/|\\+types/|\\.css$|\\.svg$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
