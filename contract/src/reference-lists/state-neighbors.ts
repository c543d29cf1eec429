import { states, type StateName } from './regions.ts'

/** The postal codes of the states with a common border. Each pair is listed once. */
const borders = `
AL FL GA MS TN
AK BC
AZ CA NM NV UT
AR LA MO MS OK TN TX
CA NV OR
CO KS NE NM OK UT WY
CT MA NY RI
DE MD NJ PA
DC MD VA
FL GA
GA NC SC TN
ID MT NV OR UT WA WY BC
IL IN IA KY MO WI
IN KY MI OH
IA MN MO NE SD WI
KS MO NE OK
KY MO OH TN VA WV
LA MS TX
ME NH NB QC
MD PA VA WV
MA NH NY RI VT
MI OH WI ON
MN ND SD WI MB ON
MS TN
MO NE OK TN
MT ND SD WY AB BC SK
NE SD WY
NV OR UT
NH VT QC
NJ NY PA
NM OK TX
NY PA VT ON QC
NC SC TN VA
ND SD MB SK
OH PA WV
OK TX
OR WA
PA WV
PR VI
SD WY
TN VA
UT WY
VT QC
VA WV
WA BC
AB BC SK
MB ON SK
NB NS PE QC
NL QC
NS PE
ON QC
`

const nameOf = new Map<string, StateName>(states.map(({ code, name }) => [code, name]))

/** The neighbors of each state in the order of its list. Hawaii has none. */
const neighbors = new Map<StateName, StateName[]>(states.map(({ name }) => [name, []]))
for (const line of borders.trim().split('\n')) {
  const [first, ...others] = line.split(' ').flatMap((code) => nameOf.get(code) ?? [])
  for (const other of others) {
    if (first === undefined) continue
    neighbors.get(first)?.push(other)
    neighbors.get(other)?.push(first)
  }
}

export const neighborsOf = (state: StateName): readonly StateName[] => neighbors.get(state) ?? []
