/** How many items a collection may have. Configuration can change the numbers. */
export interface Quota {
  /** The configuration calls it by this name. */
  name: string
  /** Its items in words, such as 'other names'. */
  noun: string
  most: number
  /** For accounts younger than a day, and those without a verified email address. */
  mostAtFirst: number
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
