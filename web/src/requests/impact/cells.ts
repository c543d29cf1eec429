import type { ImpactInputs } from '@app/contract/events/impact.ts'
import type { EventInput, Range, SegmentInput, SegmentName } from '@app/contract/rules/impact/inputs.ts'
import type { InputSource } from '@app/contract/rules/impact/input-sources.ts'
import type { OwnInputs } from '@app/contract/rules/impact/resolved-inputs.ts'

/** Where an input is: in a segment, or of the event as a whole. */
export type Cell = { group: SegmentName; name: SegmentInput } | { group: 'event'; name: EventInput }

export interface OwnInput extends Range {
  source: InputSource
  note?: string | null | undefined
}
/** The inputs that the event states itself, as they are stored. */
export type Own = OwnInputs<OwnInput>

export const keyOf = ({ group, name }: Cell) => `${group}-${name}`

export const inputIn = (own: Own, cell: Cell): OwnInput | undefined =>
  cell.group === 'event' ? own.event?.[cell.name] : own[cell.group]?.[cell.name]

/** Without an input, the default counts again. */
export const withInput = (own: Own, cell: Cell, input: OwnInput | undefined): Own =>
  cell.group === 'event'
    ? { ...own, event: { ...own.event, [cell.name]: input } }
    : { ...own, [cell.group]: { ...own[cell.group], [cell.name]: input } }

/** As the API takes them, without what is undefined. */
export const storedInputs = (own: Own): ImpactInputs => JSON.parse(JSON.stringify(own))
