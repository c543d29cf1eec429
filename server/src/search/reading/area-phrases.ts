import { cityKey } from '@app/catalogue/gazetteer/city-key.ts'
import { landmarks } from '@app/catalogue/gazetteer/landmarks.ts'
import { metroAreas } from '@app/catalogue/gazetteer/metro-areas.ts'
import { townNicknames } from '@app/catalogue/gazetteer/town-nicknames.ts'
import { stateOf } from '@app/contract/reference-lists/regions.ts'
import type { Phrase } from './phrases.ts'
import type { PlaceNames } from './place-names.ts'
import { pointOf } from './place-meanings.ts'
import type { PlaceMeaning } from './reading.ts'
import { regions } from './regions.ts'

const placePhrase = (text: string, place: PlaceMeaning): Phrase => ({
  text,
  meaning: { type: 'place', place, others: [], isGuess: false },
})

/** Metropolitan areas, regions, landmarks and nicknames of towns. */
export function areaPhrases(names: PlaceNames): Phrase[] {
  const metros = metroAreas.flatMap(({ key, label, names: texts }) =>
    texts.map((text) =>
      placePhrase(text, { type: 'metro', key, label, largestTown: names.largestTown(`metro:${key}`) }),
    ),
  )
  const nicknames = Object.entries({ ...landmarks, ...townNicknames }).flatMap(([text, town]) => {
    const [name = '', state = ''] = town.split(', ')
    const found = names.towns(cityKey(name)).find((one) => one.state === stateOf(state)?.name)
    return found ? [placePhrase(text, pointOf(found))] : []
  })
  const several = regions.flatMap(({ label, names: texts, states: of }) =>
    texts.split(', ').map((text) => placePhrase(text, { type: 'states', label, states: of })),
  )
  return [...several, ...nicknames, ...metros]
}
