import type { StoredFile } from '../../load-facility.ts'

/** Images or documents: the same calls, other words. */
export interface FileKind {
  collection: 'images' | 'documents'
  one: string
  many: string
  /** For the browser's own choice of files; the server looks at what is in them. */
  accept: string
  limits: string
  /** Why a file of another type is not taken. */
  otherType: string
  nameLabel: string
  nameHint: string
  /** What a new file is called until somebody says otherwise. */
  nameOf: (file: File) => string
}

export type { StoredFile }

/** The server's own limit, in bytes. */
const largestFile = 20 * 1024 * 1024

const longestName = 200

/** Names of files may hold what no page shows. */
export function plainName(name: string, fallback: string): string {
  const plain = name.replaceAll(/[\p{Cc}\p{Cs}]/gu, '').trim()
  return Array.from(plain).slice(0, longestName).join('').slice(0, longestName).trim() || fallback
}

/** Why a file would be refused, as far as that can be known before it is sent. */
export function refusalOf({ size }: Pick<File, 'size'>): string | undefined {
  if (size === 0) return 'The file is empty.'
  if (size > largestFile) return 'The file has more than 20 MB.'
  return undefined
}
