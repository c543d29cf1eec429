import { askedAmenities } from '@app/contract/rules/asked-amenities.ts'
import type { AskedName } from '@app/contract/rules/asked-words.ts'
import { toldFacts, toldNames } from '@app/contract/rules/tell-asked.ts'
import type { AskedFields } from '@app/contract/events/asked-event.ts'
import type { LeadFit } from '@app/contract/events/lead-fit.ts'
import type { MatchCondition } from '@app/contract/events/match-schema.ts'
import { partDaysText, shortRange, spaceNoun, spacesOfText } from '../../page/fit-words.ts'
import { count, counted, miles } from '../../components/format.ts'
import { heldText, type HeldSpaces } from '../held-spaces.ts'
import { reasonText } from '../match/match-words.ts'

export interface AskedRow {
  name: AskedName
  need: string
  asked: string
  /** What the host has. */
  own: string
  tone: 'good' | 'fair' | 'bad'
}

const tones = (isMissed: boolean, isKnown = true): AskedRow['tone'] =>
  isMissed ? 'bad' : isKnown ? 'good' : 'fair'

/**
 * What an event asks against what the host has. Without a fit, as of a destination, only what is asked. `held` counts the spaces that are held
 * for it, and so aren't free for others; `less` names the days on which less is.
 */
export function askedRows(
  event: AskedFields,
  fit: LeadFit | null,
  held: HeldSpaces = { all: 0, asked: 0, isBooked: false },
  less = '',
): AskedRow[] {
  const noun = spaceNoun(event.spaceName)
  const misses = (condition: MatchCondition) =>
    (fit?.misses.includes(condition) ?? false) &&
    !(held.all > 0 && (condition === 'dates' || condition === 'spaces'))
  const facts = fit?.match.facts
  const state = held.isBooked ? 'booked' : 'held'
  const { spaceCount, roomsPerNight } = event
  const levels = askedAmenities(event)
  // Those with a field of their own are told there.
  const amenities = event.amenities.filter((name) => levels.every(({ amenity }) => amenity !== name))
  const found = amenities.filter((name) => facts?.amenities.includes(name))
  /** What the host has, by what is asked. */
  const owns: Partial<Record<AskedName, Pick<AskedRow, 'own' | 'tone'>>> = {
    sportsList: {
      own: facts ? (misses('sport') ? 'Not on your page' : 'On your page') : '',
      tone: tones(misses('sport'), facts !== undefined),
    },
    startDate: {
      own:
        held.all > 0
          ? `${held.isBooked ? 'Booked' : 'Held'} for them${less && `. ${less}`}`
          : fit
            ? freeText(fit, misses('dates'))
            : '',
      tone: tones(misses('dates'), held.all > 0 ? less === '' : fit?.match.isFree === true),
    },
    requestAddress: {
      own: facts && facts.miles !== null ? `${miles(facts.miles)} away` : '',
      tone: tones(misses('distance'), facts !== undefined),
    },
    ...(spaceCount !== null && {
      spaceCount: {
        own:
          held.all > 0
            ? held.asked === held.all
              ? `${count(held.all)} of ${counted(spaceCount, noun)} ${state}`
              : `${heldText(held, noun)}, ${state}`
            : facts
              ? spacesText(facts, spaceCount, noun, fit)
              : '',
        tone: tones(
          misses('spaces') || (held.all > 0 && held.asked === 0),
          (held.all > 0 ? held.asked : (facts?.own ?? 0)) >= spaceCount,
        ),
      },
    }),
    ...(roomsPerNight !== null && {
      roomsPerNight: {
        own: fit ? reasonText(fit.match, { reason: 'rooms', tone: 'good' }) : '',
        tone: tones(misses('rooms'), (facts?.rooms ?? 0) >= roomsPerNight),
      },
    }),
    amenities: {
      own: facts ? found.join(', ') || 'None on your page' : '',
      tone: tones(false, found.length === amenities.length),
    },
    ...Object.fromEntries(
      levels.map(({ name, amenity, isRequired }) => {
        const isListed = facts?.amenities.includes(amenity) ?? false
        const own = facts ? (isListed ? 'On your page' : 'Not on your page') : ''
        return [name, { own, tone: tones(isRequired && !isListed, isListed) }] as const
      }),
    ),
  }
  return toldFacts(shownNames, { ...event, amenities }).map(({ name, label, value }) => ({
    name,
    need: label,
    asked: value,
    own: '',
    tone: 'fair',
    ...owns[name],
  }))
}

/** Below the table, in the words of the organizer, or above it. */
const toldElsewhere = new Set<AskedName>(['name', 'description', 'spaceDescription', 'requirementNotes'])
const shownNames = toldNames(['What', 'When', 'Where', 'Spaces', 'People and rooms', 'Budget']).filter(
  (name) => !toldElsewhere.has(name),
)

function spacesText(
  { own }: LeadFit['match']['facts'],
  needed: number,
  noun: string,
  fit: LeadFit | null,
): string {
  const here = spacesOfText(own, needed, noun)
  if (own >= needed) return here
  const partners = fit?.match.partners ?? []
  return partners.length === 0
    ? `${here}, ${count(needed - own)} short`
    : `${here}. ${partners.map(({ name, miles: away }) => `${name}, ${miles(away)} away,`).join(' and ')} has the others`
}

function freeText({ match: { isFree, facts, partDays } }: LeadFit, isMissed: boolean): string {
  if (isMissed) return 'Not free on all days. See below what can be held.'
  if (!isFree || facts.from === null || facts.to === null) return 'Your calendar doesn’t say'
  const free = `Free ${shortRange(facts.from, facts.to)}${facts.setupDays > 0 ? ', set-up too' : ''}`
  return partDays.length === 0 ? free : `${free}. ${partDaysText(partDays)}`
}
