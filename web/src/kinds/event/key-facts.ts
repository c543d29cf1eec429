import type { Event } from '@app/contract/events/event-schema.ts'
import { shownName } from '@app/contract/rules/event-text.ts'
import { sportsText } from '@app/contract/rules/sports-text.ts'
import type { LineScoreItem } from '../../components/display/line-score.tsx'
import { count, listOf } from '../../components/format.ts'
import { spaceGroups, spaceLabel, type Space } from '../../profile/spaces/space-groups.ts'

interface Facts {
  profile: Event
  requirements: readonly Space[]
}

const participationText = { Individual: 'Individuals', Team: 'Teams', Both: 'Teams and individuals' } as const

/** The known facts: sports, level, age group, gender, who takes part, and what it is played on. */
export function keyFacts({ profile, requirements }: Facts): LineScoreItem[] {
  const { sportsList, eventLevel, ageGroup, gender } = profile
  return [
    ...words('Sports', sportsText(sportsList), sportsList.length > 1 ? listOf(sportsList) : undefined),
    ...words('Level', eventLevel),
    ...words('Age group', ageGroup),
    ...words('Gender', gender),
    ...participationFacts(profile),
    ...spaceFacts(profile, requirements),
  ]
}

const words = (label: string, value: string | null, note?: string): LineScoreItem[] =>
  value === null ? [] : [{ label, value, isWords: true, ...(note && { note }) }]

function participationFacts({ participation, teamCount }: Event): LineScoreItem[] {
  if (teamCount !== null) return [{ label: 'Teams', value: count(teamCount), note: 'at most' }]
  return words('Open to', participation && participationText[participation])
}

function spaceFacts({ spaceName, surface, location }: Event, needed: readonly Space[]): LineScoreItem[] {
  const [group] = spaceGroups(needed)
  if (group !== undefined) {
    const note = [...group.surfaces, ...group.locations].join(', ').toLowerCase()
    return [{ label: spaceLabel(group.name), value: count(group.count), ...(note && { note }) }]
  }
  const note = [surface, location].filter((value) => value !== null && value !== 'N/A').join(', ')
  return words('Played on', shownName(spaceName), note.toLowerCase() || undefined)
}
