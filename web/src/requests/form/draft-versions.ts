import { askedText, toldLabel } from '@app/contract/rules/tell-asked.ts'
import type { Difference } from '../../platform/form/differences.ts'
import type { Side, Version } from '../../platform/form/versions.tsx'
import type { RequestDraft } from '../request-draft.ts'
import { askedRows, toldGroup } from './asked-rows.ts'

/** The values of one side. */
export const valuesOf = (
  differences: readonly Difference[],
  names: readonly string[],
  side: Side,
): RequestDraft =>
  Object.fromEntries(
    differences
      .filter(({ name }) => names.includes(name))
      .map((difference) => [difference.name, difference[side]]),
  )

/** Both versions of a draft, of which it has the chosen ones. Fields that are told together are chosen together. */
export function draftVersions(differences: readonly Difference[], draft: RequestDraft): Version[] {
  const rows = askedRows.filter(({ name }) => differences.some((difference) => difference.name === name))
  const told = Map.groupBy(rows, ({ name }) => toldGroup(name))
  return [...told].map(([name, parts]) => {
    const names = parts.map((part) => part.name)
    const textOf = (side: Side) => askedText(name, { ...draft, ...valuesOf(differences, names, side) }) ?? ''
    const theirs = valuesOf(differences, names, 'theirs')
    const isTheirs = names.every((one) => JSON.stringify(draft[one]) === JSON.stringify(theirs[one]))
    return {
      label: toldLabel(name),
      names,
      mine: textOf('mine'),
      theirs: textOf('theirs'),
      choice: isTheirs ? 'theirs' : 'mine',
    }
  })
}
