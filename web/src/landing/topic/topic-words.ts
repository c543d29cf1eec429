import { regionOf } from '@app/contract/reference-lists/regions.ts'
import type { LandingTopic } from '../../kind/landing/landing-facts.ts'
import { stateInSentence } from '../../kind/landing/landing-words.ts'
import { capitalized, inSentence } from '../../components/format.ts'

/** The heading of a topic's page, the line above it, and the title of the document. */
export function titlesOf({ state, category }: LandingTopic) {
  const sport = category && capitalized(inSentence(category.name))
  if (state === undefined) {
    const heading = `${sport} venues and hosts`
    return { heading, overline: 'Sports', title: heading }
  }
  const place = stateInSentence(state)
  if (sport !== undefined) {
    const heading = `${sport} venues in ${place}`
    return { heading, overline: `Sports events in ${place}`, title: heading }
  }
  return {
    heading: capitalized(place),
    overline: `Sports events in ${regionInSentence(regionOf(state) ?? place)}`,
    title: `Sports events in ${place}: venues and hosts`,
  }
}

/** 'the Midwest', 'Western Canada'. */
const regionInSentence = (region: string) => (region.endsWith('Canada') ? region : `the ${region}`)

/** Search engines cut longer descriptions. */
const longestDescription = 160

/** As many sentences as fit, at least one. */
export function descriptionOf(sentences: readonly string[]): string {
  let text = sentences[0] ?? ''
  for (const sentence of sentences.slice(1)) {
    if (text.length + 1 + sentence.length > longestDescription) break
    text = `${text} ${sentence}`
  }
  return text
}
