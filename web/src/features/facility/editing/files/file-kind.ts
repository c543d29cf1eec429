import type { StoredFile } from '../../load-facility.ts'

/** Images or documents: the same calls, other words. */
export interface FileKind {
  collection: 'images' | 'documents'
  one: string
  many: string
  /** What is said where there are none. */
  none: string
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
