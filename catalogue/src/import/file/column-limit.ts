import { ImportRefusal } from '../import-refusal.ts'

const maxColumns = 1000

/** Throws `ImportRefusal` for files that are no lists of venues. */
export function refuseTooManyColumns(count: number) {
  if (count > maxColumns)
    throw new ImportRefusal(
      `The file has ${count.toLocaleString('en')} columns. At most ${maxColumns.toLocaleString('en')} can be read.`,
    )
}
