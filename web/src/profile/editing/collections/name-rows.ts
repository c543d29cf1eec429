import { maxName } from '@app/contract/rules/limits.ts'

export interface NameRow {
  key: string
  text: string
}

export interface SavedName {
  id: string
  name: string
}

export const newRow = (text = ''): NameRow => ({ key: crypto.randomUUID(), text })

const trimmed = (rows: readonly NameRow[]) =>
  rows.map(({ text }) => text.trim()).filter((text) => text !== '')

/** The saved names to remove and the names to add, so that the rows are what is stored. Empty rows don't count. */
export function namesDifference(saved: readonly SavedName[], rows: readonly NameRow[]) {
  const wanted = new Set(trimmed(rows))
  const known = new Set(saved.map(({ name }) => name))
  return {
    removed: saved.filter(({ name }) => !wanted.has(name)),
    added: [...wanted].filter((name) => !known.has(name)),
  }
}

/** Why a row can't be saved. `pageName` is the name of the page. */
export function rowError({ key, text }: NameRow, rows: readonly NameRow[], pageName: string) {
  const name = text.trim().toLowerCase()
  if (name === '') return undefined
  if (name.length > maxName) return `Use at most ${maxName} characters.`
  if (name === pageName.toLowerCase()) return 'This is the name of the page.'
  const first = rows.find((row) => row.text.trim().toLowerCase() === name)
  return first?.key === key ? undefined : 'This name is in the list already.'
}
