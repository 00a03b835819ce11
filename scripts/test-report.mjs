/** A reporter of Vitest: what `npm test` counts, and what it says again at its end, where nobody has to scroll for it. */
import fs from 'node:fs';

export default class {
  onTestRunEnd(modules, unhandled) {
    const passed = modules.flatMap((module) => [...module.children.allTests('passed')]).length;
    const failed = modules.flatMap((module) => [
      ...[...module.children.allTests('failed')].map((test) =>
        said(`${module.relativeModuleId} › ${test.fullName}`, test.result().errors),
      ),
      // A file that cannot even be loaded, or a hook around the tests, has no test to fail.
      ...around(module).map((error) => said(module.relativeModuleId, [error])),
    ]);
    const loose = unhandled.map((error) => said('an error nobody caught', [error]));
    const report = { passed, failed: [...failed, ...loose] };
    fs.writeFileSync(process.env.TEST_REPORT, JSON.stringify(report));
  }
}

const around = (module) => [
  ...module.errors(),
  ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
];

const said = (name, errors = []) => [name, ...errors.map(inShort)].join('\n');

/** The message and the lines of ours. */
const inShort = ({ stack, message }) =>
  `    ${(stack ?? message ?? '')
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .slice(0, 20)
    .join('\n')}`;
