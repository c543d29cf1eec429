import { loadApi } from '../api/load-api.ts'
import type { MapProfile } from '../components/map/map-profile.ts'
import { addressLine } from '../page/place-words.ts'
import { cards } from './cards.ts'
import { profilePath, type KindFacts } from '../kind/registry.ts'

/** An info window has room for so many figures. */
const mostFigures = 3

/** What a map's info window shows of a profile, with the same figures as its card. `search` is kept by the link to it. */
export async function loadMapInfo(
  kind: KindFacts,
  id: string,
  signal: AbortSignal,
  search = '',
): Promise<MapProfile> {
  const { data: profile } = await kind.calls(await loadApi()).get({ id }, { signal })
  const { name, lat, lng, headerImage, logo, googlePlaceId } = profile
  const card = cards[kind.name]
  return {
    id,
    name,
    lat: lat ?? 0,
    lng: lng ?? 0,
    address: addressLine(profile),
    headerImage,
    logo,
    googlePlaceId,
    to: profilePath(kind, id) + search,
    score: card.score(profile, mostFigures),
    ...card.card(profile),
  }
}
