import type { FileColumns } from '../read-file.ts'
import { formatTarget, type ColumnChoices } from './column-map.ts'
import { headerName } from './header-name.ts'

export interface ColumnDescription {
  name: string
  samples: string[]
  /** In the form of the command line. Null for a column that nothing is known about. */
  target: string | null
  recognizedBy: 'source' | 'name' | 'saved' | 'proposal' | 'you' | null
}

const maxSamples = 3
const maxSampleLength = 100

/** What each column is for, and how that was recognized. `isSaved`: the choices are those of an earlier file. */
export function describeColumns(
  { names, sample, recognition, proposal }: FileColumns,
  choices: ColumnChoices,
  isSaved: boolean,
): ColumnDescription[] {
  const { kind, source, columns, meant, ignored } = recognition
  const targets = new Map([
    ...[...columns].flatMap(([field, list]) => list.map((column) => [column, field as string] as const)),
    ...meant.map(({ column, meaning }) => [column, formatTarget(meaning)] as const),
    ...ignored.map((column) => [column, '-'] as const),
  ])
  const chosen = namesIn(choices)
  const proposed = proposal ? namesIn(proposal) : new Set()
  const isKnown = kind.sources.includes(source)
  return names.map((name) => {
    const header = headerName(name)
    const target = targets.get(name) ?? null
    const how = () => {
      if (target === null) return null
      if (chosen.has(header)) return isSaved ? 'saved' : 'you'
      if (proposed.has(header)) return 'proposal'
      return isKnown && (source.columns.has(header) || target === '-') ? 'source' : 'name'
    }
    return { name, samples: samplesOf(sample.valuesOf(name)), target, recognizedBy: how() }
  })
}

const namesIn = ({ map }: ColumnChoices) => new Set([...map.keys()].map(headerName))

const samplesOf = (values: readonly string[]) =>
  [...new Set(values)]
    .slice(0, maxSamples)
    .map((value) => (value.length > maxSampleLength ? `${value.slice(0, maxSampleLength - 1)}…` : value))
