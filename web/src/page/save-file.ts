import { accessToken } from '../api/session.ts'

/** Saves a file that only the person who is signed in may read. */
export async function saveFile(path: string, name: string): Promise<void> {
  const token = await accessToken()
  const reply = await fetch(path, token === null ? {} : { headers: { authorization: `Bearer ${token}` } })
  if (!reply.ok) throw new Error(`The file could not be read: ${reply.status}.`)
  const url = URL.createObjectURL(await reply.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
