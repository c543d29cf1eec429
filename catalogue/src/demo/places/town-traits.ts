import type { StateName } from '@app/contract/reference-lists/regions.ts'
import { cityKey } from '../../gazetteer/city-key.ts'
import { listed } from '../names/listed.ts'

type TownNames = Partial<Record<StateName, readonly string[]>>

/** Towns on a sea that is warm enough to play on its beach. */
const beachTowns: TownNames = {
  Alabama: listed('Gulf Shores, Orange Beach, Dauphin Island'),
  California: listed(`
    Huntington Beach, Santa Cruz, San Clemente, Oceanside, Encinitas, Carlsbad, Hermosa Beach, Manhattan Beach,
    Redondo Beach, Santa Monica, Long Beach, Newport Beach, Ventura, Santa Barbara, Pismo Beach, Pacifica,
    Imperial Beach, Coronado, Del Mar, Laguna Beach, Seal Beach, Malibu`),
  Delaware: listed('Rehoboth Beach, Bethany Beach, Lewes'),
  Florida: listed(`
    Cocoa Beach, Daytona Beach, New Smyrna Beach, Clearwater, Fort Lauderdale, Miami Beach, Pensacola, Panama City Beach,
    Destin, Jacksonville Beach, Fernandina Beach, Siesta Key, Sarasota, Naples, Fort Myers Beach, Vero Beach, Melbourne Beach,
    Delray Beach, Pompano Beach, Hollywood, Saint Pete Beach, Key West, Jupiter, Deerfield Beach`),
  Georgia: listed('Tybee Island, Saint Simons Island'),
  Hawaii: listed('Honolulu, Kailua, Haleiwa, Kihei, Lahaina, Hilo, Kailua-Kona, Kapaa, Paia, Waimea'),
  Maryland: listed('Ocean City, Ocean Pines'),
  Massachusetts: listed('Nantasket Beach, Hull, Plymouth, Falmouth, Newburyport'),
  Mississippi: listed('Biloxi, Gulfport, Pass Christian, Bay Saint Louis'),
  'New Jersey': listed(`
    Belmar, Asbury Park, Ocean City, Wildwood, Atlantic City, Long Branch, Manasquan, Cape May, Margate City, Ventnor City`),
  'New York': listed('Long Beach, Montauk, Hampton Bays, East Hampton'),
  'North Carolina': listed(
    'Carolina Beach, Wrightsville Beach, Kill Devil Hills, Nags Head, Emerald Isle, Wilmington',
  ),
  'Puerto Rico': listed(
    'San Juan, Rincón, Aguadilla, Isabela, Luquillo, Fajardo, Ponce, Carolina, Mayagüez, Dorado',
  ),
  'Rhode Island': listed('Narragansett, Newport, Westerly, Middletown'),
  'South Carolina': listed(
    'Myrtle Beach, North Myrtle Beach, Folly Beach, Hilton Head Island, Isle of Palms, Surfside Beach',
  ),
  Texas: listed('Galveston, Corpus Christi, South Padre Island, Port Aransas, Rockport'),
  'Virgin Island': listed('Charlotte Amalie, Cruz Bay, Christiansted, Frederiksted'),
  Virginia: listed('Virginia Beach, Chincoteague, Hampton'),
}

/** Towns below a mountain, or beside the hill that has to do for one. */
const slopeTowns: TownNames = {
  Alaska: listed('Anchorage, Juneau, Fairbanks'),
  Alberta: listed('Canmore, Banff, Calgary, Jasper'),
  'British Columbia': listed(
    'Whistler, Kelowna, Vernon, Kimberley, Fernie, Revelstoke, Rossland, Golden, Invermere',
  ),
  California: listed('Truckee, South Lake Tahoe, Mammoth Lakes, Big Bear Lake, Tahoe City, Wrightwood'),
  Colorado: listed(`
    Breckenridge, Steamboat Springs, Aspen, Avon, Crested Butte, Telluride, Durango, Winter Park, Silverthorne, Frisco,
    Glenwood Springs, Idaho Springs, Snowmass Village, Gunnison`),
  Idaho: listed('Ketchum, McCall, Sandpoint, Hailey, Driggs, Kellogg'),
  Maine: listed('Bethel, Farmington, Rangeley, Bridgton'),
  Michigan: listed('Gaylord, Petoskey, Harbor Springs, Ironwood, Marquette, Boyne City, Cadillac'),
  Minnesota: listed('Duluth, Grand Marais, Virginia, Hastings, Burnsville'),
  Montana: listed('Whitefish, Bozeman, Red Lodge, Big Sky, Missoula, Anaconda'),
  Nevada: listed('Incline Village, Reno'),
  'New Hampshire': listed('North Conway, Lincoln, Gilford, Franconia, Littleton, Conway, Henniker'),
  'New Mexico': listed('Taos, Ruidoso, Angel Fire, Red River'),
  'New York': listed('Lake Placid, Saranac Lake, Ellicottville, Windham, Hunter, Lake George'),
  Ontario: listed('Collingwood, Thunder Bay, Huntsville, Barrie'),
  Oregon: listed('Bend, Hood River, Sandy, Government Camp, Ashland'),
  Pennsylvania: listed('Tannersville, Macungie, Somerset, Bradford'),
  Quebec: listed(
    'Mont-Tremblant, Bromont, Saint-Sauveur, Sainte-Agathe-des-Monts, Stoneham, Beaupré, Magog, Sainte-Adèle',
  ),
  Utah: listed('Park City, Heber, Ogden, Cedar City, Brian Head, Sandy, Logan'),
  Vermont: listed('Stowe, Killington, Ludlow, Manchester, Waitsfield, Rutland, Warren, Woodstock'),
  Washington: listed('Leavenworth, Cle Elum, Wenatchee, North Bend, Bellingham'),
  'West Virginia': listed('Davis, Beckley, Snowshoe'),
  Wisconsin: listed('Wausau, La Crosse, Rib Mountain, Wisconsin Dells'),
  Wyoming: listed('Jackson, Teton Village, Lander, Pinedale'),
}

/** Towns that held winter or summer games, or train for them. */
const gamesTowns: TownNames = {
  Alberta: ['Calgary', 'Canmore'],
  'British Columbia': ['Vancouver', 'Whistler'],
  California: ['Los Angeles', 'Chula Vista'],
  Colorado: ['Colorado Springs'],
  Georgia: ['Atlanta'],
  Michigan: ['Marquette'],
  'New York': ['Lake Placid'],
  Quebec: ['Montréal'],
  Utah: ['Park City', 'Salt Lake City', 'Kearns'],
}

export interface TownTraits {
  hasBeach: boolean
  hasSlopes: boolean
  hasGames: boolean
}

const keysOf = (towns: TownNames) =>
  new Set(Object.entries(towns).flatMap(([state, names]) => names.map((name) => `${cityKey(name)} ${state}`)))

const [beach, slopes, games] = [keysOf(beachTowns), keysOf(slopeTowns), keysOf(gamesTowns)]

export const traitsOf = (key: string, state: StateName): TownTraits => ({
  hasBeach: beach.has(`${key} ${state}`),
  hasSlopes: slopes.has(`${key} ${state}`),
  hasGames: games.has(`${key} ${state}`),
})
