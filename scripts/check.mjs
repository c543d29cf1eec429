// @ts-check
// Every static check in turn; one that fails does not keep the others from having their say.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { runQuietly } from './children.mjs'
import { exitWith, isInterrupted, programOf, projectRoot as root, readJson } from './project.mjs'

/** @type {string[]} */
const folders = [...readJson(path.join(root, 'package.json')).workspaces, 'scripts'].filter((folder) =>
  existsSync(path.join(root, folder)),
)

/** @type {{ name: string, program: () => string, args: string[] }[]} */
const checks = [
  // Several checkers at once would each work out the same types: twice the CPU and the memory.
  {
    name: 'types (tsc)',
    program: () => programOf('typescript', 'tsc'),
    args: ['-p', '.', '--singleThreaded'],
  },
  // What runs in browsers, the journeys' scripts among it, knows other globals than what runs in Node.
  {
    name: 'types of the web (tsc)',
    program: () => programOf('typescript', 'tsc'),
    args: ['-p', 'web', '--singleThreaded'],
  },
  {
    name: 'defects (oxlint)',
    program: () => programOf('oxlint'),
    args: ['--type-aware', '--deny-warnings', '.'],
  },
  { name: 'formatting (oxfmt)', program: () => programOf('oxfmt'), args: ['--check', '.'] },
  {
    name: 'who imports whom (dependency-cruiser)',
    program: () => programOf('dependency-cruiser', 'depcruise'),
    args: ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...folders],
  },
  { name: 'unused code and dependencies (knip)', program: () => programOf('knip'), args: ['--no-progress'] },
  {
    name: 'copies (jscpd)',
    program: () => programOf('jscpd'),
    args: ['--config', '.jscpd.json', '--no-colors', ...folders],
  },
]

const seconds = (/** @type {number} */ from) => `${((performance.now() - from) / 1000).toFixed(1)} s`

await exitWith(async () => {
  const begun = performance.now()
  const failed = []
  for (const { name, program, args } of checks) {
    const from = performance.now()
    const { code, said } = await runQuietly(process.execPath, [program(), ...args], { cwd: root })
    if (isInterrupted(code)) return code
    if (code !== 0) {
      failed.push(name)
      console.log(said)
    }
    console.log(`${code === 0 ? '✓' : '✗'} ${name} ${seconds(from)}`)
  }
  console.log(
    failed.length === 0
      ? `All ${checks.length} checks passed in ${seconds(begun)}.`
      : `${failed.length} of ${checks.length} checks failed in ${seconds(begun)}: ${failed.join(', ')}.`,
  )
  return failed.length === 0 ? 0 : 1
})
