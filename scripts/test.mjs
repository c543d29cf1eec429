// @ts-check
// Runs all tests: the unit tests with Vitest, then the e2e tests with Playwright. With arguments, runs only the given paths: those
// below e2e/ with Playwright, others with Vitest. An option goes to the runner of the path before it. With --changed, runs the tests of
// what differs from the last commit, and with --changed=COMMIT from that one.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readChanged, testsOfChanges } from './changed/changed-run.mjs'
import { runChild } from './children.mjs'
import { ensureChromium, ensureNotifications } from './chromium.mjs'
import { failureLines, playwrightFailures, runnerFailures, vitestFailures } from './failures.mjs'
import { startSite } from './site.mjs'
import { playwrightSkips, skipLines, vitestSkips } from './skips.mjs'
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
  const { since, args } = readChanged(process.argv.slice(2))
  const changed = since === undefined ? undefined : testsOfChanges(root, since)
  for (const line of changed?.lines ?? []) console.log(line)
  const isFull = changed === undefined && args.length === 0
  const { unit, e2e } = splitArguments([...(changed?.unit ?? []), ...(changed?.e2e ?? []), ...args])
  const hasJourneys = isFull || e2e.length > 0
  if (hasJourneys || unit.some(needsPages)) {
    const code = await runChild(process.execPath, [path.join('scripts', 'build-web.mjs')], { cwd: root })
    if (code !== 0) return code
  }
  // The product of the journeys starts while other tests run.
  const site = hasJourneys && process.env.SITE_ORIGIN === undefined ? startSite() : undefined
  const reports = mkdtempSync(path.join(tmpdir(), 'reports-'))
  const runners = [
    {
      name: 'Vitest',
      run: runVitest,
      args: unit,
      report: path.join(reports, 'vitest.json'),
      count: countVitest,
      failuresOf: vitestFailures,
      // A filter by title skips all others.
      skipsOf: unit.some((arg) => /^(-t|--testNamePattern)/.test(arg)) ? () => [] : vitestSkips,
    },
    {
      name: 'Playwright',
      /** @type {typeof runVitest} */
      run: (...run) => runPlaywright(site, ...run),
      args: e2e,
      report: path.join(reports, 'playwright.json'),
      count: countPlaywright,
      failuresOf: playwrightFailures,
      skipsOf: playwrightSkips,
    },
  ].filter((runner) => isFull || runner.args.length > 0)
  try {
    const counts = []
    const failures = []
    const skips = []
    let exitCode = 0
    for (const runner of runners) {
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
      if (report) skips.push(...runner.skipsOf(report, root))
      exitCode ||= code
    }
    // Whoever works at a machine knows what it lacks. A build server that skips tests reports what nobody has tested.
    if (skips.length > 0 && process.env.CI) exitCode ||= 1
    for (const line of skipLines(skips)) console.log(line)
    for (const line of failureLines(failures)) console.log(line)
    console.log(totalLine(counts))
    return exitCode
  } finally {
    await site?.stop()
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
  // Threads and processes that tests start would compile the same modules again: a third of what it takes to start one.
  const compiled = { NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'compiled') }
  // A full run also checks that every route was covered by a 2xx.
  const env = { ...process.env, ...compiled, ...chromium, ...(isFull && { ALL_TESTS: '1' }) }
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
  return arg.includes('session') || includesPath(arg, 'server/src/session')
}

/**
 * Whether tests below a path may need the built pages. Those of the web's sources and of workspaces beside the product don't.
 * @param {string} arg
 */
function needsPages(arg) {
  return !/^-|^(\.\/)?(contract|art|catalogue|identity|hub|scripts|web\/(src|basemap|icons|wire))(\/|$)/.test(
    arg,
  )
}

/**
 * Whether a path of the command line is that of a file or of a folder above it.
 * @param {string} arg
 * @param {string} file
 */
function includesPath(arg, file) {
  return file.startsWith(arg.replace(/^\.\//, '').replace(/\/$/, ''))
}

/**
 * @template T
 * @param {() => Promise<T>} ensure
 */
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
 * @param {import('./site.mjs').Site | undefined} site undefined if the environment names one that runs
 * @param {string[]} args
 * @param {string} report
 * @param {(text: string) => void} onErrorOutput
 */
async function runPlaywright(site, args, report, onErrorOutput) {
  const chromium = await chromiumPath()
  if (chromium === undefined) return 1
  if (args.length === 0 || args.some((arg) => includesPath(arg, 'e2e/device.spec.ts')))
    await ensureNotifications()
  const environment = site ? await orMessage(() => site.ready) : {}
  if (environment === undefined) {
    onErrorOutput('Error: the product of the journeys did not start')
    return 1
  }
  const env = { ...process.env, ...environment, ...chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const program = executableOf('@playwright/test', 'playwright')
  const flags = ['-c', 'e2e/playwright.config.ts', '--reporter=list,json']
  return runChild(
    process.execPath,
    [program, 'test', ...flags, ...args],
    { cwd: root, env },
    { onErrorOutput },
  )
}
