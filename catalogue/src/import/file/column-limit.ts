import { maxImportColumns } from '@app/contract/rules/limits.ts'
import { ImportRefusal } from '../import-refusal.ts'

/** Throws `ImportRefusal` for files that are no lists of venues. */
export function refuseTooManyColumns(count: number) {
  if (count > maxImportColumns)
    throw new ImportRefusal(
      `The file has ${count.toLocaleString('en')} columns. At most ${maxImportColumns.toLocaleString('en')} can be read.`,
    )
}
