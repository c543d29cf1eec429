import { activityViews, type ActivityView } from '@app/contract/rules/activity-views.ts'
import { create } from 'zustand'
import { useSession } from '../api/session.ts'
import { readDevice, storedRecord, writeDevice } from '../page/device-storage.ts'

export const hubTabs = ['States', 'Categories', 'Following', 'Saved searches'] as const
export type HubTab = (typeof hubTabs)[number]

/** The specification's slice of the client store. */
export interface HomePageState {
  userFeedOffset: number
  hubTab: HubTab
  userActivityTab: ActivityView
  /** Whether parts that can be expanded are, by their keys. */
  expanderStates: Readonly<Record<string, boolean>>
  /** Page numbers of lists, by their query parameters. */
  paginationStates: Readonly<Record<string, number>>
  /** Whether the questions of the first minute were left out. */
  isWelcomeSkipped: boolean
  /** How far from the place of the account home looks, as chosen in the first minute. */
  miles: number | undefined
}

export const initialHomeState: HomePageState = {
  userFeedOffset: 0,
  hubTab: 'States',
  userActivityTab: 'all',
  expanderStates: {},
  paginationStates: {},
  isWelcomeSkipped: false,
  miles: undefined,
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const pick = <T>(value: unknown, options: readonly T[], fallback: T): T =>
  options.find((option) => option === value) ?? fallback

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 1

/** Reads what a browser has stored. Whatever isn't valid has its default. */
export function parseHomeState(text: string | null): HomePageState {
  const stored = storedRecord(text)
  const { userFeedOffset, expanderStates, paginationStates } = stored
  const entries = (value: unknown) => (isRecord(value) ? Object.entries(value) : [])
  return {
    userFeedOffset: isCount(userFeedOffset) ? userFeedOffset : initialHomeState.userFeedOffset,
    hubTab: pick(stored.hubTab, hubTabs, initialHomeState.hubTab),
    userActivityTab: pick(stored.userActivityTab, activityViews, initialHomeState.userActivityTab),
    expanderStates: Object.fromEntries(
      entries(expanderStates).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    ),
    paginationStates: Object.fromEntries(
      entries(paginationStates).filter((entry): entry is [string, number] => isCount(entry[1])),
    ),
    isWelcomeSkipped: stored.isWelcomeSkipped === true,
    miles: isCount(stored.miles) ? stored.miles : undefined,
  }
}

const storageKey = (subject: string) => `home:${subject}`

/** By person: several may use one browser. */
const useStates = create<Record<string, HomePageState>>()(() => ({}))

const stateOf = (subject: string) =>
  useStates.getState()[subject] ?? parseHomeState(readDevice(storageKey(subject)))

/** How far from the place of the account home looks. Undefined until somebody chooses it. */
export const chosenMiles = () => stateOf(useSession.getState().person?.subject ?? '').miles

/** What home remembers of the reader in this browser, and a function that changes it. Only in the browser. */
export function useHomeState() {
  const subject = useSession(({ person }) => person?.subject ?? '')
  const state = useStates((states) => states[subject]) ?? stateOf(subject)
  const change = (changes: Partial<HomePageState>) => {
    const next = { ...stateOf(subject), ...changes }
    useStates.setState({ [subject]: next })
    writeDevice(storageKey(subject), JSON.stringify(next))
  }
  return [state, change] as const
}

/** Whether a part is expanded, and a function that changes it. */
export function useExpander(key: string) {
  const [{ expanderStates }, change] = useHomeState()
  const expand = (isExpanded: boolean) => change({ expanderStates: { ...expanderStates, [key]: isExpanded } })
  return [expanderStates[key] ?? false, expand] as const
}
