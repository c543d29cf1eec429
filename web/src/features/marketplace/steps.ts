import { abbreviated } from '../../page/format.ts'

/** 'Any' and some least numbers to choose from, with the one that is wanted among them. */
export function steps(numbers: readonly number[], wanted: number | undefined, unit = '') {
  const all = new Set(wanted === undefined ? numbers : [...numbers, wanted])
  return [
    { value: '', label: 'Any' },
    ...[...all]
      .toSorted((a, b) => a - b)
      .map((n) => ({ value: String(n), label: `${abbreviated(n)}${unit}` })),
  ]
}
