// @ts-check
// Everything that runs: the tests beside the code, then the journeys in a browser. With arguments only what they name:
// paths below e2e/ are journeys, everything else goes to Vitest. An option goes where the path before it goes.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runChild } from './children.mjs'
import { ensureChromium } from './chromium.mjs'
import {
  CommandFailed,
  exitWith,
  isInterrupted,
  programOf,
  projectRoot as root,
  readJson,
} from './project.mjs'
import { countPlaywright, countVitest, shareOut, totalLine } from './totals.mjs'

const journeys = 'e2e/playwright.config.ts'

await exitWith(async () => {
  const args = process.argv.slice(2)
  const isAll = args.length === 0
  const named = shareOut(args)
  const reports = mkdtempSync(path.join(tmpdir(), 'reports-'))
  try {
    const counts = []
    let worst = 0
    if (isAll || named.units.length > 0) {
      const report = path.join(reports, 'vitest.json')
      const code = await runVitest(named.units, report)
      counts.push(existsSync(report) ? countVitest(readJson(report)) : undefined)
      if (isInterrupted(code)) return code
      worst = code
    }
    if (isAll || named.journeys.length > 0) {
      if (existsSync(path.join(root, journeys))) {
        const report = path.join(reports, 'playwright.json')
        const code = await runPlaywright(named.journeys, report)
        counts.push(existsSync(report) ? countPlaywright(readJson(report)) : undefined)
        if (isInterrupted(code)) return code
        worst ||= code
      } else console.log(`No journeys in a browser: there is no ${journeys}.`)
    }
    console.log(totalLine(counts))
    return worst
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
})

/**
 * @param {string[]} args
 * @param {string} report
 */
function runVitest(args, report) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // A whole run also asks whether every operation once answered 2xx.
  const env = { ...process.env, ...(args.length === 0 && { ALL_TESTS: '1' }) }
  return runChild(process.execPath, [programOf('vitest'), 'run', ...reporters, ...args], { cwd: root, env })
}

/**
 * @param {string[]} args
 * @param {string} report
 */
async function runPlaywright(args, report) {
  try {
    const env = { ...process.env, CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const program = programOf('@playwright/test', 'playwright')
    return await runChild(
      process.execPath,
      [program, 'test', '-c', journeys, '--reporter=list,json', ...args],
      {
        cwd: root,
        env,
      },
    )
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    console.error(error.message)
    return 1
  }
}
