import { columnsNamed, type KnownSource } from '../columns/known-source.ts'

const wordSet = (names: string): ReadonlySet<string> => new Set(names.split(' '))

const hifldIgnored = wordSet(
  'objectid venueid fid globalid zip4 county countyfips naicscode source sourcedate valmethod valdate yearchng',
)
/** Homeland Infrastructure Foundation-Level Data, 'Major Sport Venues'. */
const hifld: KnownSource = {
  name: 'HIFLD',
  matches: (headers) =>
    headers.has('naicsdesc') &&
    ['venueid', 'yearchng', 'name2', 'formernm'].some((name) => headers.has(name)),
  columns: columnsNamed({
    naicsdesc: 'facilityType',
    type: 'facilityType',
    population: 'capacity',
    name2: 'alias',
    name3: 'alias',
    formernm: 'alias',
  }),
  ignores: (header) => hifldIgnored.has(header),
  // The data set has only major venues: those that are not stadiums by name or size are arenas.
  guessType: (name, capacity = 0) =>
    capacity > 25_000 || /field|park|bowl|diamond|estadio/i.test(name) ? 'Stadium' : 'Arena',
}

const odrsfIgnored = wordSet(
  'index provider csduid pruid sourceformataddress sourcefullstreetaddress geosource',
)
/** Statistics Canada's Open Database of Recreational and Sport Facilities. */
const odrsf: KnownSource = {
  name: 'ODRSF',
  matches: (headers) => headers.has('odrsffacilitytype'),
  columns: columnsNamed({
    odrsffacilitytype: 'facilityType',
    sourcefacilitytype: 'facilityType',
    provterr: 'state',
    city: 'city',
    csdname: 'city',
  }),
  ignores: (header) => odrsfIgnored.has(header),
}

const ipedsIgnored = wordSet(
  `unitid fips obereg chfnm chftitle fintele admtele ein duns ueis opeid opeflag adminurl faidurl applurl npricurl veturl athurl disaurl
  sector iclevel control hloffer ugoffer groffer hdegofr1 deggrant hbcu hospital medical tribal locale openpubl act newid deathyr
  closedat cyactive postsec pseflag pset4flg rptmth ialias instcat ccbasic carnegie landgrnt instsize f1systyp f1sysnam f1syscod
  cbsa cbsatype csa necta countycd countynm cngdstcd dfrcgid dfrcuscg year`.replaceAll(/\s+/g, ' '),
)
/** Directory of the Integrated Postsecondary Education Data System (`HD…`), whose Carnegie columns change every year. */
const ipeds: KnownSource = {
  name: 'IPEDS',
  matches: (headers) => headers.has('instnm') && headers.has('stabbr'),
  columns: columnsNamed({
    instnm: 'name',
    stabbr: 'state',
    longitud: 'lng',
    webaddr: 'website',
    gentele: 'phone',
    ialias: 'alias',
  }),
  ignores: (header) => ipedsIgnored.has(header) || /^c\d\d[a-z]+$|^c\d{4}[a-z]*$/.test(header),
  facilityType: 'College/University',
}

const openStreetMap: KnownSource = {
  name: 'OpenStreetMap',
  // A plain `id` is too common to identify the source.
  matches: (headers, names) =>
    (names.includes('@id') || headers.has('osmid')) &&
    ['leisure', 'sport', 'amenity', 'building'].some((tag) => headers.has(tag)),
  columns: columnsNamed({
    leisure: 'facilityType',
    amenity: 'facilityType',
    tourism: 'facilityType',
    building: 'facilityType',
  }),
  ignoresUnknown: true,
}

/** The sources of facilities. */
export const facilitySources: readonly KnownSource[] = [hifld, odrsf, ipeds, openStreetMap]
