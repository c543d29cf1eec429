import type { HostMatcher } from './match-hosts.ts'
import type { SpaceCounter } from './host-spaces.ts'
import { furtherNeed, type SpaceNeed } from './wanted-spaces.ts'

/** So many spaces, of any of the needs that it joins. */
export interface JointNeed {
  least: number
  spaces: SpaceCounter
}

/** Of more needs that one space could meet, only pairs and all together are checked. */
const mostSubsets = 6

const isOneSpaceEnough = (one: SpaceNeed, other: SpaceNeed) =>
  one.wanted.some(({ spaceType }) =>
    other.wanted.some(
      (wanted) => spaceType === undefined || wanted.spaceType === undefined || spaceType === wanted.spaceType,
    ),
  )

/** The needs in groups: a space that could meet two of them is of one group. */
function groupsOf(needs: readonly SpaceNeed[]): SpaceNeed[][] {
  let groups: SpaceNeed[][] = []
  for (const need of needs) {
    const touching = groups.filter((group) => group.some((other) => isOneSpaceEnough(need, other)))
    groups = [...groups.filter((group) => !touching.includes(group)), [...touching.flat(), need]]
  }
  return groups
}

function subsetsOf(group: readonly SpaceNeed[]): SpaceNeed[][] {
  if (group.length > mostSubsets)
    return [
      ...group.map((need) => [need]),
      ...group.flatMap((need, place) => group.slice(place + 1).map((other) => [need, other])),
      [...group],
    ]
  return Array.from({ length: 2 ** group.length - 1 }, (_, bits) =>
    group.filter((_need, place) => (((bits + 1) >> place) & 1) === 1),
  )
}

/**
 * What several hosts must have together, so that no space counts twice: for any needs of a request, as many spaces that meet one of them as
 * all of these needs ask for (Hall's theorem).
 */
export function jointNeeds({ need, request, spaces, countSpaces }: HostMatcher): JointNeed[] {
  const needs = [...(need.count === null ? [] : [need]), ...request.requirements.map(furtherNeed)]
  return groupsOf(needs)
    .flatMap(subsetsOf)
    .map((subset) => {
      const [only, ...others] = subset
      const least = subset.reduce((sum, { count }) => sum + (count ?? 1), 0)
      return {
        least,
        spaces:
          only === need && others.length === 0
            ? spaces
            : countSpaces({ count: least, wanted: subset.flatMap(({ wanted }) => wanted) }),
      }
    })
}
