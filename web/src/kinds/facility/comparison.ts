import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { choiceRows, figureRow, no, textRow, type Comparison, type Row } from '../../compare/comparison.ts'
import { capitalized, count, counted, listOf } from '../../components/format.ts'
import { placeGroup } from '../../compare/common-comparison.ts'
import { spacesFor } from './fit.ts'
import { spaceGroups, spaceLabel, spaceWord } from '../../profile/spaces/space-groups.ts'
import { facilityCard } from './card.ts'

/** More sports have no row of their own. */
const mostSports = 15

export const facilityComparison: Comparison<Facility> = {
  card: facilityCard,
  groups: (facilities) => [
    { title: 'Spaces', rows: spaceRows(facilities) },
    { title: 'Sports', rows: sportRows(facilities) },
    {
      title: 'Building',
      rows: [
        textRow('Type', ({ facilityType }) => facilityType),
        textRow('Availability', ({ availability }) => availability),
        figureRow('Seats', ({ capacity }) => capacity, { unit: 'for spectators' }),
        figureRow('Indoor area', ({ indoorArea }) => indoorArea, { unit: 'square feet' }),
        textRow('Opened', ({ yearOpened }) => (yearOpened === null ? null : String(yearOpened))),
      ],
    },
    { title: 'Amenities', rows: choiceRows(facilities, ({ amenities }) => amenities) },
    placeGroup(facilities),
    {
      title: 'What others say',
      rows: [
        {
          label: 'Rating',
          best: 'most',
          valueOf: ({ rating, reviewCount }) =>
            rating === null
              ? { text: 'No reviews' }
              : { text: rating.toFixed(1), note: counted(reviewCount, 'review'), figure: rating },
        },
        figureRow('Likes', ({ likeCount }) => likeCount),
      ],
    },
  ],
}

/** A row for each type of space, the most frequent first. A facility without any spaces doesn't tell. */
function spaceRows(facilities: readonly Facility[]): Row<Facility>[] {
  const totals = new Map<string, number>()
  for (const { name, count: n } of facilities.flatMap(({ spaceTypes }) => spaceTypes))
    totals.set(name, (totals.get(name) ?? 0) + n)
  return [...totals]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name]) => ({
      label: spaceLabel(name),
      best: 'most',
      valueOf({ spaceTypes }) {
        if (spaceTypes.length === 0) return undefined
        const group = spaceGroups(spaceTypes).find((each) => each.name === name)
        if (group === undefined) return { text: 'None', figure: 0, isNone: true }
        const note = capitalized([...group.surfaces, ...group.locations].join(', ').toLowerCase())
        return { text: count(group.count), note: note || undefined, figure: group.count }
      },
    }))
}

/** A row for each sport with the spaces for it, those of most facilities first. */
function sportRows(facilities: readonly Facility[]): Row<Facility>[] {
  const listing = new Map<string, number>()
  for (const sport of facilities.flatMap(({ sports }) => sports))
    listing.set(sport, (listing.get(sport) ?? 0) + 1)
  const sports = [...listing].toSorted(([, one], [, other]) => other - one).map(([sport]) => sport)
  const rows = sports.slice(0, mostSports).map((sport): Row<Facility> => ({
    label: sport,
    best: 'most',
    valueOf(facility) {
      if (facility.sports.length === 0) return undefined
      if (!facility.sports.includes(sport)) return { ...no, figure: 0 }
      const { type, count: n } = spacesFor(sport, facility)
      return n === 0 ? { text: 'Yes' } : { text: count(n), note: spaceWord(type, n), figure: n }
    },
  }))
  const others = new Set(sports.slice(mostSports))
  if (others.size === 0) return rows
  const othersOf = (facility: Facility) => listOf(facility.sports.filter((sport) => others.has(sport)))
  return [...rows, textRow('Other sports', othersOf)]
}
