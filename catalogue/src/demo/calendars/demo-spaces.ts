import type { Facts } from '../facilities/facts.ts'
import type { BuiltSpace } from '../facilities/spaces/build-spaces.ts'

/** A space that can be booked, with the numbers of its units among those of the calendar. */
export interface DemoSpace {
  name: string
  built: BuiltSpace
  parts: readonly string[]
  units: readonly number[]
  bufferMinutes: number
}

const mostSpaces = 20
const bookable = /^(?:Field|Diamond|Court|Rink|Pool|Track)$/
/** Ice is made and goals are moved between two uses. */
const needsBuffer = /^(?:Field|Diamond|Rink)$/

/** Field 1, Field 2, Court 1, and so on. */
export function spacesOf({ spaces }: Facts): DemoSpace[] {
  let unitCount = 0
  return spaces
    .filter(({ name }) => bookable.test(name))
    .flatMap((built) => Array.from({ length: built.count }, () => built))
    .slice(0, mostSpaces)
    .map((built, at, all) => {
      const number = all.slice(0, at + 1).filter(({ name }) => name === built.name).length
      const parts = partsOf(built)
      const units = Array.from({ length: Math.max(1, parts.length) }, () => unitCount++)
      const bufferMinutes = needsBuffer.test(built.name) ? 15 : 0
      return { name: `${built.name} ${number}`, built, parts, units, bufferMinutes }
    })
}

/** Turf is marked for two halves, and pools have a rope. */
function partsOf({ name, surface }: BuiltSpace): string[] {
  if (name === 'Pool') return ['Shallow', 'Deep']
  return name === 'Field' && surface !== 'Grass' ? ['A', 'B'] : []
}
