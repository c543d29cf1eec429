import { readdirSync, readFileSync } from 'node:fs'
import { ReadFields } from '@app/contract/events/request-reading.ts'
import * as z from 'zod'

const FieldName = ReadFields.keyof()

/** What the text beside it says: all of its fields, and those that need to be confirmed. Others may. */
const Expected = z.strictObject({
  fields: z
    .partialRecord(FieldName, z.unknown())
    .refine(
      (fields) =>
        FieldName.options.every(
          (name) =>
            !(name in fields) || ReadFields.shape[name].unwrap().shape.value.safeParse(fields[name]).success,
        ),
      'must have the values of a request',
    ),
  uncertain: z.array(FieldName),
})

/** A request as somebody writes it, and all that it says. */
export interface WrittenRequest extends z.output<typeof Expected> {
  text: string
}

/** Nobody who writes rules has read the `unopened` ones, so an error names only their file. */
type Corpus = 'tuned' | 'held-out' | 'unopened'

/** Reads `NNN.txt` and `NNN.json` of a folder, in order. */
export function writtenRequests(corpus: Corpus): WrittenRequest[] {
  const folder = new URL(`requests/${corpus}/`, import.meta.url)
  const names = readdirSync(folder).flatMap((file) => /^(\d{3})\.txt$/.exec(file)?.[1] ?? [])
  return names.toSorted().map((name) => {
    const read = (extension: string) => readFileSync(new URL(`${name}.${extension}`, folder), 'utf8')
    const expected = Expected.safeParse(JSON.parse(read('json')))
    if (!expected.success) throw new Error(`${corpus}/${name}.json doesn't have the fields of a request`)
    return { text: read('txt').replace(/\n$/, ''), ...expected.data }
  })
}
