import type { useToast } from '../components/overlays/toaster.tsx'
import { countedNoun, kinds, marketPath } from '../kind/registry.ts'
import { eitherOf } from '../components/format.ts'
import { readDevice, writeDevice } from '../page/device-storage.ts'
import { knownEventQuery } from '@app/contract/rules/known-event.ts'
import { readKnownEvent } from '../page/known-event.ts'
import { noteVisit } from '../page/note-visit.ts'
import { isId } from '../kind/profile-ids.ts'
import { chosenKey, useChosen, type Chosen, type ChosenProfile } from './chosen.ts'
import { cleanSearch, maxCompared } from './compare-query.ts'

/** Changes the choice here and on the device. */
export function setChosen(chosen: Chosen | null) {
  const kept = chosen === null || chosen.profiles.length === 0 ? null : chosen
  writeDevice(chosenKey, kept && JSON.stringify(kept))
  useChosen.setState(kept, true)
}

/** Reads the choice of the device, which another tab may have changed. */
export const restoreChosen = () => useChosen.setState(readChosen(readDevice(chosenKey)), true)

/** Null for text that this code didn't write. */
export function readChosen(text: string | null): Chosen | null {
  if (text === null) return null
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRecord(stored) || !Array.isArray(stored.profiles)) return null
  const kind = Object.values(kinds).find(({ name }) => name === stored.kind)
  const profiles = stored.profiles.filter(isChosenProfile).slice(0, maxCompared)
  if (kind === undefined || profiles.length === 0) return null
  return {
    kind: kind.name,
    profiles,
    ...foundBy(
      typeof stored.event === 'string' ? stored.event : '',
      typeof stored.search === 'string' ? stored.search : '',
    ),
  }
}

type Found = Pick<Chosen, 'event' | 'search'>

/** How profiles were found, by a query that may describe an event, and the query of a search. */
function foundBy(event: string, search: string): Found {
  const cleaned = cleanSearch(search)
  return { event: cleanEvent(event), ...(cleaned !== undefined && { search: cleaned }) }
}

/** The part of a query that describes an event. */
const cleanEvent = (query: string) => knownEventQuery(readKnownEvent(new URLSearchParams(query)))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isChosenProfile = (value: unknown): value is ChosenProfile =>
  isRecord(value) && typeof value.id === 'string' && isId(value.id) && typeof value.name === 'string'

/** What changes the choice, or why it stays: the tray has profiles of another kind, or no room. */
export type Change =
  | { type: 'changed'; next: Chosen | null }
  | { type: 'other kind'; text: string; next: Chosen }
  | { type: 'full'; text: string }

/** Adds the profile, or removes it if it is already chosen. The latest event and search count. */
export function changeOf(
  chosen: Chosen | null,
  kind: Chosen['kind'],
  profile: ChosenProfile,
  { event, search = chosen?.search }: Found,
): Change {
  const found = { event: event || (chosen?.event ?? ''), ...(search !== undefined && { search }) }
  if (chosen === null) return { type: 'changed', next: { kind, profiles: [profile], ...found } }
  if (chosen.kind !== kind) {
    const text = `You are comparing ${countedNoun(chosen.profiles.length, kinds[chosen.kind])}. Only pages of one kind can be compared.`
    return { type: 'other kind', text, next: { kind, profiles: [profile], event } }
  }
  const others = chosen.profiles.filter(({ id }) => id !== profile.id)
  if (others.length < chosen.profiles.length)
    return { type: 'changed', next: others.length === 0 ? null : { ...chosen, profiles: others } }
  if (others.length < maxCompared)
    return {
      type: 'changed',
      next: {
        kind,
        profiles: [...others, { id: profile.id, name: profile.name }],
        ...found,
      },
    }
  const names = eitherOf(others.map(({ name }) => name))
  return {
    type: 'full',
    text: `You can compare up to ${maxCompared}. To add ${profile.name}, remove ${names}.`,
  }
}

/** Of toasts: the latest press counts. */
const topic = 'compare'

/** Changes the choice after a press, or shows why it stays. `search` is a query that may describe an event. */
export function pressCompare(
  kind: Chosen['kind'],
  profile: ChosenProfile,
  search: string,
  toast: Pick<ReturnType<typeof useToast>, 'warning'>,
) {
  // Another tab may have changed it.
  restoreChosen()
  const { pathname, search: query } = window.location
  const found = foundBy(search, pathname === marketPath(kinds[kind]) ? query : '')
  const change = changeOf(useChosen.getState(), kind, profile, found)
  if (change.type === 'changed') {
    if (change.next?.profiles.some(({ id }) => id === profile.id)) noteVisit('compare', profile.id)
    return setChosen(change.next)
  }
  if (change.type === 'full') return toast.warning(change.text, { topic, isPersistent: true })
  toast.warning(change.text, {
    topic,
    action: { label: 'Start over', onPress: () => setChosen(change.next) },
  })
}
