// @ts-check
// Runs every static check, even after one has failed.
import path from 'node:path'
import { runQuietly } from './children.mjs'
import { executableOf, exitWith, isInterrupted, projectRoot as root, readJson } from './project.mjs'

/** @type {string[]} */
const folders = [...readJson(path.join(root, 'package.json')).workspaces, 'scripts']

/** Each is an executable of a package, or a script of ours.
 * @type {{ name: string, executable?: [packageName: string, executable?: string], script?: string, args?: string[] }[]} */
const checks = [
  // Single-threaded: parallel checkers would infer the same types twice, at twice the CPU and memory.
  {
    name: 'types (tsc)',
    executable: ['typescript', 'tsc'],
    args: ['-p', '.', '--singleThreaded'],
  },
  // Code for browsers, including scripts of the e2e tests, has other globals than code for Node.
  {
    name: 'types of the web (tsc)',
    executable: ['typescript', 'tsc'],
    args: ['-p', 'web', '--singleThreaded'],
  },
  { name: 'lint (oxlint)', executable: ['oxlint'], args: ['--type-aware', '--deny-warnings', '.'] },
  { name: 'formatting (oxfmt)', executable: ['oxfmt'], args: ['--check', '.'] },
  {
    name: 'import rules (dependency-cruiser)',
    executable: ['dependency-cruiser', 'depcruise'],
    args: ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...folders],
  },
  { name: 'unused code and dependencies (knip)', executable: ['knip'], args: ['--no-progress'] },
  {
    name: 'duplicates (jscpd)',
    executable: ['jscpd'],
    args: ['--config', '.jscpd.json', '--no-colors', ...folders],
  },
  { name: 'old ways (stylelint and counts)', script: 'scripts/old-ways.mjs' },
]

const secondsSince = (/** @type {number} */ start) => `${((performance.now() - start) / 1000).toFixed(1)} s`

await exitWith(async () => {
  const startedAt = performance.now()
  const failed = []
  for (const { name, executable, script, args = [] } of checks) {
    const checkStartedAt = performance.now()
    const program = executable ? executableOf(...executable) : path.join(root, script ?? '')
    const { code, output } = await runQuietly(process.execPath, [program, ...args], { cwd: root })
    if (isInterrupted(code)) return code
    if (code !== 0) {
      failed.push(name)
      console.log(output)
    }
    console.log(`${code === 0 ? '✓' : '✗'} ${name} ${secondsSince(checkStartedAt)}`)
  }
  console.log(
    failed.length === 0
      ? `All ${checks.length} checks passed in ${secondsSince(startedAt)}.`
      : `${failed.length} of ${checks.length} checks failed in ${secondsSince(startedAt)}: ${failed.join(', ')}.`,
  )
  return failed.length === 0 ? 0 : 1
})
