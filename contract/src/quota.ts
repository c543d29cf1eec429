/** How many items a collection may have, or how many bytes its files. Configuration can change the numbers. */
export interface Quota {
  /** The configuration calls it by this name. */
  name: string
  /** Its items in words, such as 'other names'. */
  noun: string
  most: number
  /** For new accounts, and those without a verified email address. */
  mostAtFirst: number
  /** Whether it limits bytes instead of items. */
  areBytes?: boolean
}

/** The limits of a collection that declares no others. */
const defaultMost = 100

/** Larger collections could neither be sorted in one request nor shown on a page. */
export const largestQuota = 20_000

/** What a collection declares of its quota. `most` null means that something else bounds it. */
export interface QuotaDeclaration {
  name?: string
  noun?: string
  most?: number | null
  mostAtFirst?: number
}

/** The quota of a collection, which is named after the last part of its path. Empty if it has none. */
export function quotasOf(path: string, declared: QuotaDeclaration = {}): readonly Quota[] {
  const { name = path.split('/').at(-1) ?? '', most = defaultMost } = declared
  if (most === null) return []
  const noun = declared.noun ?? name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return [{ name, noun, most, mostAtFirst: declared.mostAtFirst ?? most }]
}

const gigabyte = 1e9

/** The bytes of all images and documents: of a page, and of those that an account has uploaded to any page. */
export const fileByteQuotas = {
  page: {
    name: 'pageFileBytes',
    noun: 'files',
    most: 2 * gigabyte,
    mostAtFirst: gigabyte / 2,
    areBytes: true,
  },
  account: {
    name: 'accountFileBytes',
    noun: 'files',
    most: 20 * gigabyte,
    mostAtFirst: gigabyte,
    areBytes: true,
  },
} satisfies Record<string, Quota>
