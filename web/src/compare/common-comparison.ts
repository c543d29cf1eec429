import { milesBetween } from '@app/contract/rules/globe.ts'
import { textRow, type Row, type RowGroup } from './comparison.ts'
import { miles } from '../components/format.ts'
import { addressLine } from '../page/place-words.ts'
import type { Profile } from '../kind/profile-calls.ts'

/** Where profiles of any kind are. Distances are from the first one. */
export function placeGroup<I extends Profile>(profiles: readonly I[]): RowGroup<I> {
  const [first, ...others] = profiles
  const distance: Row<I> = {
    label: 'Distance',
    note: first && `From ${first.name}`,
    valueOf(profile) {
      if (first === undefined || profile.id === first.id) return first && { text: '–' }
      const [from, to] = [positionOf(first), positionOf(profile)]
      if (from === undefined || to === undefined) return undefined
      const between = milesBetween(from, to)
      return { text: miles(between), figure: between }
    },
  }
  return {
    title: 'Location',
    rows: [textRow('Address', addressLine), ...(others.length > 0 ? [distance] : [])],
  }
}

const positionOf = ({ lat, lng }: Profile) => (lat === null || lng === null ? undefined : { lat, lng })
