import { once } from 'node:events'
import { chown, mkdir, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import type { Account } from './account.ts'

/** In bytes, without the final zero. */
const longestSocketPath = process.platform === 'darwin' ? 103 : 107
const longestSocketName = '.s.PGSQL.65535'

export const socketFolderIn = (home: string) => path.join(home, 'socket')

/**
 * The folder for the socket of the server, which only its account can enter. Undefined where connections need TCP: on Windows, below a
 * path that is too long for a socket, and on file systems without sockets.
 */
export async function openSocketFolder(
  home: string,
  account: Account | undefined,
): Promise<string | undefined> {
  const folder = socketFolderIn(home)
  const longest = Buffer.byteLength(path.join(folder, longestSocketName))
  if (process.platform === 'win32' || longest > longestSocketPath) return undefined
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (account) await chown(folder, account.uid, account.gid)
  return (await canListen(path.join(folder, 'probe'))) ? folder : undefined
}

async function canListen(file: string): Promise<boolean> {
  await rm(file, { force: true })
  const listener = createServer().listen(file)
  try {
    await once(listener, 'listening')
  } catch {
    return false
  }
  listener.close()
  await once(listener, 'close')
  return true
}

/** Removes what a killed server left. PostgreSQL refuses to start if the pid in the lock file of a socket was reused. */
export async function clearSocketFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(path.join(folder, name), { force: true })
}
