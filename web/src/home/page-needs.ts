import type { Profile } from '../kind/profile-calls.ts'
import type { ProfileSummary } from '../kind/profile-summary.ts'
import { profilePath } from '../kind/registry.ts'
import { count, listOfFirst, nounFor } from '../components/format.ts'
import { pageSteps } from './page-steps.ts'

/** What waits for the reader, or what the reader waits for. */
export interface Need {
  /** How many. With a plus if there may be more on other pages of the list. */
  figure: string
  /** After the figure, such as 'days'. */
  unit?: string
  title: string
  text: string
  action: string
  to: string
}

/** A page of a list of own profiles. */
export interface OwnPages {
  summary: ProfileSummary
  profiles: readonly Profile[]
  /** Of the whole list. */
  count: number
}

interface Found {
  summary: ProfileSummary
  profile: Profile
}

interface NeedWords {
  one: string
  other: string
  text(names: string, found: number): string
}

/** By status, the most pressing first. */
const statusWords: readonly (NeedWords & { status: string })[] = [
  {
    status: 'Declined',
    one: 'declined page',
    other: 'declined pages',
    text: (names) => `${names}. Read why, and send it again.`,
  },
  {
    status: 'Draft',
    one: 'draft to publish',
    other: 'drafts to publish',
    text: (names, found) => `${names}. Only the team sees ${nounFor(found, 'it', 'them')}.`,
  },
  {
    status: 'Pending',
    one: 'page waits for approval',
    other: 'pages wait for approval',
    text: (names, found) => `${names}. An administrator reviews ${nounFor(found, 'it', 'them')} first.`,
  },
]

const incompleteWords: NeedWords = {
  one: 'page to complete',
  other: 'pages to complete',
  text: (names) => `${names}. People search by what a page says.`,
}

const mostNames = 2

const inLowerCase = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const namesOf = (found: readonly Found[]) =>
  listOfFirst(
    found.map(({ profile }) => profile.name),
    mostNames,
  )

/** At most one need of each sort, the most pressing first. `today` is the day in UTC. */
export function pageNeeds(lists: readonly OwnPages[], today: string): Need[] {
  const isWhole = lists.every(({ profiles, count: all }) => profiles.length >= all)
  const pages = lists.flatMap(({ summary, profiles }) =>
    profiles
      .filter((profile) => !summary.isOver?.(profile, today))
      .map((profile): Found => ({ summary, profile })),
  )
  const needOf = (found: readonly Found[], words: NeedWords, step?: { text: string; to: string }): Need[] => {
    const [first] = found
    if (first === undefined) return []
    return [
      {
        figure: count(found.length) + (isWhole ? '' : '+'),
        title: found.length === 1 && isWhole ? words.one : words.other,
        text: words.text(namesOf(found), found.length),
        action:
          step === undefined
            ? `Open ${first.profile.name}`
            : `${first.profile.name}: ${inLowerCase(step.text)}`,
        to: step?.to ?? profilePath(first.summary.kind, first.profile.id),
      },
    ]
  }
  const byStatus = statusWords.flatMap((words) =>
    needOf(
      pages.filter(({ profile }) => profile.status === words.status),
      words,
    ),
  )
  const stepOf = ({ summary, profile }: Found) => pageSteps(summary, profile, today)[0]
  const incomplete = pages.filter((page) => stepOf(page) !== undefined)
  const [first] = incomplete
  return [...byStatus, ...needOf(incomplete, incompleteWords, first && stepOf(first))]
}
