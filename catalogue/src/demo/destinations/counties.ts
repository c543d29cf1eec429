import { stateOf } from '@app/contract/reference-lists/regions.ts'
import { listed } from '../names/listed.ts'
import type { Town } from '../places/towns.ts'

/** Counties, each with a large town in it. */
const counties = listed(`
  Jefferson/Birmingham AL, Maricopa/Phoenix AZ, Pima/Tucson AZ, Pulaski/Little Rock AR, Kern/Bakersfield CA,
  Placer/Roseville CA, Sonoma/Santa Rosa CA, Larimer/Fort Collins CO, Weld/Greeley CO, Mesa/Grand Junction CO,
  Kent/Dover DE, Hillsborough/Tampa FL, Collier/Naples FL, Fulton/Atlanta GA, DuPage/Naperville IL,
  Winnebago/Rockford IL, Marion/Indianapolis IN, Hamilton/Fishers IN, Allen/Fort Wayne IN, Polk/Des Moines IA,
  Johnson/Overland Park KS, Warren/Bowling Green KY, Cumberland/Portland ME, Frederick/Frederick MD,
  Hampden/Springfield MA, Kent/Grand Rapids MI, Oakland/Pontiac MI, Hennepin/Minneapolis MN, Olmsted/Rochester MN,
  Greene/Springfield MO, Gallatin/Bozeman MT, Douglas/Omaha NE, Washoe/Reno NV, Erie/Buffalo NY, Onondaga/Syracuse NY,
  Wake/Raleigh NC, Buncombe/Asheville NC, Cass/Fargo ND, Franklin/Columbus OH, Summit/Akron OH, Lane/Eugene OR,
  Deschutes/Bend OR, Lehigh/Allentown PA, Horry/Myrtle Beach SC, Minnehaha/Sioux Falls SD, Knox/Knoxville TN,
  Collin/Plano TX, Denton/Denton TX, Bexar/San Antonio TX, Fort Bend/Sugar Land TX, King/Seattle WA, Pierce/Tacoma WA,
  Kanawha/Charleston WV, Dane/Madison WI, Brown/Green Bay WI, Simcoe/Barrie ON, Essex/Windsor ON`)

const byTown = new Map(
  counties.map((entry) => entry.split('/')).map(([name, town]) => [town, `${name} County`]),
)

/** The county of a large town, such as 'Hamilton County' for Fishers. */
export const countyOf = ({ name, state }: Town) => byTown.get(`${name} ${stateOf(state)?.code}`)
