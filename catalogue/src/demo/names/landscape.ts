import type { RegionName } from '@app/contract/reference-lists/regions.ts'
import { listed } from './listed.ts'

/** First halves of names taken from the land. Uncommon words, so that the pair is unlikely to be in use. */
const everywhere = listed(`
  Bobolink, Burdock, Candlewick, Catalpa, Coopersmith, Copperline, Ferrier, Flintlock, Foxglove,
  Gristmill, Hackberry, Harrowstone, Hayrick, Hornbeam, Juneberry, Kestrel, Lanternfield, Larkspur,
  Limekiln, Marten, Meadowlark, Millstone, Moonseed, Nuthatch, Plover, Plumtree, Quarrystone,
  Rushlight, Saddleback, Sedge, Slatestone, Sumac, Tanager, Teasel, Thistledown, Tinderbox,
  Whetstone, Whitethorn, Windrow, Wrenfield`)

const byRegion: Readonly<Record<RegionName, readonly string[]>> = {
  Northeast: listed(`
  Bayberry, Bittersweet, Boxelder, Cranberry, Hemlock, Partridgeberry, Tamarack`),
  Southeast: listed(`
  Cypress Knee, Mayhaw, Muscadine, Possumhaw, Redbay, Sassafras, Silverbell, Tupelo, Yaupon`),
  Midwest: listed(`
  Bluestem, Coneflower, Goldenrod, Ironweed, Osage, Prairie Clover, Switchgrass`),
  Northwest: listed(`
  Camas, Chokecherry, Larch, Madrone, Salal, Serviceberry, Syringa, Tamarack`),
  Southwest: listed(`
  Agave, Chamisa, Cholla, Creosote, Mesquite, Ocotillo, Roadrunner, Rabbitbrush, Yucca`),
  Pacific: listed(`
  Bush Poppy, Chaparral, Coyote Brush, Fiddleneck, Manzanita, Matilija, Toyon, Yerba Buena`),
  Caribbean: listed(`
  Almendro, Ceiba, Flamboyán, Guayacán, Maga, Pitirre, Tabonuco, Úcar`),
  'Prairie Provinces': listed(`
  Chinook, Crocus, Foothill, Saskatoon Berry, Sweetgrass, Western Lily, Wolf Willow`),
  'Western Canada': listed(`
  Alder, Arbutus, Camas, Cedar Waxwing, Oceanspray, Salmonberry, Thimbleberry`),
  'Atlantic Canada': listed(`
  Bakeapple, Bayberry, Eelgrass, Juniper, Lupine, Marram, Partridgeberry, Puffin`),
  'Central Canada': listed(`
  Birchbark, Bunchberry, Loon, Tamarack, Trillium, Whitepine`),
}

const byState: Readonly<Record<string, readonly string[]>> = {
  Hawaii: listed(`
  Hala, Hapuu, Koa, Kukui, Maile, Naupaka, Ohia, Palila, Pikake, Wiliwili`),
  Alaska: listed(`
  Bearberry, Fireweed, Muskeg, Ptarmigan, Sitka Rose, Spruce Hen, Wheatear, Wild Celery`),
  'Virgin Island': listed(`
  Bay Rum, Frangipani, Genip, Ginger Thomas, Kapok, Lignum Vitae, Sea Grape, Tamarind`),
}

export const landscapeWords = (state: string, region: RegionName): readonly string[] =>
  byState[state] ?? [...byRegion[region], ...byRegion[region], ...everywhere]

/** Second halves, which every land has. */
const landforms = listed(`
  Bend, Bluff, Brook, Commons, Crossing, Flats, Fork, Glen, Grove, Heath, Hill, Hollow, Knoll,
  Landing, Meadow, Mill, Point, Ridge, Run, Terrace`)

const landformsByRegion: Partial<Record<RegionName, readonly string[]>> = {
  Southwest: listed(`
  Arroyo, Bend, Canyon, Crossing, Draw, Flats, Mesa, Point, Ranch, Ridge, Springs, Wash`),
  Pacific: listed(`
  Canyon, Cove, Creek, Crossing, Grove, Hill, Mesa, Point, Ranch, Ridge, Terrace, Valley`),
  Caribbean: listed(`Bay, Cove, Estate, Gut, Hill, Point, Ridge, Valley`),
  'Atlantic Canada': listed(`
  Brook, Cove, Crossing, Harbour, Head, Hill, Neck, Point, Ridge, Tickle`),
  'Prairie Provinces': listed(`
  Bend, Butte, Coulee, Creek, Crossing, Flats, Grove, Hills, Meadows, Ridge`),
}

export const landformsOf = (region: RegionName): readonly string[] => landformsByRegion[region] ?? landforms

/** Invented place names of one word, as developers give to quarters and streets. */
export const quarterNames = listed(`
  Amberwick, Ashmeade, Barleycross, Beechwater, Birchcombe, Brackenmere, Brindlewood, Cobblemere, Cressbrook,
  Dunmarrow, Eaglemarsh, Elmscott, Fairhollow, Fernwater, Glenmarch, Goldenmere, Harborstone, Hazelcombe,
  Heatherstone, Heronsgate, Hollowmere, Kestrelmoor, Kingswater, Larkmoor, Lindenmere, Maplecombe, Millcombe,
  Mossbridge, Northwater, Oakensmoor, Orchardgate, Pearmain, Pinewater, Quailmoor, Ravenmoor, Rosehollow,
  Rowanstead, Saltbridge, Sandmere, Sorrelfield, Stonecombe, Sunmeadow, Swanbrook, Tannerfield, Thornmere,
  Waterstone, Westerbrook, Whistlewood, Willowscombe, Wyndmoor, Yarrowby`)
