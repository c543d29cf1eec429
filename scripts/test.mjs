// @ts-check
// Runs all tests: the unit tests with Vitest, then the e2e tests with Playwright. With arguments, runs only the given paths: those
// below e2e/ with Playwright, others with Vitest. An option goes to the runner of the path before it.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runChild } from './children.mjs'
import { ensureChromium } from './chromium.mjs'
import { failureLines, playwrightFailures, runnerFailures, vitestFailures } from './failures.mjs'
import {
  CommandFailed,
  executableOf,
  exitWith,
  isInterrupted,
  projectRoot as root,
  readJson,
} from './project.mjs'
import { ensureValkey } from './valkey.mjs'
import { countPlaywright, countVitest, splitArguments, totalLine } from './totals.mjs'

/** Characters: enough for the last errors. */
const maxErrorOutput = 20_000

await exitWith(async () => {
  const args = process.argv.slice(2)
  const { unit, e2e } = splitArguments(args)
  const reports = mkdtempSync(path.join(tmpdir(), 'reports-'))
  const runners = [
    {
      name: 'Vitest',
      run: runVitest,
      args: unit,
      report: path.join(reports, 'vitest.json'),
      count: countVitest,
      failuresOf: vitestFailures,
    },
    {
      name: 'Playwright',
      run: runPlaywright,
      args: e2e,
      report: path.join(reports, 'playwright.json'),
      count: countPlaywright,
      failuresOf: playwrightFailures,
    },
  ]
  try {
    const counts = []
    const failures = []
    let exitCode = 0
    for (const runner of runners) {
      if (args.length > 0 && runner.args.length === 0) continue
      let errorOutput = ''
      const code = await runner.run(runner.args, runner.report, (text) => {
        errorOutput = (errorOutput + text).slice(-maxErrorOutput)
      })
      if (isInterrupted(code)) return code
      const report = existsSync(runner.report) ? readJson(runner.report) : undefined
      counts.push(report && runner.count(report))
      failures.push(
        ...runnerFailures(runner.name, code, report ? runner.failuresOf(report, root) : [], errorOutput),
      )
      exitCode ||= code
    }
    for (const line of failureLines(failures)) console.log(line)
    console.log(totalLine(counts))
    return exitCode
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
})

/**
 * @param {string[]} args
 * @param {string} report
 * @param {(text: string) => void} onErrorOutput
 */
async function runVitest(args, report, onErrorOutput) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const isFull = args.length === 0
  // Components are tested in a browser.
  const chromium = isFull || args.some((arg) => arg.includes('web')) ? await chromiumPath() : undefined
  if (isFull || args.some(hasSessions)) await orMessage(ensureValkey)
  // A full run also checks that every route was covered by a 2xx.
  const env = { ...process.env, ...chromium, ...(isFull && { ALL_TESTS: '1' }) }
  const options = { cwd: root, env }
  return runChild(process.execPath, [executableOf('vitest'), 'run', ...reporters, ...args], options, {
    onErrorOutput,
  })
}

/** The environment variable for a Chromium. Without one, the tests that need it fail. */
async function chromiumPath() {
  const file = await orMessage(ensureChromium)
  return file === undefined ? undefined : { CHROMIUM_PATH: file }
}

/**
 * Whether tests of the session hub may be below a path. They also run with Valkey or Redis.
 * @param {string} arg
 */
function hasSessions(arg) {
  return arg.includes('session') || 'server/src/session'.startsWith(arg.replace(/\/$/, ''))
}

/** @param {() => Promise<string>} ensure */
async function orMessage(ensure) {
  try {
    return await ensure()
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    console.error(error.message)
    return undefined
  }
}

/**
 * @param {string[]} args
 * @param {string} report
 * @param {(text: string) => void} onErrorOutput
 */
async function runPlaywright(args, report, onErrorOutput) {
  const chromium = await chromiumPath()
  if (chromium === undefined) return 1
  const env = { ...process.env, ...chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const program = executableOf('@playwright/test', 'playwright')
  const flags = ['-c', 'e2e/playwright.config.ts', '--reporter=list,json']
  return runChild(
    process.execPath,
    [program, 'test', ...flags, ...args],
    { cwd: root, env },
    { onErrorOutput },
  )
}
