import { chmod, mkdir } from 'node:fs/promises'

/** The mode of files and folders with what people have entrusted to us: only the account that runs the server reads them. */
export const privateFile = 0o600
const privateMode = 0o700

/** Creates a folder, and those above it that are missing, that only this account can open. */
export const createPrivateFolder = (path: string) => mkdir(path, { recursive: true, mode: privateMode })

/**
 * Creates the data directory, or closes an existing one to other accounts. As root, others may pass through it, though not list it: the
 * database in it runs under another account.
 */
export async function createDataFolder(path: string) {
  const mode = process.getuid?.() === 0 ? 0o711 : privateMode
  await mkdir(path, { recursive: true, mode })
  await chmod(path, mode)
}

/** Closes a folder of an earlier release, whose files others could read, and creates it if it is missing. */
export async function closeFolder(path: string) {
  await createPrivateFolder(path)
  await chmod(path, privateMode)
}
