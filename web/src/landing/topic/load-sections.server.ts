import type { Api } from '@app/contract/api.ts'
import { stateOf } from '@app/contract/reference-lists/regions.ts'
import { hostKinds } from '@app/contract/owners.ts'
import { cards } from '../../kinds/cards.ts'
import { landingFacts, landingKinds } from '../../kinds/landing-facts.server.ts'
import {
  topicFilter,
  type LandingTexts,
  type LandingTopic,
  type TopicProfiles,
} from '../../kind/landing/landing-facts.ts'
import { countsOf, inTowns, statesWord, townsSentence } from '../../kind/landing/landing-words.ts'
import { sportNames, type Profile } from '../../kind/profile-calls.ts'
import {
  countedNoun,
  hasMarket,
  markets,
  nounInMarket,
  profilePath,
  type KindFacts,
} from '../../kind/registry.ts'
import { capitalized, count } from '../../components/format.ts'
import { searchedFirst, searchedImage } from '../../page/searched-sports.ts'
import { marketSearch } from './market-search.ts'
import type { TopicCard, TopicSection } from './topic-page.ts'

/** The profiles of a kind on a topic's page. */
export interface KindOfTopic {
  kind: KindFacts
  isHost: boolean
  found: TopicProfiles
}

const hosts: ReadonlySet<string> = new Set(hostKinds)
const shownTowns = 6
const shownCards = 4
/** The page of a sport in a state is about its venues above all. */
const shownVenues = 8
const maxSports = 6

/** All kinds on the page of a state. Only hosts have sports. */
export const findKinds = (api: Api, topic: LandingTopic): Promise<KindOfTopic[]> =>
  Promise.all(
    landingKinds
      .filter(({ name }) => topic.category === undefined || hosts.has(name))
      .map(async (kind, place) => {
        const { data, _meta } = await kind.calls(api).search({
          take: place === 0 && topic.state && topic.category ? shownVenues : shownCards,
          data: {
            ...topicFilter(topic),
            sort: landingFacts[kind.name]?.sort,
            facets: true,
            towns: shownTowns,
          },
        })
        return {
          kind,
          isHost: hosts.has(kind.name),
          found: {
            count: _meta.stats.count,
            profiles: data,
            facets: _meta.facets ?? {},
            towns: _meta.towns ?? { count: 0, most: [] },
          },
        }
      }),
  )

/** The texts about a kind. A kind without texts of its own has its towns. */
export async function textsOf(
  api: Api,
  topic: LandingTopic,
  { kind, found }: KindOfTopic,
): Promise<LandingTexts> {
  const texts = await landingFacts[kind.name]?.texts?.(api, topic, found)
  return texts ?? { lead: [], about: townsSentence(found.towns, found.count), figures: [] }
}

/** The number of a kind's profiles, and over how many towns or states they spread. */
export function figureOf(topic: LandingTopic, { kind, found }: KindOfTopic) {
  const places = countsOf(found.facets, 'state').map(({ name }) => name)
  const note =
    topic.state !== undefined
      ? inTowns(found.towns)
      : places.length > 1 && `in ${count(places.length)} ${statesWord(places)}`
  return {
    label: capitalized(found.count === 1 ? kind.noun.one : kind.noun.other),
    value: count(found.count),
    ...(note && { note: note.trim() }),
  }
}

/** The address of a kind's marketplace for a topic, if it has one. */
export function marketAddress({ state, category }: LandingTopic, kind: KindFacts): string | undefined {
  if (!hasMarket(kind)) return undefined
  return marketSearch(kind, { sports: category?.sports, state })
}

export function sectionOf(
  topic: LandingTopic,
  { kind, found }: KindOfTopic,
  { about }: LandingTexts,
): TopicSection {
  const market = markets.find((one) => one.kind?.name === kind.name)
  const to = marketAddress(topic, kind)
  return {
    kind: kind.name,
    title: market?.title ?? capitalized(kind.noun.other),
    about,
    cards: found.profiles.map((profile) => cardOf(topic, kind, profile)),
    all:
      to !== undefined && found.count > found.profiles.length
        ? { label: `All ${countedNoun(found.count, { noun: nounInMarket(kind) })}`, to }
        : undefined,
  }
}

function cardOf({ state: known, category }: LandingTopic, kind: KindFacts, profile: Profile): TopicCard {
  const sports = category?.sports ?? []
  const { id, name, city, state, isPromoted } = profile
  const card = cards[kind.name]
  const pictured = { ...profile, sports: sportNames(profile) }
  const code = known === undefined && state !== null && (stateOf(state)?.code ?? state)
  return {
    to: profilePath(kind, id),
    title: name,
    place: [[city, code].filter(Boolean).join(', '), card.type(profile)].filter(Boolean).join(' · '),
    sports: searchedFirst(pictured, sports).slice(0, maxSports),
    score: (category && landingFacts[kind.name]?.score?.(profile, category.sports)) ?? card.score(profile),
    image: searchedImage(pictured, sports),
    isPromoted,
    ...card.card(profile),
  }
}
