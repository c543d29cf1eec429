import type { ProfileKindName } from '@app/contract/owners.ts'
import { surroundingMiles } from '@app/contract/rules/limits.ts'
import { Link } from 'react-router'
import type { MapPlace } from '../../components/map/market-view.ts'
import { nearbyFacts, type NearbyFacts } from '../../kinds/nearby-facts.ts'
import { kindList, kinds, newProfilePath, type KindFacts } from '../../kind/registry.ts'
import { count } from '../../components/format.ts'
import type { Section, SectionProps } from '../profile-page.ts'
import type { SurroundedContent } from './load-nearby.ts'
import { NearbyRows } from './nearby-rows.tsx'

/** A section for each of these kinds that is listed near other places. */
export const nearbySections = <C extends SurroundedContent>(
  names: readonly ProfileKindName[],
): Section<C>[] => names.flatMap((name) => nearbyFacts[name] ?? []).map((facts) => nearbySection<C>(facts))

const nearbySection = <C extends SurroundedContent>(facts: NearbyFacts): Section<C> => ({
  id: `nearby-${facts.kind.name}`,
  title: facts.title,
  isEmpty({ surroundings }) {
    const found = surroundings[facts.kind.name]
    return found === undefined || (found.count === 0 && !facts.isShownEmpty)
  },
  // Nobody can edit the section, so nobody sees it empty.
  empty: '',
  Body({ content, entitlements }: SectionProps<C>) {
    const list = content.surroundings[facts.kind.name]
    if (list === undefined) return null
    if (list.count === 0) return <NoneNearby facts={facts} isPerson={entitlements !== undefined} />
    return <NearbyRows facts={facts} place={content.profile} first={list} />
  },
})

const NoneNearby = ({ facts: { kind, noun }, isPerson }: { facts: NearbyFacts; isPerson: boolean }) => (
  <p className="mut">
    No {noun.other} within {count(surroundingMiles)} mi yet.
    {isPerson && kindList.some(({ name }) => name === kind.name) && (
      <>
        {' '}
        <Link className="link" to={newProfilePath(kind)}>
          Add a {noun.one}
        </Link>
      </>
    )}
  </p>
)

/** The listed profiles on the page's map. */
export const surroundingPlaces = ({ surroundings }: SurroundedContent): MapPlace[] =>
  Object.values(surroundings).flatMap(({ rows }) =>
    rows.map(({ id, name, lat, lng, category, offer }) => ({
      id,
      name,
      lat,
      lng,
      category,
      hasPromotion: offer !== null,
    })),
  )

/** The kind of a profile on the map. Undefined for one of another list. */
export function surroundingKind({ surroundings }: SurroundedContent, id: string): KindFacts | undefined {
  return Object.values(kinds).find(({ name }) => surroundings[name]?.rows.some((row) => row.id === id))
}
