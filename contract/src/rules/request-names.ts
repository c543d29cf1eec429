import type { AskedEvent, AskedFields } from '../events/asked-event.ts'

/** The names that the specification gives a request for fields of the event that it is, by the event's own. */
export const requestNames = {
  spaceName: 'spaceType',
  surface: 'spaceSurface',
  spaceCount: 'spaceTypeCount',
  location: 'spaceLocation',
  requestAddress: 'location.address',
  requestDist: 'location.dist',
} as const
type RenamedField = keyof typeof requestNames

export const requestNameOf = <N extends string>(name: N): N | (typeof requestNames)[RenamedField] =>
  isRenamed(name) ? requestNames[name] : name
const isRenamed = (name: string): name is RenamedField => name in requestNames

/** The fields of an event by their names in a request. */
export const fieldsByRequestName: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(requestNames).map(([field, name]) => [name, field]),
)

/** What a request asks, by the names of its event's fields, which the table `askedFields` and the forms use. */
export const askedByEventNames = ({
  spaceType: spaceName,
  spaceSurface: surface,
  spaceTypeCount: spaceCount,
  spaceLocation,
  location: { address: requestAddress, dist: requestDist },
  ...asked
}: AskedEvent): AskedFields => ({
  ...asked,
  spaceName,
  surface,
  spaceCount,
  location: spaceLocation,
  requestAddress,
  requestDist,
})
