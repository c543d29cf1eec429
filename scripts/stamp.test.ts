import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fingerprint, isInstalled, isNeeded, isStamped, stamp } from './stamp.mjs'

const platform = { os: 'linux', cpu: 'x64', libc: 'glibc' }
const packages = {
  '': { dependencies: { left: '1.0.0' }, optionalDependencies: { 'native-linux': '1.0.0' } },
  web: { dependencies: { right: '2.0.0' } },
  'node_modules/web': { link: true },
  'node_modules/left': { version: '1.0.0' },
  'node_modules/left/node_modules/right': { version: '1.0.0' },
  'node_modules/right': { version: '2.0.0' },
  'node_modules/native-linux': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
  'node_modules/native-darwin': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
  'node_modules/only-for-darwin': { version: '1.0.0', optional: true },
}
const installed = Object.entries(packages).filter(([folder]) => /left|right|native-linux/.test(folder))

let root: string
const write = async (file: string, content: unknown) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true })
  await writeFile(path.join(root, file), JSON.stringify(content))
}

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'stamp-'))
  await write('package.json', { workspaces: ['web', 'not-yet'], scripts: { a: 'b' }, ...packages[''] })
  await write('web/package.json', packages.web)
  await write('package-lock.json', { packages })
  for (const [folder, locked] of installed) await write(`${folder}/package.json`, locked)
  await write('node_modules/.package-lock.json', { packages: Object.fromEntries(installed) })
})

afterEach(() => rm(root, { recursive: true }))

describe('the stamp', () => {
  test('is valid until a package.json changes', async () => {
    expect(isStamped(root, fingerprint(root))).toBe(false)
    stamp(root, fingerprint(root))
    expect(isStamped(root, fingerprint(root))).toBe(true)
    await write('web/package.json', { dependencies: { right: '2.0.1' } })
    expect(isStamped(root, fingerprint(root))).toBe(false)
  })

  test.each(['package.json', 'web/package.json', 'not-yet/package.json', 'package-lock.json'])(
    'the fingerprint changes with %s',
    async (file) => {
      const before = fingerprint(root)
      await write(file, { workspaces: ['web', 'not-yet'], changed: true })
      expect(fingerprint(root)).not.toBe(before)
    },
  )

  test('is gone when node_modules is removed', async () => {
    stamp(root, fingerprint(root))
    await rm(path.join(root, 'node_modules'), { recursive: true })
    expect(isStamped(root, fingerprint(root))).toBe(false)
  })

  test('the fingerprint is the same in a copy of the checkout', async () => {
    const copy = await mkdtemp(path.join(os.tmpdir(), 'stamp-copy-'))
    await cp(root, copy, { recursive: true })
    expect(fingerprint(copy)).toBe(fingerprint(root))
    await rm(copy, { recursive: true })
  })
})

describe('isInstalled', () => {
  test('is true if everything locked for this platform is installed', () => {
    expect(isInstalled(root, platform)).toBe(true)
  })

  test('is false on another platform', () => {
    expect(isInstalled(root, { os: 'darwin', cpu: 'arm64' })).toBe(false)
  })

  test('is false without the list that npm writes last', async () => {
    await rm(path.join(root, 'node_modules', '.package-lock.json'))
    expect(isInstalled(root, platform)).toBe(false)
  })

  const names = ['left', 'left/node_modules/right', 'native-linux']

  test.each(names)('is false if %s is missing', async (name) => {
    await rm(path.join(root, 'node_modules', name, 'package.json'))
    expect(isInstalled(root, platform)).toBe(false)
  })

  test.each(names)('is false if %s is installed in another version', async (name) => {
    const listed = { ...Object.fromEntries(installed), [`node_modules/${name}`]: { version: '0.9.0' } }
    await write('node_modules/.package-lock.json', { packages: listed })
    expect(isInstalled(root, platform)).toBe(false)
  })

  test('is false if a package.json has a dependency that is not locked', async () => {
    await write('web/package.json', { dependencies: { right: '2.0.0', more: '1.0.0' } })
    expect(isInstalled(root, platform)).toBe(false)
  })

  test('is true if only the scripts of a package.json changed', async () => {
    await write('web/package.json', { ...packages.web, scripts: { new: 'one' } })
    expect(isInstalled(root, platform)).toBe(true)
  })
})

describe('isNeeded', () => {
  test.each([
    [{}, true],
    [{ optional: true }, false],
    [{ optional: true, os: ['linux'] }, true],
    [{ optional: true, os: 'linux', cpu: 'x64' }, true],
    [{ optional: true, os: ['linux'], cpu: ['arm64'] }, false],
    [{ optional: true, os: ['!win32'] }, true],
    [{ optional: true, os: ['!linux'] }, false],
    [{ optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] }, false],
  ])('a package with %j: %s', (locked, needed) => {
    expect(isNeeded(locked, platform)).toBe(needed)
  })
})
