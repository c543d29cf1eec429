/**
 * Declarations that must not compile. Nothing runs this file: `tsc` fails if an expected error doesn't occur.
 */
import type { Api } from '@app/contract/api.ts'
import { Nothing } from '@app/contract/envelope.ts'
import { facilities, facility, facilityCollections } from '@app/contract/facilities/facility-routes.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import { under } from '@app/contract/patterns/items.ts'
import { lookup } from '@app/contract/patterns/lookup.ts'
import { toggle } from '@app/contract/patterns/toggle.ts'
import { route } from '@app/contract/route.ts'
import type { services } from '@app/contract/tree.ts'
import { kinds } from '../kinds.ts'
import { boostHandlers } from '../patterns/boosts.ts'
import { childHandlers } from '../patterns/children.ts'
import { lookupHandler } from '../patterns/lookup.ts'
import type { ProfileKind } from '../patterns/profile-kind.ts'
import { toggleHandler } from '../patterns/toggle.ts'
import type { Handlers, Service } from '../platform/http/call.ts'
import type { ItemResolver, Rights, RungResolver } from '../platform/http/rights.ts'

type FacilityHandlers = Partial<Handlers<typeof facilities>>
type AmenityHandlers = Partial<Handlers<typeof facilities.amenities>>

const { amenities, sports, spaceTypes } = facilityCollections
const ofAmenities = childHandlers({ table: 'amenity', collection: amenities })
const ofSports = childHandlers({ table: 'sport', collection: sports })
const ofSpaceTypes = childHandlers({ table: 'space_type', collection: spaceTypes })

// The handlers of one collection for the routes of another.
void ({ amenities: ofAmenities, sports: ofSports, spaceTypes: ofSpaceTypes } satisfies FacilityHandlers)
// @ts-expect-error
void ({ amenities: ofSpaceTypes } satisfies FacilityHandlers)
// @ts-expect-error
void ({ spaceTypes: ofAmenities } satisfies FacilityHandlers)
// @ts-expect-error
void ({ amenities: ofSports } satisfies FacilityHandlers)
// @ts-expect-error
void ({ sports: ofAmenities } satisfies FacilityHandlers)

// Any single handler of another collection: those that only read differ by their reply alone.
void ({ list: ofAmenities.list } satisfies AmenityHandlers)
// @ts-expect-error
void ({ list: ofSports.list } satisfies AmenityHandlers)
// @ts-expect-error
void ({ get: ofSports.get } satisfies AmenityHandlers)
// @ts-expect-error
void ({ filtered: ofSports.filtered } satisfies AmenityHandlers)
// @ts-expect-error
void ({ create: ofSports.create } satisfies AmenityHandlers)
// @ts-expect-error
void ({ update: ofSports.update } satisfies AmenityHandlers)

// A collection without one of its handlers.
const { remove: _, ...withoutRemove } = ofAmenities
// @ts-expect-error
void ({ amenities: withoutRemove } satisfies FacilityHandlers)

// Boosts of something that is no kind of profile.
void boostHandlers(kinds.facility)
// @ts-expect-error
void boostHandlers('nonsense')
// @ts-expect-error
void boostHandlers('facility')

// A route without its owner, or with one that does not exist.
void route({ method: 'GET', path: '/a', owner: null, allow: 'user', reply: Nothing })
// @ts-expect-error
void route({ method: 'GET', path: '/a', allow: 'user', reply: Nothing })
// @ts-expect-error
void route({ method: 'GET', path: '/a/{id}', owner: 'nonsense', allow: 'user', reply: Nothing })

// Rights without the resolver of a kind of owner or item.
declare const ofRung: RungResolver
declare const ofItem: ItemResolver
// @ts-expect-error
void ({ facility: ofRung } satisfies Rights['rungs'])
// @ts-expect-error
void ({ review: ofItem } satisfies Rights['items'])

// A list of kinds without one of them.
void (kinds satisfies Record<ProfileKindName, ProfileKind>)
// @ts-expect-error
void ({ facility: kinds.facility } satisfies Record<ProfileKindName, ProfileKind>)

// Services, or clients of them, without one of them.
type Services = { [S in keyof typeof services]: Service<(typeof services)[S]> }
declare const facilityService: Services['facility-mgmt']
declare const facilityApi: Api['facility-mgmt']
// @ts-expect-error
void ({ 'facility-mgmt': facilityService } satisfies Services)
// @ts-expect-error
void ({ 'facility-mgmt': facilityApi } satisfies Api)

// A flag or a foreign id that is no field of the item.
const place = under(facility, 'images')
const opened = { name: 'opened', flag: 'isOpened' } as const
// @ts-expect-error
void toggle(place, amenities, opened)
// @ts-expect-error
void toggleHandler({ table: 'amenity', collection: amenities }, 'isOpened')
void lookup(facility, 'places', 'googlePlaceId')
// @ts-expect-error
void lookup(facility, 'places', 'nonsense')
// @ts-expect-error
void lookupHandler(kinds.facility, 'nonsense')
