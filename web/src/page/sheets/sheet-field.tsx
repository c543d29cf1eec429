import { FileDrop } from '../../components/fields/file-drop.tsx'
import { readSheet, SheetError, sheetTypes } from './read-sheet.ts'

interface SheetFieldProps {
  label: string
  hint: string
  error?: string | undefined
  /** The cells by row, read on the device. A file that is chosen first takes away what an earlier one gave. */
  onRead: (rows: string[][] | undefined, name: string) => void
  onError: (error: string | undefined) => void
}

/** A file of rows: CSV or XLSX. */
export function SheetField({ label, hint, error, onRead, onError }: SheetFieldProps) {
  async function take(file: File) {
    onRead(undefined, file.name)
    onError(undefined)
    try {
      onRead(await readSheet(file), file.name)
    } catch (problem) {
      if (!(problem instanceof SheetError)) throw problem
      onError(problem.message)
    }
  }
  return (
    <FileDrop
      label={label}
      hint={hint}
      accept={sheetTypes}
      error={error}
      onFiles={([file]) => file && void take(file)}
      onRefused={() => onError('Use a CSV or XLSX file.')}
    />
  )
}
