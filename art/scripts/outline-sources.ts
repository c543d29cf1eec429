import type { Point } from '../src/geometry.ts'

/** The borders that an outline is made from. */
export interface OutlineSource {
  readonly from: 'us' | 'ca'
  readonly id: string
  /** Selects the rings to keep, to drop remote islands that would make the rest small. */
  readonly keeps?: (place: Point) => boolean
  /** Moves remote parts closer, as atlases do; `by` is in degrees. */
  readonly inset?: { readonly of: (place: Point) => boolean; readonly by: [number, number] }
}

const us = (id: string, more: Pick<OutlineSource, 'keeps' | 'inset'> = {}): OutlineSource => ({
  from: 'us',
  id,
  ...more,
})
const ca = (id: string, more: Pick<OutlineSource, 'keeps'> = {}): OutlineSource => ({
  from: 'ca',
  id,
  ...more,
})

/** Sources by file and state slug. */
export const groups = {
  northeast: {
    connecticut: us('09'),
    delaware: us('10'),
    maine: us('23'),
    massachusetts: us('25'),
    'new-hampshire': us('33'),
    'new-jersey': us('34'),
    'new-york': us('36'),
    pennsylvania: us('42'),
    // Without Block Island, 14 km offshore.
    'rhode-island': us('44', { keeps: ([, latitude]) => latitude > 41.27 }),
    vermont: us('50'),
    'district-of-columbia': us('11'),
    maryland: us('24'),
  },
  southeast: {
    alabama: us('01'),
    arkansas: us('05'),
    florida: us('12'),
    georgia: us('13'),
    kentucky: us('21'),
    louisiana: us('22'),
    mississippi: us('28'),
    'north-carolina': us('37'),
    'south-carolina': us('45'),
    tennessee: us('47'),
    virginia: us('51'),
    'west-virginia': us('54'),
  },
  midwest: {
    illinois: us('17'),
    indiana: us('18'),
    iowa: us('19'),
    kansas: us('20'),
    michigan: us('26'),
    minnesota: us('27'),
    missouri: us('29'),
    nebraska: us('31'),
    'north-dakota': us('38'),
    ohio: us('39'),
    'south-dakota': us('46'),
    wisconsin: us('55'),
  },
  west: {
    idaho: us('16'),
    montana: us('30'),
    oregon: us('41'),
    washington: us('53'),
    wyoming: us('56'),
    arizona: us('04'),
    colorado: us('08'),
    nevada: us('32'),
    'new-mexico': us('35'),
    oklahoma: us('40'),
    texas: us('48'),
    utah: us('49'),
    california: us('06'),
  },
  islands: {
    // Without the western Aleutians, which extend beyond the antimeridian.
    alaska: us('02', { keeps: ([longitude]) => longitude < 0 && longitude > -170.5 }),
    // Only the eight main islands.
    hawaii: us('15', { keeps: ([longitude]) => longitude > -160.6 }),
    'puerto-rico': us('72', { keeps: ([longitude]) => longitude > -67.4 }),
    // Saint Croix lies 60 km south of the others.
    'virgin-island': us('78', { inset: { of: ([, latitude]) => latitude < 18, by: [-0.04, 0.42] } }),
  },
  canada: {
    alberta: ca('AB'),
    'british-columbia': ca('BC'),
    manitoba: ca('MB'),
    'new-brunswick': ca('NB'),
    'newfoundland-and-labrador': ca('NL'),
    // Without Sable Island, 175 km offshore.
    'nova-scotia': ca('NS', { keeps: ([longitude, latitude]) => latitude > 44.4 || longitude < -61 }),
    ontario: ca('ON'),
    'prince-edward-island': ca('PE'),
    quebec: ca('QC'),
    saskatchewan: ca('SK'),
  },
} satisfies Record<string, Record<string, OutlineSource>>

export type Group = keyof typeof groups

export const groupNames: readonly Group[] = ['northeast', 'southeast', 'midwest', 'west', 'islands', 'canada']
